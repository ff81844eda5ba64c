import {expect, test} from 'vitest';
import type {RoundAnalysis} from '../workers/answers';
import {chartOf} from './sum-chart';

function round(number: number, before: number, luck: number, skill: number, reassessed = 0): RoundAnalysis {
    return {round: number, before, luck, skill, reassessed, rivals: 0} as RoundAnalysis;
}

test('a game without rounds has no steps and no levels', () => {
    expect(chartOf([])).toMatchObject({steps: [], levels: []});
});

test('a lucky card goes up, a bad choice goes down, and the next round begins where this one ends', () => {
    const chart = chartOf([round(1, 30, 4, -2, 1), round(2, 33, -3, 0)]);
    const [first, second] = chart.steps as [(typeof chart.steps)[number], (typeof chart.steps)[number]];
    // Higher values have a smaller y.
    expect(first.luck.y + first.luck.height).toBeCloseTo(first.y);
    expect(first.choice.y).toBeCloseTo(first.luck.y);
    expect(first.choice.end).toBeGreaterThan(first.choice.y);
    expect(first.rest).toBeCloseTo(second.y);
    expect(second.luck.y).toBeCloseTo(second.y);
    expect(second.choice.height).toBe(1);
});

test('everything lies within the chart, and levels are round figures', () => {
    const chart = chartOf([round(1, -12, 30, -28), round(2, -10, -20, -5)]);
    for (const {luck, choice} of chart.steps) {
        expect(luck.y).toBeGreaterThanOrEqual(0);
        expect(choice.y + choice.height).toBeLessThanOrEqual(chart.height);
    }
    expect(chart.levels.map(({value}) => value)).toEqual([-30, -20, -10, 0, 10]);
});
