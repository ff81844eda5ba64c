import wasm from '../../../browser/target/wasm/engine.wasm?url';
import {LESSONS, type TrainingNews, type TrainingRequest} from './board-weights.svelte';
import type {EngineExports} from './exports';
import {loadedOnce} from './load-wasm';

const engine = loadedOnce<EngineExports>(wasm);

function tell(news: TrainingNews): void {
    self.postMessage(news);
}

/** Gets to know a board in several lessons, and tells what was learned after each. */
async function learn({board, headStart, lessons}: TrainingRequest): Promise<void> {
    const {train, learned} = await engine();
    for (const lesson of lessons) {
        const rejection = train(board, lesson, headStart, (share) => tell({lesson, share}));
        if (rejection !== '') {
            throw new Error(rejection);
        }
        tell({lesson, weights: learned(), isLast: lesson === LESSONS.at(-1)});
    }
}

self.onmessage = ({data}: MessageEvent<TrainingRequest>) => {
    learn(data).catch((failure: unknown) => tell({failure: String(failure)}));
};
