import wasm from '../../../browser/target/wasm/engine.wasm?url';
import {referenceTo} from './answers';
import type {EngineExports, StudyListener} from './exports';
import {loadedOnce} from './load-wasm';
import type {EngineRequest, Numbered, Progress, Reply} from './protocol';

/** Milliseconds after which a bot plays without knowledge of the board. */
const TIMEOUT = 10_000;

const engine = loadedOnce<EngineExports>(wasm);
const learned = new Map<string, Promise<void>>();

/** Learns a board once. After a failure it is tried again the next time. */
function learn(code: string): Promise<void> {
    let learning = learned.get(code);
    if (learning === undefined) {
        learning = fetchWeights(code);
        learning.catch(() => learned.delete(code));
        learned.set(code, learning);
    }
    return learning;
}

async function fetchWeights(code: string): Promise<void> {
    const response = await fetch(`/weights/${code}`, {signal: AbortSignal.timeout(TIMEOUT)});
    // Nobody has learned this board yet.
    if (response.status === 404) {
        return;
    }
    if (!response.ok) {
        throw new Error(`the weights of ${code} were answered with ${response.status}`);
    }
    const weights = new Int8Array(await response.arrayBuffer());
    (await engine()).learn(referenceTo({code}), weights);
}

async function answer(
    request: EngineRequest,
    tell: (progress: Progress) => void,
    find: (found: string) => void,
): Promise<string> {
    tell('loading');
    const [{bot, analyse, attempt, hindsight}] = await Promise.all([
        engine(),
        request.board === undefined ? undefined : learn(request.board).catch(() => undefined),
    ]);
    tell('thinking');
    const report: StudyListener = (share, found) => {
        tell(share);
        if (found !== '') {
            find(found);
        }
    };
    switch (request.call) {
        case 'bot':
            return bot(...request.args);
        case 'analyse':
            return analyse(request.record, report);
        case 'attempt':
            return attempt(...request.args);
        case 'hindsight':
            return hindsight(request.record, request.start, request.from, request.millis, 0, report);
        case 'prepare':
            return '';
    }
}

self.onmessage = ({data}: MessageEvent<Numbered<EngineRequest>>) => {
    const {id} = data;
    answer(
        data,
        (progress) => self.postMessage({id, progress} satisfies Reply),
        (found) => self.postMessage({id, found} satisfies Reply),
    ).then(
        (text) => self.postMessage({id, answer: text} satisfies Reply),
        (failure: unknown) => self.postMessage({id, failure: String(failure)} satisfies Reply),
    );
};
