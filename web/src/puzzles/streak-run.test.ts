import {beforeEach, expect, test} from 'vitest';
import type {Puzzle} from '../game/puzzles';
import {nextOf, streakRuns, type StreakRun} from './streak-run';
import {puzzlesOf} from './test-puzzles';

const PUZZLES = [1, 2, 3, 4, 5, 6, 7, 8, 9].flatMap((difficulty) => puzzlesOf(difficulty, 3));

function first(): number {
    return 0;
}

function difficultyOf(run: StreakRun | undefined): number | undefined {
    return PUZZLES.find(({id}) => id === run?.current)?.difficulty;
}

beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
});

test('every right answer makes the next puzzle harder, up to the hardest', () => {
    let run = streakRuns.begin(PUZZLES, first);
    const difficulties: (number | undefined)[] = [];
    while (run !== undefined && difficulties.length < 11) {
        difficulties.push(difficultyOf(run));
        run = streakRuns.solve(PUZZLES, run, first);
    }
    expect(difficulties).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 9, 9]);
});

test('where a difficulty has no puzzle, a harder one comes', () => {
    const gap = PUZZLES.filter(({difficulty}) => difficulty !== 2 && difficulty !== 3);
    expect(nextOf(gap, ['d1n0'], [], first)?.difficulty).toBe(4);
    expect(nextOf(gap, ['d1n0', 'd4n0'], [], first)?.difficulty).toBe(4);
});

test('a puzzle that has not come in a while is preferred', () => {
    expect(nextOf(PUZZLES, [], ['d1n0', 'd1n2'], first)?.id).toBe('d1n1');
    expect(nextOf(PUZZLES, [], ['d1n0', 'd1n1', 'd1n2'], first)?.id).toBe('d1n0');
});

test('no puzzle comes twice in a run, and after the last one it is over', () => {
    const two: Puzzle[] = puzzlesOf(1, 2);
    const run = streakRuns.begin(two, first) as StreakRun;
    const second = streakRuns.solve(two, run, first) as StreakRun;
    expect(second.current).not.toBe(run.current);
    expect(streakRuns.solve(two, second, first)).toBeUndefined();
    expect(streakRuns.best()).toBe(2);
});

test('a run goes on when the page is loaded again', () => {
    const run = streakRuns.begin(PUZZLES, first) as StreakRun;
    const next = streakRuns.solve(PUZZLES, run, first);
    expect(streakRuns.current(PUZZLES)).toEqual(next);
});

test('a run remembers the best one before it, also when it has become the best itself', () => {
    localStorage.setItem('trasse.best-run', '1');
    const run = streakRuns.begin(PUZZLES, first) as StreakRun;
    streakRuns.solve(PUZZLES, streakRuns.solve(PUZZLES, run, first) as StreakRun, first);
    expect(streakRuns.best()).toBe(2);
    expect(streakRuns.current(PUZZLES)?.bestBefore).toBe(1);
});

test('a run whose puzzles are gone with an older version is over', () => {
    streakRuns.begin(PUZZLES, first);
    expect(streakRuns.current(puzzlesOf(5, 3))).toBeUndefined();
});

test('after a wrong answer the best run is kept', () => {
    const run = streakRuns.begin(PUZZLES, first) as StreakRun;
    streakRuns.solve(PUZZLES, run, first);
    streakRuns.end();
    expect(streakRuns.current(PUZZLES)).toBeUndefined();
    expect(streakRuns.best()).toBe(1);
    streakRuns.begin(PUZZLES, first);
    expect(streakRuns.best()).toBe(1);
});

test('a longer run in another tab stays the best', () => {
    localStorage.setItem('trasse.best-run', '7');
    streakRuns.solve(PUZZLES, streakRuns.begin(PUZZLES, first) as StreakRun, first);
    expect(streakRuns.best()).toBe(7);
});

test.each(['nonsense', '-3', '{}'])('a damaged best is none: %s', (kept) => {
    localStorage.setItem('trasse.best-run', kept);
    localStorage.setItem('trasse.run-puzzles', kept);
    sessionStorage.setItem('trasse.run', kept);
    expect(streakRuns.best()).toBe(0);
    expect(streakRuns.current(PUZZLES)).toBeUndefined();
    expect(streakRuns.begin(PUZZLES, first)).toBeDefined();
});
