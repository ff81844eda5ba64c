import {expect, test} from 'vitest';
import {histogramOf, type TotalCount} from './histogram';

/** Ten thousand, most of them around 30, and a few who passed all the time. */
const MANY: TotalCount[] = [
    {total: -60, count: 3},
    ...Array.from({length: 50}, (_, i) => ({total: i - 3, count: i < 25 ? 8 * i + 1 : 8 * (50 - i)})),
];

function everyone(totals: readonly TotalCount[]): number {
    return totals.reduce((sum, {count}) => sum + count, 0);
}

test.each([
    ['one', [{total: 31, count: 1}]],
    [
        'three',
        [
            {total: -7, count: 1},
            {total: 24, count: 2},
        ],
    ],
    ['very many', MANY],
])('nobody of %s is left out', (_, totals) => {
    expect(everyone(histogramOf(totals).bars.map(({from, count}) => ({total: from, count})))).toBe(everyone(totals));
});

test.each([
    ['one', [{total: 31, count: 1}]],
    [
        'two far apart',
        [
            {total: -60, count: 1},
            {total: 54, count: 1},
        ],
    ],
    ['very many', MANY],
])('the bars of %s are neither hairs nor blocks', (_, totals) => {
    const {bars, barWidth, width} = histogramOf(totals);
    expect(barWidth).toBeGreaterThanOrEqual(width / 24);
    expect(barWidth).toBeLessThanOrEqual(width / 9);
    expect(bars.length * barWidth).toBeCloseTo(width);
});

test('a single total stands in the middle', () => {
    const {bars} = histogramOf([{total: 31, count: 1}], 31);
    expect(bars.map(({count}) => count)).toEqual([0, 0, 0, 0, 1, 0, 0, 0, 0]);
    expect(bars[4]).toMatchObject({from: 31, to: 31, isOwn: true});
});

test('a bar below zero has the totals that its label says', () => {
    const {bars} = histogramOf(
        [
            {total: -60, count: 1},
            {total: -1, count: 2},
            {total: 54, count: 1},
        ],
        -1,
    );
    expect(bars.find(({isOwn}) => isOwn)).toMatchObject({from: -5, to: -1, count: 2});
});

test('the highest bar is as high as the drawing allows, and one of thousands can still be seen', () => {
    const {bars, height} = histogramOf(MANY);
    expect(Math.max(...bars.map((bar) => bar.height))).toBe(height - 16);
    expect(bars[0]).toMatchObject({count: 3, height: 2});
    expect(bars.every((bar) => bar.y + bar.height === height)).toBe(true);
});

test('only one bar is one’s own, and none for a spectator', () => {
    expect(histogramOf(MANY, 30).bars.filter(({isOwn}) => isOwn)).toHaveLength(1);
    expect(histogramOf(MANY).bars.filter(({isOwn}) => isOwn)).toHaveLength(0);
});

test('a single total has its label', () => {
    expect(histogramOf([{total: -17, count: 1}]).labels.map(({value}) => value)).toContain(-17);
});

test('the labels are few, and round', () => {
    const {labels} = histogramOf(MANY);
    expect(labels.length).toBeLessThanOrEqual(9);
    expect(labels.every(({value}) => value % 5 === 0)).toBe(true);
    expect(labels.some(({value}) => value === 0)).toBe(true);
});
