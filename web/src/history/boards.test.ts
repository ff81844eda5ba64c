import {expect, test} from 'vitest';
import {en} from '../words/en';
import {boardsOf} from './boards';
import {entry} from './test-entries';

test('boards are listed once, built-in ones by name and others by a number', () => {
    const games = [
        entry('a'),
        entry('b', {board: {code: 'own'}}),
        entry('c'),
        entry('d', {board: {code: 'strange', name: 'not built in'}}),
    ];
    expect([...boardsOf(games, en)]).toEqual([
        ['code', 'Classic'],
        ['own', 'A custom board 2'],
        ['strange', 'A custom board 3'],
    ]);
});
