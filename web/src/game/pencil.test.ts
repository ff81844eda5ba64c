import {beforeEach, describe, expect, test} from 'vitest';
import {LegalExtensions} from './legal-extensions';
import {Pencil} from './pencil.svelte';

const LEGAL = new LegalExtensions([
    'e4: e3',
    'e4: e3 f4',
    'e4: e3 f4 f5',
    'e4: f4',
    'd7: d8',
    'd7: d8 c7',
    'd7: c7',
    'e4: d5',
    'd7: d5',
]);

let pencil: Pencil;

beforeEach(() => {
    pencil = new Pencil();
    pencil.take(LEGAL);
});

test('at first the fields at both ends are lit', () => {
    expect([...pencil.lit].sort()).toEqual(['c7', 'd5', 'd8', 'e3', 'f4']);
    expect(pencil.end).toBeUndefined();
    expect(pencil.action).toBeUndefined();
});

test('the first dot decides which end grows', () => {
    expect(pencil.touch('e3')).toBe('marked');
    expect(pencil.end).toBe('e4');
    expect([...pencil.lit]).toEqual(['f4']);
    expect(pencil.action).toBe('e4: e3');
});

test('dots are joined in the order in which they were set', () => {
    ['e3', 'f4', 'f5'].forEach((field) => pencil.touch(field));
    expect(pencil.action).toBe('e4: e3 f4 f5');
    expect(pencil.lit.size).toBe(0);
});

test('a field that is not lit is refused and changes nothing', () => {
    pencil.touch('e3');
    expect(pencil.touch('d8')).toBe('refused');
    expect(pencil.dots).toEqual(['e3']);
});

test('a field beside both ends goes to the end that was chosen', () => {
    pencil.touch('d7');
    pencil.touch('d5');
    expect(pencil.action).toBe('d7: d5');
});

describe('taking dots away', () => {
    beforeEach(() => ['e3', 'f4', 'f5'].forEach((field) => pencil.touch(field)));

    test('touching the last dot takes it away', () => {
        expect(pencil.touch('f5')).toBe('unmarked');
        expect(pencil.dots).toEqual(['e3', 'f4']);
    });

    test('touching an earlier dot leaves it as the last', () => {
        pencil.touch('e3');
        expect(pencil.dots).toEqual(['e3']);
    });

    test('step by step back to the beginning, where both ends are open again', () => {
        pencil.stepBack();
        pencil.stepBack();
        pencil.stepBack();
        expect(pencil.dots).toEqual([]);
        expect(pencil.end).toBeUndefined();
        pencil.stepBack();
        expect(pencil.dots).toEqual([]);
    });

    test('touching the other end wipes the dots off and turns there', () => {
        expect(pencil.touch('d7')).toBe('switched');
        expect(pencil.end).toBe('d7');
        expect([...pencil.lit].sort()).toEqual(['c7', 'd5', 'd8']);
    });

    test('a new card begins without dots', () => {
        pencil.take(new LegalExtensions(['e4: e5']));
        expect(pencil.dots).toEqual([]);
        expect([...pencil.lit]).toEqual(['e5']);
    });
});

describe('drawing a finger across fields', () => {
    test('marks what can be marked, and nothing else', () => {
        expect(pencil.sweep('e3')).toBe(true);
        expect(pencil.sweep('a1')).toBe(false);
        expect(pencil.sweep('f4')).toBe(true);
        expect(pencil.action).toBe('e4: e3 f4');
    });

    test('going back over the dots takes them away', () => {
        ['e3', 'f4', 'f5', 'f4', 'e3'].forEach((field) => pencil.sweep(field));
        expect(pencil.dots).toEqual(['e3']);
        pencil.sweep('e4');
        expect(pencil.dots).toEqual([]);
    });
});

test('the other end is one key away', () => {
    pencil.switchEnd();
    expect(pencil.end).toBe('e4');
    pencil.switchEnd();
    expect(pencil.end).toBe('d7');
});

test('the dots of an action can be set again', () => {
    pencil.touch('d8');
    pencil.trace({end: 'e4', fields: ['e3', 'f4']});
    expect(pencil.action).toBe('e4: e3 f4');
});

test.each([
    ['a field that does not follow', {end: 'e4', fields: ['e3', 'd8', 'f4']}],
    ['an end that cannot grow', {end: 'a1', fields: ['e3']}],
])('the dots of an action with %s are not', (_, action) => {
    pencil.trace(action);
    expect(pencil.dots).toEqual([]);
    expect(pencil.end).toBeUndefined();
});
