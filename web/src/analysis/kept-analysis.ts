import type {Analysis, Hindsight} from '../workers/answers';
import {isAccuracy, isAnalysis, isHindsight} from './valid-analysis';

/** The names under which a game keeps its analysis, and what statistics want to know of it: an analysis is large. */
export const ANALYSIS = 'analysis';
export const ACCURACY = 'accuracy';
export const HINDSIGHT = 'hindsight';

/** Grows when the engine values games differently: older analyses are made again. */
const VERSION = 2;

/** Grows when the best lines in hindsight are looked for again. */
const HINDSIGHT_VERSION = 1;

interface KeptAnalysis {
    version: number;
    analysis: Analysis;
    /** How well the board was known, if it can still be known better. */
    learned?: number;
}

interface KeptAccuracy {
    version: number;
    /** How well everyone has played, by start point. */
    accuracy: Record<string, number>;
}

interface KeptHindsights {
    version: number;
    /** By start point. */
    found: Record<string, Hindsight>;
}

/** Where something can be kept with a game. */
export interface Shelf {
    attached(game: string, name: string): Promise<unknown>;
    attach(game: string, name: string, value: unknown): Promise<void>;
}

/** @param learned how well the board was known, from 0 to 1 */
export function keptAnalysis(analysis: Analysis, learned = 1): KeptAnalysis {
    return {version: VERSION, analysis, ...(learned < 1 && {learned})};
}

/** Keeps an analysis with its game. */
export async function keepAnalysis(shelf: Shelf, game: string, analysis: Analysis, learned: number): Promise<void> {
    await shelf.attach(game, ANALYSIS, keptAnalysis(analysis, learned));
    await shelf.attach(game, ACCURACY, keptAccuracy(analysis));
}

/** How well the board of a kept analysis was known, from 0 to 1. */
export function readLearned(kept: unknown): number {
    const {learned} = (kept ?? {}) as Partial<KeptAnalysis>;
    return typeof learned === 'number' ? learned : 1;
}

/** The analysis in what a game keeps, unless it is missing, of an earlier version, or cannot be shown. */
export function readAnalysis(kept: unknown): Analysis | undefined {
    const {version, analysis} = (kept ?? {}) as Partial<KeptAnalysis>;
    return version === VERSION && isAnalysis(analysis) ? analysis : undefined;
}

/** Whether an analysis is one of these players, in this order. */
export function isOf({players}: Analysis, others: readonly {start: number}[]): boolean {
    return players.length === others.length && players.every(({start}, place) => start === others[place]?.start);
}

/** Of a game that stops early nobody can say how well it was played. */
export function keptAccuracy({finished, players}: Analysis): KeptAccuracy {
    const accuracy = finished ? Object.fromEntries(players.map((one) => [one.start, one.accuracy])) : {};
    return {version: VERSION, accuracy};
}

/** How well everyone has played, by start point; nothing of an earlier version. */
export function readAccuracy(kept: unknown): ReadonlyMap<number, number> {
    const {version, accuracy} = (kept ?? {}) as Partial<KeptAccuracy>;
    const entries = version === VERSION ? Object.entries(accuracy ?? {}) : [];
    return new Map(entries.filter(([, value]) => isAccuracy(value)).map(([start, value]) => [Number(start), value]));
}

export function keptHindsights(found: ReadonlyMap<number, Hindsight>): KeptHindsights {
    return {version: HINDSIGHT_VERSION, found: Object.fromEntries(found)};
}

/** What was found in hindsight, by start point. */
export function readHindsights(kept: unknown): ReadonlyMap<number, Hindsight> {
    const {version, found} = (kept ?? {}) as Partial<KeptHindsights>;
    const entries = version === HINDSIGHT_VERSION ? Object.entries(found ?? {}) : [];
    return new Map(entries.filter(([, one]) => isHindsight(one)).map(([start, one]) => [Number(start), one]));
}

/** Whether what a file wants to keep with a game can be of any use under its name. */
export function isSound(name: string, value: unknown): boolean {
    switch (name) {
        case ANALYSIS:
            return readAnalysis(value) !== undefined;
        case ACCURACY:
            return readAccuracy(value).size > 0;
        case HINDSIGHT:
            return readHindsights(value).size > 0;
        default:
            return true;
    }
}
