import type {Words} from '../words/words.svelte';
import type {GameEntry} from './entry';

/** The boards of some games, by their codes, with what they are called. Those of a player's own are numbered. */
export function boardsOf(games: readonly Pick<GameEntry, 'board'>[], w: Words): Map<string, string> {
    const names = new Map(games.map(({board}) => [board.code, board.name]));
    const known: Record<string, string> = w.boards;
    return new Map(
        [...names].map(([code, name], place) => [
            code,
            (name === undefined ? undefined : known[name]) ?? `${w.lobby.ownBoard} ${place + 1}`,
        ]),
    );
}
