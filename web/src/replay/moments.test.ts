import {expect, test} from 'vitest';
import {replays} from '../../../browser/target/samples';
import {lastMoment, momentOf} from './moments';

test('every moment has its position, its card and what was announced', () => {
    for (const replay of replays) {
        for (let number = 0; number <= lastMoment(replay); number++) {
            const {view, round} = momentOf(replay, [{isOwn: true}], number);
            const position = replay.positions[number];
            expect(view.seats.map(({line, total}) => ({line, total}))).toEqual(
                position?.seats.map(({line, total}) => ({line, total})),
            );
            expect(view.played).toHaveLength(number);
            expect(view.card).toBe(replay.rounds[number - 1]?.card);
            expect(round?.announced.map(({chair}) => view.seats[chair]?.start) ?? []).toEqual(
                position?.announcements.map(({start}) => start),
            );
            expect([...(round?.actions.values() ?? [])]).toEqual(replay.rounds[number - 1]?.actions ?? []);
            expect(view.phase).toBe(number === 15 ? 'over' : 'playing');
        }
    }
});

test('bots, and the player who looks at it, are known', () => {
    const several = replays.find(({players}) => players.length > 2);
    const {view} = momentOf(several!, [{isOwn: false, level: 'owl'}, {isOwn: true}], 0);
    expect(view.you).toBe(1);
    expect(view.seats.map(({kind}) => kind).slice(0, 3)).toEqual(['bot', 'person', 'person']);
    expect(momentOf(several!, [{isOwn: true}, {isOwn: true}], 0).view.you).toBeUndefined();
});

test('there is nothing after the last round', () => {
    const replay = replays[0]!;
    expect(() => momentOf(replay, [], lastMoment(replay) + 1)).toThrow(RangeError);
});
