import {beforeEach, describe, expect, test} from 'vitest';
import {Gestures, type Surface} from './gestures';

const FINGER = 1;
const THUMB = 2;

/** A line that ends at e4, where e5 and e6 can be marked; writes down what a pointer does. */
class RecordingSurface implements Surface {
    readonly done: string[] = [];
    readonly lit = new Set(['e5', 'f4']);

    isLit(field: string): boolean {
        return this.lit.has(field);
    }

    isEnd(field: string): boolean {
        return field === 'e4';
    }

    touch(field: string): void {
        this.done.push(`touch ${field}`);
    }

    sweep(field: string): void {
        this.done.push(`sweep ${field}`);
    }
}

let gestures: Gestures;
let surface: RecordingSurface;

beforeEach(() => {
    gestures = new Gestures();
    surface = new RecordingSurface();
});

describe('a tap', () => {
    test('marks a lit field at once, and only once', () => {
        expect(gestures.down(FINGER, 'e5', surface)).toBe(true);
        expect(surface.done).toEqual(['touch e5']);
        gestures.up(FINGER, surface);
        expect(surface.done).toEqual(['touch e5']);
    });

    test.each(['e4', 'a1'])('anywhere else (%s) counts when the finger is lifted', (field) => {
        gestures.down(FINGER, field, surface);
        expect(surface.done).toEqual([]);
        gestures.up(FINGER, surface);
        expect(surface.done).toEqual([`touch ${field}`]);
    });

    test('that the browser takes away is none', () => {
        gestures.down(FINGER, 'e4', surface);
        gestures.cancel(FINGER);
        gestures.up(FINGER, surface);
        expect(surface.done).toEqual([]);
    });

    test('is none if nothing can be done any more when the finger is lifted', () => {
        gestures.down(FINGER, 'e4', surface);
        gestures.up(FINGER, undefined);
        expect(surface.done).toEqual([]);
    });
});

describe('a drag', () => {
    test('from an end chooses that end, and sweeps over every field once', () => {
        gestures.down(FINGER, 'e4', surface);
        for (const field of ['e4', 'e5', 'e5', undefined, 'e5', 'e6']) {
            gestures.move(FINGER, field, surface);
        }
        gestures.up(FINGER, surface);
        expect(surface.done).toEqual(['touch e4', 'sweep e5', 'sweep e6']);
    });

    test('from a lit field goes on from its dot', () => {
        gestures.down(FINGER, 'e5', surface);
        gestures.move(FINGER, 'e6', surface);
        gestures.up(FINGER, surface);
        expect(surface.done).toEqual(['touch e5', 'sweep e6']);
    });

    test('from a dot takes nothing away where it begins', () => {
        gestures.down(FINGER, 'd5', surface);
        gestures.move(FINGER, 'e5', surface);
        gestures.up(FINGER, surface);
        expect(surface.done).toEqual(['sweep e5']);
    });

    test('can go back', () => {
        gestures.down(FINGER, 'e5', surface);
        gestures.move(FINGER, 'e6', surface);
        gestures.move(FINGER, 'e5', surface);
        expect(surface.done).toEqual(['touch e5', 'sweep e6', 'sweep e5']);
    });
});

describe('a second finger', () => {
    beforeEach(() => {
        gestures.down(FINGER, 'e4', surface);
    });

    test('does nothing while the first is down', () => {
        expect(gestures.down(THUMB, 'e5', surface)).toBe(false);
        gestures.move(THUMB, 'e6', surface);
        gestures.up(THUMB, surface);
        expect(surface.done).toEqual([]);
        gestures.up(FINGER, surface);
        expect(surface.done).toEqual(['touch e4']);
    });

    test('counts once the first is lifted', () => {
        gestures.up(FINGER, surface);
        expect(gestures.down(THUMB, 'e5', surface)).toBe(true);
        expect(surface.done).toEqual(['touch e4', 'touch e5']);
    });
});
