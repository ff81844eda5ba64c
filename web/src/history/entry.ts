import {LEVELS, namesAt} from '../game/bots';
import type {BoardIdentity, Edition, Level} from '../workers/answers';

/** How a game came about. */
export const KINDS = [
    'alone',
    'bots',
    'device',
    'table',
    'daily',
    'challenge',
    'same',
    'practice',
    'imported',
] as const;
export type GameKind = (typeof KINDS)[number];

/** A player of a kept game, with all that lists and statistics show of the end. */
export interface PlayerResult {
    name: string;
    start: number;
    /** Whether it was the player who keeps the history; on a shared device everyone is. */
    isOwn: boolean;
    /** The level of a bot. */
    level?: Level;
    line: string[];
    /** Points by number. */
    points: Record<string, number>;
    plus: number;
    minus: number;
    total: number;
}

/** A game as the history keeps it. What is in it follows from its record, so that a list need not ask the rules. */
export interface GameEntry {
    /** The id of the game on this device, or of its table. Imported games have one that follows from the record. */
    id: string;
    kind: GameKind;
    /** Milliseconds since 1970. */
    endedAt: number;
    record: string;
    /** The same for records that differ in comments, spaces or how they name their board. */
    fingerprint: string;
    board: BoardIdentity;
    edition: Edition;
    /** Rounds played: 15, unless an imported record stops early. */
    rounds: number;
    players: PlayerResult[];
    /** The start points of the players who have won. */
    winners: number[];
    /** The table on the server. */
    table?: string;
    /** The day of a daily game, or of one that was practised, as the server writes it. */
    day?: string;
    challenge?: string;
}

/** Something that another part of the page keeps with a game, like its analysis. It goes when the game goes. */
export interface Attachment {
    game: string;
    name: string;
    value: unknown;
}

/** The total of a solo game from the time before records were kept for good. */
export interface EarlierTotal {
    id: string;
    /** The code of its board. */
    board: string;
    edition: Edition;
    total: number;
    /** Milliseconds since 1970. */
    at: number;
}

/** The last moment that a date can be, in milliseconds since 1970, and with a minus the first. */
const LAST_MOMENT = 8.64e15;

function isMoment(value: unknown): value is number {
    return typeof value === 'number' && Math.abs(value) <= LAST_MOMENT;
}

/** Whether a text is a day of the calendar, as the server writes it. */
function isDay(text: unknown): text is string {
    if (typeof text !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(text)) {
        return false;
    }
    const at = new Date(text);
    return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
}

export function isEntry(value: unknown): value is GameEntry {
    const entry = value as Partial<GameEntry> | null;
    return (
        typeof entry?.id === 'string' &&
        /^[\w-]{1,64}$/.test(entry.id) &&
        (KINDS as readonly unknown[]).includes(entry.kind) &&
        isMoment(entry.endedAt) &&
        typeof entry.record === 'string' &&
        typeof entry.fingerprint === 'string' &&
        typeof entry.board?.code === 'string' &&
        (entry.edition === 'boards' || entry.edition === 'pad') &&
        Number.isInteger(entry.rounds) &&
        Array.isArray(entry.winners) &&
        [entry.table, entry.challenge].every((id) => id === undefined || typeof id === 'string') &&
        (entry.day === undefined || isDay(entry.day)) &&
        Array.isArray(entry.players) &&
        entry.players.length > 0 &&
        entry.players.every(isPlayer)
    );
}

function isPlayer(value: unknown): value is PlayerResult {
    const player = value as Partial<PlayerResult> | null;
    return (
        typeof player?.name === 'string' &&
        Number.isInteger(player.start) &&
        typeof player.isOwn === 'boolean' &&
        (player.level === undefined || LEVELS.includes(player.level)) &&
        Array.isArray(player.line) &&
        typeof player.points === 'object' &&
        player.points !== null &&
        Number.isInteger(player.plus) &&
        Number.isInteger(player.minus) &&
        Number.isInteger(player.total)
    );
}

export function isAttachment(value: unknown): value is Attachment {
    const attachment = value as Partial<Attachment> | null;
    return typeof attachment?.game === 'string' && typeof attachment.name === 'string' && 'value' in attachment;
}

export function isEarlierTotal(value: unknown): value is EarlierTotal {
    const total = value as Partial<EarlierTotal> | null;
    return (
        typeof total?.id === 'string' &&
        typeof total.board === 'string' &&
        (total.edition === 'boards' || total.edition === 'pad') &&
        Number.isInteger(total.total) &&
        isMoment(total.at)
    );
}

/** Whose board is the large one: the first own player, or else the first person, or anybody. */
export function mainPlayer({players}: Pick<GameEntry, 'players'>): PlayerResult {
    const main = players.find(({isOwn}) => isOwn) ?? players.find(({level}) => level === undefined) ?? players[0];
    if (main === undefined) {
        throw new Error('a game has players');
    }
    return main;
}

/** What everyone is called, in the order of the players: a bot by a name of its level, as in the game itself. */
export function namesOf({players}: Pick<GameEntry, 'players'>): string[] {
    return namesAt(players);
}
