import {expect, test} from 'vitest';
import {bandOf} from './difficulty';
import {puzzleOfTheDay} from './puzzle-of-the-day';
import {puzzlesOf} from './test-puzzles';

const DAY = 86_400_000;
const PUZZLES = [...puzzlesOf(1, 4), ...puzzlesOf(2, 5), ...puzzlesOf(4, 6), ...puzzlesOf(8, 6)];

/** Days from a Monday on. */
function days(count: number, monday = '2026-11-16'): string[] {
    return Array.from({length: count}, (_, i) => new Date(Date.parse(monday) + i * DAY).toISOString().slice(0, 10));
}

test('a day has the same puzzle wherever the file lists it', () => {
    for (const day of days(20)) {
        expect(puzzleOfTheDay(PUZZLES.toReversed(), day)).toBe(puzzleOfTheDay(PUZZLES, day));
    }
});

test('a week begins easily and ends hard', () => {
    const bands = days(7)
        .map((day) => puzzleOfTheDay(PUZZLES, day))
        .map((one) => one && bandOf(one));
    expect(bands).toEqual(['easy', 'easy', 'easy', 'medium', 'medium', 'hard', 'hard']);
});

test('no puzzle comes again before all of its difficulty have come', () => {
    // The nine easy ones take three weeks, and the first of them began with the calendar.
    const easy = days(6 * 7, '1969-12-29')
        .map((day) => puzzleOfTheDay(PUZZLES, day))
        .flatMap((one) => (one !== undefined && bandOf(one) === 'easy' ? [one.id] : []));
    expect(easy).toHaveLength(18);
    expect(new Set(easy.slice(0, 9)).size).toBe(9);
    expect(new Set(easy.slice(9)).size).toBe(9);
});

test('a file without hard puzzles has one for Sunday all the same', () => {
    expect(puzzleOfTheDay(puzzlesOf(1, 3), '2026-11-22')).toBeDefined();
});

test('an empty file has none', () => {
    expect(puzzleOfTheDay([], '2026-11-22')).toBeUndefined();
});
