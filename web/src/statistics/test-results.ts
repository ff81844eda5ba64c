import type {Result} from './results';

/** A solo result, for tests. */
export function result(total: number, change: Partial<Result> = {}): Result {
    return {
        game: `game ${total}`,
        at: 1,
        kind: 'alone',
        board: 'code',
        edition: 'boards',
        name: 'Ada',
        players: 1,
        total,
        hasWon: false,
        strip: {points: {}, plus: total, minus: 0},
        bots: new Map(),
        ...change,
    };
}
