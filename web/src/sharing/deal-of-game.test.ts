import {expect, test} from 'vitest';
import type {GameView, Seat} from '../game/play';
import type {Replay} from '../workers/answers';
import {dealOf, sharerOf} from './deal-of-game';

const REPLAY: Replay = {
    board: {code: 'code-of-classic', name: 'classic'},
    edition: 'pad',
    players: [],
    deck: ['ybgs', 'bgsr'],
    rounds: [],
    positions: [],
};

function seat(chair: number, start: number, total: number, change: Partial<Seat> = {}): Seat {
    return {
        chair,
        name: `Player ${chair}`,
        kind: 'person',
        start,
        ready: false,
        line: [],
        points: {},
        halves: [],
        stuck: false,
        plus: 0,
        minus: 0,
        total,
        ...change,
    };
}

function view(seats: Seat[], you?: number): GameView {
    return {
        board: REPLAY.board,
        edition: 'pad',
        phase: 'over',
        round: 15,
        played: [],
        left: [],
        seats,
        you,
        winners: [],
    };
}

test('a deal has its players with the one who passes it on first', () => {
    const seats = [seat(1, 4, 10), seat(2, 2, 20), seat(3, 1, 30, {kind: 'bot', level: 'owl'})];
    expect(dealOf(REPLAY, view(seats, 2), seats[1] as Seat)).toEqual({
        board: 'classic',
        edition: 'pad',
        deck: ['ybgs', 'bgsr'],
        seats: [{start: 2}, {start: 4}, {start: 1, level: 'owl'}],
        name: 'Player 2',
        total: 20,
    });
});

test('a board without a name goes by its code', () => {
    const seats = [seat(1, 4, 10)];
    expect(dealOf({...REPLAY, board: {code: 'own'}}, view(seats, 1), seats[0] as Seat)?.board).toBe('~own');
});

test('a record without its deck cannot be played again', () => {
    const seats = [seat(1, 4, 10)];
    expect(dealOf({...REPLAY, deck: undefined}, view(seats, 1), seats[0] as Seat)).toBeUndefined();
});

test('one passes on a result of one’s own, at a table of others that of the best person', () => {
    const seats = [seat(1, 4, 10), seat(2, 2, 20), seat(3, 1, 30, {kind: 'bot', level: 'owl'})];
    expect(sharerOf(view(seats, 1))?.chair).toBe(1);
    expect(sharerOf(view(seats))?.chair).toBe(2);
});
