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
    fault?: Fault;
}

/** Luck in a word. */
export type Fortune = 'veryLucky' | 'lucky' | 'neutral' | 'unlucky' | 'veryUnlucky';

/** Skill in a word. */
export type Grade = 'best' | 'good' | 'inaccuracy' | 'mistake';

/** Something that one action has and another one has not. */
export interface Reason {
    /**
     * `points`: it reaches these numbers, for so many points (more). `fields`: it draws so many more fields. `full`: these
     * numbers go on paying in full. `reach`: these numbers are not cut off. `ends`: so many more ends can grow. `near`: one
     * of the cards to come reaches these numbers at once. `exits`: so many more free fields lie next to the ends.
     */
    kind: 'points' | 'fields' | 'full' | 'reach' | 'ends' | 'near' | 'exits';
    numbers?: number[];
    by: number;
}

/** What speaks for an action compared with another one, and what against it, the weightiest first. */
export interface Reasons {
    for: Reason[];
    against: Reason[];
}

export interface ValuedAction {
    action: string;
    /** The total to expect after it. */
    value: number;
}

/** An action beside the best one. */
export interface Attempt {
    played: string;
    best: string;
    skill: number;
    grade: Grade;
    /** The total to expect after the best action. */
    bestValue: number;
    /** The total to expect after the action that was played. */
    playedValue: number;
    /** What the action lost by many rollouts, with its standard error; only of losses that are worth a check. */
    check?: {loss: number; uncertainty: number; orders: number};
    /** The next best actions, at most three. */
    alternatives: ValuedAction[];
    /** The best action compared with the one that was played. */
    why: Reasons;
}

/** A round of one player. `before`, `luck`, `skill`, `rivals` and `reassessed` add up to the next `before`. */
export interface RoundAnalysis extends Attempt {
    round: number;
    card: string;
    before: number;
    luck: number;
    after: number;
    rivals: number;
    reassessed: number;
    fortune: Fortune;
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
        /** How well it was played, from 0 to 100, whatever the cards. */
        accuracy: number;
        rounds: RoundAnalysis[];
    }[];
}

/** A round as soon as it is analysed. */
export interface AnalysedRound {
    round: number;
    /** In the order of the record. */
    players: RoundAnalysis[];
}

/** The best that a player could have reached with all cards known, as far as it has been found. */
export interface Hindsight {
    total: number;
    /** No total is higher. */
    bound: number;
    /** Whether nothing better exists. */
    proven: boolean;
    /** The whole game as it could have been. */
    record: string;
}

/** The strip of a player who plays on paper. */
export interface PaperStrip {
    /** What is in the boxes, by number, with the announcements of the open round. */
    points: Record<string, number>;
    /** What the other numbers would bring in the open round. */
    worth: Record<string, number>;
    /** The sum of the numbers that were scored in full, and of those that were scored half. */
    full: number;
    half: number;
    plus: number;
    /** How many fields the line can have missed, going by what was announced. */
    leastMissed: number;
    mostMissed: number;
    /** These two are there once the missed fields are counted. */
    minus?: number;
    total?: number;
}

/** A game on paper, of which the rules know only what was announced. */
export interface PaperScores {
    solo: boolean;
    over: boolean;
    /** How many fields a board has. */
    fields: number;
    /** In the order of their places at the table. */
    players: PaperStrip[];
    /** The places of all who have won, once everyone has counted. */
    winners: number[];
    superResult: boolean;
    superMark: number;
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

/** Rules that an extension can break. */
export type ExtensionRule = 'NotAnEnd' | 'NotNext' | 'EnteredTwice' | 'ColourNotShown' | 'ColourUsedUp';

export type Objection =
    ExtensionRule | 'CardNotLeft' | 'RoundOpen' | 'NoCardOpen' | 'NobodyAtStart' | 'NothingToTakeBack';

/** What is wrong with a record, and in which of its lines. */
export interface Fault {
    line: number;
    kind: FaultKind;
    /** What a sentence of this kind is about. */
    arguments: string[];
    /** Of an illegal action. */
    rule?: ExtensionRule;
    field?: string;
}

export type FaultKind =
    | 'not-a-record'
    | 'board-missing'
    | 'edition-missing'
    | 'player-missing'
    | 'unknown-line'
    | 'second-line'
    | 'not-a-board'
    | 'not-an-edition'
    | 'not-a-deck'
    | 'not-a-player'
    | 'not-a-name'
    | 'start-taken'
    | 'too-many-rounds'
    | 'not-the-round'
    | 'not-a-card'
    | 'wrong-card'
    | 'card-does-not-fit'
    | 'stops-within-round'
    | 'not-their-action'
    | 'not-an-action'
    | 'illegal-action'
    | 'other';

/** Why a query was rejected: it could not be read, or it breaks a rule. */
export interface Rejection {
    error: string;
    rule?: Objection;
    field?: string;
    /** If it is a record that could not be read. */
    fault?: Fault;
}

/** How the rules are told which board is meant. */
export function referenceTo({code}: BoardIdentity): string {
    return `~${code}`;
}
