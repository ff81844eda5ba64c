import {mainPlayer, type GameEntry} from '../history/entry';
import type {DailyMonth} from '../server/api';
import {monthOf} from './month';

/** What the calendar shows of a month. */
export type MonthGames = Pick<DailyMonth, 'month' | 'today' | 'first'> & {
    games: (DailyMonth['games'][number] & {
        /** Its id, if it is on this device. */
        id?: string;
    })[];
};

/** A month as far as this device knows it, for when the server cannot be asked; undefined if there is no daily game on it. */
export function ownMonth(
    games: readonly GameEntry[],
    month: string | undefined,
    today: string,
): MonthGames | undefined {
    const played = games
        .flatMap((game) => (game.kind === 'daily' && game.day !== undefined ? [{game, day: game.day}] : []))
        .toSorted((a, b) => a.day.localeCompare(b.day));
    const [earliest] = played;
    if (earliest === undefined) {
        return undefined;
    }
    const shown = month ?? monthOf(today);
    return {
        month: shown,
        today,
        first: earliest.day,
        games: played
            .filter(({day}) => monthOf(day) === shown)
            .map(({game, day}) => ({day, id: game.id, total: mainPlayer(game).total})),
    };
}
