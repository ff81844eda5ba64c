import {expect, test} from 'vitest';
import type {GameEntry} from './entry';
import {filtered} from './filter';
import {entry} from './test-entries';

function game(id: string, names: string[], change: Partial<GameEntry> = {}): GameEntry {
    const players = names.map((name, place) => ({
        ...(entry(id).players[0] as GameEntry['players'][0]),
        name,
        start: place + 1,
    }));
    return entry(id, {players, ...change});
}

const GAMES = [
    game('a', ['Ada Lovelace', 'Zoë'], {kind: 'device'}),
    game('b', ['Ben'], {board: {code: 'own'}}),
    entry('c', {
        kind: 'bots',
        players: [{...(entry('c').players[0] as GameEntry['players'][0]), level: 'owl'}],
    }),
];

test.each([
    [{}, ['a', 'b', 'c']],
    [{kind: 'device' as const}, ['a']],
    [{board: 'own'}, ['b']],
    [{level: 'owl' as const}, ['c']],
    [{level: 'cat' as const}, []],
    [{search: 'love'}, ['a']],
    [{search: ' ZOE  ada '}, ['a']],
    [{search: 'be'}, ['b']],
    [{search: 'lace'}, []],
    [{search: 'otto', kind: 'bots' as const}, ['c']],
    [{search: 'otto', kind: 'device' as const}, []],
])('games are found: %j', (filter, ids) => {
    expect(filtered(GAMES, filter).map(({id}) => id)).toEqual(ids);
});
