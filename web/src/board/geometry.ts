/** Where fields lie on paper: hexagons that stand on a corner, in rows from a (bottom) to i (top). */

export interface Point {
    x: number;
    y: number;
}

/** From the middle of a field to a corner. */
export const RADIUS = 10;
const WIDTH = Math.sqrt(3) * RADIUS;
const HEIGHT = 1.5 * RADIUS;
const MIDDLE_ROW = 4;
const MIDDLE_PLACE = 5;
const EDGE = 1;

/** How far below the middle of its field a number lies, to make room for the glyph above it. */
export const DISC_DROP = 1.2;

/** The visible part of the plane. */
export const VIEW = {
    x: -4.5 * WIDTH - EDGE,
    y: -4 * HEIGHT - RADIUS - EDGE,
    width: 9 * WIDTH + 2 * EDGE,
    height: 8 * HEIGHT + 2 * RADIUS + 2 * EDGE,
};

export const VIEW_BOX = `${VIEW.x} ${VIEW.y} ${VIEW.width} ${VIEW.height}`;

function rowOf(field: string): number {
    return field.charCodeAt(0) - 'a'.charCodeAt(0) - MIDDLE_ROW;
}

/** The middle of a field. */
export function middle(field: string): Point {
    const row = rowOf(field);
    const place = Number(field.slice(1)) - MIDDLE_PLACE;
    return {x: (place - row / 2) * WIDTH, y: -row * HEIGHT};
}

/** The corners of a hexagon around a point, for a polygon. */
export function hexagon({x, y}: Point, radius: number): string {
    return [30, 90, 150, 210, 270, 330]
        .map((degrees) => (degrees * Math.PI) / 180)
        .map((angle) => `${round(x + radius * Math.cos(angle))},${round(y + radius * Math.sin(angle))}`)
        .join(' ');
}

/** A line through the middles of fields. */
export function stroke(fields: readonly string[]): string {
    return fields
        .map(middle)
        .map(({x, y}, i) => `${i === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`)
        .join('');
}

/** Small triangles that point the way, one between any two fields. */
export function arrows(fields: readonly string[]): string {
    return fields
        .slice(1)
        .map((field, i) => arrow(middle(fields[i] ?? field), middle(field)))
        .join('');
}

function arrow(from: Point, to: Point): string {
    const [dx, dy] = [(to.x - from.x) / WIDTH, (to.y - from.y) / WIDTH];
    const at = (along: number, aside: number): string =>
        `${round((from.x + to.x) / 2 + along * dx - aside * dy)} ${round((from.y + to.y) / 2 + along * dy + aside * dx)}`;
    return `M${at(2.6, 0)}L${at(-1.8, 2.6)}L${at(-1.8, -2.6)}Z`;
}

function round(value: number): number {
    return Math.round(value * 100) / 100;
}

/** The field whose middle is nearest to a point and not farther than its rim. */
export function fieldAt(point: Point, fields: readonly string[]): string | undefined {
    let nearest: string | undefined;
    let least = RADIUS * RADIUS;
    for (const field of fields) {
        const {x, y} = middle(field);
        const distance = (point.x - x) ** 2 + (point.y - y) ** 2;
        if (distance < least) {
            least = distance;
            nearest = field;
        }
    }
    return nearest;
}

/** The six directions, as steps of row and place. */
export const DIRECTIONS = {
    left: [0, -1],
    right: [0, 1],
    upLeft: [1, 0],
    upRight: [1, 1],
    downLeft: [-1, -1],
    downRight: [-1, 0],
} as const;

export type Direction = keyof typeof DIRECTIONS;

/** The name of the neighbour in a direction. At the rim there is no such field. */
export function beside(field: string, direction: Direction): string {
    const [rows, places] = DIRECTIONS[direction];
    return String.fromCharCode(field.charCodeAt(0) + rows) + (Number(field.slice(1)) + places);
}

/** Straight up and down there is no field: of the two beside it, the one nearer to a column. */
export function vertical(field: string, up: boolean, column: number): string[] {
    const both: Direction[] = up ? ['upLeft', 'upRight'] : ['downLeft', 'downRight'];
    return both
        .map((direction) => beside(field, direction))
        .sort((a, b) => Math.abs(middle(a).x - column) - Math.abs(middle(b).x - column));
}
