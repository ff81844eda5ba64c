import {ROUNDS} from '../game/notation';
import {deviceStore} from '../storage';
import type {Move, PaperGame} from './paper-game';
import {PAPER_KEY} from './paper-key';

const MOST_PLAYERS = 4;

/** The game on paper that this device helps with, and the one before it, to which undoing leads back. */
export const keptPaper = {
    /** The latest game last. */
    games(): PaperGame[] {
        try {
            const games: unknown = JSON.parse(deviceStore.get(PAPER_KEY) ?? '[]');
            return Array.isArray(games) ? games.filter(isGame) : [];
        } catch {
            return [];
        }
    },

    current(): PaperGame | undefined {
        return this.games().at(-1);
    },

    /** What has happened in the current game. */
    put(game: PaperGame): void {
        write([...this.games().slice(0, -1), game]);
    },

    /** A new game; the current one can be brought back. */
    begin(game: PaperGame): void {
        write([...this.games().slice(-1), game]);
    },

    /** Whether there is a game to go back to. */
    hasBefore(): boolean {
        return this.games().length > 1;
    },

    /** Back to the game before. */
    bringBack(): PaperGame | undefined {
        write(this.games().slice(0, -1));
        return this.current();
    },
};

function write(games: PaperGame[]): void {
    deviceStore.set(PAPER_KEY, JSON.stringify(games));
}

function isGame(value: unknown): value is PaperGame {
    const {setup, deck, moves} = (value ?? {}) as Partial<PaperGame>;
    return (
        ['cards', 'scores', 'both'].includes(setup?.task ?? '') &&
        ['boards', 'pad'].includes(setup?.edition ?? '') &&
        typeof setup?.seconds === 'number' &&
        isListOf(setup.names, (name) => typeof name === 'string') &&
        setup.names.length >= 1 &&
        setup.names.length <= MOST_PLAYERS &&
        isListOf(deck, (card) => typeof card === 'string') &&
        deck.length === (setup.task === 'scores' ? 0 : ROUNDS) &&
        isListOf(moves, (move) => isMove(move, setup.names?.length ?? 0))
    );
}

function isMove(value: unknown, players: number): boolean {
    const move = value as Partial<Move> | null;
    switch (move?.kind) {
        case 'next':
        case 'stop':
            return true;
        case 'say':
        case 'count':
            return Number.isInteger(move.player) && (move.player ?? players) >= 0 && (move.player ?? players) < players;
        default:
            return false;
    }
}

function isListOf<T>(value: T[] | undefined, isOne: (one: unknown) => boolean): value is T[] {
    return Array.isArray(value) && value.every(isOne);
}
