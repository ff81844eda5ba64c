import {expect, test} from 'vitest';
import {Choices} from './choices';

// A line from e4 to d7, and a card that leads on from both.
const CHOICES = new Choices(['e4: e3', 'e4: e3 f4', 'e4: f4', 'd7: d8', 'd7: d8 c7', 'd7: c7']);

test('the ends are those at which something can be drawn', () => {
    expect(CHOICES.ends).toEqual(['e4', 'd7']);
});

test('what may follow is what the rulebook lists after the same beginning', () => {
    expect(CHOICES.after({end: 'e4', fields: []})).toEqual(['e3', 'f4']);
    expect(CHOICES.after({end: 'e4', fields: ['e3']})).toEqual(['f4']);
    expect(CHOICES.after({end: 'e4', fields: ['f4']})).toEqual([]);
    expect(CHOICES.after({end: 'd7', fields: ['d8']})).toEqual(['c7']);
});

test('nothing follows what is not in the list', () => {
    expect(CHOICES.after({end: 'a1', fields: []})).toEqual([]);
    expect(Choices.NONE.ends).toEqual([]);
});

test('a first field belongs to the ends it lies beside', () => {
    expect(CHOICES.endsBeside('f4')).toEqual(['e4']);
    expect(CHOICES.endsBeside('d8')).toEqual(['d7']);
    expect(CHOICES.endsBeside('a1')).toEqual([]);
});
