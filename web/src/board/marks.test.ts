import {expect, test} from 'vitest';
import {dotMarks, endMarks, fieldsMarked, keyOf, layersOf, pathMark, type Mark} from './marks';

test('a path of one field is nothing to draw', () => {
    expect(pathMark('trace', ['e4'])).toEqual([]);
    expect(pathMark('trace', ['e4', 'e5'])).toEqual([{kind: 'trace', path: ['e4', 'e5']}]);
});

test('the fields of a kind come in the order of the list', () => {
    const marks = [...dotMarks(['e5', 'd5']), ...endMarks(['e4', 'a1'], 'a1'), ...dotMarks(['c4'])];
    expect(fieldsMarked('dot', marks)).toEqual(['e5', 'd5', 'c4']);
    expect(fieldsMarked('end', marks)).toEqual(['e4', 'a1']);
    expect(fieldsMarked('cross', marks)).toEqual([]);
});

test('one end is the active one', () => {
    expect(endMarks(['e4', 'a1'], 'a1').map((mark) => 'active' in mark && mark.active)).toEqual([false, true]);
});

test('marks on the same field, and paths, can be told apart', () => {
    const marks: Mark[] = [
        {kind: 'dot', field: 'e5'},
        {kind: 'hint', field: 'e5'},
        {kind: 'fresh', path: ['e5', 'e6']},
        {kind: 'planned', path: ['e5', 'e6']},
        {kind: 'fresh', path: ['e5', 'e6', 'e7']},
    ];
    expect(new Set(marks.map(keyOf)).size).toBe(marks.length);
});

test('numbers lie above lines, dots, ends and hints', () => {
    const lines: Mark[] = [
        {kind: 'fresh', path: []},
        {kind: 'planned', path: []},
        {kind: 'trace', path: []},
        {kind: 'suggested', path: []},
    ];
    const onFields: Mark[] = [
        {kind: 'dot', field: 'e5'},
        {kind: 'end', field: 'e5', active: true},
        {kind: 'hint', field: 'e5'},
        {kind: 'cheer', field: 'e5'},
    ];
    const top: Mark[] = [
        {kind: 'closing', field: 'e5'},
        {kind: 'cross', field: 'e5'},
    ];
    expect(layersOf([...top, ...onFields, ...lines])).toEqual({lines, underNumbers: onFields, top});
});
