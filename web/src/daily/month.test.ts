import {expect, test} from 'vitest';
import {anyWeek, isMonth, monthOf, monthsAfter, weeksOf} from './month';

test('a month is in weeks from Monday to Sunday', () => {
    const weeks = weeksOf('2026-11', 1);
    expect(weeks).toHaveLength(6);
    expect(weeks[0]).toEqual([...Array<undefined>(6).fill(undefined), '2026-11-01']);
    expect(weeks[5]).toEqual(['2026-11-30', ...Array<undefined>(6).fill(undefined)]);
    expect(weeks.flat().filter((day) => day !== undefined)).toHaveLength(30);
});

test('where weeks begin on Sunday, November 2026 begins with one', () => {
    expect(weeksOf('2026-11', 7)[0]?.[0]).toBe('2026-11-01');
});

test('a February that fills four weeks has four', () => {
    expect(weeksOf('2027-02', 1)).toHaveLength(4);
    expect(weeksOf('2028-02', 1).flat()).toContain('2028-02-29');
});

test.each([
    ['2026-11', 1, '2026-12'],
    ['2026-12', 1, '2027-01'],
    ['2026-01', -1, '2025-12'],
])('from %s by %i months', (month, months, result) => {
    expect(monthsAfter(month, months)).toBe(result);
});

test('the month of a day is its beginning', () => {
    expect(monthOf('2026-11-30')).toBe('2026-11');
});

test('a month is four digits, a hyphen and a number up to twelve', () => {
    expect(['2026-11', '2026-13', '2026-1', '2026-11-16', ''].filter(isMonth)).toEqual(['2026-11']);
});

test.each([
    [1, 1],
    [7, 0],
    [6, 6],
])('the columns of a week that begins on day %i', (begin, weekday) => {
    const [first = ''] = anyWeek(begin);
    expect(new Date(first).getUTCDay()).toBe(weekday);
});
