import {beforeEach, expect, test} from 'vitest';
import {en} from '../words/en';
import {speak} from '../words/words.svelte';
import type {ClosedRound, GameView} from './play';
import {announcementsOf, RoundAnnouncer} from './round-announcer';

const CARD = en.news.newCard(2, 'blue, green');
const VIEW: GameView = {
    board: {code: 'classic-code', name: 'classic'},
    edition: 'boards',
    phase: 'playing',
    round: 2,
    card: 'bg',
    played: [],
    left: [],
    seats: [
        {
            chair: 1,
            name: 'Ada',
            kind: 'person',
            start: 4,
            ready: false,
            line: ['e4'],
            points: {},
            halves: [],
            stuck: false,
            plus: 0,
            minus: 60,
            total: -60,
        },
        {
            chair: 2,
            name: 'bot',
            kind: 'bot',
            level: 'magpie',
            start: 2,
            ready: false,
            line: ['f6'],
            points: {},
            halves: [],
            stuck: false,
            plus: 0,
            minus: 60,
            total: -60,
        },
    ],
    you: 1,
    winners: [],
};
const ROUND: ClosedRound = {
    round: 1,
    announced: [
        {chair: 1, number: 8, points: 8},
        {chair: 2, number: 7, points: 4},
    ],
    actions: new Map(),
};
const NUMBERS = `${en.news.youReach(8, 8)}. ${en.news.reaches('Elsa', 7, 4)}.`;

let log: string[];
let announcer: RoundAnnouncer;

await speak('en');

beforeEach(() => {
    log = [];
    announcer = new RoundAnnouncer({
        sound: (sound) => log.push(`sound ${sound}`),
        announce: (sentence) => log.push(sentence),
        focusResults: () => log.push('results'),
    });
});

test('numbers are told by the names of those who reach them', () => {
    expect(announcementsOf(ROUND, VIEW, en)).toEqual([
        {text: en.news.youReach(8, 8), isYours: true, start: 4},
        {text: en.news.reaches('Elsa', 7, 4), isYours: false, start: 2},
    ]);
    expect(announcementsOf(undefined, VIEW, en)).toEqual([]);
});

test('on arrival the open card is told, once and without a sound', () => {
    announcer.look(undefined, VIEW);
    announcer.look(undefined, {...VIEW});
    expect(log).toEqual([CARD]);
});

test('a closed round is told with its numbers and the next card', () => {
    announcer.look(ROUND, VIEW);
    announcer.look(ROUND, {...VIEW});
    expect(log).toEqual([`${NUMBERS} ${CARD}`, 'sound number']);
});

test('a round without a number sounds like a card', () => {
    announcer.look({...ROUND, announced: []}, VIEW);
    expect(log).toEqual([CARD, 'sound card']);
});

test('a round is told when the view shows what follows it', () => {
    announcer.look(undefined, {...VIEW, round: 1});
    log = [];
    announcer.look(ROUND, {...VIEW, round: 1});
    expect(log).toEqual([]);
    announcer.look(ROUND, VIEW);
    expect(log).toHaveLength(2);
});

test('the end is heard by those who see it come', () => {
    announcer.look(undefined, VIEW);
    log = [];
    announcer.look(ROUND, {...VIEW, phase: 'over', card: undefined});
    expect(log).toEqual([NUMBERS, 'sound number', 'sound end', 'results']);
});

test('a game that was over before makes no sound', () => {
    announcer.look(undefined, {...VIEW, phase: 'over', card: undefined});
    expect(log).toEqual(['']);
});
