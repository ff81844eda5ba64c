import {expect, test} from 'vitest';
import type {Level} from '../workers/answers';
import {summaryOf, type Summary} from './summary';
import type {Result} from './results';
import {result} from './test-results';

const MARKS = {boards: 40, pad: 35};

function summary(results: Result[]): Summary {
    const found = summaryOf(results, MARKS);
    if (found === undefined) {
        throw new Error('there are results');
    }
    return found;
}

test('nothing has no figures', () => {
    expect(summaryOf([], MARKS)).toBeUndefined();
});

test('one game has a mean and a best, and no trend', () => {
    const only = summary([result(-4)]);
    expect(only).toMatchObject({games: 1, lines: 1, mean: -4});
    expect(only.best.total).toBe(-4);
    expect(only.trend).toBeUndefined();
    expect(only.accuracy).toBeUndefined();
    expect(only.levels).toEqual([]);
});

test('two lines of one game are one game', () => {
    expect(summary([result(3, {game: 'a'}), result(6, {game: 'a'})])).toMatchObject({games: 1, lines: 2, mean: 4.5});
});

test('the earliest of the best results is the best', () => {
    expect(summary([result(5), result(9, {game: 'first'}), result(9, {game: 'second'})]).best.game).toBe('first');
});

test('the trend is the mean of the last ten beside that of all before, from fifteen results on', () => {
    const before = [10, 20, 10, 20, 15].map((total) => result(total));
    const last = [30, 31, 32, 33, 34, 35, 36, 37, 38, 39].map((total) => result(total));
    expect(summary([...before, ...last]).trend).toEqual({last: 34.5, before: 15});
    expect(summary([...before.slice(1), ...last]).trend).toBeUndefined();
});

test('a solo result is super over the mark of its edition, and others do not count', () => {
    const results = [
        result(40),
        result(41),
        result(35, {edition: 'pad'}),
        result(36, {edition: 'pad'}),
        result(60, {players: 2}),
    ];
    expect(summary(results).solo).toEqual({games: 4, supers: 2});
});

test('numbers are counted in full and half, and fields left, where there is a strip', () => {
    const results = [
        result(1, {strip: {points: {'2': 2, '3': 2, '10': 5}, plus: 9, minus: 30}}),
        result(2, {strip: {points: {'2': 1, '3': 3}, plus: 4, minus: 21}}),
        result(3, {strip: {points: {}, plus: 0, minus: 60}}),
        result(4, {strip: undefined}),
    ];
    const found = summary(results);
    expect(found.strips).toBe(3);
    expect(found.numbers.map(({number}) => number)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(found.numbers.filter(({full, half}) => full + half > 0)).toEqual([
        {number: 2, full: 1, half: 1},
        {number: 3, full: 1, half: 1},
        {number: 10, full: 0, half: 1},
    ]);
    expect(found.reached).toBeCloseTo(5 / 3);
    expect(found.full).toBeCloseTo(2 / 3);
    expect(found.missed).toBe(37);
});

test('how well it was played is the mean over the analysed results only', () => {
    const results = [result(1, {accuracy: 80}), result(2), result(3, {accuracy: 95})];
    expect(summary(results).accuracy).toEqual({mean: 87.5, lines: 2});
});

test('against each level, more points than its best bot are a win, as many are shared', () => {
    const against = (total: number, bots: [Level, number][]) => result(total, {players: 3, bots: new Map(bots)});
    const results = [
        against(30, [['owl', 31]]),
        against(30, [
            ['owl', 30],
            ['cat', 29],
        ]),
        against(30, [['cat', 10]]),
        result(30),
    ];
    expect(summary(results).levels).toEqual([
        {level: 'cat', won: 2, shared: 0, lost: 0},
        {level: 'owl', won: 0, shared: 1, lost: 1},
    ]);
});
