import {BoardWeights} from './board-weights.svelte';
import {KeptWeights} from './kept-weights';
import {Thinker} from './thinker';

/** What the bots of the whole page know. */
export const boardWeights = new BoardWeights(
    () => new Worker(new URL('./training-worker.ts', import.meta.url), {type: 'module'}),
    new KeptWeights('trasse-boards'),
);

/** The engine that the whole page asks. */
export const thinker = new Thinker(
    () => new Worker(new URL('./engine-worker.ts', import.meta.url), {type: 'module'}),
    boardWeights,
);
