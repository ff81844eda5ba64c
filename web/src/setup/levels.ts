import type {Level} from '../workers/answers';

/** From the weakest to the strongest. */
export const LEVELS: readonly Level[] = ['dreamer', 'greedy', 'careful', 'clever', 'master'];
