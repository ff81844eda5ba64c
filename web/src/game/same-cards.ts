import type {Edition, Level} from '../workers/answers';
import {levelNamed} from './bots';
import {LETTERS, ROUNDS} from './notation';

/** A seat of a game that is passed on: its start point, and its level if a bot had it. */
export interface SharedSeat {
    start: number;
    level?: Level;
}

/** The deal of a finished game with the result of the player who passes it on. */
export interface SharedDeal {
    /** Its name or its code behind a tilde, as the rules read it. */
    board: string;
    edition: Edition;
    /** The cards, in their order. */
    deck: string[];
    /** The player who passes it on comes first. */
    seats: SharedSeat[];
    name: string;
    total: number;
}

/**
 * A deal as the part of a link behind the `#`: no server has to know it. Its parts have dots between them: board, edition,
 * deck, seats, name, total.
 */
export function writeDeal({board, edition, deck, seats, name, total}: SharedDeal): string {
    const players = seats.map(({start, level}) => `${start}${level ?? ''}`).join('-');
    return [board, edition, packDeck(deck), players, packName(name), total].join('.');
}

/** The deal of a link; undefined if the link has been damaged. Whether it is a legal deal is for the rules to say. */
export function readDeal(fragment: string): SharedDeal | undefined {
    const [board = '', edition = '', packed = '', players = '', sender = '', points = '', ...more] =
        fragment.split('.');
    const deck = unpackDeck(packed);
    const seats = players.split('-').map(readSeat);
    const name = unpackName(sender);
    if (
        !/^(~[\w-]{40}|[a-z]+)$/.test(board) ||
        !/^(boards|pad)$/.test(edition) ||
        !/^-?\d{1,3}$/.test(points) ||
        deck === undefined ||
        name === undefined ||
        more.length > 0
    ) {
        return undefined;
    }
    const whole = seats.filter((seat) => seat !== undefined);
    return whole.length === seats.length
        ? {board, edition: edition as Edition, deck, seats: whole, name, total: Number(points)}
        : undefined;
}

function readSeat(text: string): SharedSeat | undefined {
    const [, start, word = ''] = /^([1-4])([a-z]*)$/.exec(text) ?? [];
    const level = levelNamed(word);
    if (start === undefined || (word !== '' && level === undefined)) {
        return undefined;
    }
    return level === undefined ? {start: Number(start)} : {start: Number(start), level};
}

/** All cards that a deck can have: four different colours, none or one of them doubled. */
const CARDS: readonly string[] = everyCard();
const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const BASE = BigInt(DIGITS.length);
const COUNT = BigInt(CARDS.length);
const LENGTH = digitsFor(COUNT ** BigInt(ROUNDS));

function everyCard(): string[] {
    const sets = LETTERS.flatMap((a, i) =>
        LETTERS.slice(i + 1).map((b) => LETTERS.filter((letter) => letter !== a && letter !== b)),
    );
    return sets.flatMap((set) => [
        set.join(''),
        ...set.map((doubled) => set.map((letter) => (letter === doubled ? letter + letter : letter)).join('')),
    ]);
}

function digitsFor(values: bigint): number {
    let digits = 0;
    for (let rest = values - 1n; rest > 0n; rest /= BASE) {
        digits++;
    }
    return digits;
}

/** The cards as one number, whose digits are their places among all cards, in base64url. */
function packDeck(deck: readonly string[]): string {
    let number = deck.reduce((packed, card) => packed * COUNT + BigInt(CARDS.indexOf(card)), 0n);
    let text = '';
    for (let i = 0; i < LENGTH; i++) {
        text = DIGITS.charAt(Number(number % BASE)) + text;
        number /= BASE;
    }
    return text;
}

function unpackDeck(text: string): string[] | undefined {
    if (text.length !== LENGTH || !/^[\w-]*$/.test(text)) {
        return undefined;
    }
    let number = [...text].reduce((packed, digit) => packed * BASE + BigInt(DIGITS.indexOf(digit)), 0n);
    const deck: string[] = [];
    for (let i = 0; i < ROUNDS; i++) {
        deck.unshift(CARDS[Number(number % COUNT)] ?? '');
        number /= COUNT;
    }
    return number === 0n ? deck : undefined;
}

/** Programs that find links in a text stop at some signs that may be in an address; these are written out, too. */
function packName(name: string): string {
    return encodeURIComponent(name).replace(
        /[.!~*'()]/g,
        (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
    );
}

function unpackName(text: string): string | undefined {
    try {
        const name = decodeURIComponent(text);
        return name === '' ? undefined : name;
    } catch {
        return undefined;
    }
}
