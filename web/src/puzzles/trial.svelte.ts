import {pathMark, type Mark} from '../board/marks';
import {pathOf} from '../game/notation';
import type {GameView, Play} from '../game/play';
import {sentenceFor} from '../server/problems';
import type {Position} from '../workers/answers';
import {viewOf, type Exercise, type Verdict} from './exercise';

/** What the rules are asked. */
interface TrialRules {
    position(record: string, card?: string): Promise<Position>;
}

/** An exercise as a game of one decision, which can be tried again. */
export class Trial implements Play {
    readonly exercise: Exercise;
    readonly #onverdict: (verdict: Verdict) => void;
    readonly #closing = new AbortController();
    #position: Position | undefined = $state.raw();
    #decision: string | undefined = $state();
    /** What the engine or the puzzle says about the decision. */
    verdict: Verdict | undefined = $state.raw();
    /** Whether the best action is shown. */
    isRevealed = $state(false);
    trouble: string | undefined = $state();

    readonly lastRound = undefined;
    readonly isOnline = false;
    readonly busy = false;
    /** The others decide at the same time, and nobody waits for them. */
    readonly hasBotsHere = true;
    readonly isLoadingBots = false;
    readonly hint = undefined;

    constructor(exercise: Exercise, onverdict: (verdict: Verdict) => void = () => undefined) {
        this.exercise = exercise;
        this.#onverdict = onverdict;
    }

    async open(rules: TrialRules): Promise<void> {
        this.trouble = undefined;
        try {
            this.#position = await rules.position(this.exercise.record, this.exercise.card);
        } catch (problem) {
            this.trouble = sentenceFor(problem);
        }
    }

    get id(): string {
        return this.exercise.id;
    }

    get view(): GameView | undefined {
        return this.#position === undefined ? undefined : viewOf(this.#position, this.exercise, this.#decision);
    }

    /** Whether there is something to say instead of the buttons of a turn. */
    get isDecided(): boolean {
        return this.#decision !== undefined;
    }

    get decision(): string | undefined {
        return this.#decision;
    }

    /** The line that counts, and the better one beside it. */
    get marks(): Mark[] {
        const isRight = this.verdict?.isRight === true;
        const best = this.verdict?.best ?? this.exercise.best;
        return [
            ...pathMark('fresh', isRight ? pathOf(this.#decision) : []),
            ...pathMark('suggested', this.isRevealed && best !== this.#decision ? pathOf(best) : []),
        ];
    }

    async act(action: string): Promise<void> {
        const position = this.#position;
        if (this.#decision !== undefined || position === undefined) {
            return;
        }
        this.#decision = action;
        this.trouble = undefined;
        try {
            const verdict = await this.exercise.judge(action, position, this.#closing.signal);
            this.verdict = verdict;
            this.isRevealed = verdict.isRight;
            this.#onverdict(verdict);
        } catch (problem) {
            this.#decision = undefined;
            this.trouble = this.#closing.signal.aborted ? undefined : sentenceFor(problem);
        }
    }

    /** Tries again. */
    async takeBack(): Promise<void> {
        this.#decision = undefined;
        this.verdict = undefined;
        this.isRevealed = false;
    }

    /** Shows the best action, in place of a decision if there is none. */
    reveal(): void {
        this.isRevealed = true;
        this.#decision ??= this.exercise.best;
    }

    async record(): Promise<string> {
        return this.exercise.record;
    }

    close(): void {
        this.#closing.abort();
    }
}
