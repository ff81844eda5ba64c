/** The answers of the rules in the worker. Samples that their own tests write are compiled against these types. */

export type Letter = 'y' | 'b' | 'g' | 's' | 'r' | 'v';
export type BoardName = 'classic' | 'garden';
export type Edition = 'boards' | 'pad';
export type Level = 'dreamer' | 'greedy' | 'careful' | 'clever' | 'master';

export interface Field {
    name: string;
    colour: Letter;
    number?: number;
    start?: number;
}

export interface Board {
    name: string;
    fields: Field[];
}

export interface Seat {
    name: string;
    start: number;
    line: string[];
    points: Record<string, number>;
    halves: number[];
    plus: number;
    minus: number;
    total: number;
    missed: string[];
}

export interface Announcement {
    start: number;
    number: number;
    points: number;
}

export interface Position {
    board: string;
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
