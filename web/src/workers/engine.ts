import {Thinker} from './thinker';

/** The engine that the whole page asks. */
export const thinker = new Thinker(() => new Worker(new URL('./engine-worker.ts', import.meta.url), {type: 'module'}));
