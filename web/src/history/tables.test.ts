import 'fake-indexeddb/auto';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {replays} from '../../../browser/target/samples';
import {ServerProblem, Unreachable, type MyGame, type WireTable} from '../server/api';
import type {Replay} from '../workers/answers';
import {RulesError} from '../workers/channel';
import {GameHistory} from './game-history.svelte';
import {fetchTables, keepTable} from './tables';

const replay = replays.find(({players, rounds}) => players.length === 2 && rounds.length >= 10) as Replay;
const rules = {replay: async () => replay};

function table(id: string, change: Partial<WireTable> = {}): WireTable {
    return {
        id,
        at: 5,
        phase: 'over',
        you: 4,
        chairs: [
            {chair: 4, kind: 'person', name: 'Ada', start: replay.players[1]?.start},
            {chair: 7, kind: 'bot', name: 'Igor', level: 'owl', start: replay.players[0]?.start},
        ],
        ...change,
    } as WireTable;
}

/** A server with some tables, the latest first. It answers with two of them at a time. */
class Server {
    readonly tables: Record<string, WireTable | Error>;
    readonly asked: string[] = [];

    constructor(...tables: (WireTable | [string, Error])[]) {
        this.tables = Object.fromEntries(tables.map((one) => (Array.isArray(one) ? one : [one.id, one])));
    }

    async games(before = Infinity): Promise<MyGame[]> {
        return Object.entries(this.tables)
            .map(
                ([id, one], place) =>
                    ({id, phase: one instanceof Error ? 'over' : one.phase, movedAt: -place}) as MyGame,
            )
            .filter(({movedAt}) => movedAt < before)
            .slice(0, 2);
    }

    async table(id: string): Promise<WireTable> {
        this.asked.push(id);
        const found = this.tables[id];
        if (found === undefined || found instanceof Error) {
            throw found;
        }
        return found;
    }

    async record(id: string): Promise<string> {
        return `record of ${id}`;
    }
}

let count = 0;
let history: GameHistory;

beforeEach(() => void (history = new GameHistory(`tables ${count++}`)));
afterEach(() => history.close());

test('a table is kept with its player and its bots, whatever the order of the chairs', async () => {
    await keepTable(table('t'), history, rules, new Server());
    const game = await history.find('t');
    expect(game).toMatchObject({kind: 'table', table: 't', endedAt: 5, record: 'record of t'});
    expect(game?.players.map(({isOwn, level}) => ({isOwn, level}))).toEqual([
        {isOwn: false, level: 'owl'},
        {isOwn: true, level: undefined},
    ]);
});

test.each([
    [{daily: '2026-11-17'}, 'daily', {day: '2026-11-17'}],
    [{challenge: 'c'}, 'challenge', {challenge: 'c'}],
])('daily games and challenges are kept as such: %j', async (change, kind, rest) => {
    await keepTable(table('t', change), history, rules, new Server());
    expect(await history.find('t')).toMatchObject({kind, ...rest});
});

test('games of others, and those that are not over, are not kept', async () => {
    await keepTable(table('a', {you: undefined}), history, rules, new Server());
    await keepTable(table('b', {phase: 'playing'}), history, rules, new Server());
    expect(await history.all()).toEqual([]);
});

test('what is missing is fetched once, and what was removed stays away', async () => {
    const server = new Server(table('a'), table('b'), table('open', {phase: 'playing'}));
    const left: number[] = [];
    await fetchTables(history, rules, (n) => left.push(n), server);
    expect(left).toEqual([2, 1, 0]);
    await history.remove(['a']);
    await fetchTables(history, rules, undefined, server);
    expect(server.asked).toEqual(['a', 'b']);
    expect((await history.all()).map(({id}) => id)).toEqual(['b']);
});

test('games that do not fit into one answer are fetched, too', async () => {
    await fetchTables(history, rules, undefined, new Server(...['a', 'b', 'c', 'd', 'e'].map((id) => table(id))));
    expect((await history.all()).map(({id}) => id).sort()).toEqual(['a', 'b', 'c', 'd', 'e']);
});

test('a server that answers every time with its latest games is not asked forever', async () => {
    const server = new Server(table('a'), table('b'), table('c'));
    const answers = Array.from({length: 10}, () => server.games());
    server.games = () => answers.pop() ?? Promise.reject(new Error('asked again and again'));
    await fetchTables(history, rules, undefined, server);
    expect(server.asked).toEqual(['a', 'b']);
});

test('a table that may not be seen is left out', async () => {
    const server = new Server(['closed', new ServerProblem(404, 'not-found', 'gone')], table('b'));
    await fetchTables(history, rules, undefined, server);
    expect((await history.all()).map(({id}) => id)).toEqual(['b']);
});

test('a table whose record cannot be read does not keep the others away', async () => {
    const picky = {
        async replay(record: string): Promise<Replay> {
            if (record === 'record of odd') {
                throw new RulesError({error: 'record:1: nonsense'});
            }
            return replay;
        },
    };
    await fetchTables(history, picky, undefined, new Server(table('odd'), table('b')));
    expect((await history.all()).map(({id}) => id)).toEqual(['b']);
});

test.each([429, 503])('a server that has no time now is asked again when it says: %i', async (status) => {
    const server = new Server(['busy', new ServerProblem(status, 'busy', 'slow down', 7)], table('b'));
    const waits: number[] = [];
    await fetchTables(history, rules, undefined, server, async (seconds) => {
        waits.push(seconds);
        if (waits.length === 2) {
            server.tables['busy'] = table('busy');
        }
    });
    expect(waits).toEqual([7, 7]);
    expect(server.asked).toEqual(['busy', 'busy', 'busy', 'b']);
    expect(await history.all()).toHaveLength(2);
});

test.each([
    new ServerProblem(429, 'too-many-requests', 'slow down', 1000),
    new ServerProblem(503, 'unavailable', 'away'),
    new Unreachable('away'),
])('a server that stays away is left alone: %s', async (problem) => {
    const server = new Server(['busy', problem], table('b'));
    const waits: number[] = [];
    const fetching = fetchTables(history, rules, undefined, server, async (seconds) => void waits.push(seconds));
    await expect(fetching).rejects.toBe(problem);
    expect(waits).toEqual('retryAfter' in problem && problem.retryAfter !== undefined ? [60, 60, 60, 60] : []);
    expect(new Set(server.asked)).toEqual(new Set(['busy']));
});

test('a table that was removed is not kept again by looking at it', async () => {
    await keepTable(table('t'), history, rules, new Server());
    await history.remove(['t']);
    await keepTable(table('t'), history, rules, new Server());
    expect(await history.all()).toEqual([]);
});
