import {expect, test} from 'vitest';
import {daysAfter, daysInARow, isStreak, joined, streakOf, streakOfDay, type Streak} from './streak';

const EARLY: Streak = {first: '2026-11-02', last: '2026-11-04', longest: 3};

test('days are counted over the end of a month and of a year', () => {
    expect(daysAfter('2026-12-31', 1)).toBe('2027-01-01');
    expect(daysAfter('2028-03-01', -1)).toBe('2028-02-29');
});

test('the server tells the run up to the last day', () => {
    expect(streakOf({streak: 3, longestStreak: 7, lastFinished: '2026-11-04'})).toEqual({...EARLY, longest: 7});
});

test('of a broken streak only the last day is known', () => {
    expect(streakOf({streak: 0, longestStreak: 7, lastFinished: '2026-11-04'})).toEqual({
        first: '2026-11-04',
        last: '2026-11-04',
        longest: 7,
    });
});

test('a visitor who has never finished a day has no streak', () => {
    expect(streakOf({streak: 0, longestStreak: 0})).toBeUndefined();
});

test.each([
    ['the day after', '2026-11-05', '2026-11-02', 4],
    ['a day that is in it', '2026-11-03', '2026-11-02', 3],
    ['the day before', '2026-11-01', '2026-11-01', 4],
    ['a day after a gap', '2026-11-06', '2026-11-06', 3],
    ['a day long before', '2026-10-01', '2026-11-02', 3],
])('%s is joined', (_, day, first, longest) => {
    const last = day > EARLY.last ? day : EARLY.last;
    expect(joined(EARLY, streakOfDay(day))).toEqual({first, last, longest});
    expect(joined(streakOfDay(day), EARLY)).toEqual({first, last, longest});
});

test('what one of the two does not know comes from the other', () => {
    expect(joined(undefined, EARLY)).toEqual(EARLY);
    expect(joined(EARLY, undefined)).toEqual(EARLY);
    expect(joined(undefined, undefined)).toBeUndefined();
});

test('the longest streak of the server stays, whatever the device knows', () => {
    expect(joined(EARLY, {...EARLY, longest: 12})?.longest).toBe(12);
});

test.each([
    ['on its last day', '2026-11-04', 3],
    ['on the day after', '2026-11-05', 3],
    ['two days after', '2026-11-06', 0],
    ['with a clock that is late', '2026-11-01', 3],
])('a streak %s', (_, today, days) => {
    expect(daysInARow(EARLY, today)).toBe(days);
});

test('what is kept is looked at before it is believed', () => {
    expect(isStreak(EARLY)).toBe(true);
    expect([null, 7, {}, {...EARLY, last: 'yesterday'}, {...EARLY, longest: '3'}].filter(isStreak)).toEqual([]);
});
