import type {LaterWords} from '../words/later/later.svelte';
import type {Words} from '../words/words.svelte';
import type {GameEntry} from './entry';

/**
 * The boards of some games, by their codes, with what they are called. Those of a player's own are numbered, the one that was
 * played first as the first.
 */
export function boardsOf(
    games: readonly Pick<GameEntry, 'board' | 'endedAt'>[],
    w: Words,
    l: LaterWords,
): Map<string, string> {
    const known: Record<string, string> = w.boards;
    const nameOf = ({name}: GameEntry['board']) => (name === undefined ? undefined : known[name]);
    const oldestFirst = games.toSorted((a, b) => a.endedAt - b.endedAt).map(({board}) => board);
    const own = [...new Set(oldestFirst.filter((board) => nameOf(board) === undefined).map(({code}) => code))];
    return new Map(
        games.map(({board}) => [board.code, nameOf(board) ?? l.games.ownBoard(own.indexOf(board.code) + 1)]),
    );
}
