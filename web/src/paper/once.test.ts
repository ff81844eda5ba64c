import {beforeEach, expect, test, vi} from 'vitest';

let steps: number;
let tap: (event: MouseEvent) => void;
let other: (event: MouseEvent) => void;

beforeEach(async () => {
    vi.resetModules();
    const {once} = await import('./once');
    steps = 0;
    tap = once(() => (steps += 1));
    other = once(() => (steps += 10));
});

function at(timeStamp: number, x: number, y: number, detail = 1): MouseEvent {
    return {timeStamp, clientX: x, clientY: y, detail} as MouseEvent;
}

test('the second tap of a double tap counts neither there nor on what has replaced it', () => {
    tap(at(1000, 200, 300));
    other(at(1150, 203, 298));
    tap(at(1300, 200, 300));
    expect(steps).toBe(1);
});

test('a double click of a mouse counts once however slow it is', () => {
    tap(at(1000, 200, 300));
    tap(at(1480, 200, 300, 2));
    expect(steps).toBe(1);
});

test('taps one after the other count, and so do taps at two places', () => {
    tap(at(1000, 200, 300));
    tap(at(1400, 200, 300));
    other(at(1450, 260, 300));
    expect(steps).toBe(12);
});

test('keys count each time', () => {
    tap(at(1000, 0, 0, 0));
    tap(at(1050, 0, 0, 0));
    expect(steps).toBe(2);
});
