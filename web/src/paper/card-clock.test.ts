import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {CardClock} from './card-clock.svelte';

let rung: number;
let clock: CardClock;

beforeEach(() => {
    vi.useFakeTimers();
    rung = 0;
    clock = new CardClock(30, () => (rung += 1));
    clock.start('1 ybgs');
});

afterEach(() => {
    clock.stop();
    vi.restoreAllMocks();
    vi.useRealTimers();
});

test('rings once when the time is up', () => {
    vi.advanceTimersByTime(29_800);
    expect(rung).toBe(0);
    vi.advanceTimersByTime(60_000);
    expect(rung).toBe(1);
});

test('a new card has the whole time', () => {
    vi.advanceTimersByTime(20_000);
    clock.start('2 bgsr');
    vi.advanceTimersByTime(20_000);
    expect(rung).toBe(0);
});

test('stands still while it is paused', () => {
    clock.toggle();
    vi.advanceTimersByTime(60_000);
    expect([rung, clock.left]).toEqual([0, 30_000]);
    clock.toggle();
    vi.advanceTimersByTime(30_000);
    expect(rung).toBe(1);
});

test('a new card ends a pause', () => {
    clock.toggle();
    clock.start('2 bgsr');
    vi.advanceTimersByTime(30_000);
    expect(rung).toBe(1);
});

test('stands still while nobody sees the page', () => {
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    vi.advanceTimersByTime(60_000);
    visibility.mockReturnValue('visible');
    vi.advanceTimersByTime(10_000);
    expect([rung, clock.left]).toEqual([0, 20_000]);
});

test('a page that was asleep goes on with the time that was left', () => {
    vi.advanceTimersByTime(10_000);
    const asleep = performance.now() + 3_600_000;
    vi.spyOn(performance, 'now').mockReturnValueOnce(asleep);
    vi.advanceTimersByTime(200);
    expect(clock.left).toBe(19_000);
});

test('a clock that was stopped does not ring', () => {
    clock.stop();
    vi.advanceTimersByTime(60_000);
    expect(rung).toBe(0);
});

/** The tab forgets everything but what it keeps. */
function reload(): void {
    const kept = sessionStorage.getItem('trasse.paper.clock') ?? '';
    clock.stop();
    sessionStorage.setItem('trasse.paper.clock', kept);
    clock = new CardClock(30, () => (rung += 1));
}

test('a reload takes no time away and gives none', () => {
    vi.advanceTimersByTime(20_000);
    reload();
    clock.start('1 ybgs');
    expect(clock.left).toBe(10_000);
    vi.advanceTimersByTime(10_000);
    expect(rung).toBe(1);
});

test('a clock that was stopped stands still after a reload', () => {
    vi.advanceTimersByTime(20_000);
    clock.toggle();
    reload();
    clock.start('1 ybgs');
    vi.advanceTimersByTime(60_000);
    expect([rung, clock.left, clock.isPaused]).toEqual([0, 10_000, true]);
});

test('after a reload another card has the whole time', () => {
    vi.advanceTimersByTime(20_000);
    reload();
    clock.start('2 bgsr');
    expect(clock.left).toBe(30_000);
});

test('a card that is taken up again has the whole time', () => {
    vi.advanceTimersByTime(20_000);
    clock.stop();
    clock.start('1 ybgs');
    expect(clock.left).toBe(30_000);
});
