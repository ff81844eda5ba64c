import type {Gains, Objection, Rejection, Standing} from '../workers/answers';
import {LegalExtensions} from './legal-extensions';
import {parseAction, pathOf, PASS, writeAction} from './notation';
import {Pencil, type Touch} from './pencil.svelte';

/** What a turn asks of the rules. */
export interface RulesQueries {
    extensions(board: string, line: string[], card: string): Promise<string[]>;
    openEnds(board: string, line: string[], cards: string[]): Promise<string[]>;
    gains(board: string, standing: Standing, fields: readonly string[]): Promise<Gains>;
    objection(board: string, line: string[], card: string, action: string): Promise<Rejection | undefined>;
}

/** A line and the card that it can grow by. */
export interface Task {
    board: string;
    line: string[];
    card: string;
    /** The cards that come after this one. */
    left: string[];
    standing: Standing;
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

/** What comes of the dots once they are drawn. */
interface Outlook {
    gains: Gains;
    /** The ends that would be closed and are open now. */
    closing: readonly string[];
    /** Whether neither end would be open. */
    isLast: boolean;
}

const NO_OUTLOOK: Outlook = {gains: {}, closing: [], isLast: false};

/** A turn that is not decided yet: dots, second thoughts, hints. */
export class TurnDraft {
    readonly pencil = new Pencil();
    readonly #rules: RulesQueries;
    /** Stops the search for a hint. */
    #asking: AbortController | undefined;
    #task: Task | undefined;
    /** The ends that a later card could extend if nothing is drawn now. */
    #openEnds: readonly string[] = [];
    #gains: Gains = $state.raw({});
    #closing: readonly string[] = $state.raw([]);
    #isLast = $state(false);
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
        this.#expect(NO_OUTLOOK);
        this.hint = undefined;
        if (task === undefined) {
            return;
        }
        const [extensions, openEnds] = await Promise.all([
            this.#rules.extensions(task.board, task.line, task.card),
            this.#rules.openEnds(task.board, task.line, task.left),
        ]);
        if (this.#task !== task) {
            return;
        }
        this.#openEnds = openEnds;
        this.pencil.take(new LegalExtensions(extensions));
        this.isReady = true;
        const dots = before === undefined ? undefined : parseAction(before);
        if (dots !== undefined) {
            this.#change(() => this.pencil.trace(dots));
        }
    }

    #rethink(): void {
        this.isPassing = false;
        this.refusal = undefined;
    }

    /** Changes the dots, and finds out what comes of them. */
    #change<T>(change: () => T): T {
        this.#rethink();
        const changed = change();
        void this.#lookAhead();
        return changed;
    }

    async #lookAhead(): Promise<void> {
        const task = this.#task;
        const {action} = this.pencil;
        const outlook = task === undefined || action === undefined ? NO_OUTLOOK : await this.#outlook(task, action);
        if (this.#task === task && this.pencil.action === action) {
            this.#expect(outlook);
        }
    }

    async #outlook({board, line, left, standing}: Task, action: string): Promise<Outlook> {
        const path = pathOf(action);
        const longer = path[0] === line[0] ? [...path.toReversed(), ...line.slice(1)] : [...line, ...path.slice(1)];
        const [gains, open] = await Promise.all([
            this.#rules.gains(board, standing, path.slice(1)),
            this.#rules.openEnds(board, longer, left),
        ]);
        // With the last card everything ends anyway.
        const closed = left.length === 0 ? [] : ends(longer).filter((end) => !open.includes(end));
        const wasClosed = ends(line).filter((end) => !this.#openEnds.includes(end));
        return {
            gains,
            closing: closed.filter((end) => !wasClosed.includes(end)),
            isLast: closed.length === 2,
        };
    }

    /** Marks on the board follow from what is closed, so that is left alone unless it changes. */
    #expect({gains, closing, isLast}: Outlook): void {
        this.#gains = gains;
        this.#isLast = isLast;
        if (closing.join() !== this.#closing.join()) {
            this.#closing = closing;
        }
    }

    /** The points that the dots would bring, by number. */
    get gains(): Gains {
        return this.#gains;
    }

    /** The ends that no later card could extend once the dots are drawn. */
    get closing(): readonly string[] {
        return this.#closing;
    }

    /** Whether the line could not grow any more once the dots are drawn. */
    get isLast(): boolean {
        return this.#isLast;
    }

    get canExtend(): boolean {
        return this.pencil.ends.length > 0;
    }

    touch(field: string): Touch {
        return this.#change(() => this.pencil.touch(field));
    }

    sweep(field: string): boolean {
        return this.#change(() => this.pencil.sweep(field));
    }

    stepBack(): void {
        this.#change(() => this.pencil.stepBack());
    }

    /** Takes all dots away. While the player is asked whether to pass, it only says no. */
    clear(): void {
        if (this.isPassing) {
            this.#rethink();
        } else {
            this.#change(() => this.pencil.clear());
        }
    }

    /** Goes on from the other end. */
    switchEnd(): void {
        this.#change(() => this.pencil.switchEnd());
    }

    /** Finds the rule that marking a field would break; at two ends, the one that says more than that it is far away. */
    async explain(field: string): Promise<Refusal | undefined> {
        const task = this.#task;
        if (task === undefined) {
            return undefined;
        }
        const candidates = this.pencil.end === undefined ? this.pencil.ends : [this.pencil.end];
        const fields = [...this.pencil.dots, field];
        const rejections = await Promise.all(
            candidates.map((end) =>
                this.#rules.objection(task.board, task.line, task.card, writeAction({end, fields})),
            ),
        );
        const telling = rejections.find((rejection) => rejection?.rule !== 'NotNext') ?? rejections[0];
        if (this.#task === task) {
            this.refusal = {field, rule: telling?.rule};
        }
        return this.refusal;
    }

    /** The pass, if it is meant: a player who could extend the line has to confirm it. */
    pass(): string | undefined {
        this.stopAsking();
        if (this.canExtend && !this.isPassing) {
            this.#rethink();
            this.isPassing = true;
            return undefined;
        }
        return PASS;
    }

    /** Whether a hint would name an end first: only where there is a choice. */
    get isEndAsked(): boolean {
        return this.hint === undefined && this.pencil.ends.length > 1;
    }

    /** Asks for a hint, which names the end first if there are two; asked again, it names the fields. */
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
            if (action === undefined || this.#task !== task || asking.signal.aborted) {
                return undefined;
            }
            this.hint = {action, isWhole: !this.isEndAsked || action === PASS};
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

    /** The end that the hint points at, as long as it says no more. */
    get hintedEnd(): string | undefined {
        return this.hint?.isWhole === false ? pathOf(this.hint.action)[0] : undefined;
    }

    /** The whole line that the hint suggests, from the end that grows. */
    get hintedPath(): readonly string[] {
        return this.hint?.isWhole === true ? pathOf(this.hint.action) : [];
    }
}

/** A line of one field has that one twice: it can grow there in two directions, one after the other. */
function ends(line: readonly string[]): string[] {
    return [line[0] ?? '', line.at(-1) ?? ''];
}
