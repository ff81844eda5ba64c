import type {BoardIdentity, Edition, Level, Position} from '../workers/answers';
import {namesAt} from './bots';

export type Phase = 'waiting' | 'playing' | 'over' | 'abandoned';
export type Kind = 'person' | 'bot' | 'stand-in';

/** A player at the table and what lies open there. */
export interface Seat {
    chair: number;
    name: string;
    kind: Kind;
    level?: Level;
    start: number;
    ready: boolean;
    line: string[];
    points: Record<string, number>;
    halves: number[];
    /** Whether no card that is open or still to come can extend the line. */
    stuck: boolean;
    /** Whether the player has finished early: passes are made for the rest of the game. */
    finished?: boolean;
    plus: number;
    minus: number;
    total: number;
}

export type Verdict = Pick<Position, 'superResult' | 'superMark'>;

/** A game as one player sees it, wherever it is played. */
export interface GameView {
    board: BoardIdentity;
    edition: Edition;
    phase: Phase;
    round: number;
    card?: string;
    played: string[];
    left: string[];
    seats: Seat[];
    /** The chair of the player who looks at it; undefined for a spectator. */
    you?: number;
    /** What that player has decided in the open round. */
    decision?: string;
    winners: number[];
    /** The rules' verdict on a solo game that is over. */
    verdict?: Verdict;
    /** When the open round ends, in milliseconds since 1970. */
    deadline?: number;
    /** How long a round takes at most, in milliseconds. */
    roundTime?: number;
}

/** "I reached the 8." */
export interface Announced {
    chair: number;
    number: number;
    points: number;
}

/** A round that is over: what was announced, and what everyone drew. */
export interface ClosedRound {
    round: number;
    announced: Announced[];
    actions: Map<number, string>;
}

/** A game as the screen that shows it uses it. */
export interface Play {
    /** Which game or table it is. */
    readonly id: string;
    readonly view: GameView | undefined;
    /** The round that was closed last while somebody watched. */
    readonly lastRound: ClosedRound | undefined;
    /** Whether others play on devices of their own. */
    readonly isOnline: boolean;
    /** Whether its result counts nowhere. */
    readonly isPractice?: boolean;
    /** Whether a command is on its way, or bots think. */
    readonly busy: boolean;
    /** Whether there are bots that think on this device. */
    readonly hasBotsHere: boolean;
    /** Whether these bots are still being loaded. */
    readonly isLoadingBots: boolean;
    /** What went wrong last, as a sentence. */
    readonly trouble: string | undefined;
    act(action: string): Promise<void>;
    takeBack(): Promise<void>;
    /** Passes for the rest of the game, for a player whose line is stuck; undefined where that is not possible. */
    finish?: () => Promise<void>;
    /** Tells what is marked, or that nothing is: on a timed table it is played if time is up first. */
    draft?: (action: string | undefined) => void;
    /** Asks a strong bot what it would do, which may fail; undefined where hints are not allowed. */
    readonly hint: ((signal: AbortSignal) => Promise<string | undefined>) | undefined;
    record(): Promise<string>;
    close(): void;
}

export function own(view: GameView): Seat | undefined {
    return view.seats.find((seat) => seat.chair === view.you);
}

/** A player's name. A bot that stands in for a person keeps that person's name. */
export function nameOf(seat: Seat, seats: readonly Seat[]): string {
    const names = namesAt(seats.map(({name, kind, level}) => (kind === 'bot' ? {name, level} : {name})));
    return names[seats.indexOf(seat)] ?? seat.name;
}
