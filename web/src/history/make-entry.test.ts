import {expect, test} from 'vitest';
import {replays} from '../../../browser/target/samples';
import {isEntry} from './entry';
import {entryOf, fingerprintOf} from './make-entry';

const whole = replays.filter(({fault}) => fault === undefined);
const origin = {id: 'a', kind: 'bots' as const, endedAt: 5, record: 'trasse 1\n', players: [{isOwn: true}]};

test('an entry has the figures of the last position', () => {
    for (const replay of whole) {
        const entry = entryOf(origin, replay);
        const last = replay.positions.at(-1);
        expect(isEntry(entry)).toBe(true);
        expect(entry.rounds).toBe(replay.rounds.length);
        expect(entry.winners).toEqual(last?.winners);
        expect(entry.players.map(({name, total, line}) => ({name, total, line}))).toEqual(
            last?.seats.map(({name, total, line}) => ({name, total, line})),
        );
        expect(entry.players.map(({isOwn}) => isOwn)).toEqual(last?.seats.map((_, place) => place === 0));
    }
});

test('what is not known is left out', () => {
    const replay = whole[0];
    expect(replay && Object.keys(entryOf(origin, replay))).not.toContain('table');
    expect(replay && entryOf({...origin, table: 't', day: '2026-11-17'}, replay)).toMatchObject({
        table: 't',
        day: '2026-11-17',
    });
});

test('every game has a fingerprint of its own, and a record with a fault has that of its rounds', () => {
    expect(new Set(whole.map(fingerprintOf)).size).toBe(whole.length);
    const faulty = replays.filter(({fault}) => fault !== undefined);
    expect(faulty.map(fingerprintOf)).toEqual(whole.map(fingerprintOf));
    expect(whole.map(fingerprintOf).every((print) => /^[0-9a-f]{16}$/.test(print))).toBe(true);
});

test.each([
    {},
    null,
    {...entryLike(), id: '../../'},
    {...entryLike(), kind: 'other'},
    {...entryLike(), players: []},
    {...entryLike(), players: [{name: 'Ada'}]},
    {...entryLike(), edition: 'book'},
    {...entryLike(), board: undefined},
])('a value that is not an entry is recognised: %j', (value) => {
    expect(isEntry(entryLike())).toBe(true);
    expect(isEntry(value)).toBe(false);
});

function entryLike(): object {
    const replay = whole[0];
    return replay === undefined ? {} : entryOf(origin, replay);
}
