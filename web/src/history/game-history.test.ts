import 'fake-indexeddb/auto';
import {openDB} from 'idb';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {GameHistory} from './game-history.svelte';
import {entry} from './test-entries';

let count = 0;
let name = '';
let history: GameHistory;

beforeEach(() => {
    name = `test ${count++}`;
    history = new GameHistory(name);
});
afterEach(() => history.close());

const ids = async (from = history) => (await from.all()).map(({id}) => id);

test('a new history is empty', async () => {
    expect(await history.all()).toEqual([]);
    expect(await history.find('a')).toBeUndefined();
    expect(history.trouble).toBeUndefined();
});

test('games are there the next time, the latest first', async () => {
    await history.add([entry('old', {endedAt: 1}), entry('new', {endedAt: 2})]);
    const later = new GameHistory(name);
    expect(await ids(later)).toEqual(['new', 'old']);
    expect(await later.find('old')).toEqual(entry('old', {endedAt: 1}));
    await later.close();
});

test('a game is added once, and stays as it was', async () => {
    expect(await history.add([entry('a')])).toBe(1);
    expect(await history.add([entry('a', {endedAt: 9}), entry('b')])).toBe(1);
    expect((await history.find('a'))?.endedAt).toBe(1);
});

test('a game is found by what was played', async () => {
    await history.add([entry('a'), entry('b')]);
    expect((await history.findSame('print of b'))?.id).toBe('b');
    expect(await history.findSame('another')).toBeUndefined();
});

test('what is kept with a game is replaced, goes with it, and comes back with it', async () => {
    await history.add([entry('a'), entry('b')]);
    await history.attach('a', 'analysis', {luck: 1});
    await history.attach('a', 'analysis', {luck: 2});
    await history.attach('b', 'analysis', {luck: 3});
    expect(await history.attached('a', 'analysis')).toEqual({luck: 2});
    expect(await history.attached('a', 'other')).toBeUndefined();
    const removed = await history.remove(['a']);
    expect(await history.attached('a', 'analysis')).toBeUndefined();
    expect(await history.allAttached('analysis')).toEqual(new Map([['b', {luck: 3}]]));
    await history.restore(removed);
    expect(await history.attached('a', 'analysis')).toEqual({luck: 2});
    expect((await ids()).sort()).toEqual(['a', 'b']);
});

test('a table that was removed is remembered, until it is brought back', async () => {
    await history.add([entry('t', {table: 't'}), entry('a')]);
    const removed = await history.remove(['t', 'a']);
    expect(await history.forgotten()).toEqual(new Set(['t']));
    await history.restore(removed);
    expect(await history.forgotten()).toEqual(new Set());
});

test('a table that is added after all is no longer one that was removed', async () => {
    await history.add([entry('t', {table: 't'})]);
    await history.remove(['t']);
    await history.add([entry('t', {table: 't'})]);
    expect(await history.forgotten()).toEqual(new Set());
});

test('the earlier total of a game goes with the game, and comes back with it', async () => {
    const total = {id: 'a', board: 'code', edition: 'boards' as const, total: 12, at: 1};
    await history.add([entry('a')]);
    await history.addTotals([total, {...total, id: 'other'}]);
    const removed = await history.remove(['a']);
    expect((await history.totals()).map(({id}) => id)).toEqual(['other']);
    await history.restore(removed);
    await history.remove(['a']);
    expect(removed.totals).toEqual([total]);
    expect((await history.totals()).map(({id}) => id)).toEqual(['other']);
});

test('trouble is over once the storage works again', async () => {
    const denied = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
        throw new DOMException('no', 'SecurityError');
    });
    expect(await history.all()).toEqual([]);
    expect(history.trouble).toBe('denied');
    denied.mockRestore();
    await history.all();
    expect(history.trouble).toBeUndefined();
});

test('merging twice changes nothing, and never replaces what is here', async () => {
    const other = {
        games: [entry('a', {endedAt: 5}), entry('b')],
        attachments: [
            {game: 'a', name: 'analysis', value: 'theirs'},
            {game: 'b', name: 'analysis', value: 'new'},
            {game: 'gone', name: 'analysis', value: 'of no game'},
        ],
        totals: [{id: 'x', board: 'code', edition: 'boards' as const, total: 30, at: 1}],
    };
    await history.add([entry('a')]);
    await history.attach('a', 'analysis', 'ours');
    expect(await history.merge(other)).toBe(1);
    const once = await history.contents();
    expect(await history.merge(other)).toBe(0);
    expect(await history.contents()).toEqual(once);
    expect(once.games.find(({id}) => id === 'a')?.endedAt).toBe(1);
    expect(await history.attached('a', 'analysis')).toBe('ours');
    expect(await history.attached('b', 'analysis')).toBe('new');
    expect(once.attachments).toHaveLength(2);
    expect(once.totals).toHaveLength(1);
});

test('another tab hears of a change', async () => {
    const tab = new GameHistory(name);
    const heard = new Promise<void>((resolve) => tab.watch(resolve));
    await history.add([entry('a')]);
    await heard;
    expect(await ids(tab)).toEqual(['a']);
    await tab.close();
});

test('nobody is told any more who does not want to be', async () => {
    const listener = vi.fn();
    const stop = history.watch(listener);
    await history.add([entry('a')]);
    expect(listener).toHaveBeenCalledTimes(1);
    stop();
    await history.add([entry('b')]);
    expect(listener).toHaveBeenCalledTimes(1);
});

test('a newer version of the page gets the database, and this one says that it is outdated', async () => {
    await history.add([entry('a')]);
    const newer = await openDB(name, 2);
    expect(newer.version).toBe(2);
    expect(await history.all()).toEqual([]);
    expect(history.trouble).toBe('outdated');
    newer.close();
});

test('where the browser has no room, games last until the page is closed, and are stored once there is some', async () => {
    await history.add([entry('a')]);
    const full = vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
        throw new DOMException('no room', 'QuotaExceededError');
    });
    expect(await history.add([entry('b', {endedAt: 2})])).toBe(1);
    expect(history.trouble).toBe('full');
    expect(await ids()).toEqual(['b', 'a']);
    expect((await history.find('b'))?.id).toBe('b');
    full.mockRestore();
    await history.remove(['a']);
    expect(history.trouble).toBeUndefined();
    const later = new GameHistory(name);
    expect(await ids(later)).toEqual(['b']);
    await later.close();
});

test('where the browser keeps nothing, the page goes on', async () => {
    const denied = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
        throw new DOMException('not here', 'SecurityError');
    });
    expect(await history.all()).toEqual([]);
    expect(history.trouble).toBe('denied');
    await history.add([entry('a')]);
    await history.attach('a', 'analysis', 1);
    expect(await ids()).toEqual(['a']);
    expect(await history.attached('a', 'analysis')).toBe(1);
    const removed = await history.remove(['a']);
    expect(await ids()).toEqual([]);
    await history.restore(removed);
    expect(await ids()).toEqual(['a']);
    expect(await history.attached('a', 'analysis')).toBe(1);
    denied.mockRestore();
});

test('the games that keep something under a name are known without reading it', async () => {
    await history.attach('a', 'analysis', {luck: 1});
    await history.attach('b', 'analysis', {luck: 2});
    await history.attach('b', 'accuracy', 80);
    expect((await history.gamesWith('analysis')).sort()).toEqual(['a', 'b']);
    expect(await history.gamesWith('accuracy')).toEqual(['b']);
    expect(await history.gamesWith('other')).toEqual([]);
});
