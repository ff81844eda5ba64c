import {expect, test} from 'vitest';
import {de} from '../words/de';
import {en} from '../words/en';
import {later as laterDe} from '../words/later/de';
import {later} from '../words/later/en';
import {boardsOf} from './boards';
import {entry} from './test-entries';

test('boards are listed once, built-in ones by name and others by a number', () => {
    const games = [
        entry('a', {endedAt: 5}),
        entry('b', {endedAt: 4, board: {code: 'own'}}),
        entry('c', {endedAt: 3}),
        entry('d', {endedAt: 2, board: {code: 'strange', name: 'not built in'}}),
    ];
    expect([...boardsOf(games, en, later)]).toEqual([
        ['code', 'Classic'],
        ['own', 'Custom board 2'],
        ['strange', 'Custom board 1'],
    ]);
});

test('a board keeps its number when others are played', () => {
    const first = entry('a', {endedAt: 1, board: {code: 'first'}});
    const second = entry('b', {endedAt: 2, board: {code: 'second'}});
    const again = entry('c', {endedAt: 3, board: {code: 'first'}});
    expect(boardsOf([second, first], en, later).get('second')).toBe('Custom board 2');
    expect(boardsOf([again, second, first], en, later).get('second')).toBe('Custom board 2');
});

test('a numbered board has no article', () => {
    expect([...boardsOf([entry('a', {board: {code: 'own'}})], de, laterDe).values()]).toEqual(['Eigene Tafel 1']);
});
