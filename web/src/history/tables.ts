import {api, isKnown, ServerProblem, type MyGame, type WireTable} from '../server/api';
import {RulesError} from '../workers/channel';
import {entryOf} from './make-entry';
import type {GameEntry} from './entry';
import type {GameHistory} from './game-history.svelte';
import type {ReplayRules} from './take-over';

/** What the server is asked. */
export interface TableServer {
    games(before?: number): Promise<MyGame[]>;
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

/** Puts a table that has just ended into the history of its player, unless it was removed from there. */
export async function keepTable(
    table: WireTable,
    history: GameHistory,
    rules: ReplayRules,
    server: TableServer = api,
): Promise<void> {
    const {id, phase, you} = table;
    const isMissing = phase === 'over' && you !== undefined && (await history.find(id)) === undefined;
    if (isMissing && !(await history.forgotten()).has(id)) {
        await history.add([await entryOfTable(table, await server.record(id), rules)]);
    }
}

/** How often a server that has no time is asked, and how long it is waited for at most, in seconds. */
const MOST_TRIES = 5;
const LONGEST_WAIT = 60;

function inSeconds(seconds: number): Promise<void> {
    return new Promise((resolve) => setTimeout(resolve, 1000 * seconds));
}

/**
 * Fetches the player's finished tables that the history does not have, one after the other: those that were played on
 * another device, or ended while this one was away. Tables that were removed here stay removed. A server that is asked too
 * fast says when to go on.
 *
 * @param onprogress told how many are still to come
 * @param wait for so many seconds
 */
export async function fetchTables(
    history: GameHistory,
    rules: ReplayRules,
    onprogress: (left: number) => void = () => undefined,
    server: TableServer = api,
    wait: (seconds: number) => Promise<void> = inSeconds,
): Promise<void> {
    const known = new Set([...(await history.all()).map(({id}) => id), ...(await history.forgotten())]);
    const missing = (await allGames(server, wait)).filter(({id, phase}) => phase === 'over' && !known.has(id));
    for (const [place, {id}] of missing.entries()) {
        onprogress(missing.length - place);
        await patiently(async () => {
            try {
                await keepTable(await server.table(id), history, rules, server);
            } catch (problem) {
                if (!isOfThisTable(problem)) {
                    throw problem;
                }
            }
        }, wait);
    }
    onprogress(0);
}

/** Asks for earlier and earlier games until an answer has none that is new. */
async function allGames(server: TableServer, wait: (seconds: number) => Promise<void>): Promise<MyGame[]> {
    const games = new Map<string, MyGame>();
    let known: number;
    do {
        known = games.size;
        const before = [...games.values()].at(-1)?.movedAt;
        const earlier = await patiently(() => server.games(before), wait);
        earlier.forEach((game) => games.set(game.id, game));
    } while (games.size > known);
    return [...games.values()];
}

/** Whether other tables may be fine: this one may not be seen any more, or its record cannot be read. */
function isOfThisTable(problem: unknown): boolean {
    return problem instanceof RulesError || (problem instanceof ServerProblem && problem.status < 429);
}

/** Asks again when the server says so, as long as it does not take forever. */
async function patiently<T>(ask: () => Promise<T>, wait: (seconds: number) => Promise<void>): Promise<T> {
    for (let tries = 1; ; tries++) {
        try {
            return await ask();
        } catch (problem) {
            const isBusy = problem instanceof ServerProblem && [429, 503].includes(problem.status);
            if (!isBusy || problem.retryAfter === undefined || tries === MOST_TRIES) {
                throw problem;
            }
            await wait(Math.min(problem.retryAfter, LONGEST_WAIT));
        }
    }
}

/** Whether there can be tables to fetch. */
export function hasTables(): boolean {
    return isKnown() && navigator.onLine;
}
