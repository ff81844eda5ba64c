import type {BoardName, Edition, Position} from '../engine/answers';
import {engine} from '../engine/engine';
import {sentenceFor} from '../server/problems';
import {randomId, randomSeed} from './seed';
import {savedGames, type LocalPlayer, type SavedGame} from './saved-games';
import type {Announced, ClosedRound, GameView, Play, Seat} from './play';

const BOT_MILLIS = 300;

/** Deals a game on this device and keeps it. */
export async function dealLocal(board: BoardName, edition: Edition, players: LocalPlayer[]): Promise<SavedGame> {
    const record = await engine.begin(
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
    #game: SavedGame;
    #position: Position | undefined = $state.raw();
    #decided: Record<number, string> = $state.raw({});
    lastRound: ClosedRound | undefined = $state.raw();
    busy = $state(false);
    trouble: string | undefined = $state();
    /** Whether the device is on its way to the next person, who must not see the last one's board. */
    covered = $state(false);

    constructor(game: SavedGame) {
        this.#game = game;
        this.#decided = game.decided;
        this.covered = this.#isShared && !game.over;
    }

    async open(): Promise<this> {
        this.#position = await engine.position(this.#game.record);
        if (this.#game.players.some(knowsTheBoard)) {
            this.#learn();
        }
        // A tab that was closed while the bots were thinking comes back to a round that everyone has decided.
        if (!this.#position.over && this.#turn === undefined) {
            await this.#closeRound();
        }
        return this;
    }

    /** A bot that cannot get what it should know plays as well as it can without. */
    #learn(): void {
        engine.learn(this.#game.board).catch(() => undefined);
    }

    get id(): string {
        return this.#game.id;
    }

    get game(): SavedGame {
        return this.#game;
    }

    get #isShared(): boolean {
        return this.#game.players.filter((player) => player.level === undefined).length > 1;
    }

    /** Whose turn it is to decide: the first person who has not. */
    get #turn(): number | undefined {
        const place = this.#game.players.findIndex(
            (player, i) => player.level === undefined && this.#decided[i] === undefined,
        );
        return place < 0 ? undefined : place;
    }

    get #you(): number | undefined {
        if (!this.#isShared) {
            return this.#game.players.findIndex((player) => player.level === undefined);
        }
        return this.#turn;
    }

    get view(): GameView | undefined {
        const position = this.#position;
        if (position === undefined) {
            return undefined;
        }
        const you = position.over && this.#isShared ? undefined : this.#you;
        return {
            board: this.#game.board,
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
        return {...seat, chair: i, kind: level === undefined ? 'person' : 'bot', level, ready: i in this.#decided};
    }

    get hint(): () => Promise<string> {
        return () => {
            const you = this.#you ?? 0;
            const start = this.#position?.seats[you]?.start ?? 1;
            return engine.hint(this.#game.board, this.#game.record, start, BigInt(this.#game.seed));
        };
    }

    get hasBotsHere(): boolean {
        return this.#game.players.some((player) => player.level !== undefined);
    }

    async act(action: string): Promise<void> {
        const turn = this.#turn;
        if (turn === undefined || this.busy) {
            return;
        }
        const before = this.#decided;
        this.trouble = undefined;
        this.#decide({...before, [turn]: action});
        try {
            if (this.#turn === undefined) {
                await this.#closeRound();
            }
        } catch (problem) {
            this.#decide(before);
            this.trouble = sentenceFor(problem);
        }
        this.covered = this.#isShared && this.#position?.over !== true;
    }

    /** Whose decision could be taken back: the last person who has decided in this round. */
    get lastDecided(): Seat | undefined {
        const places = Object.keys(this.#decided).map(Number);
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

    async #closeRound(): Promise<void> {
        this.busy = true;
        try {
            const before = this.#position as Position;
            const actions = new Map<number, string>();
            for (const [i, player] of this.#game.players.entries()) {
                actions.set(i, this.#decided[i] ?? (await this.#botAction(before, i, player)));
            }
            const record = await engine.play(this.#game.record, [...actions.values()]);
            const after = await engine.position(record);
            this.#keep({record, decided: {}, round: after.round, over: after.over});
            this.#decided = {};
            this.#position = after;
            this.lastRound = {
                round: before.round,
                actions,
                announced: after.announcements.map((one) => announced(one, after)),
            };
        } finally {
            this.busy = false;
        }
    }

    #botAction(position: Position, i: number, player: LocalPlayer): Promise<string> {
        const start = position.seats[i]?.start ?? 1;
        const seed = BigInt(this.#game.seed) ^ BigInt(i);
        return engine.bot(this.#game.record, start, player.level ?? 'clever', seed, BOT_MILLIS);
    }

    #keep(change: Partial<SavedGame>): void {
        this.#game = {...this.#game, ...change, movedAt: Date.now()};
        savedGames.put(this.#game);
    }

    async record(): Promise<string> {
        return this.#game.record;
    }

    close(): void {
        // Nothing is open: all that happens is kept at once.
    }
}

function knowsTheBoard(player: LocalPlayer): boolean {
    return player.level === 'clever' || player.level === 'master';
}

function placeOf(start: number, position: Position): number {
    return position.seats.findIndex((seat) => seat.start === start);
}

function announced({start, number, points}: Position['announcements'][number], position: Position): Announced {
    return {chair: placeOf(start, position), number, points};
}
