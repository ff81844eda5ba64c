import {coloursOf, LETTERS, ROUNDS} from '../game/notation';
import type {Edition} from '../workers/answers';

/** What the page does for people who play on paper. */
export type Task = 'cards' | 'scores' | 'both';

export interface PaperSetup {
    task: Task;
    edition: Edition;
    names: string[];
    /** The time for a card; 0 if there is no limit. */
    seconds: number;
}

/** Something that is done at the table. The last one can always be taken back. */
export type Move =
    /** The next step: turning a card, ending a round, adding up. */
    | {kind: 'next'}
    /** The cards lie elsewhere, and there is none left. */
    | {kind: 'stop'}
    /** A player announces a number; the same once more withdraws it. */
    | {kind: 'say'; player: number; number: number}
    /** A player has counted the fields that the line has missed. */
    | {kind: 'count'; player: number; missed: number | null};

/** A game on paper, as it is kept: all that happened is the list of its moves. */
export interface PaperGame {
    setup: PaperSetup;
    /** The cards in the order in which they come up; none if they lie on the table. */
    deck: string[];
    moves: Move[];
}

export type Phase = 'ready' | 'card' | 'numbers' | 'count' | 'end';

export interface Announced {
    player: number;
    number: number;
}

/** What a game has come to. */
export interface PaperState {
    phase: Phase;
    /** The round that is played or was played last; 0 before the first card. */
    round: number;
    /** What was announced, by round; the last round is the open one. */
    announced: Announced[][];
    /** The fields that each player has missed; null until they are counted. */
    missed: (number | null)[];
}

export function stateOf({setup, moves}: PaperGame): PaperState {
    const begin: PaperState = {
        phase: setup.task === 'scores' ? 'numbers' : 'ready',
        round: setup.task === 'scores' ? 1 : 0,
        announced: [[]],
        missed: setup.names.map(() => null),
    };
    return moves.reduce((state, move) => after(state, move, setup.task), begin);
}

function after(state: PaperState, move: Move, task: Task): PaperState {
    switch (move.kind) {
        case 'next':
            return next(state, task);
        case 'stop':
            return state.phase === 'numbers' ? {...state, phase: 'count'} : state;
        case 'say':
            return {...state, announced: [...state.announced.slice(0, -1), said(state, move)]};
        case 'count':
            return {...state, missed: state.missed.with(move.player, move.missed)};
    }
}

function next(state: PaperState, task: Task): PaperState {
    const isLast = state.round === ROUNDS;
    const deeper = {...state, round: state.round + 1};
    switch (state.phase) {
        case 'ready':
            return {...deeper, phase: 'card'};
        case 'card':
            if (task === 'both') {
                return {...state, phase: 'numbers'};
            }
            return isLast ? {...state, phase: 'end'} : deeper;
        case 'numbers': {
            const announced = [...state.announced, []];
            if (isLast) {
                return {...state, phase: 'count', announced};
            }
            return {...deeper, phase: task === 'both' ? 'card' : 'numbers', announced};
        }
        case 'count':
            return {...state, phase: 'end'};
        case 'end':
            return state;
    }
}

function said({announced}: PaperState, {player, number}: Announced): Announced[] {
    const open = announced.at(-1) ?? [];
    const others = open.filter((one) => one.player !== player || one.number !== number);
    return others.length < open.length ? others : [...open, {player, number}];
}

/** The announcements as the rules read them. */
export function writeAnnouncements(rounds: readonly (readonly Announced[])[]): string {
    return rounds.map((round) => round.map(({player, number}) => `${player + 1}:${number}`).join(' ')).join('\n');
}

/** The game with one more move. A count that is corrected right away is one move. */
export function withMove(game: PaperGame, move: Move): PaperGame {
    const last = game.moves.at(-1);
    const isCorrection = move.kind === 'count' && last?.kind === 'count' && last.player === move.player;
    return {...game, moves: [...(isCorrection ? game.moves.slice(0, -1) : game.moves), move]};
}

/** Whether nothing would be lost with a game: it has not begun, or it is over. */
export function isIdle(game: PaperGame): boolean {
    return game.moves.length === 0 || stateOf(game).phase === 'end';
}

/** The card of a round, if the page turns the cards. */
export function cardOf({deck}: PaperGame, round: number): string | undefined {
    return deck[round - 1];
}

/** The cards that are still to come, in writing order, which does not betray the order in which they come. */
export function cardsLeft({deck}: PaperGame, round: number): string[] {
    const spelling = (card: string) =>
        coloursOf(card)
            .map((colour) => LETTERS.indexOf(colour))
            .join('');
    return deck.slice(round).sort((a, b) => (spelling(a) < spelling(b) ? -1 : 1));
}
