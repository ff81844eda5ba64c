import type {GameEntry} from './entry';

/** A kept game, for tests. */
export function entry(id: string, change: Partial<GameEntry> = {}): GameEntry {
    return {
        id,
        kind: 'alone',
        endedAt: 1,
        record: 'trasse 1\n',
        fingerprint: `print of ${id}`,
        board: {code: 'code', name: 'classic'},
        edition: 'boards',
        rounds: 15,
        players: [{name: 'Ada', start: 1, isOwn: true, line: ['e4'], points: {}, plus: 0, minus: 60, total: -60}],
        winners: [1],
        ...change,
    };
}
