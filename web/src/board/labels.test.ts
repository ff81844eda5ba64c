import {describe, expect, test} from 'vitest';
import type {Field} from '../workers/answers';
import {de} from '../words/de';
import {en} from '../words/en';
import {labelOf, type Labelled} from './labels';
import {closingMarks, dotMarks, endMarks, hintMarks} from './marks';

const E5: Field = {name: 'e5', colour: 'b'};
const BARE: Labelled = {startField: undefined, line: [], lit: new Set(), marks: []};

function said(field: Field, what: Partial<Labelled>): string {
    return labelOf(field, {...BARE, ...what}, en);
}

test('a field is its name and its colour', () => {
    expect(said(E5, {})).toBe('e5, blue');
    expect(labelOf(E5, BARE, de)).toBe('e5, Blau');
});

test('a number and a start point are told', () => {
    expect(said({...E5, number: 7}, {startField: 'e5'})).toBe(
        `e5, blue, ${en.board.number(7)}, ${en.board.startPoint}`,
    );
    expect(said(E5, {startField: 'd4'})).toBe('e5, blue');
});

describe('while marking', () => {
    test('a field that can be marked says so', () => {
        expect(said(E5, {lit: new Set(['e5'])})).toBe(`e5, blue, ${en.board.canBeMarked}`);
    });

    test('a dot tells its place among the dots, and not that it could be marked', () => {
        const marks = [...endMarks(['d4'], 'd4'), ...dotMarks(['d5', 'e5'])];
        expect(said(E5, {marks, lit: new Set(['e5'])})).toBe(`e5, blue, ${en.board.marked(2)}`);
    });

    test('an end of the line is told from its inner fields', () => {
        const line = ['e4', 'e5', 'e6'];
        expect(said(E5, {line})).toBe(`e5, blue, ${en.board.onTheLine}`);
        expect(said(E5, {line, marks: endMarks(['e5'], undefined)})).toBe(`e5, blue, ${en.board.end}`);
    });

    test('a suggested line is told step by step, and not where it begins', () => {
        expect(said(E5, {marks: [{kind: 'suggested', path: ['e4', 'd5', 'e5']}]})).toBe(
            `e5, blue, ${en.hint.suggested(2)}`,
        );
        expect(said(E5, {marks: [{kind: 'suggested', path: ['e5', 'e6']}]})).toBe('e5, blue');
    });

    test('an end that would be closed is told', () => {
        expect(said(E5, {marks: closingMarks(['e5'])})).toBe(`e5, blue, ${en.game.closing}`);
    });

    test('a hint is told last', () => {
        const marks = hintMarks(['e5']);
        expect(said(E5, {marks, lit: new Set(['e5'])})).toBe(`e5, blue, ${en.board.canBeMarked}, ${en.board.hinted}`);
    });
});
