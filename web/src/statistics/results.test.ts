import {expect, test} from 'vitest';
import type {GameEntry, PlayerResult} from '../history/entry';
import {entry} from '../history/test-entries';
import {resultsOf, selected} from './results';
import {result} from './test-results';

const NONE = new Map();

function player(name: string, start: number, total: number, change: Partial<PlayerResult> = {}): PlayerResult {
    const points = {'7': 7, '8': 4};
    return {name, start, isOwn: false, line: ['e4'], points, plus: total + 20, minus: 20, total, ...change};
}

test('only the line of the player counts, with the strip, the win and the best bot of each level', () => {
    const game = entry('a', {
        kind: 'bots',
        endedAt: 5,
        players: [
            player('Ada', 2, 31, {isOwn: true}),
            player('B', 1, 12, {level: 'fox'}),
            player('C', 3, 30, {level: 'fox'}),
            player('D', 4, -3, {level: 'owl'}),
        ],
        winners: [2],
    });
    expect(resultsOf([game], [], new Map([['a', new Map([[2, 88.5]])]]))).toEqual([
        {
            game: 'a',
            at: 5,
            kind: 'bots',
            board: 'code',
            edition: 'boards',
            name: 'Ada',
            players: 4,
            total: 31,
            hasWon: true,
            strip: {points: {'7': 7, '8': 4}, plus: 51, minus: 20},
            accuracy: 88.5,
            bots: new Map([
                ['fox', 30],
                ['owl', -3],
            ]),
        },
    ]);
});

test('on a shared device every person has a result, and in an imported game, too', () => {
    const shared = [player('Ada', 1, 9, {isOwn: true}), player('Ben', 2, 8, {isOwn: true})];
    const imported = [player('Tim', 1, 7), player('Sarah', 2, 6)];
    const games = [entry('a', {kind: 'device', players: shared}), entry('b', {kind: 'imported', players: imported})];
    expect(resultsOf(games, [], NONE).map(({name}) => name)).toEqual(['Ada', 'Ben', 'Tim', 'Sarah']);
});

test('a game that stops early has no result', () => {
    expect(resultsOf([entry('a', {rounds: 14})], [], NONE)).toEqual([]);
});

test('nobody wins a solo game', () => {
    expect(resultsOf([entry('a')], [], NONE)[0]?.hasWon).toBe(false);
});

test('totals whose games were not kept are results without a strip, in the order of time', () => {
    const games: GameEntry[] = [entry('new', {endedAt: 9}), entry('old', {endedAt: 3})];
    const totals = [{id: 'total', board: 'own', edition: 'pad' as const, total: 36, at: 5}];
    const results = resultsOf(games, totals, NONE);
    expect(results.map(({game}) => game)).toEqual(['old', 'total', 'new']);
    expect(results[1]).toMatchObject({kind: 'alone', board: 'own', edition: 'pad', total: 36, players: 1});
    expect(results[1]?.strip).toBeUndefined();
});

const RESULTS = [
    result(1),
    result(2, {kind: 'bots', board: 'other'}),
    result(3, {edition: 'pad', name: 'Ben'}),
    result(4, {kind: 'practice'}),
    result(5, {kind: 'imported'}),
];

test.each([
    [{}, [1, 2, 3]],
    [{kind: 'practice' as const}, [4]],
    [{kind: 'imported' as const}, [5]],
    [{board: 'other'}, [2]],
    [{edition: 'pad' as const}, [3]],
    [{name: 'Ada'}, [1, 2]],
    [{name: 'Ada', kind: 'alone' as const}, [1]],
])('results are chosen: %j', (selection, totals) => {
    expect(selected(RESULTS, selection).map(({total}) => total)).toEqual(totals);
});
