import 'fake-indexeddb/auto';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {analyses, replays} from '../../../browser/target/samples';
import {keptAnalysis} from '../analysis/kept-analysis';
import type {Analysis, Replay} from '../workers/answers';
import {RulesError} from '../workers/channel';
import type {GameEntry} from './entry';
import {GameHistory} from './game-history.svelte';
import {exportAll, exportSome, importText} from './import';
import {entryOf} from './make-entry';

const [one, two] = replays.filter(({rounds, fault}) => rounds.length >= 10 && fault === undefined) as [Replay, Replay];
const faulty = replays.find(({rounds, fault}) => rounds.length >= 10 && fault !== undefined) as Replay;
const faultyAtOnce = replays.find(({rounds, fault}) => rounds.length === 0 && fault !== undefined) as Replay;
const RECORDS: Record<string, Replay> = {
    'record one': one,
    'record one # as another program writes it': one,
    'record two': two,
    faulty,
    'faulty at once': faultyAtOnce,
};

const rules = {
    async replay(record: string): Promise<Replay> {
        const replay = RECORDS[record];
        if (replay === undefined) {
            throw new RulesError({error: 'no record', fault: {line: 1, kind: 'not-a-record', arguments: []}});
        }
        return replay;
    },
};

let count = 0;
let history: GameHistory;
let other: GameHistory;

beforeEach(() => {
    history = new GameHistory(`import ${count++}`);
    other = new GameHistory(`import ${count++}`);
});
afterEach(() => Promise.all([history.close(), other.close()]));

test('a record is added once, however it is written', async () => {
    const first = await importText('record one', history, rules, 7);
    expect(first).toMatchObject({kind: 'added', game: {kind: 'imported', endedAt: 7, record: 'record one'}});
    const again = await importText('record one # as another program writes it', history, rules, 8);
    expect(again).toMatchObject({kind: 'known', game: {endedAt: 7}});
    expect(await history.all()).toHaveLength(1);
});

test('a record of a game that was played here is that game', async () => {
    await history.add([entryOf({id: 'mine', kind: 'alone', endedAt: 1, record: 'r', players: []}, one)]);
    expect(await importText('record one', history, rules)).toMatchObject({kind: 'known', game: {id: 'mine'}});
});

test('a broken record tells line and reason, shows the rounds before it, and is not kept', async () => {
    const found = await importText('faulty', history, rules);
    expect(found).toMatchObject({kind: 'broken', replay: {rounds: faulty.rounds}, record: 'faulty'});
    expect(found.kind === 'broken' && found.fault.line).toBeGreaterThan(1);
    expect(found).toHaveProperty('fault.kind', 'not-the-round');
    expect(await importText('faulty at once', history, rules)).not.toHaveProperty('replay');
    expect(await importText('nonsense', history, rules)).toMatchObject({
        kind: 'broken',
        fault: {line: 1, kind: 'not-a-record'},
    });
    expect(await history.all()).toEqual([]);
});

test('everything is exported and imported again, and a second import changes nothing', async () => {
    await importText('record one', history, rules, 1);
    await importText('record two', history, rules, 2);
    const [latest] = await history.all();
    await history.attach(latest?.id ?? '', 'note', {luck: 1.5});
    await history.addTotals([{id: 'old', board: 'code', edition: 'pad', total: 12, at: 3}]);
    const file = await exportAll(history);
    expect(await importText(file, other, rules)).toEqual({kind: 'history', added: 2, known: 0, unreadable: 0});
    expect(await other.contents()).toEqual(await history.contents());
    expect(await importText(file, other, rules)).toEqual({kind: 'history', added: 0, known: 2, unreadable: 0});
    expect(await other.contents()).toEqual(await history.contents());
    expect(await importText(file, history, rules)).toEqual({kind: 'history', added: 0, known: 2, unreadable: 0});
});

test('figures in a file are computed again, and entries that are not games are left out', async () => {
    await importText('record one', history, rules, 1);
    const file = JSON.parse(await exportAll(history)) as {games: {players: {total: number}[]; record: string}[]};
    const [game] = file.games;
    game!.players[0]!.total = 1000;
    file.games.push({...game!, record: 'nonsense'}, {...game!, players: []});
    expect(await importText(JSON.stringify(file), other, rules)).toEqual({
        kind: 'history',
        added: 1,
        known: 0,
        unreadable: 2,
    });
    expect((await other.all())[0]?.players[0]?.total).toBe(one.positions.at(-1)?.seats[0]?.total);
});

test('a game that is here already under another id is not added again', async () => {
    await importText('record one', history, rules, 1);
    await other.add([entryOf({id: 'mine', kind: 'alone', endedAt: 1, record: 'record one', players: []}, one)]);
    expect(await importText(await exportAll(history), other, rules)).toMatchObject({added: 0, known: 1});
    expect(await other.all()).toHaveLength(1);
});

test.each([
    '{}',
    '{"format":"trasse-games"}',
    '{"format":"trasse-games","games":{}}',
    '{"format":"other","games":[]}',
    '[1,2]',
    '{"format":',
    '{"format":"trasse-games","games":[],"attachments":5,"totals":"x"} trailing',
])('a file of something else is recognised: %s', async (text) => {
    expect(await importText(text, history, rules)).toEqual({kind: 'foreign'});
    expect(await history.contents()).toEqual({games: [], attachments: [], totals: []});
});

test('whatever else is in a file does no harm', async () => {
    const games = [null, 5, 'x', [], {}, {id: '__proto__'}, {...{id: 'a'.repeat(100_000)}}];
    const text = JSON.stringify({format: 'trasse-games', version: 9, games, attachments: [null, {}], totals: [7]});
    expect(await importText(text, history, rules)).toEqual({
        kind: 'history',
        added: 0,
        known: 0,
        unreadable: games.length,
    });
});

test('some games are exported with what belongs to them, and the others are not', async () => {
    const games = [one, two].map((replay, place) =>
        entryOf({id: `g${place}`, kind: 'alone', endedAt: 1, record: 'record one', players: []}, replay),
    );
    await history.add(games);
    await history.attach('g0', 'accuracy', 80);
    await history.attach('g1', 'accuracy', 90);
    const file = JSON.parse(await exportSome(history, new Set(['g0']))) as {
        games: {id: string}[];
        attachments: unknown[];
    };
    expect(file.games.map(({id}) => id)).toEqual(['g0']);
    expect(file.attachments).toEqual([{game: 'g0', name: 'accuracy', value: 80}]);
});

test('what is nested too deeply is not kept with a game', async () => {
    await importText('record one', history, rules);
    const game = (await history.all())[0]?.id ?? '';
    const deep = `${'['.repeat(5000)}${']'.repeat(5000)}`;
    const file = `{"format": "trasse-games", "games": [], "attachments": [
        {"game": "${game}", "name": "deep", "value": ${deep}}, {"game": "${game}", "name": "flat", "value": [[7]]}]}`;
    await importText(file, history, rules);
    expect((await history.contents()).attachments).toEqual([{game, name: 'flat', value: [[7]]}]);
    expect(history.trouble).toBeUndefined();
});

/** An exported history with one game, changed by somebody who means no good. */
async function tampered(change: (file: {games: GameEntry[]; attachments: unknown[]; totals: unknown[]}) => void) {
    await importText('record one', other, rules, 1);
    const file = JSON.parse(await exportAll(other)) as Parameters<typeof change>[0];
    change(file);
    return importText(JSON.stringify(file), history, rules);
}

test.each([
    {endedAt: 1e300},
    {endedAt: -8.64e15 - 1},
    {endedAt: '2026-11-18'},
    {day: 'tomorrow'},
    {day: '2026-02-30'},
    {day: '2026-13-01'},
    {day: 20261118},
])('a game with a date that is none is left out: %j', async (change) => {
    expect(await tampered(({games}) => Object.assign(games[0] as object, change))).toMatchObject({
        added: 0,
        unreadable: 1,
    });
    expect(await history.all()).toEqual([]);
});

test('real dates are kept', async () => {
    const change = {endedAt: 8.64e15, day: '2028-02-29'};
    expect(await tampered(({games}) => Object.assign(games[0] as object, change))).toMatchObject({added: 1});
    expect(await history.all()).toMatchObject([change]);
});

test('an earlier total without a date is left out', async () => {
    const total = {id: 'old', board: 'code', edition: 'pad', total: 12};
    await tampered(
        (file) => void (file.totals = [total, {...total, id: 'late', at: 1e300}, {...total, id: 'ok', at: 3}]),
    );
    expect(await history.totals()).toEqual([{...total, id: 'ok', at: 3}]);
});

test('a game that is in a file twice is added once, with the others', async () => {
    await importText('record two', other, rules, 2);
    const found = await tampered(({games}) => games.push(...games));
    expect(found).toEqual({kind: 'history', added: 2, known: 2, unreadable: 0});
    expect(history.trouble).toBeUndefined();
    expect(await history.all()).toHaveLength(2);
});

test('an analysis in a file is kept if it can be shown', async () => {
    const sound = keptAnalysis(analyses[0] as Analysis);
    const [player] = sound.analysis.players;
    const attempts: [string, unknown][] = [
        ['analysis', {...sound, analysis: {...sound.analysis, players: 'all'}}],
        ['analysis', {...sound, analysis: {...sound.analysis, players: [{...player, luck: 1e300}]}}],
        ['analysis', {...sound, analysis: {...sound.analysis, players: [{...player, rounds: [null]}]}}],
        ['accuracy', {version: sound.version, accuracy: null}],
        ['accuracy', {version: sound.version, accuracy: {1: 1e300, 2: 'much'}}],
        ['accuracy', null],
    ];
    for (const [name, value] of attempts) {
        await tampered(({games, attachments}) => attachments.push({game: games[0]?.id, name, value}));
        expect((await history.contents()).attachments, JSON.stringify(value)).toEqual([]);
    }
    await tampered(({games, attachments}) => attachments.push({game: games[0]?.id, name: 'analysis', value: sound}));
    expect((await history.contents()).attachments).toMatchObject([{name: 'analysis', value: sound}]);
});
