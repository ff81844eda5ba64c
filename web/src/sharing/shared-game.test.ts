import {expect, test} from 'vitest';
import type {GameView, Seat} from '../game/play';
import {de} from '../words/de';
import {en} from '../words/en';
import {fr} from '../words/fr';
import {regionOf} from '../words/words.svelte';
import {textOf, type SharedGame} from './shared-game';

const LINE = ['e5', 'e6', 'e7', 'd7'];
const DATE = new Intl.DateTimeFormat(regionOf('en'), {
    dateStyle: 'long',
}).format(new Date(2026, 10, 16));
const DECK = ['ybgs', 'bgsr', 'gsrv'];

function seat(chair: number, change: Partial<Seat>): Seat {
    return {
        chair,
        name: 'Ada',
        kind: 'person',
        start: 3,
        ready: false,
        line: LINE,
        points: {2: 2, 5: 3, 10: 10},
        halves: [],
        stuck: false,
        plus: 15,
        minus: 19,
        total: -4,
        ...change,
    };
}

function game(seats: Seat[], daily?: SharedGame['daily']): SharedGame {
    const view: GameView = {
        board: {code: 'code', name: 'classic'},
        edition: 'boards',
        phase: 'over',
        round: 15,
        played: DECK,
        left: [],
        seats,
        winners: [1],
    };
    return {view, by: seats[0] as Seat, link: 'https://play.example/c/x', at: new Date(2026, 10, 16), daily};
}

test('the text of a game alone has name, date, points and the numbers that were reached', () => {
    expect(textOf(game([seat(1, {})]), en, 'en')).toBe(
        `Trasse · ${DATE}\nAda: −4 points\n2 · · 5 · · · · 10\n${en.end.challengeText}`,
    );
});

test('rivals come with their totals, the best first', () => {
    const seats = [seat(1, {}), seat(2, {name: 'Tim', total: 7}), seat(3, {name: 'Zoë', total: 12})];
    expect(textOf(game(seats), en, 'en')).toContain('\nAda: −4 points (Zoë 12, Tim 7)\n');
});

test('a daily game says so, in the language of its player', () => {
    expect(textOf(game([seat(1, {total: 31})], {day: '2026-11-16', streak: 1}), de, 'de')).toMatch(
        /^Trasse · Partie des Tages · 16\. November 2026\nAda: 31 Punkte\n/,
    );
});

test('French has a space before the colon', () => {
    expect(textOf(game([seat(1, {total: 34})]), fr, 'fr')).toContain('\nAda\u00a0: 34 points\n');
});

test('a daily game has the date of its day, even if it ended on the next', () => {
    expect(textOf(game([seat(1, {})], {day: '2026-11-15', streak: 1}), de, 'de')).toContain(' · 15. November 2026\n');
});

test('a daily game tells the days in a row, from the second day on', () => {
    const streakOf = (streak: number) => textOf(game([seat(1, {})], {day: '2026-11-16', streak}), en, 'en');
    expect(streakOf(5)).toContain('\n2 · · 5 · · · · 10\n5 days in a row\n');
    expect(streakOf(1)).not.toContain('in a row');
});

test('neither the line nor a card is given away', () => {
    const text = textOf(game([seat(1, {})], {day: '2026-11-16', streak: 5}), en, 'en');
    expect([...LINE, ...DECK].filter((secret) => text.includes(secret))).toEqual([]);
});
