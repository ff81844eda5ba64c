import {expect, test} from 'vitest';
import {attempts, positions} from '../../../browser/target/samples';
import type {Attempt, Position} from '../workers/answers';
import {judgePuzzle, type Valuer} from './puzzle-judge';
import {puzzle} from './test-puzzles';

const PUZZLE = puzzle('one', 3);
const POSITION = positions[0] as Position;
const SAMPLE = attempts[0] as Attempt;
const NOBODY: Valuer = {attempt: () => Promise.reject(new Error('nobody is to be asked'))};

/** An engine that always finds the same. */
function finds(change: Partial<Attempt>): Valuer {
    return {attempt: () => Promise.resolve({...SAMPLE, ...change})};
}

function judge(action: string, valuer: Valuer) {
    return judgePuzzle(PUZZLE, valuer)(action, POSITION, new AbortController().signal);
}

test.each(PUZZLE.answers)('%s is right, and compared with the next best', async (action) => {
    const verdict = await judge(action, NOBODY);
    expect(verdict).toMatchObject({isRight: true, best: action, bestValue: 40});
    expect(await verdict.comparison).toMatchObject({with: 'next', value: 37, why: PUZZLE.others[0]?.why});
});

test('what the puzzle knows about a wrong action need not be asked', async () => {
    const verdict = await judge('-', NOBODY);
    expect(verdict).toMatchObject({isRight: false, best: 'e4: e5 e6'});
    expect(await verdict.comparison).toEqual({with: 'own', value: 35, isAtMost: false, why: PUZZLE.others[1]?.why});
});

test('the engine values any other action', async () => {
    const check = {loss: 8, uncertainty: 1, orders: 16};
    const verdict = await judge('e4: d4', finds({best: 'e4: e5 e6', skill: -6, check}));
    expect(await verdict.comparison).toEqual({with: 'own', value: 32, isAtMost: false, why: SAMPLE.why});
});

test('no other action is worth more than those that the puzzle names', async () => {
    const verdict = await judge('e4: d4', finds({best: 'e4: e5 e6', skill: -2, check: undefined}));
    expect(await verdict.comparison).toMatchObject({value: 35, isAtMost: false});
});

test('where the engine prefers another action, only a bound is known', async () => {
    const verdict = await judge('e4: d4', finds({best: 'e4: d4', skill: 0}));
    expect(await verdict.comparison).toEqual({with: 'own', value: 35, isAtMost: true, why: {for: [], against: []}});
});

test('without the engine the verdict is the same', async () => {
    const verdict = await judge('e4: d4', NOBODY);
    expect(verdict.isRight).toBe(false);
    expect(await verdict.comparison).toMatchObject({value: 35, isAtMost: true});
});
