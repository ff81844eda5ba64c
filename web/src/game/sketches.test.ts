import {beforeEach, expect, test} from 'vitest';
import {sketches} from './sketches';

beforeEach(() => {
    sessionStorage.clear();
    sketches.keep('a', 'round 3', 'e4: e3 f4');
});

test('dots are found again in the same round of the same game', () => {
    expect(sketches.of('a', 'round 3')).toBe('e4: e3 f4');
    expect(sketches.of('a', 'round 4')).toBeUndefined();
    expect(sketches.of('b', 'round 3')).toBeUndefined();
});

test('dots that are taken away are not found again', () => {
    sketches.keep('a', 'round 3', undefined);
    expect(sketches.of('a', 'round 3')).toBeUndefined();
});

test('dots of the next round replace those before', () => {
    sketches.keep('a', 'round 4', 'd7: d8');
    expect(sketches.of('a', 'round 3')).toBeUndefined();
    expect(sketches.of('a', 'round 4')).toBe('d7: d8');
});
