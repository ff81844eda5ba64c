import {hexagon, type Point} from '../board/geometry';

/** From the middle of a hexagon to a corner, and how far apart two of a row and two rows lie. */
const RADIUS = 10;
const WIDTH = Math.sqrt(3) * RADIUS;
const HEIGHT = 1.5 * RADIUS;

/** The rows in which the colours of a card can lie, as in a honeycomb. */
const ROWS: Record<number, readonly (readonly number[])[]> = {
    4: [[4], [2, 2], [1, 2, 1]],
    5: [[5], [3, 2], [2, 1, 2], [1, 2, 2]],
};

/** Hexagons side by side in some rows, and the room that they take. */
export interface Arrangement {
    middles: Point[];
    width: number;
    height: number;
}

/** A row that has as many hexagons as the one above lies half a hexagon further to the right. */
function arrangementOf(rows: readonly number[]): Arrangement {
    const left: number[] = [];
    rows.forEach((count, row) => {
        const above = rows[row - 1] ?? count;
        left.push(row === 0 ? 0 : (left[row - 1] ?? 0) + (count === above ? 0.5 : (above - count) / 2));
    });
    const first = Math.min(...left);
    const middles = rows.flatMap((count, row) =>
        Array.from({length: count}, (_, i) => ({
            x: ((left[row] ?? 0) - first + i + 0.5) * WIDTH,
            y: row * HEIGHT + RADIUS,
        })),
    );
    return {
        middles,
        width: Math.max(...middles.map(({x}) => x)) + WIDTH / 2,
        height: (rows.length - 1) * HEIGHT + 2 * RADIUS,
    };
}

/** The arrangement of so many colours in which they are as large as a room allows. */
export function largest(colours: number, room: {width: number; height: number}): Arrangement {
    const scale = ({width, height}: Arrangement) => Math.min(room.width / width, room.height / height);
    const all = (ROWS[colours] ?? [[colours]]).map(arrangementOf);
    return all.reduce((best, one) => (scale(one) > scale(best) ? one : best));
}

/** A hexagon around a point, with a little room between it and its neighbours. */
export function hexagonAt(middle: Point): string {
    return hexagon(middle, RADIUS * 0.965);
}

/** Six hexagons around an empty place, as on the back of a card. */
export const RING: Arrangement = {
    middles: [
        {x: WIDTH, y: RADIUS},
        {x: 2 * WIDTH, y: RADIUS},
        {x: 2.5 * WIDTH, y: RADIUS + HEIGHT},
        {x: 2 * WIDTH, y: RADIUS + 2 * HEIGHT},
        {x: WIDTH, y: RADIUS + 2 * HEIGHT},
        {x: WIDTH / 2, y: RADIUS + HEIGHT},
    ],
    width: 3 * WIDTH,
    height: 2 * HEIGHT + 2 * RADIUS,
};
