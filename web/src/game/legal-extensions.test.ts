import {expect, test} from 'vitest';
import {LegalExtensions} from './legal-extensions';

// A line from e4 to d7, and a card that leads on from both.
const LEGAL = new LegalExtensions(['e4: e3', 'e4: e3 f4', 'e4: f4', 'd7: d8', 'd7: d8 c7', 'd7: c7']);

test('the ends are those at which something can be drawn', () => {
    expect(LEGAL.ends).toEqual(['e4', 'd7']);
});

test('what may follow is what the rulebook lists after the same beginning', () => {
    expect(LEGAL.after({end: 'e4', fields: []})).toEqual(['e3', 'f4']);
    expect(LEGAL.after({end: 'e4', fields: ['e3']})).toEqual(['f4']);
    expect(LEGAL.after({end: 'e4', fields: ['f4']})).toEqual([]);
    expect(LEGAL.after({end: 'd7', fields: ['d8']})).toEqual(['c7']);
});

test('nothing follows what is not in the list', () => {
    expect(LEGAL.after({end: 'a1', fields: []})).toEqual([]);
    expect(LegalExtensions.NONE.ends).toEqual([]);
});

test('a first field belongs to the ends it lies beside', () => {
    expect(LEGAL.endsBeside('f4')).toEqual(['e4']);
    expect(LEGAL.endsBeside('d8')).toEqual(['d7']);
    expect(LEGAL.endsBeside('a1')).toEqual([]);
});
