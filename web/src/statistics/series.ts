import {LAST, meanOf} from './summary';

/** A value that belongs to a game. */
export interface Point {
    at: number;
    value: number;
}

/** At every point, the mean of it and the ones before it, ten in all at most. */
export function runningMean(points: readonly Point[]): number[] {
    let sum = 0;
    return points.map(({value}, place) => {
        sum += value - (points[place - LAST]?.value ?? 0);
        return sum / Math.min(place + 1, LAST);
    });
}

/** Points that follow each other, as one row of a table. */
export interface Group {
    from: number;
    to: number;
    games: number;
    mean: number;
    best: number;
    /** The running mean at its end. */
    running: number;
}

/** The points in at most so many groups of the same size, but for the last one. */
export function groupsOf(points: readonly Point[], most: number): Group[] {
    const size = Math.max(1, Math.ceil(points.length / most));
    const running = runningMean(points);
    return Array.from({length: Math.ceil(points.length / size)}, (_, place) => {
        const part = points.slice(place * size, (place + 1) * size);
        const values = part.map(({value}) => value);
        return {
            from: part[0]?.at ?? 0,
            to: part.at(-1)?.at ?? 0,
            games: part.length,
            mean: meanOf(values),
            best: values.reduce((a, b) => Math.max(a, b)),
            running: running[Math.min((place + 1) * size, points.length) - 1] ?? 0,
        };
    });
}

/** How many totals lie from `from` to `to`, both included. */
export interface Bin {
    from: number;
    to: number;
    count: number;
}

const BIN = 5;

/** The totals in steps of five points, from the lowest to the highest without gaps. */
export function binsOf(totals: readonly number[]): Bin[] {
    const steps = new Map<number, number>();
    for (const total of totals) {
        const step = Math.floor(total / BIN);
        steps.set(step, (steps.get(step) ?? 0) + 1);
    }
    const [lowest, highest] = [Math.min(...steps.keys()), Math.max(...steps.keys())];
    return Array.from({length: totals.length === 0 ? 0 : highest - lowest + 1}, (_, place) => {
        const from = (lowest + place) * BIN;
        return {from, to: from + BIN - 1, count: steps.get(lowest + place) ?? 0};
    });
}
