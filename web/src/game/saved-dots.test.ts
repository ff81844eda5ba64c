import {beforeEach, expect, test} from 'vitest';
import {savedDots} from './saved-dots';

beforeEach(() => {
    sessionStorage.clear();
    savedDots.keep('a', 'round 3', 'e4: e3 f4');
});

test('dots are found again in the same round of the same game', () => {
    expect(savedDots.of('a', 'round 3')).toBe('e4: e3 f4');
    expect(savedDots.of('a', 'round 4')).toBeUndefined();
    expect(savedDots.of('b', 'round 3')).toBeUndefined();
});

test('dots that are taken away are not found again', () => {
    savedDots.keep('a', 'round 3', undefined);
    expect(savedDots.of('a', 'round 3')).toBeUndefined();
});

test('dots of the next round replace those before', () => {
    savedDots.keep('a', 'round 4', 'd7: d8');
    expect(savedDots.of('a', 'round 3')).toBeUndefined();
    expect(savedDots.of('a', 'round 4')).toBe('d7: d8');
});
