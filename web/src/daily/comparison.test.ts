import {expect, test} from 'vitest';
import {later as de} from '../words/later/de';
import {later as en} from '../words/later/en';
import {later as fr} from '../words/later/fr';
import {later as it} from '../words/later/it';
import {comparisonOf} from './comparison';

/** A day on which others have finished with some totals, as the player with 20 points sees it. */
function day(...others: number[]): Parameters<typeof comparisonOf>[0] {
    const totals = [20, ...others];
    const below = others.filter((total) => total < 20).length;
    const equal = others.filter((total) => total === 20).length;
    const best = totals.map((total, i) => ({
        rank: 1 + totals.filter((other) => other > total).length,
        name: 'Ada',
        total,
        you: i === 0,
    }));
    const percentile = others.length === 0 ? undefined : (100 * (below + equal / 2)) / others.length;
    return {today: true, finished: totals.length, best, yours: {table: 'table', open: false, total: 20, percentile}};
}

test.each([
    ['nobody else', [], 'You’re the first to finish.'],
    ['a better one', [31], 'You’re 2nd of 2.'],
    ['one who is not as good', [12], 'You’re 1st of 2.'],
    ['an equal one', [20], 'You’re 1st of 2.'],
    ['three others', [31, 25, 12], 'You’re 3rd of 4.'],
    ['four others, all better', [31, 25, 24, 23], 'Most of the others did a little better.'],
    ['four others, none as good', [1, 2, 3, 4], 'Better than everyone else.'],
    ['four others', [1, 2, 3, 24], 'Better than 75% of the others.'],
])('a total is compared with %s', (_, others, sentence) => {
    expect(comparisonOf(day(...others), en)).toBe(sentence);
});

test('a place is written as each language does', () => {
    expect([de, fr, it].map((l) => comparisonOf(day(12), l))).toEqual([
        'Platz 1 von 2.',
        '1re place sur 2.',
        '1º posto su 2.',
    ]);
    expect(comparisonOf(day(31), fr)).toBe('2e place sur 2.');
});

test('a player who was alone on a day that is over is told nothing', () => {
    expect(comparisonOf({...day(), today: false}, en)).toBe('');
});
