declare module '*/wasm-runtime.js' {
    export function load(path: string): Promise<{exports: object}>;
}
