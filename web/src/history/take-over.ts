import {savedGames, type SavedGame} from '../game/saved-games';
import {soloHistory} from '../game/solo-history';
import {deviceStore} from '../storage';
import type {Replay} from '../workers/answers';
import type {GameEntry, GameKind} from './entry';
import type {GameHistory} from './game-history.svelte';
import {entryOf} from './make-entry';

/** Set once the totals of solo games have been taken over: later ones come with their games. */
const TOTALS_TAKEN = 'trasse.totals-taken';

/** What the rules are asked. */
export interface ReplayRules {
    replay(record: string): Promise<Replay>;
}

/**
 * Puts the games that are over and still only in the local storage into the history: one that has just ended, those of
 * earlier versions, and those that could not be stored before. What can be read stays; what cannot is left where it is.
 */
export async function takeOver(history: GameHistory, rules: ReplayRules): Promise<void> {
    const waiting = savedGames.games().filter(({over, inHistory}) => over && inHistory !== true);
    const entries = await Promise.all(waiting.map((game) => read(game, rules)));
    const readable = entries.filter((entry) => entry !== undefined);
    if (readable.length > 0) {
        await history.add(readable);
    }
    if (deviceStore.get(TOTALS_TAKEN) === null) {
        await history.addTotals(soloHistory.results());
    }
    if (history.trouble === undefined) {
        savedGames.markInHistory(new Set(readable.map(({id}) => id)));
        deviceStore.set(TOTALS_TAKEN, 'yes');
    }
}

async function read(game: SavedGame, rules: ReplayRules): Promise<GameEntry | undefined> {
    const {id, record, movedAt, day} = game;
    const players = game.players.map(({level}) => ({isOwn: level === undefined, level}));
    try {
        return entryOf({id, kind: kindOf(game), endedAt: movedAt, record, players, day}, await rules.replay(record));
    } catch {
        return undefined;
    }
}

export function kindOf({players, same, practice}: Pick<SavedGame, 'players' | 'same' | 'practice'>): GameKind {
    if (practice === true) {
        return 'practice';
    }
    if (same !== undefined) {
        return 'same';
    }
    const people = players.filter(({level}) => level === undefined).length;
    return players.length === 1 ? 'alone' : people > 1 ? 'device' : 'bots';
}
