import type {Edition} from '../workers/answers';
import {deviceStore} from '../storage';

/** The total of a solo game that was finished on this device. */
export interface SoloResult {
    /** Which game or table it was. */
    id: string;
    /** The code of its board. */
    board: string;
    edition: Edition;
    total: number;
    /** Milliseconds since 1970. */
    at: number;
}

/** A result among the earlier ones on the same board in the same edition. */
export interface Standing {
    /** The best of them; undefined if there is none. */
    best?: number;
    average?: number;
    games: number;
    /** The last totals, the newest last, this one included. */
    last: number[];
}

const KEY = 'trasse.totals';
const MOST_KEPT = 300;
const LAST = 12;

/** How the games that were played alone have ended. */
export const soloHistory = {
    results(): SoloResult[] {
        try {
            const results: unknown = JSON.parse(deviceStore.get(KEY) ?? '[]');
            return Array.isArray(results) ? results.filter(isResult) : [];
        } catch {
            return [];
        }
    },

    /** Keeps a result, once for each game; when there are too many, the oldest go. */
    keep(result: SoloResult): void {
        const results = this.results();
        if (!results.some(({id}) => id === result.id)) {
            // One that is brought back is older than others.
            const inOrder = [...results, result].sort((a, b) => a.at - b.at);
            deviceStore.set(KEY, JSON.stringify(inOrder.slice(-MOST_KEPT)));
        }
    },

    remove(id: string): void {
        deviceStore.set(KEY, JSON.stringify(this.results().filter((result) => result.id !== id)));
    },

    clear(): void {
        deviceStore.remove(KEY);
    },

    /** How a game that is kept stands among those before it. */
    standingOf(id: string): Standing | undefined {
        const results = this.results();
        const place = results.findIndex((result) => result.id === id);
        const own = results[place];
        if (own === undefined) {
            return undefined;
        }
        const before = results
            .slice(0, place)
            .filter(({board, edition}) => board === own.board && edition === own.edition)
            .map(({total}) => total);
        const sum = before.reduce((all, total) => all + total, 0);
        return {
            best: before.length === 0 ? undefined : Math.max(...before),
            average: before.length === 0 ? undefined : sum / before.length,
            games: before.length,
            last: [...before, own.total].slice(-LAST),
        };
    },
};

function isResult(value: unknown): value is SoloResult {
    const result = value as Partial<SoloResult> | null;
    return (
        typeof result?.id === 'string' &&
        typeof result.board === 'string' &&
        typeof result.edition === 'string' &&
        typeof result.total === 'number'
    );
}
