import {beforeEach, describe, expect, test} from 'vitest';
import {KeyboardCursor, type KeyMeaning} from './keyboard.svelte';
import {FIELDS} from './test-fields';

let cursor: KeyboardCursor;

beforeEach(() => {
    cursor = new KeyboardCursor();
});

function press(code: string, at: string, more: Partial<KeyboardEvent> = {}): KeyMeaning {
    const key = {code, key: code, shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, ...more};
    return cursor.press(key, at, FIELDS);
}

test('the cursor is nowhere until it is put somewhere', () => {
    expect(cursor.at).toBeUndefined();
    cursor.put('c3');
    expect(cursor.at).toBe('c3');
});

test.each([
    ['ArrowLeft', 'e4'],
    ['ArrowRight', 'e6'],
    ['KeyA', 'e4'],
    ['KeyD', 'e6'],
    ['KeyW', 'f5'],
    ['KeyE', 'f6'],
    ['KeyZ', 'd4'],
    ['KeyX', 'd5'],
    ['Numpad4', 'e4'],
    ['Numpad6', 'e6'],
    ['Numpad7', 'f5'],
    ['Numpad9', 'f6'],
    ['Numpad1', 'd4'],
    ['Numpad3', 'd5'],
])('%s leads from the centre to %s', (code, to) => {
    expect(press(code, 'e5')).toEqual({kind: 'step', to});
    expect(cursor.at).toBe(to);
});

test('at the rim a step leads nowhere, and the cursor stays', () => {
    expect(press('ArrowLeft', 'e1')).toEqual({kind: 'step', to: undefined});
    expect(cursor.at).toBe('e1');
});

describe('up and down', () => {
    function walk(from: string, ...codes: string[]): string[] {
        cursor.put(from);
        return codes.map((code) => {
            press(code, cursor.at ?? '');
            return cursor.at ?? '';
        });
    }

    test('keep to a column', () => {
        expect(walk('e5', 'ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowUp')[3]).toBe('i7');
        expect(walk('e5', 'ArrowUp', 'ArrowDown')[1]).toBe('e5');
    });

    test('take a new column after a step to the side', () => {
        expect(walk('e5', 'ArrowUp', 'ArrowRight', 'ArrowUp', 'ArrowDown')[3]).toBe(
            walk('e5', 'ArrowUp', 'ArrowRight')[1],
        );
    });

    test('take a new column where the cursor is put', () => {
        walk('e5', 'ArrowUp');
        expect(walk('a1', 'ArrowUp', 'ArrowDown')[1]).toBe('a1');
    });

    test('lead round a corner of the board, where one of the two fields is missing', () => {
        expect(walk('e9', 'ArrowUp')).toEqual(['f9']);
        expect(walk('e1', 'ArrowDown')).toEqual(['d1']);
    });
});

describe('Enter and the space bar', () => {
    test.each([
        ['Enter', 'Enter'],
        ['Space', ' '],
    ])('%s touches the field', (code, key) => {
        expect(press(code, 'e5', {key})).toEqual({kind: 'touch'});
        expect(cursor.at).toBe('e5');
    });

    test('Shift and Enter are for the turn', () => {
        expect(press('Enter', 'e5', {key: 'Enter', shiftKey: true})).toEqual({kind: 'other'});
    });
});

test.each(['ctrlKey', 'metaKey', 'altKey'] as const)('what is pressed with %s is the browser’s', (modifier) => {
    expect(press('KeyD', 'e5', {[modifier]: true})).toEqual({kind: 'shortcut'});
    expect(cursor.at).toBeUndefined();
});

test('any other key is for the turn', () => {
    expect(press('KeyP', 'e5', {key: 'p'})).toEqual({kind: 'other'});
});
