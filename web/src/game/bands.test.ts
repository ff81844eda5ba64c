import {expect, test} from 'vitest';
import {bandOf, bandsOf} from './bands';

test.each([
    [-60, 'sketch'],
    [-1, 'sketch'],
    [0, 'trail'],
    [12, 'lane'],
    [22, 'road'],
    [30, 'avenue'],
    [40, 'avenue'],
    [41, 'super'],
    [49, 'legend'],
])('%i points in the boards edition are a %s', (total, band) => {
    expect(bandOf(total, 40)).toBe(band);
});

test('a super result of the pad edition is one as well', () => {
    expect(bandOf(35, 35)).toBe('avenue');
    expect(bandOf(36, 35)).toBe('super');
});

test.each([35, 40])('bands follow each other, with a super mark of %i', (superMark) => {
    const froms = bandsOf(superMark).map(({from}) => from);
    expect(froms).toEqual(froms.toSorted((a, b) => a - b));
});
