import wasm from '../../../browser/target/wasm/sheets.wasm?url';
import type {SheetsExports} from './exports';
import {loadedOnce} from './load-wasm';
import type {Numbered, Reply, SheetsRequest} from './protocol';

const sheets = loadedOnce<SheetsExports>(wasm);

async function answer({args}: SheetsRequest): Promise<string> {
    return (await sheets()).pages(...args);
}

self.onmessage = ({data}: MessageEvent<Numbered<SheetsRequest>>) => {
    answer(data).then(
        (text) => self.postMessage({id: data.id, answer: text} satisfies Reply),
        (failure: unknown) => self.postMessage({id: data.id, failure: String(failure)} satisfies Reply),
    );
};
