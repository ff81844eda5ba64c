import wasm from '../../../browser/target/wasm/rules.wasm?url';
import type {RulesExports} from './exports';
import {loadedOnce} from './load-wasm';
import type {Numbered, Reply, RulesRequest} from './protocol';

const rules = loadedOnce<RulesExports>(wasm);
// The page asks as soon as it is there.
rules().catch(() => undefined);

async function answer({call, args}: RulesRequest): Promise<string> {
    const method = (await rules())[call] as (...args: unknown[]) => string;
    return method(...args);
}

self.onmessage = ({data}: MessageEvent<Numbered<RulesRequest>>) => {
    answer(data).then(
        (text) => self.postMessage({id: data.id, answer: text} satisfies Reply),
        (failure: unknown) => self.postMessage({id: data.id, failure: String(failure)} satisfies Reply),
    );
};
