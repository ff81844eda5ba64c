import {NUMBERS} from '../game/notation';
import {nameOf, type GameView, type Seat} from '../game/play';
import {regionOf, type Words} from '../words/words.svelte';

/** A finished game as it is passed on. */
export interface SharedGame {
    view: GameView;
    /** The player whose result and board it is. */
    by: Seat;
    /** Leads to playing the same cards. */
    link: string;
    /** When it ended. */
    at: Date;
    /** Of a daily game, which others may still play today. */
    daily?: {
        /** As the server writes it. */
        day: string;
        /** How many days in a row it was then. */
        streak: number;
    };
}

/**
 * In the words of a language, and in the order that the reader's region is used to. A daily game has the date of its
 * day, whenever it was played and wherever its player lives.
 */
export function dateOf({at, daily}: SharedGame, language: string): string {
    const timeZone = daily === undefined ? undefined : 'UTC';
    return new Intl.DateTimeFormat(regionOf(language), {
        day: 'numeric',
        month: 'long',
        year: 'numeric',
        timeZone,
    }).format(daily === undefined ? at : new Date(daily.day));
}

/** What it is called, on the picture and in the text. */
export function titleOf({daily}: SharedGame, w: Words): string {
    return daily !== undefined ? `Trasse · ${w.share.dailyGame}` : 'Trasse';
}

/** The others with their totals, the best first; empty for a game alone. */
export function rivalsOf({view, by}: SharedGame, w: Words): string {
    return view.seats
        .filter(({chair}) => chair !== by.chair)
        .toSorted((a, b) => b.total - a.total)
        .map((seat) => `${nameOf(seat, view.seats)} ${w.strip.points(seat.total)}`)
        .join(', ');
}

/** The numbers that were reached, in a row, with a dot for each of the others. */
export function numbersOf({points}: Pick<Seat, 'points'>): string {
    return NUMBERS.map((number) => (points[number] === undefined ? '·' : String(number))).join(' ');
}

/** Tells how it went and nothing about the line, for people who may still play the same cards. */
export function textOf(game: SharedGame, w: Words, language: string): string {
    const {view, by} = game;
    const rivals = rivalsOf(game, w);
    return [
        `${titleOf(game, w)} · ${dateOf(game, language)}`,
        `${nameOf(by, view.seats)}${w.colon} ${w.scores.points(by.total)}${rivals === '' ? '' : ` (${rivals})`}`,
        numbersOf(by),
        ...streakIn(game, w),
        w.end.challengeText,
    ].join('\n');
}

/** Two days are the shortest streak. */
function streakIn({daily}: SharedGame, w: Words): string[] {
    return daily === undefined || daily.streak < 2 ? [] : [w.home.streak(daily.streak)];
}
