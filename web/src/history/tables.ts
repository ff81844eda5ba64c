import {api, isKnown, ServerProblem, type MyGame, type WireTable} from '../server/api';
import {entryOf} from './make-entry';
import type {GameEntry} from './entry';
import type {GameHistory} from './game-history.svelte';
import type {ReplayRules} from './take-over';

/** What the server is asked. */
export interface TableServer {
    games(): Promise<MyGame[]>;
    table(id: string): Promise<WireTable>;
    record(id: string): Promise<string>;
}

/** A table that is over, as a game for the history. */
export async function entryOfTable(table: WireTable, record: string, rules: ReplayRules): Promise<GameEntry> {
    const {id, at, daily, challenge, chairs, you} = table;
    const replay = await rules.replay(record);
    const players = replay.players.map(({start}) => {
        const chair = chairs.find((one) => one.start === start);
        return {
            isOwn: chair !== undefined && chair.chair === you,
            level: chair?.kind === 'bot' ? chair.level : undefined,
        };
    });
    const kind = daily !== undefined ? 'daily' : challenge !== undefined ? 'challenge' : 'table';
    return entryOf({id, kind, endedAt: at, record, players, table: id, day: daily, challenge}, replay);
}

/** Puts a table that has just ended into the history of its player. */
export async function keepTable(
    table: WireTable,
    history: GameHistory,
    rules: ReplayRules,
    server: TableServer = api,
): Promise<void> {
    if (table.phase === 'over' && table.you !== undefined && (await history.find(table.id)) === undefined) {
        await history.add([await entryOfTable(table, await server.record(table.id), rules)]);
    }
}

/**
 * Fetches the player's finished tables that the history does not have, one after the other: those that were played on
 * another device, or ended while this one was away. Tables that were removed here stay removed.
 *
 * @param onprogress told how many are still to come
 */
export async function fetchTables(
    history: GameHistory,
    rules: ReplayRules,
    onprogress: (left: number) => void = () => undefined,
    server: TableServer = api,
): Promise<void> {
    const known = new Set([...(await history.all()).map(({id}) => id), ...(await history.forgotten())]);
    const missing = (await server.games()).filter(({id, phase}) => phase === 'over' && !known.has(id));
    for (const [place, {id}] of missing.entries()) {
        onprogress(missing.length - place);
        try {
            await keepTable(await server.table(id), history, rules, server);
        } catch (problem) {
            // One that may not be seen any more is left out. Whatever else is wrong would be wrong for the others, too.
            if (!(problem instanceof ServerProblem) || problem.status >= 429) {
                throw problem;
            }
        }
    }
    onprogress(0);
}

/** Whether there can be tables to fetch. */
export function hasTables(): boolean {
    return isKnown() && navigator.onLine;
}
