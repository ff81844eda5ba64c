import {readFileSync} from 'node:fs';
import {beforeEach, expect, test, vi} from 'vitest';

const FILE = readFileSync('src/game/puzzles.json', 'utf8');

/** A new module each time: it keeps what it has loaded. */
async function puzzles(): Promise<typeof import('./puzzles')> {
    vi.resetModules();
    return import('./puzzles');
}

beforeEach(() => vi.unstubAllGlobals());

test('the shipped file is what the page expects', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(FILE)));
    const all = await (await puzzles()).loadPuzzles();
    expect(all.length).toBeGreaterThanOrEqual(300);
    for (const {id, record, card, start, difficulty, finders, answers, value, margin, others} of all) {
        expect(id).toMatch(/^[0-9a-z]+$/);
        expect(record).toContain(`\nplayer ${start} `);
        expect(card).toMatch(/^[ybgsrv]{4,5}$/);
        expect(difficulty).toBe(9 - finders.length);
        expect(answers[0]).toMatch(/^[a-i]\d: /);
        expect(others.length).toBeGreaterThan(0);
        expect(others.every((other) => other.value < value && !answers.includes(other.action))).toBe(true);
        expect(margin).toBeCloseTo(value - (others[0]?.value ?? 0), 1);
        expect(others.every(({why}) => Array.isArray(why.for) && Array.isArray(why.against))).toBe(true);
    }
});

test('the puzzles are loaded once', async () => {
    const fetched = vi.fn(() => Promise.resolve(new Response('[]')));
    vi.stubGlobal('fetch', fetched);
    const {loadPuzzles} = await puzzles();
    await loadPuzzles();
    await loadPuzzles();
    expect(fetched).toHaveBeenCalledTimes(1);
});

test('after a failure they are loaded again', async () => {
    const fetched = vi.fn(() => Promise.resolve(new Response('', {status: 503})));
    vi.stubGlobal('fetch', fetched);
    const {loadPuzzles} = await puzzles();
    await expect(loadPuzzles()).rejects.toThrow('503');
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('[]')));
    expect(await loadPuzzles()).toEqual([]);
});
