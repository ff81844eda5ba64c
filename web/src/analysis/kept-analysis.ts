import type {Analysis} from '../workers/answers';

/** The names under which a game keeps its analysis, and what statistics want to know of it: an analysis is large. */
export const ANALYSIS = 'analysis';
export const ACCURACY = 'accuracy';

/** Grows when the engine values games differently: older analyses are made again. */
const VERSION = 2;

interface KeptAnalysis {
    version: number;
    analysis: Analysis;
}

interface KeptAccuracy {
    version: number;
    /** How well everyone has played, by start point. */
    accuracy: Record<string, number>;
}

export function keptAnalysis(analysis: Analysis): KeptAnalysis {
    return {version: VERSION, analysis};
}

/** The analysis in what a game keeps, unless it is missing or of an earlier version. */
export function readAnalysis(kept: unknown): Analysis | undefined {
    const {version, analysis} = (kept ?? {}) as Partial<KeptAnalysis>;
    return version === VERSION ? analysis : undefined;
}

/** Of a game that stops early nobody can say how well it was played. */
export function keptAccuracy({finished, players}: Analysis): KeptAccuracy {
    const accuracy = finished ? Object.fromEntries(players.map((one) => [one.start, one.accuracy])) : {};
    return {version: VERSION, accuracy};
}

/** How well everyone has played, by start point; nothing of an earlier version. */
export function readAccuracy(kept: unknown): ReadonlyMap<number, number> {
    const {version, accuracy} = (kept ?? {}) as Partial<KeptAccuracy>;
    const entries = version === VERSION && typeof accuracy === 'object' ? Object.entries(accuracy) : [];
    return new Map(
        entries.filter(([, value]) => Number.isFinite(value)).map(([start, value]) => [Number(start), value]),
    );
}
