import {expect, test} from 'vitest';
import {binsOf, groupsOf, runningMean} from './series';

function points(...values: number[]) {
    return values.map((value, at) => ({at, value}));
}

test('the running mean takes in ten values at most', () => {
    expect(runningMean(points(4, 8, 0))).toEqual([4, 6, 4]);
    const twelve = runningMean(points(100, 50, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1));
    expect(twelve.slice(9)).toEqual([15.8, 5.9, 1]);
    expect(runningMean([])).toEqual([]);
});

test('few points are rows of their own', () => {
    expect(groupsOf(points(3, 5), 40)).toEqual([
        {from: 0, to: 0, games: 1, mean: 3, best: 3, running: 3},
        {from: 1, to: 1, games: 1, mean: 5, best: 5, running: 4},
    ]);
});

test('many points are put together in rows of the same size, but for the last', () => {
    const groups = groupsOf(points(1, 3, 5, 7, 10), 3);
    expect(groups.map(({from, to, games, mean, best}) => [from, to, games, mean, best])).toEqual([
        [0, 1, 2, 2, 3],
        [2, 3, 2, 6, 7],
        [4, 4, 1, 10, 10],
    ]);
    expect(groups.at(-1)?.running).toBe(5.2);
});

test('five thousand points have no more rows than wanted, and all are in them', () => {
    const groups = groupsOf(points(...Array.from({length: 5000}, (_, i) => i % 50)), 40);
    expect(groups).toHaveLength(40);
    expect(groups.reduce((sum, {games}) => sum + games, 0)).toBe(5000);
});

test('totals fall into steps of five, without gaps and below zero, too', () => {
    expect(binsOf([-1, 0, 4, 5, 16])).toEqual([
        {from: -5, to: -1, count: 1},
        {from: 0, to: 4, count: 2},
        {from: 5, to: 9, count: 1},
        {from: 10, to: 14, count: 0},
        {from: 15, to: 19, count: 1},
    ]);
    expect(binsOf([])).toEqual([]);
});
