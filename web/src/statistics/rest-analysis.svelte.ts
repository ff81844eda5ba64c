import {analyse, type Analyst, type Learning} from '../analysis/analyse';
import {keepAnalysis, type Shelf} from '../analysis/kept-analysis';
import type {GameEntry} from '../history/entry';
import {RulesError} from '../workers/channel';

/** The games that are analysed, and where their analyses are kept. */
interface Games extends Shelf {
    find(id: string): Promise<GameEntry | undefined>;
}

/** Analyses many games, one after the other. What is done stays when it is stopped. */
export class RestAnalysis {
    readonly #analyst: Analyst;
    readonly #learning: Learning;
    readonly #games: Games;
    #stop: AbortController | undefined;

    /** How many games are done, and how many there are; undefined while nothing is under way. */
    progress: {done: number; of: number} | undefined = $state();
    /** Why it could not go on. */
    problem: unknown = $state.raw();

    constructor(analyst: Analyst, learning: Learning, games: Games) {
        this.#analyst = analyst;
        this.#learning = learning;
        this.#games = games;
    }

    async begin(ids: readonly string[]): Promise<void> {
        this.stop();
        const stop = new AbortController();
        this.#stop = stop;
        this.problem = undefined;
        this.progress = {done: 0, of: ids.length};
        try {
            for (const [place, id] of ids.entries()) {
                await this.#analyse(id, stop.signal);
                this.progress = {done: place + 1, of: ids.length};
            }
        } catch (reason) {
            this.problem = stop.signal.aborted ? undefined : reason;
        }
        if (this.#stop === stop) {
            this.progress = undefined;
        }
    }

    /** A game that was removed meanwhile, or that the engine cannot read, is left out. */
    async #analyse(id: string, signal: AbortSignal): Promise<void> {
        const game = await this.#games.find(id);
        if (game === undefined) {
            return;
        }
        try {
            const {analysis, learned} = await analyse(game, this.#analyst, this.#learning, {signal});
            if ((await this.#games.find(id)) !== undefined) {
                await keepAnalysis(this.#games, id, analysis, learned);
            }
        } catch (reason) {
            if (!(reason instanceof RulesError)) {
                throw reason;
            }
        }
    }

    stop(): void {
        this.#stop?.abort();
    }
}
