import type {Objection, Rejection} from '../workers/answers';
import {LegalExtensions} from './legal-extensions';
import {parseAction, PASS, writeAction} from './notation';
import {Pencil, type Touch} from './pencil.svelte';

/** What a turn asks of the rules. */
export interface RulesQueries {
    extensions(board: string, line: string[], card: string): Promise<string[]>;
    objection(board: string, line: string[], card: string, action: string): Promise<Rejection | undefined>;
}

/** A line and the card that it can grow by. */
export interface Task {
    board: string;
    line: string[];
    card: string;
}

/** What a strong player would do; at first only the end is told. */
export interface Hint {
    action: string;
    isWhole: boolean;
}

/** Why a field cannot be marked. */
export interface Refusal {
    field: string;
    rule: Objection | undefined;
}

/** A turn that is not decided yet: dots, second thoughts, hints. */
export class TurnDraft {
    readonly pencil = new Pencil();
    readonly #rules: RulesQueries;
    /** Stops the search for a hint. */
    #asking: AbortController | undefined;
    #task: Task | undefined;
    /** Whether the legal extensions have been listed. */
    isReady = $state(false);
    /** Whether the player has to confirm a pass that is not necessary. */
    isPassing = $state(false);
    isAsking = $state(false);
    hint: Hint | undefined = $state.raw();
    refusal: Refusal | undefined = $state.raw();

    constructor(rules: RulesQueries) {
        this.#rules = rules;
    }

    /** Begins a turn, with the dots that were there before; or ends it if there is nothing to do. */
    async begin(task: Task | undefined, before?: string): Promise<void> {
        this.#task = task;
        this.stopAsking();
        this.isReady = false;
        this.pencil.take(LegalExtensions.NONE);
        this.#rethink();
        this.hint = undefined;
        if (task === undefined) {
            return;
        }
        const legal = new LegalExtensions(await this.#rules.extensions(task.board, task.line, task.card));
        if (this.#task !== task) {
            return;
        }
        this.pencil.take(legal);
        this.isReady = true;
        const dots = before === undefined ? undefined : parseAction(before);
        if (dots !== undefined) {
            this.pencil.trace(dots);
        }
    }

    #rethink(): void {
        this.isPassing = false;
        this.refusal = undefined;
    }

    get canExtend(): boolean {
        return this.pencil.ends.length > 0;
    }

    touch(field: string): Touch {
        this.#rethink();
        return this.pencil.touch(field);
    }

    sweep(field: string): boolean {
        this.#rethink();
        return this.pencil.sweep(field);
    }

    stepBack(): void {
        this.#rethink();
        this.pencil.stepBack();
    }

    /** Takes all dots away. While the player is asked whether to pass, it only says no. */
    clear(): void {
        if (!this.isPassing) {
            this.pencil.clear();
        }
        this.#rethink();
    }

    /** Goes on from the other end. */
    switchEnd(): void {
        this.#rethink();
        this.pencil.switchEnd();
    }

    /** Finds the rule that marking a field would break; at two ends, the one that says more than that it is far away. */
    async explain(field: string): Promise<Refusal | undefined> {
        const task = this.#task;
        if (task === undefined) {
            return undefined;
        }
        const ends = this.pencil.end === undefined ? this.pencil.ends : [this.pencil.end];
        const fields = [...this.pencil.dots, field];
        const rejections = await Promise.all(
            ends.map((end) => this.#rules.objection(task.board, task.line, task.card, writeAction({end, fields}))),
        );
        const telling = rejections.find((rejection) => rejection?.rule !== 'NotNext') ?? rejections[0];
        if (this.#task === task) {
            this.refusal = {field, rule: telling?.rule};
        }
        return this.refusal;
    }

    /** The pass, if it is meant: a player who could extend the line has to confirm it. */
    pass(): string | undefined {
        if (this.canExtend && !this.isPassing) {
            this.isPassing = true;
            return undefined;
        }
        return PASS;
    }

    /** Asks for a hint, which names the end first; asked again, it names the fields. */
    async ask(strongPlayer: (signal: AbortSignal) => Promise<string | undefined>): Promise<Hint | undefined> {
        const task = this.#task;
        if (this.isAsking || task === undefined) {
            return undefined;
        }
        this.#rethink();
        this.isAsking = true;
        const asking = new AbortController();
        this.#asking = asking;
        try {
            const before = this.hint;
            const action = before?.action ?? (await strongPlayer(asking.signal));
            if (action === undefined || this.#task !== task) {
                return undefined;
            }
            this.hint = {action, isWhole: before !== undefined || action === PASS};
            return this.hint;
        } catch (failure) {
            if (asking.signal.aborted) {
                return undefined;
            }
            throw failure;
        } finally {
            if (this.#asking === asking) {
                this.isAsking = false;
            }
        }
    }

    /** Nobody needs the hint any more that is being searched for. */
    stopAsking(): void {
        this.#asking?.abort();
        this.isAsking = false;
    }

    /** The fields that the hint points at. */
    get hinted(): string[] {
        const best = this.hint === undefined ? undefined : parseAction(this.hint.action);
        if (best === undefined) {
            return [];
        }
        return this.hint?.isWhole === true ? best.fields : [best.end];
    }
}
