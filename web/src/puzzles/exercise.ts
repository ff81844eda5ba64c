import {levelNamed} from '../game/bots';
import type {GameView, Seat} from '../game/play';
import type {Puzzle} from '../game/puzzles';
import type {Level, Position, Reasons} from '../workers/answers';

type Recorded = Position['seats'][number];

/** A position in which a player looks for the best action. */
export interface Exercise {
    id: string;
    /** The rounds before. */
    record: string;
    /** The open card; empty to take it from the record's deck. */
    card: string;
    /** The start point of the player whose turn it is. */
    start: number;
    /** What that player is called, if it is not as in the record. */
    name?: string;
    /** The level of another player who is a bot. */
    levelOf: (seat: Recorded, place: number) => Level | undefined;
    /** The best action, and the total to expect after it. */
    best: string;
    bestValue: number;
    /** Whether an action is as good as the best one. */
    judge: (action: string, position: Position, signal: AbortSignal) => Promise<Verdict>;
}

/** What an action was worth. */
export interface Verdict {
    /** Whether it counts as found. */
    isRight: boolean;
    best: string;
    bestValue: number;
    /** May take the engine a while. Never fails. */
    comparison: Promise<Comparison>;
}

/** Another action beside the best one, or beside the one that counts. */
export interface Comparison {
    /** The action that was just tried, the next best one, or the one that was played in the game. */
    with: 'own' | 'next' | 'game';
    /** The total to expect after it. */
    value: number;
    /** Whether it is worth that or less. */
    isAtMost: boolean;
    /** What the better action has that this one has not. */
    why: Reasons;
}

/** A puzzle as an exercise; its judge is told where to ask about actions that the puzzle says nothing about. */
export function exerciseOf(puzzle: Puzzle, name: string, judge: Exercise['judge']): Exercise {
    const {id, record, card, start, answers, value} = puzzle;
    return {
        id,
        record,
        card,
        start,
        name,
        levelOf: (seat) => levelNamed(seat.name),
        best: answers[0] ?? '',
        bestValue: value,
        judge,
    };
}

/** The position as the player sees it in a game. */
export function viewOf(position: Position, {start, name, levelOf}: Exercise, decision: string | undefined): GameView {
    const seats = position.seats.map((seat, chair): Seat => {
        const isOwn = seat.start === start;
        const level = isOwn ? undefined : levelOf(seat, chair);
        return {
            ...seat,
            name: isOwn ? (name ?? seat.name) : seat.name,
            chair,
            // The player waits for none of the others, so they are all shown like bots.
            kind: isOwn ? 'person' : 'bot',
            level,
            ready: false,
        };
    });
    const {board, edition, round, card, played, left} = position;
    const you = seats.findIndex((seat) => seat.start === start);
    return {board, edition, phase: 'playing', round, card, played, left, seats, you, decision, winners: []};
}
