import {expect, test} from 'vitest';
import {largest} from './arrangement';

function rowsOf(colours: number, width: number, height: number): number[] {
    const counts = new Map<number, number>();
    largest(colours, {width, height}).middles.forEach(({y}) => counts.set(y, (counts.get(y) ?? 0) + 1));
    return [...counts.values()];
}

test.each([
    [4, 340, 620, [1, 2, 1]],
    [5, 340, 620, [2, 1, 2]],
    [4, 1000, 600, [2, 2]],
    [5, 1000, 600, [3, 2]],
    [4, 800, 200, [4]],
    [5, 800, 160, [5]],
])('%i colours in a room of %i by %i', (colours, width, height, rows) => {
    expect(rowsOf(colours, width, height)).toEqual(rows);
});

test.each([4, 5])('no two of %i colours lie on each other, and none sticks out', (colours) => {
    for (const room of [
        {width: 300, height: 600},
        {width: 600, height: 600},
        {width: 900, height: 300},
    ]) {
        const {middles, width, height} = largest(colours, room);
        middles.forEach((one, i) => {
            middles.slice(i + 1).forEach((other) => {
                expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(17);
            });
            expect(one.x >= 8.6 && one.x <= width - 8.6 && one.y >= 10 && one.y <= height - 10).toBe(true);
        });
    }
});
