import {pathMark, type Mark} from '../board/marks';
import {pathOf} from '../game/notation';
import type {GameEntry} from '../history/entry';
import type {AnalysedRound, Analysis, Hindsight, RoundAnalysis} from '../workers/answers';
import type {Progress} from '../workers/protocol';
import type {HindsightQuestion, StudyFollowing} from '../workers/thinker';
import {ACCURACY, ANALYSIS, keptAccuracy, keptAnalysis, readAnalysis} from './kept-analysis';

/** The part of the engine that studies games. */
export interface Scholar {
    analyse(board: string, record: string, following?: StudyFollowing<AnalysedRound>): Promise<Analysis>;
    hindsight(question: HindsightQuestion, following?: StudyFollowing<Hindsight>): Promise<Hindsight>;
}

/** Where a finished analysis is kept with its game. */
export interface Shelf {
    attached(game: string, name: string): Promise<unknown>;
    attach(game: string, name: string, value: unknown): Promise<void>;
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
    readonly #shelf: Shelf;
    #stop: AbortController | undefined;
    #rounds: ReadonlyMap<number, readonly RoundAnalysis[]> = $state.raw(new Map());

    analysis: Analysis | undefined = $state.raw();
    /** How far the analysis is; undefined while none runs. */
    progress: Progress | undefined = $state();
    /** The best lines with all cards known, by start point, as far as they have been found. */
    hindsights: ReadonlyMap<number, Hindsight> = $state.raw(new Map());
    /** The start point of the player whose best line is being looked for. */
    lookingBack: number | undefined = $state();
    /** Why the engine could not do what it was asked. */
    problem: unknown = $state.raw();

    constructor(game: GameEntry, scholar: Scholar, shelf: Shelf) {
        this.#game = game;
        this.#scholar = scholar;
        this.#shelf = shelf;
    }

    /** Shows the analysis that was made before, if there is one. */
    async open(): Promise<void> {
        const analysis = readAnalysis(await this.#shelf.attached(this.#game.id, ANALYSIS));
        if (analysis !== undefined) {
            this.#show(analysis);
        }
    }

    async analyse(): Promise<void> {
        const {id, board, record} = this.#game;
        await this.#ask(async (signal) => {
            this.progress = 'loading';
            const analysis = await this.#scholar.analyse(board.code, record, {
                signal,
                onprogress: (progress) => (this.progress = progress),
                onfound: ({round, players}) => (this.#rounds = new Map([...this.#rounds, [round, players]])),
            });
            this.#show(analysis);
            await this.#shelf.attach(id, ANALYSIS, keptAnalysis(analysis));
            await this.#shelf.attach(id, ACCURACY, keptAccuracy(analysis));
        });
        this.progress = undefined;
    }

    /** Looks for the best that a player could have reached with all cards known. */
    async lookBack(start: number): Promise<void> {
        const keep = (found: Hindsight) => (this.hindsights = new Map([...this.hindsights, [start, found]]));
        await this.#ask(async (signal) => {
            this.lookingBack = start;
            const question = {record: this.#game.record, start, from: 1, millis: HINDSIGHT_MILLIS};
            keep(await this.#scholar.hindsight(question, {signal, onfound: keep}));
        });
        this.lookingBack = undefined;
    }

    /** Stops what is under way. What has been found stays. */
    stop(): void {
        this.#stop?.abort();
    }

    async #ask(work: (signal: AbortSignal) => Promise<void>): Promise<void> {
        this.stop();
        const stop = new AbortController();
        this.#stop = stop;
        this.problem = undefined;
        try {
            await work(stop.signal);
        } catch (reason) {
            if (!stop.signal.aborted) {
                this.problem = reason;
            }
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
