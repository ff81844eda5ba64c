import {expect, test} from 'vitest';
import {coloursOf, parseAction, writeAction} from './notation';

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
});
