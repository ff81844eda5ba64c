import 'fake-indexeddb/auto';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {savedGames, type SavedGame} from '../game/saved-games';
import {soloHistory} from '../game/solo-history';
import {bringBack, deleteAll, deleteGame} from './deletion';
import {GameHistory} from './game-history.svelte';
import {entry} from './test-entries';

let count = 0;
let history: GameHistory;

const TOTAL = {id: 'total', board: 'code', edition: 'boards' as const, total: 12, at: 1};

function saved(id: string, over: boolean): SavedGame {
    const game = {board: 'classic', edition: 'boards' as const, players: [], seed: '1', record: '', decided: {}};
    return {id, ...game, round: 3, over, movedAt: 1};
}

beforeEach(async () => {
    localStorage.clear();
    history = new GameHistory(`delete ${count++}`);
    await history.add([entry('a', {table: 'table'}), entry('b')]);
    await history.attach('a', 'analysis', 1);
    await history.addTotals([TOTAL]);
    savedGames.put(saved('over', true));
    savedGames.put(saved('open', false));
    soloHistory.keep({...TOTAL, id: 'b'});
});
afterEach(() => history.close());

test('everything that is over goes, and a table does not come back from the server', async () => {
    await deleteAll(history);
    expect(await history.contents()).toEqual({games: [], attachments: [], totals: []});
    expect(savedGames.games().map(({id}) => id)).toEqual(['open']);
    expect(soloHistory.results()).toEqual([]);
    expect(await history.forgotten()).toEqual(new Set(['table']));
});

test('everything comes back', async () => {
    const before = await history.contents();
    await bringBack(await deleteAll(history), history);
    expect(await history.contents()).toEqual(before);
    expect(
        savedGames
            .games()
            .map(({id}) => id)
            .sort(),
    ).toEqual(['open', 'over']);
    expect(soloHistory.results()).toHaveLength(1);
    expect(await history.forgotten()).toEqual(new Set());
});

test('a game goes with its total, and nothing else does', async () => {
    savedGames.put(saved('b', true));
    soloHistory.keep({...TOTAL, id: 'c'});
    await deleteGame('b', history);
    expect((await history.all()).map(({id}) => id)).toEqual(['a']);
    expect(savedGames.find('b')).toBeUndefined();
    expect(savedGames.games()).toHaveLength(2);
    expect(soloHistory.results().map(({id}) => id)).toEqual(['c']);
});

test('a game comes back with its total, before those that were played later', async () => {
    savedGames.put(saved('b', true));
    soloHistory.keep({...TOTAL, id: 'later', at: 2});
    const deleted = await deleteGame('b', history);
    expect(soloHistory.standingOf('later')).toMatchObject({best: undefined});
    await bringBack(deleted, history);
    expect((await history.all()).map(({id}) => id).sort()).toEqual(['a', 'b']);
    expect(savedGames.find('b')).toBeDefined();
    expect(soloHistory.standingOf('later')).toMatchObject({best: TOTAL.total});
});
