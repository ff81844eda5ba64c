import {load} from '../../../browser/target/wasm/wasm-runtime.js';

/** Loads a WebAssembly module when it is first needed, and again if that has failed. */
export function loadedOnce<Exports>(path: string): () => Promise<Exports> {
    let loading: Promise<Exports> | undefined;
    return () => {
        loading ??= load(path).then(
            (loaded) => loaded.exports as Exports,
            (failure: unknown) => {
                loading = undefined;
                throw failure;
            },
        );
        return loading;
    };
}
