import {ROUNDS} from '../game/notation';
import type {ClosedRound, GameView, Seat} from '../game/play';
import type {PlayerResult} from '../history/entry';
import type {Level, Replay} from '../workers/answers';

/** What a record does not tell about its players: who looked at it as a player, and who was a bot. */
export type KnownPlayer = Pick<PlayerResult, 'isOwn'> & {level?: Level};

/** A game at one moment: moment 0 is before the first round, moment n after round n. */
export interface Moment {
    view: GameView;
    /** The round that has just been closed; undefined at the beginning. */
    round: ClosedRound | undefined;
}

/** How many moments there are after the beginning. */
export function lastMoment(replay: Replay): number {
    return replay.rounds.length;
}

export function momentOf(replay: Replay, players: readonly KnownPlayer[], number: number): Moment {
    const position = replay.positions[number];
    if (position === undefined) {
        throw new RangeError(`a replay of ${replay.rounds.length} rounds has no moment ${number}`);
    }
    const seats = position.seats.map((seat, chair): Seat => {
        const level = players[chair]?.level;
        return {...seat, chair, kind: level === undefined ? 'person' : 'bot', level, ready: true};
    });
    const placeOf = (start: number) => seats.findIndex((seat) => seat.start === start);
    const own = players.findIndex(({isOwn}) => isOwn);
    const isShared = players.filter(({isOwn}) => isOwn).length > 1;
    const played = replay.rounds[number - 1];
    return {
        view: {
            board: replay.board,
            edition: replay.edition,
            phase: number === ROUNDS ? 'over' : 'playing',
            round: number,
            card: played?.card,
            played: replay.rounds.slice(0, number).map(({card}) => card),
            left: position.left,
            seats,
            you: own < 0 || isShared ? undefined : own,
            winners: position.winners.map(placeOf),
            verdict: position,
        },
        round:
            played === undefined
                ? undefined
                : {
                      round: number,
                      actions: new Map(played.actions.map((action, chair) => [chair, action])),
                      announced: position.announcements.map((one) => ({
                          chair: placeOf(one.start),
                          number: one.number,
                          points: one.points,
                      })),
                  },
    };
}
