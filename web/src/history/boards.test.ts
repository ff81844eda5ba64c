import {expect, test} from 'vitest';
import {en} from '../words/en';
import {boardsOf} from './boards';
import {entry} from './test-entries';

test('boards are listed once, built-in ones by name and others by a number', () => {
    const games = [
        entry('a', {endedAt: 5}),
        entry('b', {endedAt: 4, board: {code: 'own'}}),
        entry('c', {endedAt: 3}),
        entry('d', {endedAt: 2, board: {code: 'strange', name: 'not built in'}}),
    ];
    expect([...boardsOf(games, en)]).toEqual([
        ['code', 'Classic'],
        ['own', 'A custom board 2'],
        ['strange', 'A custom board 1'],
    ]);
});

test('a board keeps its number when others are played', () => {
    const first = entry('a', {endedAt: 1, board: {code: 'first'}});
    const second = entry('b', {endedAt: 2, board: {code: 'second'}});
    const again = entry('c', {endedAt: 3, board: {code: 'first'}});
    expect(boardsOf([second, first], en).get('second')).toBe('A custom board 2');
    expect(boardsOf([again, second, first], en).get('second')).toBe('A custom board 2');
});
