import {expect, test} from 'vitest';
import {csvOf} from './csv';
import type {Result} from './results';
import {result} from './test-results';

const HEAD =
    '\uFEFFgame,date,kind,board,edition,player,players,won,total,plus,minus,' +
    'points 2,points 3,points 4,points 5,points 6,points 7,points 8,points 9,points 10,accuracy\r\n';

function lineOf(one: Result): string {
    const text = csvOf([one], () => 'classic');
    expect(text.startsWith(HEAD)).toBe(true);
    return text.slice(HEAD.length);
}

test('nothing is a head alone', () => {
    expect(csvOf([], String)).toBe(HEAD);
});

test('a line has all figures of a result', () => {
    const one = result(-4, {
        game: 'abc',
        at: Date.UTC(2026, 10, 18, 7, 5),
        players: 3,
        hasWon: true,
        strip: {points: {'2': 1, '10': 10}, plus: 11, minus: 15},
        accuracy: 91.25,
    });
    expect(lineOf(one)).toBe(
        'abc,2026-11-18T07:05:00.000Z,alone,classic,boards,Ada,3,true,-4,11,15,1,0,0,0,0,0,0,0,10,91.25\r\n',
    );
});

test('what is not known stays empty', () => {
    const one = result(7, {game: 'abc', at: 0, name: '', strip: undefined});
    expect(lineOf(one)).toBe('abc,1970-01-01T00:00:00.000Z,alone,classic,boards,,1,,7,,,,,,,,,,,,\r\n');
});

test.each([
    ['Zoë O’Neil', 'Zoë O’Neil'],
    ['Ada, the first', '"Ada, the first"'],
    ['the "line"', '"the ""line"""'],
    ['two\r\nlines', '"two\r\nlines"'],
    ['=HYPERLINK("http://x")', '"\'=HYPERLINK(""http://x"")"'],
    ['+1', "'+1"],
    ['-1+2', "'-1+2"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', "'\t=1"],
    ['  =1', "'  =1"],
    ['1=1', '1=1'],
])('the name %j is written as %j', (name, written) => {
    expect(lineOf(result(7, {name})).split(',boards,')[1]?.startsWith(`${written},1,`)).toBe(true);
});
