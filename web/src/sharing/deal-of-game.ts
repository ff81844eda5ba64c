import type {SharedDeal} from '../game/same-cards';
import type {GameView, Seat} from '../game/play';
import {referenceTo, type Replay} from '../workers/answers';

/** The deal of a finished game, to be played again from the place of one of its players; undefined if it is not known. */
export function dealOf({board, edition, deck}: Replay, view: GameView, by: Seat): SharedDeal | undefined {
    if (deck === undefined) {
        return undefined;
    }
    const others = view.seats.filter(({chair}) => chair !== by.chair);
    return {
        board: board.name ?? referenceTo(board),
        edition,
        deck,
        seats: [
            {start: by.start},
            ...others.map(({start, kind, level}) => (kind === 'bot' ? {start, level} : {start})),
        ],
        name: by.name,
        total: by.total,
    };
}

/** Whose result is passed on: one's own, or else that of the best person. */
export function sharerOf(view: GameView): Seat | undefined {
    const people = view.seats.filter(({kind}) => kind !== 'bot').toSorted((a, b) => b.total - a.total);
    return view.seats.find(({chair}) => chair === view.you) ?? people[0] ?? view.seats[0];
}
