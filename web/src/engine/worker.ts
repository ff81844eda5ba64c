import {load} from '../../../browser/target/wasm/engine.wasm-runtime.js';
import wasm from '../../../browser/target/wasm/engine.wasm?url';
import type {Rulebook} from './rulebook';

export type Call = Exclude<keyof Rulebook, 'learn'>;
export type Request = {id: number} & ({call: Call; args: unknown[]} | {call: 'learn'; args: [string]});
export type Answer = {id: number; answer: string} | {id: number; failure: string};

const rulebook: Promise<Rulebook> = load(wasm).then((loaded) => loaded.exports as Rulebook);
const learned = new Map<string, Promise<string>>();

/** Fetches what strong bots know about a board, once. A failed try is forgotten, so that the next one asks again. */
function learn(board: string): Promise<string> {
    let answer = learned.get(board);
    if (answer === undefined) {
        answer = fetch(`/weights/${board}`)
            .then((response) => {
                if (!response.ok) {
                    throw new Error(`the weights of ${board} were answered with ${response.status}`);
                }
                return response.arrayBuffer();
            })
            .then(async (bytes) => (await rulebook).learn(board, new Int8Array(bytes)));
        answer.catch(() => learned.delete(board));
        learned.set(board, answer);
    }
    return answer;
}

async function answer(request: Request): Promise<string> {
    if (request.call === 'learn') {
        return learn(request.args[0]);
    }
    const book = await rulebook;
    const method = book[request.call] as (...args: unknown[]) => string;
    return method(...request.args);
}

self.onmessage = (event: MessageEvent<Request>) => {
    const {id} = event.data;
    answer(event.data).then(
        (text) => self.postMessage({id, answer: text} satisfies Answer),
        (failure: unknown) => self.postMessage({id, failure: String(failure)} satisfies Answer),
    );
};
