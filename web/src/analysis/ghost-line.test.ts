import {expect, test} from 'vitest';
import type {Hindsight, Replay} from '../workers/answers';
import {GhostLine} from './ghost-line.svelte';

/** Rules whose answers the tests give by hand. */
class HandRules {
    readonly asked: {record: string; answer: (line: string[]) => void}[] = [];

    replay(record: string): Promise<Replay> {
        return new Promise((resolve) => {
            const answer = (line: string[]) => resolve({positions: [{seats: [{start: 2, line}]}]} as unknown as Replay);
            this.asked.push({record, answer});
        });
    }
}

function found(record: string): Hindsight {
    return {total: 40, bound: 50, proven: false, record};
}

test('the line that was found is drawn at the end of the game only, and only if it is wanted', async () => {
    const rules = new HandRules();
    const ghost = new GhostLine(rules);
    const done = ghost.follow(2, found('better'));
    expect(ghost.marks(2, 15)).toEqual([]);
    rules.asked[0]?.answer(['e4', 'e5', 'f5']);
    await done;
    expect(ghost.marks(2, 15)).toEqual([{kind: 'ghost', path: ['e4', 'e5', 'f5']}]);
    expect(ghost.marks(2, 14)).toEqual([]);
    expect(ghost.marks(1, 15)).toEqual([]);
    ghost.isShown = false;
    expect(ghost.marks(2, 15)).toEqual([]);
});

test('the same record is asked for once, and an earlier answer does not replace a later one', async () => {
    const rules = new HandRules();
    const ghost = new GhostLine(rules);
    const all = [ghost.follow(2, found('good')), ghost.follow(2, found('better')), ghost.follow(2, found('better'))];
    expect(rules.asked.map(({record}) => record)).toEqual(['good', 'better']);
    rules.asked[1]?.answer(['e4', 'e5']);
    rules.asked[0]?.answer(['e4', 'd4']);
    await Promise.all(all);
    expect(ghost.line(2)).toEqual(['e4', 'e5']);
});

test('an unreadable record draws no line', async () => {
    const ghost = new GhostLine({replay: () => Promise.reject(new Error('no record'))});
    await ghost.follow(2, found('nonsense'));
    expect(ghost.line(2)).toEqual([]);
});
