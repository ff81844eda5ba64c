import {expect, test} from 'vitest';
import {entry} from '../history/test-entries';
import {ownMonth} from './own-month';

const daily = (day: string) => entry(`table of ${day}`, {kind: 'daily', day});

test('without the server, a month has the daily games of this device', () => {
    const games = [daily('2026-11-17'), daily('2026-10-31'), entry('other'), daily('2026-11-02')];
    expect(ownMonth(games, undefined, '2026-11-18')).toEqual({
        month: '2026-11',
        today: '2026-11-18',
        first: '2026-10-31',
        games: [
            {day: '2026-11-02', id: 'table of 2026-11-02', total: -60},
            {day: '2026-11-17', id: 'table of 2026-11-17', total: -60},
        ],
    });
    expect(ownMonth(games, '2026-10', '2026-11-18')?.games.map(({day}) => day)).toEqual(['2026-10-31']);
});

test('practice with a past day is no daily game', () => {
    expect(ownMonth([entry('a', {kind: 'practice', day: '2026-11-02'})], undefined, '2026-11-18')).toBeUndefined();
});
