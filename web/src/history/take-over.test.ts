import 'fake-indexeddb/auto';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {replays} from '../../../browser/target/samples';
import {savedGames, type SavedGame} from '../game/saved-games';
import type {Replay} from '../workers/answers';
import {GameHistory} from './game-history.svelte';
import {kindOf, takeOver} from './take-over';

let count = 0;
let history: GameHistory;

beforeEach(() => {
    localStorage.clear();
    history = new GameHistory(`take over ${count++}`);
});
afterEach(() => history.close());

/** A finished game that the rules have really replayed. */
const played = replays.find(({rounds, fault}) => rounds.length === 15 && fault === undefined) as Replay;

const rules = {
    async replay(record: string): Promise<Replay> {
        if (record === 'damaged') {
            throw new Error('not a record');
        }
        return played;
    },
};

/** What the page kept before there was a history, letter by letter. */
const GAMES_BEFORE =
    '[{"id":"k3x9a0b1c2d4","board":"classic","edition":"boards","players":[{"name":"Ada"},{"name":"Igor","level":"careful"}],' +
    '"seed":"-12","record":"trasse 1\\nboard classic\\n","decided":{},"round":15,"over":true,"movedAt":1790000000000},' +
    '{"id":"open00000000","board":"classic","edition":"pad","players":[{"name":"Ada"}],' +
    '"seed":"7","record":"trasse 1\\n","decided":{},"finished":[],"round":8,"over":false,"movedAt":1790000000001},' +
    '{"id":"damaged00000","board":"classic","edition":"pad","players":[{"name":"Ada"}],' +
    '"seed":"7","record":"damaged","decided":{},"round":15,"over":true,"movedAt":1790000000002}]';
const TOTALS_BEFORE =
    '[{"id":"long-gone","board":"code","edition":"boards","total":31,"at":1780000000000},' +
    '{"id":"k3x9a0b1c2d4","board":"code","edition":"boards","total":20,"at":1790000000000}]';

function before(): void {
    localStorage.setItem('trasse.games', GAMES_BEFORE);
    localStorage.setItem('trasse.totals', TOTALS_BEFORE);
}

test('finished games of earlier versions are taken over, with levels as they are called now', async () => {
    before();
    await takeOver(history, rules);
    const games = await history.all();
    expect(games.map(({id, kind, endedAt}) => [id, kind, endedAt])).toEqual([['k3x9a0b1c2d4', 'bots', 1790000000000]]);
    const game = games[0];
    expect(game?.record).toBe('trasse 1\nboard classic\n');
    expect(game?.players[0]).toMatchObject({
        isOwn: true,
        line: played.positions[15]?.seats[0]?.line,
        total: played.positions[15]?.seats[0]?.total,
    });
    expect(game?.winners).toEqual(played.positions[15]?.winners);
    expect(savedGames.games().map(({id, inHistory}) => [id, inHistory])).toEqual([
        ['damaged00000', undefined],
        ['open00000000', undefined],
        ['k3x9a0b1c2d4', true],
    ]);
});

test('totals of games that are gone are taken over, once', async () => {
    before();
    await takeOver(history, rules);
    expect(await history.totals()).toEqual([
        {id: 'long-gone', board: 'code', edition: 'boards', total: 31, at: 1780000000000},
    ]);
    await history.clear();
    await takeOver(history, rules);
    expect(await history.totals()).toEqual([]);
});

test('a game that was removed from the history does not come back', async () => {
    before();
    await takeOver(history, rules);
    await history.remove(['k3x9a0b1c2d4']);
    await takeOver(history, rules);
    expect(await history.all()).toEqual([]);
});

test('where nothing can be stored, games stay where they are until it is possible', async () => {
    before();
    const full = vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
        throw new DOMException('no room', 'QuotaExceededError');
    });
    await takeOver(history, rules);
    expect(await history.all()).toHaveLength(1);
    expect(savedGames.find('k3x9a0b1c2d4')?.inHistory).toBeUndefined();
    full.mockRestore();
    const later = new GameHistory(`take over ${count - 1}`);
    await takeOver(later, rules);
    expect(await later.all()).toHaveLength(1);
    expect(savedGames.find('k3x9a0b1c2d4')?.inHistory).toBe(true);
    await later.close();
});

test.each([
    ['alone', {players: [{name: 'Ada'}]}],
    ['bots', {players: [{name: 'Ada'}, {name: 'Igor', level: 'owl' as const}]}],
    ['device', {players: [{name: 'Ada'}, {name: 'Ben'}]}],
    ['same', {players: [{name: 'Ada'}], same: 'link'}],
    ['practice', {players: [{name: 'Ada'}], practice: true}],
])('a game is one of a kind: %s', (kind, game) => {
    expect(kindOf(game)).toBe(kind);
});

test('practice with the cards of a day keeps the day', async () => {
    const game = {...(JSON.parse(GAMES_BEFORE) as SavedGame[])[0], practice: true, day: '2026-11-15'} as SavedGame;
    savedGames.put(game);
    await takeOver(history, rules);
    expect(await history.all()).toMatchObject([{kind: 'practice', day: '2026-11-15'}]);
});
