import type {Edition, Level, Position} from '../workers/answers';
import type {BotFollowing, Decision, Following} from '../workers/thinker';
import {sentenceFor} from '../server/problems';
import {STAND_IN} from './bots';
import {PASS} from './notation';
import {pause} from './pause';
import {randomId, randomSeed} from './random';
import {savedGames, type LocalPlayer, type SavedGame} from './saved-games';
import type {Announced, ClosedRound, GameView, Play, Seat} from './play';

/** What a game on this device asks of the rules. */
export interface LocalRules {
    begin(board: string, edition: Edition, names: string[], seed: bigint): Promise<string>;
    position(record: string): Promise<Position>;
    play(record: string, actions: string[]): Promise<string>;
}

/** What it asks of the engine. */
export interface LocalBots {
    prepare(board: string, level: Level): Promise<void>;
    bot(decision: Decision, level: Level, following?: BotFollowing): Promise<string>;
    hint(decision: Decision, following?: Following): Promise<string>;
}

/** How long it takes to turn the last cards when nobody plays any more, in milliseconds. */
const LAST_CARDS = 1800;

/** Deals a game on this device and keeps it. */
export async function dealLocal(
    rules: LocalRules,
    board: string,
    edition: Edition,
    players: LocalPlayer[],
): Promise<SavedGame> {
    const record = await rules.begin(
        board,
        edition,
        players.map((player) => player.name),
        randomSeed(),
    );
    const game: SavedGame = {
        id: randomId(),
        board,
        edition,
        players,
        seed: String(randomSeed()),
        record,
        decided: {},
        round: 1,
        over: false,
        movedAt: Date.now(),
    };
    savedGames.put(game);
    return game;
}

/** A game on this device: of one person, with bots, or of several people who pass the device round. */
export class LocalPlay implements Play {
    readonly #rules: LocalRules;
    readonly #bots: LocalBots;
    readonly #closing = new AbortController();
    #game: SavedGame;
    #position: Position | undefined = $state.raw();
    #decided: Record<number, string> = $state.raw({});
    /** The places of the people who have finished early. */
    #finished: readonly number[] = $state.raw([]);
    lastRound: ClosedRound | undefined = $state.raw();
    busy = $state(false);
    trouble: string | undefined = $state();
    /** Whether the device is being handed to the next player, who must not see the last player's board. */
    covered = $state(false);

    /** Whether bots are still being loaded. */
    isLoadingBots = $state(false);

    constructor(game: SavedGame, rules: LocalRules, bots: LocalBots) {
        this.#rules = rules;
        this.#bots = bots;
        this.#game = game;
        this.#decided = game.decided;
        this.#finished = game.finished ?? [];
        this.covered = this.isShared && !game.over;
    }

    async open(): Promise<this> {
        this.#position = await this.#rules.position(this.#game.record);
        if (!this.#position.over) {
            this.#prepareBots(this.#position.board.code);
        }
        // A tab that was closed while the bots were thinking comes back to a round that everyone has decided.
        await this.#playOn();
        return this;
    }

    /** A bot that cannot load its knowledge plays as well as it can without. */
    #prepareBots(board: string): void {
        for (const {level} of this.#game.players) {
            if (level !== undefined) {
                this.#bots.prepare(board, level).catch(() => undefined);
            }
        }
    }

    get id(): string {
        return this.#game.id;
    }

    get game(): SavedGame {
        return this.#game;
    }

    /** Whether several people pass the device round. */
    get isShared(): boolean {
        return this.#game.players.filter((player) => player.level === undefined).length > 1;
    }

    get isPractice(): boolean {
        return this.#game.practice === true;
    }

    /** The place of the person who decides next. */
    get #next(): number | undefined {
        const place = this.#game.players.findIndex(
            (player, i) => player.level === undefined && this.#decided[i] === undefined,
        );
        return place < 0 ? undefined : place;
    }

    get #you(): number | undefined {
        if (!this.isShared) {
            return this.#game.players.findIndex((player) => player.level === undefined);
        }
        return this.#next;
    }

    get view(): GameView | undefined {
        const position = this.#position;
        if (position === undefined) {
            return undefined;
        }
        const you = position.over && this.isShared ? undefined : this.#you;
        return {
            board: position.board,
            edition: position.edition,
            phase: position.over ? 'over' : 'playing',
            round: position.round,
            card: position.card,
            played: position.played,
            left: position.left,
            seats: position.seats.map((seat, i) => this.#seat(seat, i)),
            you,
            decision: you === undefined ? undefined : this.#decided[you],
            winners: position.winners.map((start) => placeOf(start, position)),
            verdict: position,
        };
    }

    #seat(seat: Position['seats'][number], i: number): Seat {
        const level = this.#game.players[i]?.level;
        return {
            ...seat,
            chair: i,
            kind: level === undefined ? 'person' : 'bot',
            level,
            ready: i in this.#decided,
            finished: this.#finished.includes(i),
        };
    }

    get hint(): (signal: AbortSignal) => Promise<string | undefined> {
        return async (signal) => {
            this.trouble = undefined;
            try {
                return await this.#bots.hint(this.#decisionOf(this.#you ?? 0, BigInt(this.#game.seed)), {signal});
            } catch (problem) {
                this.trouble = signal.aborted ? undefined : sentenceFor(problem);
                return undefined;
            }
        };
    }

    #decisionOf(place: number, seed: bigint): Decision {
        const {record} = this.#game;
        const {board, seats} = this.#position as Position;
        return {board: board.code, record, card: '', start: seats[place]?.start ?? 1, seed};
    }

    readonly isOnline = false;

    get hasBotsHere(): boolean {
        return this.#game.players.some((player) => player.level !== undefined);
    }

    async act(action: string): Promise<void> {
        const next = this.#next;
        if (next === undefined || this.busy) {
            return;
        }
        const before = this.#decided;
        this.trouble = undefined;
        this.#decide({...before, [next]: action});
        const {round} = this.#game;
        try {
            await this.#playOn();
        } catch (problem) {
            // A game that was closed meanwhile goes on with this decision when it is opened again.
            if (this.#closing.signal.aborted) {
                return;
            }
            this.#finish([]);
            this.#decide(round === this.#game.round ? before : {});
            this.trouble = sentenceFor(problem);
        }
        this.covered = this.isShared && this.#position?.over !== true && this.#next !== next;
    }

    readonly finish = async (): Promise<void> => {
        const next = this.#next;
        if (next !== undefined && !this.busy && this.#position?.seats[next]?.stuck === true) {
            this.#finish([...this.#finished, next]);
            await this.act(PASS);
        }
    };

    #finish(finished: number[]): void {
        this.#finished = finished;
        this.#keep({finished});
    }

    /** Closes the round if everyone has decided; and those that follow, as long as nobody is left to decide. */
    async #playOn(): Promise<void> {
        const roundMillis = LAST_CARDS / (1 + (this.#position?.left.length ?? 0));
        this.busy = this.#isDecided;
        try {
            while (this.#isDecided) {
                const begun = performance.now();
                await this.#closeRound(this.#botMillis(roundMillis));
                if (this.#isDecided) {
                    await pause(roundMillis - (performance.now() - begun));
                    this.#closing.signal.throwIfAborted();
                }
            }
        } finally {
            this.busy = false;
            this.isLoadingBots = false;
        }
    }

    get #isDecided(): boolean {
        return this.#position?.over === false && this.#next === undefined;
    }

    /** The person who has decided last in this round, and could take it back. */
    get lastDecided(): Seat | undefined {
        const places = Object.keys(this.#decided)
            .map(Number)
            .filter((place) => !this.#finished.includes(place));
        return places.length === 0 ? undefined : this.view?.seats[Math.max(...places)];
    }

    async takeBack(): Promise<void> {
        const last = this.lastDecided;
        if (last !== undefined && !this.busy) {
            const fewer = {...this.#decided};
            delete fewer[last.chair];
            this.#decide(fewer);
        }
    }

    uncover(): void {
        this.covered = false;
    }

    #decide(decided: Record<number, string>): void {
        this.#decided = decided;
        this.#keep({decided});
    }

    /** How long a bot may think: if no person plays any more, all bots share what the round may take. */
    #botMillis(roundMillis: number): number | undefined {
        const {players} = this.#game;
        const bots = players.filter(({level}) => level !== undefined).length;
        return this.#finished.length + bots < players.length ? undefined : Math.ceil(roundMillis / bots);
    }

    async #closeRound(botMillis?: number): Promise<void> {
        const before = this.#position as Position;
        const actions = new Map<number, string>();
        for (const [i, player] of this.#game.players.entries()) {
            actions.set(i, this.#decided[i] ?? (await this.#botAction(i, player, botMillis)));
        }
        const record = await this.#rules.play(this.#game.record, [...actions.values()]);
        const after = await this.#rules.position(record);
        const decided = after.over ? {} : Object.fromEntries(this.#finished.map((place) => [place, PASS]));
        this.#keep({record, decided, round: after.round, over: after.over});
        this.#decided = decided;
        this.#position = after;
        this.lastRound = {
            round: before.round,
            actions,
            announced: after.announcements.map((one) => announced(one, after)),
        };
    }

    #botAction(place: number, {level = STAND_IN}: LocalPlayer, millis: number | undefined): Promise<string> {
        return this.#bots.bot(this.#decisionOf(place, BigInt(this.#game.seed) ^ BigInt(place)), level, {
            millis,
            signal: this.#closing.signal,
            onprogress: (progress) => (this.isLoadingBots = progress === 'loading'),
        });
    }

    #keep(change: Partial<SavedGame>): void {
        this.#game = {...this.#game, ...change, movedAt: Date.now()};
        savedGames.put(this.#game);
    }

    async record(): Promise<string> {
        return this.#game.record;
    }

    /** Stops the bots. All that has been decided is kept. */
    close(): void {
        this.#closing.abort();
    }
}

function placeOf(start: number, position: Position): number {
    return position.seats.findIndex((seat) => seat.start === start);
}

function announced({start, number, points}: Position['announcements'][number], position: Position): Announced {
    return {chair: placeOf(start, position), number, points};
}
