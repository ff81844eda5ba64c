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
    /** Whether it is a daily game, which others may still play today. */
    isDaily: boolean;
}

/** In the words of a language, and in the order that the reader's region is used to. */
export function dateOf({at}: SharedGame, language: string): string {
    return new Intl.DateTimeFormat(regionOf(language), {day: 'numeric', month: 'long', year: 'numeric'}).format(at);
}

/** What it is called, on the picture and in the text. */
export function titleOf({isDaily}: SharedGame, w: Words): string {
    return isDaily ? `Trasse · ${w.share.dailyGame}` : 'Trasse';
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
        `${nameOf(by, view.seats)}: ${w.scores.points(by.total)}${rivals === '' ? '' : ` (${rivals})`}`,
        numbersOf(by),
        w.end.challengeText,
    ].join('\n');
}
