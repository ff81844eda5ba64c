import 'fake-indexeddb/auto';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {replays} from '../../../browser/target/samples';
import {ServerProblem, type WireTable} from '../server/api';
import {GameHistory} from '../history/game-history.svelte';
import {entryOf} from '../history/make-entry';
import type {Replay} from '../workers/answers';
import {NoGame, openById, openPacked, StillPlayed} from './open-game';

const ID = '3dbqbrh6n5wjm2f7d';
const replay = replays.find(({rounds}) => rounds.length >= 10) as Replay;
const rules = {replay: async () => replay, unpack: async (packed: string) => `record of ${packed}`};

function server(phase: string, you?: number) {
    return {
        table: async (id: string) => ({id, at: 5, phase, you, chairs: []}) as unknown as WireTable,
        record: async (id: string) => `record of ${id}`,
    };
}

let count = 0;
let history: GameHistory;

beforeEach(() => {
    localStorage.clear();
    history = new GameHistory(`open ${count++}`);
});
afterEach(() => history.close());

test('a game of the history is opened without the server', async () => {
    const game = entryOf({id: 'a', kind: 'alone', endedAt: 1, record: 'r', players: []}, replay);
    await history.add([game]);
    expect(await openById('a', history, rules)).toEqual({game, replay, isKept: true});
});

test('a table that is over is fetched, and kept if it is the viewer’s own', async () => {
    const others = await openById(ID, history, rules, server('over'));
    expect(others).toMatchObject({isKept: false, game: {kind: 'table', record: `record of ${ID}`}});
    expect(await history.all()).toEqual([]);
    expect(await openById(ID, history, rules, server('over', 1))).toMatchObject({isKept: true});
    expect(await history.all()).toHaveLength(1);
});

test('a table that was removed can be looked at, and does not come back by that', async () => {
    await openById(ID, history, rules, server('over', 1));
    await history.remove([ID]);
    expect(await openById(ID, history, rules, server('over', 1))).toMatchObject({isKept: false});
    expect(await history.all()).toEqual([]);
});

test('a table that is still played is not shown', async () => {
    await expect(openById(ID, history, rules, server('playing'))).rejects.toThrow(StillPlayed);
});

test('what the server refuses stays refused', async () => {
    const problem = new ServerProblem(403, 'play-first', 'first play');
    const refusing = {...server('over'), table: () => Promise.reject(problem)};
    await expect(openById(ID, history, rules, refusing)).rejects.toBe(problem);
});

test('what can be no table is not asked for', async () => {
    await expect(openById('nothing', history, rules, server('over'))).rejects.toThrow(NoGame);
});

test('a packed game is new, until it is kept', async () => {
    const found = await openPacked('abc', history, rules);
    expect(found).toMatchObject({isKept: false, game: {kind: 'imported', record: 'record of abc'}});
    await history.add([found.game]);
    expect((await openPacked('abc', history, rules)).isKept).toBe(true);
});
