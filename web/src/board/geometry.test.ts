import {expect, test} from 'vitest';
import {beside, DIRECTIONS, fieldAt, hexagon, middle, RADIUS, vertical, VIEW, type Direction} from './geometry';
import {FIELDS} from './test-fields';

test('the centre is in the middle, and everything is on the sheet', () => {
    expect(middle('e5')).toEqual({x: 0, y: -0});
    expect(FIELDS).toHaveLength(61);
    for (const field of FIELDS) {
        for (const corner of hexagon(middle(field), RADIUS).split(' ')) {
            const [x, y] = corner.split(',').map(Number) as [number, number];
            expect(x).toBeGreaterThanOrEqual(VIEW.x);
            expect(x).toBeLessThanOrEqual(VIEW.x + VIEW.width);
            expect(y).toBeGreaterThanOrEqual(VIEW.y);
            expect(y).toBeLessThanOrEqual(VIEW.y + VIEW.height);
        }
    }
});

test('neighbours touch in all six directions', () => {
    for (const direction of Object.keys(DIRECTIONS) as Direction[]) {
        const {x, y} = middle(beside('e5', direction));
        expect(Math.hypot(x, y)).toBeCloseTo(Math.sqrt(3) * RADIUS);
    }
    expect(beside('e5', 'upLeft')).toBe('f5');
    expect(beside('e5', 'upRight')).toBe('f6');
    expect(beside('e5', 'downLeft')).toBe('d4');
    expect(beside('e5', 'downRight')).toBe('d5');
});

test('a point belongs to the field around it', () => {
    for (const field of FIELDS) {
        const {x, y} = middle(field);
        expect(fieldAt({x: x + 5, y: y - 5}, FIELDS)).toBe(field);
    }
    expect(fieldAt({x: 200, y: 0}, FIELDS)).toBeUndefined();
});

test('going up and down keeps to a column', () => {
    expect(vertical('e5', true, 5)[0]).toBe('f6');
    expect(vertical('e5', true, -5)[0]).toBe('f5');
    expect(vertical('e5', false, 5)[0]).toBe('d5');
});
