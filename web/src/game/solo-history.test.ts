import {beforeEach, expect, test} from 'vitest';
import {soloHistory, type SoloResult} from './solo-history';

beforeEach(() => localStorage.clear());

function result(id: string, total: number, change: Partial<SoloResult> = {}): SoloResult {
    return {id, board: 'code-of-classic', edition: 'boards', total, at: 0, ...change};
}

test('the first result has nothing to be compared with', () => {
    soloHistory.keep(result('a', 20));
    expect(soloHistory.standingOf('a')).toEqual({best: undefined, average: undefined, games: 0, last: [20]});
});

test('a result is compared with those before it', () => {
    soloHistory.keep(result('a', 20));
    soloHistory.keep(result('b', 31));
    soloHistory.keep(result('c', 24));
    soloHistory.keep(result('later', 40));
    expect(soloHistory.standingOf('c')).toEqual({best: 31, average: 25.5, games: 2, last: [20, 31, 24]});
});

test('other boards and editions are other games', () => {
    soloHistory.keep(result('a', 50, {board: 'code-of-garden'}));
    soloHistory.keep(result('b', 50, {edition: 'pad'}));
    soloHistory.keep(result('c', 24));
    expect(soloHistory.standingOf('c')).toMatchObject({games: 0});
});

test('a game counts once, however often its end is looked at', () => {
    soloHistory.keep(result('a', 20));
    soloHistory.keep(result('b', 24));
    soloHistory.keep(result('a', 20));
    expect(soloHistory.results()).toHaveLength(2);
    expect(soloHistory.standingOf('a')).toMatchObject({games: 0});
});

test('the oldest results go when there are too many', () => {
    for (let i = 0; i < 310; i++) {
        soloHistory.keep(result(`game ${i}`, i));
    }
    expect(soloHistory.results()).toHaveLength(300);
    expect(soloHistory.standingOf('game 0')).toBeUndefined();
    expect(soloHistory.standingOf('game 309')).toMatchObject({games: 299, best: 308});
});

test.each(['no JSON', '{"a":1}', '[null, 5, {"id":"x"}]'])('what cannot be read is no result: %s', (kept) => {
    localStorage.setItem('trasse.totals', kept);
    expect(soloHistory.results()).toEqual([]);
});
