import {
    api,
    identity,
    newCommand,
    ServerProblem,
    Unreachable,
    type Reaction,
    type WireEvent,
    type WireTable,
} from '../server/api';
import {sentenceFor} from '../server/problems';
import {RulesError} from '../workers/channel';
import type {Decision, Following} from '../workers/thinker';
import {DraftSender} from './draft-sender';
import {PASS} from './notation';
import {own, type ClosedRound, type GameView, type Play, type Seat, type Verdict} from './play';
import {randomSeed} from './random';

/** The player who gives hints. */
export interface StrongPlayer {
    hint(decision: Decision, following?: Following): Promise<string>;
}

/** Milliseconds between two tries, which double with each that fails. */
const FIRST_RETRY = 500;
const LONGEST_RETRY = 8_000;

/** While nobody answers at all, tries follow quickly for a time: most networks are back after a tunnel or a lift. */
const QUICK_RETRY = 800;
const QUICK_FOR = 120_000;

/** What a player says to the others without words. */
export type Talk = {number: number; chair: number} & ({reaction: Reaction} | {nudges: true});

/** What the clock did to a player who had not decided. */
export interface TimeUp {
    round: number;
    /** Whether marks were drawn; else it was a pass. */
    isDrawn: boolean;
}

/** A clock that seems to be ahead by fewer milliseconds may be right: messages take their time. */
const PERHAPS_RIGHT = 2_000;

/** After so many milliseconds without the result of a command, the stream is taken for dropped. */
const LATE = 5_000;

/**
 * A table on the server. The stream of the table brings its events and, after each batch of them, the server's own view of
 * the table, so that nothing else has to be fetched. A command that gets no answer is sent again with the same id until it
 * gets one, so nothing is lost and nothing done twice.
 */
export class OnlinePlay implements Play {
    readonly id: string;
    readonly isOnline = true;
    readonly hasBotsHere = false;
    readonly isLoadingBots = false;
    wire: WireTable | undefined = $state.raw();
    lastRound: ClosedRound | undefined = $state.raw();
    busy = $state(false);
    trouble: string | undefined = $state();
    /** Whether the server can be heard. */
    connected = $state(true);
    /** Set if there is no such table, or it may not be seen. */
    missing: ServerProblem | undefined = $state.raw();
    /** The round in which time was up before you had decided. */
    timeUp: TimeUp | undefined = $state.raw();
    /** The last reaction of somebody, or the last nudge that was meant for you. */
    talk: Talk | undefined = $state.raw();
    /** When the card of the open round was turned, or was first seen here, by the clock of this device. */
    turnedAt = $state(0);
    readonly #strongPlayer: StrongPlayer;
    readonly #drafts = new DraftSender((round, move) => this.#sendDraft(round, move));
    /** By how many milliseconds this device's clock is ahead of the server's, at most; undefined while nothing tells. */
    #ahead: number | undefined;
    #stream: EventSource | undefined;
    /** Whether the stream has caught up: from now on, it tells what happens at once. */
    #isLive = false;
    /** Our identity when the stream began. */
    #identity = 0;
    #failures = 0;
    /** When the server was last heard, in milliseconds since 1970. */
    #heardAt = Date.now();
    #retry: ReturnType<typeof setTimeout> | undefined;
    #waiting: (() => void)[] = [];
    #closed = false;

    constructor(id: string, strongPlayer: StrongPlayer) {
        this.id = id;
        this.#strongPlayer = strongPlayer;
    }

    open(): this {
        this.#connect();
        // A stream that the network has silently dropped looks like one on which nothing happens.
        addEventListener('offline', this.#reconnect);
        addEventListener('online', this.#reconnect);
        document.addEventListener('visibilitychange', this.#comeBack);
        return this;
    }

    readonly #reconnect = (): void => this.#connect();

    /** Browsers slow hidden pages down, and a device that was asleep may have lost its network meanwhile. */
    readonly #comeBack = (): void => {
        if (document.visibilityState === 'visible' && !this.connected) {
            this.#connect();
        }
    };

    #connect(): void {
        clearTimeout(this.#retry);
        this.#stream?.close();
        if (this.#closed || this.missing !== undefined) {
            return;
        }
        this.#identity = identity();
        const stream = api.events(this.id, this.wire?.number ?? 0);
        this.#stream = stream;
        this.#isLive = false;
        stream.onmessage = ({data}: MessageEvent<string>) => this.#hear(JSON.parse(data) as WireEvent);
        stream.addEventListener('table', ({data}: MessageEvent<string>) => this.#show(JSON.parse(data) as WireTable));
        stream.onerror = () => {
            if (stream !== this.#stream) {
                return;
            }
            this.connected = false;
            if (stream.readyState === EventSource.CLOSED) {
                void this.#findOut();
            } else {
                // The browser would try again by itself, but only after some seconds.
                stream.close();
                this.#retryQuickly();
            }
        };
    }

    /** What happens is told, unless it was over before we came. */
    #hear(event: WireEvent): void {
        if (this.wire === undefined || event.number <= this.wire.number) {
            return;
        }
        if (event.type === 'acted' && event.timeUp === true && event.chair === this.wire.you) {
            this.timeUp = {round: event.round, isDrawn: event.action !== PASS};
        }
        if (event.type === 'reacted') {
            this.talk = {number: event.number, chair: event.chair, reaction: event.reaction};
        }
        if (event.type === 'nudged' && event.chair === this.wire.you) {
            this.talk = {number: event.number, chair: event.by, nudges: true};
        }
        if (event.type === 'roundClosed') {
            const actions = new Map(Object.entries(event.actions).map(([chair, action]) => [Number(chair), action]));
            this.lastRound = {round: event.round, announced: event.announced, actions};
        }
    }

    #show(view: WireTable): void {
        this.connected = true;
        this.#failures = 0;
        this.#heardAt = Date.now();
        this.#compareClocks(view.at);
        this.#isLive = true;
        if (view.number >= (this.wire?.number ?? 0)) {
            this.turnedAt = view.round === this.wire?.round ? this.turnedAt : Date.now();
            this.wire = view;
        }
        this.#tellChange();
    }

    /**
     * A message cannot arrive before it was sent, so the one that took the least time tells most about the clocks. What a
     * stream begins with may be old, and tells something only about a clock that is behind.
     */
    #compareClocks(sentAt: number): void {
        const ahead = Date.now() - sentAt;
        if (this.#isLive || ahead < (this.#ahead ?? 0)) {
            this.#ahead = Math.min(this.#ahead ?? Infinity, ahead);
        }
    }

    #tellChange(): void {
        const waiting = this.#waiting;
        this.#waiting = [];
        waiting.forEach((resolve) => resolve());
    }

    /** Finds out why the stream was refused, which streams do not tell, and tries again if that makes sense. */
    async #findOut(): Promise<void> {
        try {
            await api.table(this.id);
        } catch (problem) {
            if (problem instanceof ServerProblem && problem.status < 429) {
                this.missing = problem;
                this.connected = true;
                this.#tellChange();
                return;
            }
            if (problem instanceof Unreachable) {
                this.#retryQuickly();
                return;
            }
        }
        this.#retryLater();
    }

    #retryQuickly(): void {
        if (Date.now() - this.#heardAt > QUICK_FOR) {
            this.#retryLater();
        } else {
            this.#retryIn(QUICK_RETRY);
        }
    }

    #retryLater(): void {
        this.#retryIn(Math.min(FIRST_RETRY * 2 ** this.#failures++, LONGEST_RETRY));
    }

    #retryIn(wait: number): void {
        clearTimeout(this.#retry);
        if (!this.#closed) {
            this.#retry = setTimeout(this.#reconnect, wait);
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
            verdict: verdictOf(wire),
            deadline: this.#localTime(wire.deadline),
            roundTime: wire.terms.secondsPerRound === undefined ? undefined : 1000 * wire.terms.secondsPerRound,
        };
    }

    /** A time of the server by the clock of this device, if that is known to be wrong. */
    #localTime(at: number | undefined): number | undefined {
        const ahead = this.#ahead ?? 0;
        const isWrong = ahead < 0 || ahead > PERHAPS_RIGHT;
        return at === undefined || !isWrong ? at : at + ahead;
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
                {board: board.code, record, card, start: seat.start, seed: randomSeed()},
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

    readonly finish = (): Promise<void> => this.command('finish');

    readonly draft = (action: string | undefined): void => {
        const {round, deadline, decision} = this.view ?? {};
        const isOpen = round !== undefined && deadline !== undefined && decision === undefined;
        this.#drafts.mark(isOpen ? {round, deadline, action} : undefined);
    };

    /** Fails if it makes sense to try again. */
    async #sendDraft(round: number, move: string): Promise<void> {
        try {
            await api.command(this.id, 'draft', {round, move, command: newCommand()});
        } catch (problem) {
            if (retryIn(problem) !== undefined) {
                throw problem;
            }
        }
    }

    /** Gives a command, as often as it takes to get an answer. */
    async command(verb: string, body: object = {}): Promise<void> {
        if (this.busy) {
            return;
        }
        this.busy = true;
        this.trouble = undefined;
        try {
            const number = await this.#persist(verb, {...body, command: newCommand()});
            // Until the view shows what came of it, nothing else can be done.
            await this.#shown(number);
        } catch (problem) {
            this.trouble = sentenceFor(problem);
        }
        this.busy = false;
    }

    /** The number of the last event that a command has led to. */
    async #persist(verb: string, body: object): Promise<number> {
        for (let wait = FIRST_RETRY; !this.#closed; wait = Math.min(2 * wait, LONGEST_RETRY)) {
            try {
                const {number} = await api.command(this.id, verb, body);
                this.connected = this.#stream?.readyState === EventSource.OPEN;
                return number;
            } catch (problem) {
                const later = retryIn(problem);
                if (later === undefined) {
                    throw problem;
                }
                this.connected = !(problem instanceof Unreachable);
                // A stream that is back shows that it is worth trying at once.
                await (later === 0 ? Promise.race([pause(wait), this.#changed()]) : pause(Math.max(wait, later)));
            }
        }
        return 0;
    }

    /** Waits for a view with an event in it. A stream on which it does not come has been dropped on the way. */
    async #shown(number: number): Promise<void> {
        if (this.#identity !== identity()) {
            this.#connect();
        }
        while (!this.#closed && this.missing === undefined && (this.wire?.number ?? 0) < number) {
            const isLate = await Promise.race([this.#changed(), pause(LATE).then(() => true)]);
            if (isLate === true && this.connected) {
                this.#connect();
            }
        }
    }

    #changed(): Promise<void> {
        return new Promise((resolve) => this.#waiting.push(resolve));
    }

    /** Says something that changes nothing in the game, so nobody has to wait for it. Gives the problem if there is one. */
    async say(verb: 'react' | 'nudge', body: {reaction: Reaction} | {chair: number}): Promise<unknown> {
        try {
            await api.command(this.id, verb, {...body, command: newCommand()});
            return undefined;
        } catch (problem) {
            return problem;
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
        this.#drafts.close();
        this.#stream?.close();
        clearTimeout(this.#retry);
        this.#tellChange();
        removeEventListener('offline', this.#reconnect);
        removeEventListener('online', this.#reconnect);
        document.removeEventListener('visibilitychange', this.#comeBack);
    }
}

/** The milliseconds to wait before trying again; undefined if that makes no sense. */
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

/** The rules' verdict on a solo game that is over. */
function verdictOf({superResult, superMark}: WireTable): Verdict | undefined {
    return superResult === undefined || superMark === undefined ? undefined : {superResult, superMark};
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
            stuck: place.stuck ?? false,
            finished: place.finished ?? false,
            plus: place.plus ?? 0,
            minus: place.minus ?? 0,
            total: place.total ?? 0,
        },
    ];
}
