import {beforeEach, expect, test} from 'vitest';
import {paperAlone, paperOfThree} from '../../../browser/target/samples';
import {keptPaper} from './kept-paper';
import {PAPER_KEY} from './paper-key';
import type {Move, PaperSetup, Task} from './paper-game';
import {beginPaper, PaperTable} from './paper-table.svelte';
import {RecordedPaper} from './recorded-paper';

const NEXT: Move = {kind: 'next'};
const rules = new RecordedPaper(paperOfThree);

function setup(task: Task): PaperSetup {
    return {task, edition: 'boards', names: ['Ada', 'Ben', 'Cleo'], seconds: 0};
}

async function sitDown(task: Task): Promise<PaperTable> {
    await beginPaper(rules, setup(task), rules.deal);
    return reload();
}

/** The page is loaded again. */
async function reload(): Promise<PaperTable> {
    const table = new PaperTable(rules);
    await table.open();
    return table;
}

async function play(table: PaperTable, ...moves: Move[]): Promise<void> {
    for (const move of moves) {
        await table.act(move);
    }
}

function pointsFor(table: PaperTable, number: number): (number | undefined)[] {
    return table.moment?.scores?.players.map(({points}) => points[number]) ?? [];
}

/** Ada and Ben reach the 8 together, Cleo in the next round. */
const EIGHTS: Move[] = [
    {kind: 'say', player: 0, number: 8},
    {kind: 'say', player: 1, number: 8},
    NEXT,
    {kind: 'say', player: 2, number: 8},
];
const COUNTS: Move[] = [10, 12, 9].map((missed, player) => ({kind: 'count', player, missed}));

beforeEach(() => localStorage.clear());

test('the cards are those that the rules have dealt', async () => {
    const table = await sitDown('cards');
    expect(new Set(table.moment?.game.deck).size).toBe(15);
    expect(table.moment?.scores).toBeUndefined();
});

test('where the cards lie on the table, the page has none', async () => {
    expect((await sitDown('scores')).moment?.game.deck).toEqual([]);
});

test('the same round is worth full points to both, and a later one half', async () => {
    const table = await sitDown('scores');
    await play(table, ...EIGHTS);
    expect(pointsFor(table, 8)).toEqual([8, 8, 4]);
});

test('the end has totals and winners', async () => {
    const table = await sitDown('scores');
    await play(table, ...EIGHTS, ...Array.from({length: 14}, () => NEXT), ...COUNTS, NEXT);
    expect(table.moment?.state.phase).toBe('end');
    expect(table.moment?.scores?.players.map(({total}) => total)).toEqual([-2, -4, -5]);
    expect(table.moment?.scores?.winners).toEqual([0]);
});

test('alone, the order of the taps decides', async () => {
    const alone = new RecordedPaper(paperAlone);
    await beginPaper(alone, {...setup('scores'), edition: 'pad', names: ['Ada']}, alone.deal);
    const table = new PaperTable(alone);
    await table.open();
    await play(table, {kind: 'say', player: 0, number: 7}, {kind: 'say', player: 0, number: 5});
    expect(table.moment?.scores?.players[0]?.points).toEqual({5: 3, 7: 7});
});

test('everything can be undone, back to the beginning', async () => {
    const table = await sitDown('scores');
    await play(table, ...EIGHTS, ...Array.from({length: 14}, () => NEXT), ...COUNTS, NEXT);
    let undone = 0;
    while (table.canUndo) {
        await table.undo();
        undone += 1;
    }
    expect(undone).toBe(EIGHTS.length + 14 + COUNTS.length + 1);
    expect(table.moment?.state).toMatchObject({phase: 'numbers', round: 1, announced: [[]]});
});

test('a round that was ended by mistake is open again, and nobody has a dot', async () => {
    const table = await sitDown('scores');
    await play(table, ...EIGHTS.slice(0, 3));
    await table.undo();
    expect(table.moment?.state.round).toBe(1);
    expect(table.moment?.scores?.players[2]?.worth[8]).toBe(8);
});

test('a game goes on where it was when the page is loaded again', async () => {
    const table = await sitDown('both');
    await play(table, NEXT, NEXT, ...EIGHTS.slice(0, 3), NEXT);
    const again = await reload();
    expect(again.moment).toEqual(table.moment);
    expect(again.moment?.state).toMatchObject({phase: 'numbers', round: 2});
    await again.undo();
    expect(again.moment?.state).toMatchObject({phase: 'card', round: 2});
});

test('a tap is not lost while the rules are still at the one before', async () => {
    const table = await sitDown('scores');
    await Promise.all(EIGHTS.slice(0, 2).map((move) => table.act(move)));
    expect(pointsFor(table, 8)).toEqual([8, 8, undefined]);
});

test('the same people play once more, and undoing leads back to the game before', async () => {
    const table = await sitDown('cards');
    await play(table, NEXT, NEXT);
    const before = table.moment;
    await table.again(rules.deal);
    expect(table.moment?.state.phase).toBe('ready');
    await table.undo();
    expect(table.moment).toEqual(before);
});

test('only one game before is kept', async () => {
    const table = await sitDown('cards');
    await table.again(rules.deal);
    await table.again(rules.deal);
    expect(keptPaper.games()).toHaveLength(2);
});

const GAME = {setup: setup('scores'), deck: [], moves: []};

test.each([
    'nonsense',
    '{}',
    '[null]',
    JSON.stringify([{...GAME, setup: {...GAME.setup, task: 'dance'}}]),
    JSON.stringify([{...GAME, setup: {...GAME.setup, names: []}}]),
    JSON.stringify([{...GAME, deck: ['ybgs']}]),
    JSON.stringify([{...GAME, moves: [{kind: 'jump'}]}]),
    JSON.stringify([{...GAME, moves: [{kind: 'say', player: 3, number: 8}]}]),
])('what is damaged where it is kept is no game: %s', async (kept) => {
    localStorage.setItem(PAPER_KEY, kept);
    expect((await reload()).moment).toBeUndefined();
});

test('a number that the rules do not know is refused', async () => {
    localStorage.setItem(PAPER_KEY, JSON.stringify([{...GAME, moves: [{kind: 'say', player: 0, number: 11}]}]));
    await expect(new PaperTable(rules).open()).rejects.toThrow();
});
