import {RulesError} from '../workers/channel';
import type {Decision, Following} from '../workers/thinker';
import {api, newCommand, ServerProblem, Unreachable, type WireEvent, type WireTable} from '../server/api';
import {sentenceFor} from '../server/problems';
import {randomSeed} from './seed';
import {own, type ClosedRound, type GameView, type Play, type Seat, type Verdict} from './play';

/** What a table on the server asks of the rules. */
export interface OnlineRules {
    position(record: string): Promise<Verdict>;
}

/** The player who gives hints. */
export interface StrongPlayer {
    hint(decision: Decision, following?: Following): Promise<string>;
}

const FIRST_RETRY = 500;
const LONGEST_RETRY = 8_000;

/**
 * A table on the server. What it shows comes from the server's own view of the table, fetched again whenever the stream
 * says that something has happened. A command that gets no answer is sent again with the same id until it gets one, so
 * nothing is lost and nothing done twice.
 */
export class OnlinePlay implements Play {
    readonly id: string;
    readonly #rules: OnlineRules;
    readonly #strongPlayer: StrongPlayer;
    readonly isLoadingBots = false;
    wire: WireTable | undefined = $state.raw();
    lastRound: ClosedRound | undefined = $state.raw();
    busy = $state(false);
    trouble: string | undefined = $state();
    /** Whether the server hears us. */
    connected = $state(true);
    /** Set if there is no such table, or it may not be seen. */
    missing: ServerProblem | undefined = $state.raw();
    #verdict: Verdict | undefined = $state.raw();
    readonly hasBotsHere = false;
    #stream: EventSource | undefined;
    #fetching: Promise<void> | undefined;
    #fetchingAgain: Promise<void> | undefined;
    #closed = false;
    /** The last event that has been announced; what happened before we came is not announced. */
    #heard = 0;

    constructor(id: string, rules: OnlineRules, strongPlayer: StrongPlayer) {
        this.id = id;
        this.#rules = rules;
        this.#strongPlayer = strongPlayer;
    }

    async open(): Promise<this> {
        await this.#refresh();
        this.#heard = this.wire?.number ?? 0;
        if (this.missing === undefined && !this.#closed) {
            this.#listen();
            addEventListener('offline', this.#lookAround);
            addEventListener('online', this.#comeBack);
        }
        return this;
    }

    /** A stream that the network has silently dropped looks like one on which nothing happens. */
    readonly #lookAround = (): void => void this.#refresh();

    readonly #comeBack = (): void => {
        this.#stream?.close();
        this.#listen();
    };

    #listen(): void {
        this.#stream = api.events(this.id, this.#heard);
        this.#stream.onopen = () => {
            this.connected = true;
            void this.#refresh();
        };
        this.#stream.onmessage = (message: MessageEvent<string>) => {
            this.connected = true;
            this.#hear(JSON.parse(message.data) as WireEvent);
            void this.#refresh();
        };
        this.#stream.onerror = () => {
            this.connected = false;
            // The browser tries again by itself, unless the answer was an error; then we do.
            if (this.#stream?.readyState === EventSource.CLOSED && !this.#closed) {
                setTimeout(() => !this.#closed && this.#listen(), LONGEST_RETRY / 2);
            }
        };
    }

    #hear(event: WireEvent): void {
        this.#heard = Math.max(this.#heard, event.number);
        if (event.type === 'roundClosed') {
            const actions = new Map(Object.entries(event.actions).map(([chair, action]) => [Number(chair), action]));
            this.lastRound = {round: event.round, announced: event.announced, actions};
        }
    }

    /** Fetches the table; while that is under way, further wishes lead to one more fetch and no more. */
    #refresh(): Promise<void> {
        if (this.#fetching === undefined) {
            this.#fetching = this.#fetch().finally(() => (this.#fetching = undefined));
            return this.#fetching;
        }
        this.#fetchingAgain ??= this.#fetching.then(() => {
            this.#fetchingAgain = undefined;
            return this.#refresh();
        });
        return this.#fetchingAgain;
    }

    async #fetch(): Promise<void> {
        try {
            const table = await api.table(this.id);
            if (table.number >= (this.wire?.number ?? 0)) {
                this.wire = table;
            }
            this.connected = true;
            if (table.phase === 'over' && table.chairs.length === 1) {
                this.#verdict = await this.#rules.position(await api.record(this.id));
            }
        } catch (problem) {
            if (problem instanceof ServerProblem && problem.status < 429) {
                this.missing = problem;
            } else {
                this.connected = false;
                if (this.wire === undefined && !this.#closed) {
                    await pause(FIRST_RETRY * 2);
                    void this.#refresh();
                }
            }
        }
    }

    get view(): GameView | undefined {
        const wire = this.wire;
        if (wire === undefined) {
            return undefined;
        }
        return {
            board: wire.terms.board,
            edition: wire.terms.edition,
            phase: wire.phase,
            round: wire.round ?? 0,
            card: wire.card,
            played: wire.played,
            left: wire.left,
            seats: wire.chairs.flatMap((place) => seatOf(place)),
            you: wire.you,
            decision: wire.decision,
            winners: wire.winners,
            verdict: this.#verdict,
            deadline: wire.deadline,
        };
    }

    get hint(): ((signal: AbortSignal) => Promise<string | undefined>) | undefined {
        return this.wire?.terms.hints === true ? (signal) => this.#askHint(signal) : undefined;
    }

    /** The record has what everyone may see: the closed rounds, and not the deck. */
    async #askHint(signal: AbortSignal): Promise<string | undefined> {
        const view = this.view;
        const seat = view === undefined ? undefined : own(view);
        if (view?.card === undefined || seat === undefined) {
            return undefined;
        }
        const {board, card} = view;
        this.trouble = undefined;
        try {
            const record = await this.record();
            return await this.#strongPlayer.hint(
                {board, record, card, start: seat.start, seed: randomSeed()},
                {signal},
            );
        } catch (problem) {
            // A hint for a round that was closed meanwhile is rejected or stopped: nobody needs it any more.
            this.trouble = problem instanceof RulesError || signal.aborted ? undefined : sentenceFor(problem);
            return undefined;
        }
    }

    act(action: string): Promise<void> {
        return this.command('move', {round: this.wire?.round, move: action});
    }

    takeBack(): Promise<void> {
        return this.command('take-back', {round: this.wire?.round});
    }

    /** Gives a command, as often as it takes to get an answer. */
    async command(verb: string, body: object = {}): Promise<void> {
        if (this.busy) {
            return;
        }
        this.busy = true;
        this.trouble = undefined;
        try {
            await this.#persist(verb, {...body, command: newCommand()});
        } catch (problem) {
            this.trouble = sentenceFor(problem);
        }
        // Until the table shows what came of it, nothing else can be done.
        await this.#refresh();
        this.busy = false;
    }

    async #persist(verb: string, body: object): Promise<void> {
        for (let wait = FIRST_RETRY; !this.#closed; wait = Math.min(2 * wait, LONGEST_RETRY)) {
            try {
                await api.command(this.id, verb, body);
                this.connected = true;
                return;
            } catch (problem) {
                const later = retryIn(problem);
                if (later === undefined) {
                    throw problem;
                }
                this.connected = !(problem instanceof Unreachable);
                await pause(Math.max(wait, later));
            }
        }
    }

    /** The same people once more; gives the id of their table. */
    async rematch(): Promise<string | undefined> {
        this.trouble = undefined;
        try {
            return (await api.command(this.id, 'rematch', {command: newCommand()})).table;
        } catch (problem) {
            this.trouble = sentenceFor(problem);
            return undefined;
        }
    }

    record(): Promise<string> {
        return api.record(this.id);
    }

    close(): void {
        this.#closed = true;
        this.#stream?.close();
        removeEventListener('offline', this.#lookAround);
        removeEventListener('online', this.#comeBack);
    }
}

/** In how many milliseconds it is worth to try again; undefined if it is not. */
function retryIn(problem: unknown): number | undefined {
    if (problem instanceof Unreachable) {
        return 0;
    }
    if (problem instanceof ServerProblem && (problem.status === 429 || problem.status === 503)) {
        return 1000 * (problem.retryAfter ?? 1);
    }
    return undefined;
}

function pause(millis: number): Promise<void> {
    return new Promise((resolve) => setTimeout(resolve, millis));
}

/** A chair as a seat; before the game begins it has no line yet and is none. */
function seatOf(place: WireTable['chairs'][number]): Seat[] {
    if (place.kind === 'free' || place.start === undefined || place.line === undefined) {
        return [];
    }
    return [
        {
            chair: place.chair,
            name: place.name,
            kind: place.kind,
            level: place.level,
            start: place.start,
            ready: place.ready ?? false,
            line: place.line,
            points: place.points ?? {},
            halves: place.halves ?? [],
            plus: place.plus ?? 0,
            minus: place.minus ?? 0,
            total: place.total ?? 0,
        },
    ];
}
