/** The answers of the rules in the worker. Samples that their own tests write are compiled against these types. */

export type Letter = 'y' | 'b' | 'g' | 's' | 'r' | 'v';
export type Edition = 'boards' | 'pad';
export type Level = 'butterfly' | 'magpie' | 'rabbit' | 'hedgehog' | 'squirrel' | 'cat' | 'fox' | 'owl';

export interface Field {
    name: string;
    colour: Letter;
    number?: number;
    start?: number;
}

/** Which board it is: its code is its identity, and built-in boards have a name, too. */
export interface BoardIdentity {
    code: string;
    name?: string;
}

export interface Board extends BoardIdentity {
    fields: Field[];
}

export interface Seat {
    name: string;
    start: number;
    line: string[];
    points: Record<string, number>;
    halves: number[];
    /** Whether no card that is open or still to come can extend the line. */
    stuck: boolean;
    plus: number;
    minus: number;
    total: number;
}

export interface Announcement {
    start: number;
    number: number;
    points: number;
}

export interface Position {
    board: BoardIdentity;
    edition: Edition;
    solo: boolean;
    round: number;
    card?: string;
    played: string[];
    left: string[];
    over: boolean;
    seats: Seat[];
    announcements: Announcement[];
    winners: number[];
    superResult: boolean;
    superMark: number;
}

/** A record with every position in between: before the first round, and after each. */
export interface Replay {
    board: BoardIdentity;
    edition: Edition;
    players: {start: number; name: string}[];
    deck?: string[];
    rounds: {card: string; actions: string[]}[];
    positions: Position[];
    /** What is wrong with the rest of the record. */
    fault?: string;
}

/** A game as a sum of points: `expected`, `luck`, `skill`, `rivals` and `reassessed` add up to `total`. */
export interface Analysis {
    finished: boolean;
    players: {
        name: string;
        start: number;
        expected: number;
        luck: number;
        skill: number;
        rivals: number;
        reassessed: number;
        total: number;
        rounds: {
            round: number;
            card: string;
            before: number;
            luck: number;
            after: number;
            played: string;
            best: string;
            skill: number;
            rivals: number;
            reassessed: number;
        }[];
    }[];
}

/** All that decides how many points a number brings to a player. */
export interface Standing {
    /** How many play. */
    players: number;
    /** The numbers that the player's line has reached. */
    reached: readonly number[];
    /** The numbers that are worth half to the player now. */
    halves: readonly number[];
}

/** Points by number. */
export type Gains = Readonly<Record<string, number>>;

export type Objection =
    | 'NotAnEnd'
    | 'NotNext'
    | 'EnteredTwice'
    | 'ColourNotShown'
    | 'ColourUsedUp'
    | 'CardNotLeft'
    | 'RoundOpen'
    | 'NoCardOpen'
    | 'NobodyAtStart'
    | 'NothingToTakeBack';

/** Why a query was rejected: it could not be read, or it breaks a rule. */
export interface Rejection {
    error: string;
    rule?: Objection;
    field?: string;
}

/** How the rules are told which board is meant. */
export function referenceTo({code}: BoardIdentity): string {
    return `~${code}`;
}
