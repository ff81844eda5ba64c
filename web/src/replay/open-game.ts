import {api, type WireTable} from '../server/api';
import type {GameEntry} from '../history/entry';
import type {GameHistory} from '../history/game-history.svelte';
import {entryOf, fingerprintOf} from '../history/make-entry';
import {entryOfTable} from '../history/tables';
import {takeOver} from '../history/take-over';
import type {Replay} from '../workers/answers';

/** A game to be replayed. */
export interface OpenedGame {
    game: GameEntry;
    replay: Replay;
    /** Whether the history has it. */
    isKept: boolean;
}

/** Where there is no such game. */
export class NoGame extends Error {}

/** The table is still being played; it can be watched. */
export class StillPlayed extends Error {}

/** What the rules are asked. */
interface OpeningRules {
    replay(record: string): Promise<Replay>;
    unpack(packed: string): Promise<string>;
}

/** What the server is asked. */
interface OpeningServer {
    table(id: string): Promise<WireTable>;
    record(id: string): Promise<string>;
}

const TABLE = /^[2-9bcdfghjkmnpqrstvwxz]{17}$/;

/** The game of a link that carries it whole. */
export async function openPacked(packed: string, history: GameHistory, rules: OpeningRules): Promise<OpenedGame> {
    const record = await rules.unpack(packed);
    const replay = await rules.replay(record);
    const fingerprint = fingerprintOf(replay);
    const kept = await history.findSame(fingerprint);
    const players = replay.players.map(() => ({isOwn: false}));
    const origin = {id: `i-${fingerprint}`, kind: 'imported' as const, endedAt: Date.now(), record, players};
    return {game: kept ?? entryOf(origin, replay), replay, isKept: kept !== undefined};
}

/** A game of the history, or a table on the server that is over. */
export async function openById(
    id: string,
    history: GameHistory,
    rules: OpeningRules,
    server: OpeningServer = api,
): Promise<OpenedGame> {
    await takeOver(history, rules);
    const kept = await history.find(id);
    if (kept !== undefined) {
        return {game: kept, replay: await rules.replay(kept.record), isKept: true};
    }
    if (!TABLE.test(id)) {
        throw new NoGame(id);
    }
    const table = await server.table(id);
    if (table.phase !== 'over') {
        throw new StillPlayed(id);
    }
    const game = await entryOfTable(table, await server.record(id), rules);
    // A game that was removed can be looked at without coming back.
    const isKept = table.you !== undefined && !(await history.forgotten()).has(id);
    if (isKept) {
        await history.add([game]);
    }
    return {game, replay: await rules.replay(game.record), isKept};
}
