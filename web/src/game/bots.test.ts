import {expect, test} from 'vitest';
import {LEVELS, namesAt} from './bots';

test('bots of one level have names of their own, in the order of the table', () => {
    const table = [{name: 'Ada'}, ...['a', 'b', 'c'].map((name) => ({name, level: 'master' as const}))];
    expect(namesAt(table)).toEqual(['Ada', 'Otto', 'Olga', 'Ugo']);
});

test('no bot has the name of a person at the table, capitals aside', () => {
    const table = [{name: 'fanny'}, ...['a', 'b', 'c'].map((name) => ({name, level: 'clever' as const}))];
    expect(namesAt(table)).toEqual(['fanny', 'Felix', 'Rena', 'Vito']);
});

test('bots of different levels are never namesakes', () => {
    const names = LEVELS.flatMap((level) => namesAt(['a', 'b', 'c', 'd'].map((name) => ({name, level}))));
    expect(new Set(names).size).toBe(4 * LEVELS.length);
});
