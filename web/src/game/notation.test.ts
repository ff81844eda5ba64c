import {expect, test} from 'vitest';
import {coloursOf, extended, parseAction, writeAction} from './notation';

test('a card has a colour for each letter, a doubled one twice', () => {
    expect(coloursOf('ybbgs')).toEqual(['y', 'b', 'b', 'g', 's']);
});

test('an action is read as it is written', () => {
    const action = 'e6: e7 f8 f9';
    const extension = parseAction(action);
    expect(extension).toEqual({end: 'e6', fields: ['e7', 'f8', 'f9']});
    expect(extension && writeAction(extension)).toBe(action);
});

test('a pass extends nothing', () => {
    expect(parseAction('-')).toBeUndefined();
    expect(extended(['e4', 'e5'], '-')).toEqual(['e4', 'e5']);
});

test('a line grows at the end that is named', () => {
    expect(extended(['e4', 'e5'], 'e5: e6 e7')).toEqual(['e4', 'e5', 'e6', 'e7']);
    expect(extended(['e4', 'e5'], 'e4: e3 e2')).toEqual(['e2', 'e3', 'e4', 'e5']);
    expect(extended(['e4'], 'e4: e5')).toEqual(['e4', 'e5']);
});
