import {pathMark, type Mark} from '../board/marks';
import {pathOf} from '../game/notation';
import type {GameEntry} from '../history/entry';
import type {Analysis, Hindsight, RoundAnalysis} from '../workers/answers';
import type {Progress} from '../workers/protocol';
import type {HindsightQuestion, StudyFollowing} from '../workers/thinker';
import {analyse, type Analyst, type Learning} from './analyse';
import {
    ANALYSIS,
    HINDSIGHT,
    isOf,
    keepAnalysis,
    keptHindsights,
    readAnalysis,
    readHindsights,
    readLearned,
    type Shelf,
} from './kept-analysis';

/** The part of the engine that studies games. */
export interface Scholar extends Analyst {
    hindsight(question: HindsightQuestion, following?: StudyFollowing<Hindsight>): Promise<Hindsight>;
}

/** How long the engine looks for the best line with all cards known, in milliseconds. */
const HINDSIGHT_MILLIS = 8000;

/** How many of the costliest rounds are named. */
const COSTLIEST = 3;

export type PlayerAnalysis = Analysis['players'][number];

/** What the engine finds out about a finished game: round by round while it is at work, and kept with the game when it is done. */
export class GameStudy {
    readonly #game: GameEntry;
    readonly #scholar: Scholar;
    readonly #learning: Learning;
    #shelf: Shelf | undefined;
    #stop: AbortController | undefined;
    #rounds: ReadonlyMap<number, readonly RoundAnalysis[]> = $state.raw(new Map());

    analysis: Analysis | undefined = $state.raw();
    /** How well the board was known for this analysis, from 0 to 1. */
    #learned = 1;
    /** Whether the board is known better now than it was for this analysis. */
    isOutdated = $state(false);
    /** How far the analysis is; undefined while none runs. */
    progress: Progress | undefined = $state();
    /** The best lines with all cards known, by start point, as far as they have been found. */
    hindsights: ReadonlyMap<number, Hindsight> = $state.raw(new Map());
    /** The start point of the player whose best line is being looked for. */
    lookingBack: number | undefined = $state();
    /** Why the engine could not do what it was asked. */
    problem: unknown = $state.raw();

    /** @param shelf where the game keeps what is found; without it, the game itself is not kept */
    constructor(game: GameEntry, scholar: Scholar, learning: Learning, shelf?: Shelf) {
        this.#game = game;
        this.#scholar = scholar;
        this.#learning = learning;
        this.#shelf = shelf;
    }

    /** Shows what was found before, if there is something. */
    async open(): Promise<void> {
        const {id, board, players} = this.#game;
        const kept = await this.#shelf?.attached(id, ANALYSIS);
        const analysis = readAnalysis(kept);
        if (analysis !== undefined && isOf(analysis, players)) {
            this.#show(analysis);
            this.#learned = readLearned(kept);
            this.isOutdated = this.#learned < 1 && (await this.#learning.learned(board.code)) > this.#learned;
        }
        const found = readHindsights(await this.#shelf?.attached(id, HINDSIGHT));
        this.hindsights = new Map([...found, ...this.hindsights]);
    }

    /** Keeps what has been found, and what will be, now that the game is kept. */
    async keepOn(shelf: Shelf): Promise<void> {
        this.#shelf = shelf;
        if (this.analysis !== undefined) {
            await keepAnalysis(shelf, this.#game.id, this.analysis, this.#learned);
        }
        await this.#keepHindsights();
    }

    async analyse(): Promise<void> {
        await this.#ask(async (signal) => {
            this.progress = 'loading';
            const {analysis, learned} = await analyse(this.#game, this.#scholar, this.#learning, {
                signal,
                onprogress: (progress) => (this.progress = progress),
                onfound: ({round, players}) => (this.#rounds = new Map([...this.#rounds, [round, players]])),
            });
            this.#show(analysis);
            this.#learned = learned;
            this.isOutdated = false;
            if (this.#shelf !== undefined) {
                await keepAnalysis(this.#shelf, this.#game.id, analysis, learned);
            }
        });
    }

    /** Looks for the best that a player could have reached with all cards known. */
    async lookBack(start: number): Promise<void> {
        const before = this.hindsights.get(start);
        const keep = (found: Hindsight) =>
            (this.hindsights = new Map([...this.hindsights, [start, best(found, before)]]));
        await this.#ask(async (signal) => {
            this.lookingBack = start;
            const question = {record: this.#game.record, start, from: 1, millis: HINDSIGHT_MILLIS};
            keep(await this.#scholar.hindsight(question, {signal, onfound: keep}));
        });
        await this.#keepHindsights();
    }

    async #keepHindsights(): Promise<void> {
        if (this.hindsights.size > 0) {
            await this.#shelf?.attach(this.#game.id, HINDSIGHT, keptHindsights(this.hindsights));
        }
    }

    /** Stops what is under way. What has been found stays. */
    stop(): void {
        this.#stop?.abort();
    }

    async #ask(work: (signal: AbortSignal) => Promise<void>): Promise<void> {
        this.stop();
        const stop = new AbortController();
        this.#stop = stop;
        this.progress = undefined;
        this.lookingBack = undefined;
        this.problem = undefined;
        try {
            await work(stop.signal);
        } catch (reason) {
            if (!stop.signal.aborted) {
                this.problem = reason;
            }
        }
        // Something else may be under way by now.
        if (this.#stop === stop) {
            this.progress = undefined;
            this.lookingBack = undefined;
        }
    }

    #show(analysis: Analysis): void {
        this.analysis = analysis;
        const rounds = new Map<number, RoundAnalysis[]>();
        for (const {rounds: own} of analysis.players) {
            own.forEach((one) => rounds.set(one.round, [...(rounds.get(one.round) ?? []), one]));
        }
        this.#rounds = rounds;
    }

    player(start: number): PlayerAnalysis | undefined {
        return this.analysis?.players.find((one) => one.start === start);
    }

    /** A round of a player, as soon as it is known. */
    round(start: number, round: number): RoundAnalysis | undefined {
        return this.#rounds.get(round)?.[this.#game.players.findIndex((one) => one.start === start)];
    }

    /** All rounds of a player that are known. */
    rounds(start: number): RoundAnalysis[] {
        return [...this.#rounds.keys()].sort((a, b) => a - b).flatMap((round) => this.round(start, round) ?? []);
    }

    /** The rounds that have cost a player most, the worst first: only those in which something was clearly lost. */
    costliest(start: number): RoundAnalysis[] {
        return this.rounds(start)
            .filter(({grade}) => grade === 'inaccuracy' || grade === 'mistake')
            .sort((a, b) => a.skill - b.skill)
            .slice(0, COSTLIEST);
    }

    /** On the board of a moment: the better extension, beside the one that was drawn. */
    marks(start: number, moment: number): Mark[] {
        const round = this.round(start, moment);
        return round === undefined || round.grade === 'best' ? [] : pathMark('suggested', pathOf(round.best));
    }
}

/** The better line of two searches, and the lower bound. */
function best(found: Hindsight, before: Hindsight | undefined): Hindsight {
    if (before === undefined) {
        return found;
    }
    const {total, record} = found.total > before.total ? found : before;
    const bound = Math.min(found.bound, before.bound);
    return {total, record, bound, proven: total === bound};
}
