import wasm from '../../../browser/target/wasm/engine.wasm?url';
import {referenceTo} from './answers';
import type {EngineExports, StudyListener} from './exports';
import {loadedOnce} from './load-wasm';
import type {EngineRequest, Numbered, Progress, Reply} from './protocol';

const engine = loadedOnce<EngineExports>(wasm);

async function answer(
    request: EngineRequest,
    tell: (progress: Progress) => void,
    find: (found: string) => void,
): Promise<string> {
    tell('loading');
    const {bot, analyse, attempt, hindsight, learn} = await engine();
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
        case 'learn':
            return learn(referenceTo({code: request.board}), request.weights);
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

// The worker is started when somebody needs the engine.
engine().catch(() => undefined);
