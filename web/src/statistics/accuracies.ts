import {ACCURACY, ANALYSIS, keptAccuracy, readAccuracy, readAnalysis} from '../analysis/kept-analysis';

/** The part of the history that is asked. */
export interface AnalysedGames {
    gamesWith(name: string): Promise<string[]>;
    attached(game: string, name: string): Promise<unknown>;
    allAttached(name: string): Promise<Map<string, unknown>>;
    attach(game: string, name: string, value: unknown): Promise<void>;
}

/** How well everyone has played in a game, by start point. */
export type Accuracies = ReadonlyMap<string, ReadonlyMap<number, number>>;

/**
 * How well games were played, as far as they were analysed. An analysis from the time before this was kept apart is read
 * once, and only then.
 */
export async function accuraciesIn(history: AnalysedGames): Promise<Accuracies> {
    const kept = await history.allAttached(ACCURACY);
    for (const game of await history.gamesWith(ANALYSIS)) {
        if (!kept.has(game)) {
            const analysis = readAnalysis(await history.attached(game, ANALYSIS));
            if (analysis !== undefined) {
                const accuracy = keptAccuracy(analysis);
                kept.set(game, accuracy);
                await history.attach(game, ACCURACY, accuracy);
            }
        }
    }
    return new Map([...kept].map(([game, value]) => [game, readAccuracy(value)]));
}
