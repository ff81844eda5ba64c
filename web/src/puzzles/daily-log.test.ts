import {beforeEach, expect, test, vi} from 'vitest';
import {dailyLog} from './daily-log';

const TODAY = '2026-11-18';

beforeEach(() => {
    vi.restoreAllMocks();
    localStorage.clear();
});

test('a day is open until its puzzle is solved', () => {
    expect(dailyLog.of(TODAY)).toEqual({day: TODAY, wrong: 0});
    dailyLog.keepWrong(TODAY);
    expect(dailyLog.of(TODAY)).toEqual({day: TODAY, wrong: 1});
    dailyLog.keepEnd(TODAY, 'solved');
    expect(dailyLog.of(TODAY)).toEqual({day: TODAY, wrong: 1, end: 'solved'});
});

test('what another tab does later changes nothing', () => {
    dailyLog.keepEnd(TODAY, 'solved');
    dailyLog.keepWrong(TODAY);
    dailyLog.keepEnd(TODAY, 'shown');
    expect(dailyLog.of(TODAY)).toEqual({day: TODAY, wrong: 0, end: 'solved'});
});

test('days in a row count up to today', () => {
    ['2026-11-15', '2026-11-17', TODAY].forEach((day) => dailyLog.keepEnd(day, 'solved'));
    expect(dailyLog.streak(TODAY)).toBe(2);
});

test('a day that is not over yet does not end the row', () => {
    dailyLog.keepEnd('2026-11-16', 'solved');
    dailyLog.keepEnd('2026-11-17', 'solved');
    dailyLog.keepWrong(TODAY);
    expect(dailyLog.streak(TODAY)).toBe(2);
});

test('a day whose answer was shown ends the row', () => {
    dailyLog.keepEnd('2026-11-17', 'solved');
    dailyLog.keepEnd(TODAY, 'shown');
    expect(dailyLog.streak(TODAY)).toBe(0);
});

test('a row goes on over the end of a month', () => {
    ['2026-02-28', '2026-03-01'].forEach((day) => dailyLog.keepEnd(day, 'solved'));
    expect(dailyLog.streak('2026-03-01')).toBe(2);
});

test.each(['nonsense', '{}', '[3, null, {"day": "x", "wrong": 0}]'])('damaged days are no days: %s', (kept) => {
    localStorage.setItem('trasse.daily-puzzles', kept);
    expect(dailyLog.days()).toEqual([]);
    dailyLog.keepEnd(TODAY, 'solved');
    expect(dailyLog.streak(TODAY)).toBe(1);
});

test('where the browser keeps nothing, the page remembers until it is closed', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
        throw new DOMException('denied', 'SecurityError');
    });
    dailyLog.keepEnd('2026-12-24', 'solved');
    expect(dailyLog.of('2026-12-24').end).toBe('solved');
});
