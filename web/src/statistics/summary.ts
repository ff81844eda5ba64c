import {LEVELS} from '../game/bots';
import {NUMBERS} from '../game/notation';
import type {Edition, Level} from '../workers/answers';
import type {Result} from './results';

/** Over how many points a solo result is super, as the rules say. */
export type SuperMarks = Readonly<Record<Edition, number>>;

/** How often a number was reached. */
export interface NumberCount {
    number: number;
    /** For all of its points. */
    full: number;
    /** For half of them. */
    half: number;
}

/** Games with bots of a level: those in which the player had more points than the best of them, as many, and fewer. */
export interface LevelRecord {
    level: Level;
    won: number;
    shared: number;
    lost: number;
}

/** All figures of some results. */
export interface Summary {
    games: number;
    lines: number;
    mean: number;
    best: Result;
    /** The mean of the last results and of all before them. */
    trend?: {last: number; before: number};
    /** How many solo results there are, and how many of them are super. */
    solo: {games: number; supers: number};
    /** How many results have a strip: only these count for the numbers and the fields left. */
    strips: number;
    numbers: NumberCount[];
    /** Means over the strips. */
    reached: number;
    full: number;
    missed: number;
    /** The mean over the results that were analysed, and how many these are. */
    accuracy?: {mean: number; lines: number};
    levels: LevelRecord[];
}

export const LAST = 10;
/** With fewer results before the last ones, the difference would be chance. */
const LEAST_BEFORE = 5;

/** The figures of results, which come with the oldest first; undefined if there are none. */
export function summaryOf(results: readonly Result[], marks: SuperMarks): Summary | undefined {
    const best = results.reduce<Result | undefined>(
        (a, b) => (a === undefined || b.total > a.total ? b : a),
        undefined,
    );
    if (best === undefined) {
        return undefined;
    }
    const totals = results.map(({total}) => total);
    const solo = results.filter(({players}) => players === 1);
    const strips = results.flatMap(({strip}) => strip ?? []);
    const numbers = NUMBERS.map((number) => countOf(number, strips));
    const analysed = results.flatMap(({accuracy}) => accuracy ?? []);
    return {
        games: new Set(results.map(({game}) => game)).size,
        lines: results.length,
        mean: meanOf(totals),
        best,
        ...(totals.length >= LAST + LEAST_BEFORE && {
            trend: {last: meanOf(totals.slice(-LAST)), before: meanOf(totals.slice(0, -LAST))},
        }),
        solo: {games: solo.length, supers: solo.filter(({total, edition}) => total > marks[edition]).length},
        strips: strips.length,
        numbers,
        reached: sumOf(numbers.map(({full, half}) => full + half)) / Math.max(1, strips.length),
        full: sumOf(numbers.map(({full}) => full)) / Math.max(1, strips.length),
        missed: meanOf(strips.map(({minus}) => minus)),
        ...(analysed.length > 0 && {accuracy: {mean: meanOf(analysed), lines: analysed.length}}),
        levels: LEVELS.flatMap((level) => recordAgainst(level, results) ?? []),
    };
}

/** Half of a number is always less than the number. */
function countOf(number: number, strips: readonly NonNullable<Result['strip']>[]): NumberCount {
    const points = strips.map((strip) => strip.points[number] ?? 0);
    const full = points.filter((one) => one === number).length;
    return {number, full, half: points.filter((one) => one > 0).length - full};
}

function recordAgainst(level: Level, results: readonly Result[]): LevelRecord | undefined {
    const leads = results.flatMap(({total, bots}) => {
        const best = bots.get(level);
        return best === undefined ? [] : [total - best];
    });
    return leads.length === 0
        ? undefined
        : {
              level,
              won: leads.filter((lead) => lead > 0).length,
              shared: leads.filter((lead) => lead === 0).length,
              lost: leads.filter((lead) => lead < 0).length,
          };
}

function sumOf(values: readonly number[]): number {
    return values.reduce((sum, value) => sum + value, 0);
}

/** Nothing has the mean 0. */
export function meanOf(values: readonly number[]): number {
    return sumOf(values) / Math.max(1, values.length);
}
