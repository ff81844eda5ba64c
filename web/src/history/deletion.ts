import {savedGames, type SavedGame} from '../game/saved-games';
import {soloHistory, type SoloResult} from '../game/solo-history';
import type {GameHistory, HistoryContents} from './game-history.svelte';

/** What was deleted, to be brought back. */
export interface Deleted {
    contents: HistoryContents;
    saved: SavedGame[];
    totals: SoloResult[];
}

/** Deletes a finished game from this device. */
export async function deleteGame(id: string, history: GameHistory): Promise<Deleted> {
    const saved = savedGames.games().filter((game) => game.id === id);
    const totals = soloHistory.results().filter((result) => result.id === id);
    savedGames.remove(id);
    soloHistory.remove(id);
    return {contents: await history.remove([id]), saved, totals};
}

/** Deletes every finished game from this device. Games that go on stay. */
export async function deleteAll(history: GameHistory): Promise<Deleted> {
    const saved = savedGames.games().filter(({over}) => over);
    const totals = soloHistory.results();
    saved.forEach(({id}) => savedGames.remove(id));
    soloHistory.clear();
    return {contents: await history.clear(), saved, totals};
}

export async function bringBack({contents, saved, totals}: Deleted, history: GameHistory): Promise<void> {
    saved.forEach((game) => savedGames.put(game));
    totals.forEach((result) => soloHistory.keep(result));
    await history.restore(contents);
}
