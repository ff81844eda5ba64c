import wasm from '../../../browser/target/wasm/engine.wasm?url';
import {referenceTo} from './answers';
import type {EngineExports} from './exports';
import {loadedOnce} from './load-wasm';
import type {EngineRequest, Numbered, Progress, Reply} from './protocol';

const engine = loadedOnce<EngineExports>(wasm);

async function answer(request: EngineRequest, tell: (progress: Progress) => void): Promise<string> {
    tell('loading');
    const {bot, analyse, learn} = await engine();
    tell('thinking');
    switch (request.call) {
        case 'bot':
            return bot(...request.args);
        case 'analyse':
            return analyse(request.record, tell);
        case 'learn':
            return learn(referenceTo({code: request.board}), request.weights);
        case 'prepare':
            return '';
    }
}

self.onmessage = ({data}: MessageEvent<Numbered<EngineRequest>>) => {
    const {id} = data;
    answer(data, (progress) => self.postMessage({id, progress} satisfies Reply)).then(
        (text) => self.postMessage({id, answer: text} satisfies Reply),
        (failure: unknown) => self.postMessage({id, failure: String(failure)} satisfies Reply),
    );
};

// The worker is started when somebody needs the engine.
engine().catch(() => undefined);
