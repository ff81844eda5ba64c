import {expect, test} from 'vitest';
import {levelNamed, LEVELS, namesAt} from './bots';

test('bots of one level have names of their own, in the order of the table', () => {
    const table = [{name: 'Ada'}, ...['a', 'b', 'c'].map((name) => ({name, level: 'owl' as const}))];
    expect(namesAt(table)).toEqual(['Ada', 'Otto', 'Olga', 'Ugo']);
});

test('no bot has the name of a person at the table, capitals aside', () => {
    const table = [{name: 'fanny'}, ...['a', 'b', 'c'].map((name) => ({name, level: 'fox' as const}))];
    expect(namesAt(table)).toEqual(['fanny', 'Felix', 'Rena', 'Vito']);
});

test('bots of different levels are never namesakes', () => {
    const names = LEVELS.flatMap((level) => namesAt(['a', 'b', 'c', 'd'].map((name) => ({name, level}))));
    expect(new Set(names).size).toBe(4 * LEVELS.length);
});

test('a level is known by its name', () => {
    expect(LEVELS.map(levelNamed)).toEqual(LEVELS);
    expect(levelNamed('genius')).toBeUndefined();
});

test('a level is known by what earlier versions called it', () => {
    expect(['dreamer', 'greedy', 'careful', 'clever', 'master'].map(levelNamed)).toEqual([
        'butterfly',
        'magpie',
        'squirrel',
        'cat',
        'owl',
    ]);
});
