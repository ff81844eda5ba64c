import {beforeEach, expect, test} from 'vitest';
import {training, type TrainingChoice} from './training';
import {puzzle, puzzlesOf} from './test-puzzles';

const EASY: TrainingChoice = {band: 'easy', players: 'any', board: 'any'};
const MIXED = [
    puzzle('solo', 1),
    puzzle('race', 2, {rivals: 2}),
    puzzle('garden', 2, {board: 'garden'}),
    puzzle('medium', 5),
    puzzle('hard', 9),
];

beforeEach(() => localStorage.clear());

function ids(choice: TrainingChoice): string[] {
    return training
        .matching(MIXED, choice)
        .map(({id}) => id)
        .sort();
}

test('puzzles match by difficulty, players and board', () => {
    expect(ids(EASY)).toEqual(['garden', 'race', 'solo']);
    expect(ids({...EASY, band: 'medium'})).toEqual(['medium']);
    expect(ids({...EASY, band: 'hard'})).toEqual(['hard']);
    expect(ids({...EASY, players: 'solo'})).toEqual(['garden', 'solo']);
    expect(ids({...EASY, players: 'rivals'})).toEqual(['race']);
    expect(ids({...EASY, board: 'garden'})).toEqual(['garden']);
});

test('no puzzle comes twice until all have been seen', () => {
    const puzzles = puzzlesOf(1, 12);
    const seen: string[] = [];
    for (let one = training.next(puzzles, EASY); one !== undefined; one = training.next(puzzles, EASY)) {
        seen.push(one.id);
        training.keep(one.id, seen.length % 2 === 0);
    }
    expect(seen.toSorted()).toEqual(puzzles.map(({id}) => id).toSorted());
    expect(training.progress(puzzles, EASY)).toEqual({all: 12, seen: 12, right: 6});
});

test('the puzzle stays the same until it is answered', () => {
    const puzzles = puzzlesOf(1, 12);
    expect(training.next(puzzles, EASY)).toBe(training.next(puzzles.toReversed(), EASY));
});

test('only the first answer counts', () => {
    training.keep('solo', false);
    training.keep('solo', true);
    expect(training.progress(MIXED, EASY)).toEqual({all: 3, seen: 1, right: 0});
});

test('starting over forgets only what was chosen', () => {
    training.keep('race', true);
    training.keep('medium', true);
    training.startOver(MIXED, EASY);
    expect(training.progress(MIXED, EASY).seen).toBe(0);
    expect(training.progress(MIXED, {...EASY, band: 'medium'}).seen).toBe(1);
});

test('the choice is kept, and what has been seen with it', () => {
    training.keep('solo', true);
    training.choose({band: 'hard', players: 'rivals', board: 'garden'});
    expect(training.choice).toEqual({band: 'hard', players: 'rivals', board: 'garden'});
    expect(training.progress(MIXED, EASY).seen).toBe(1);
});

test.each(['nonsense', 'null', '{"choice": {"band": "absurd"}, "seen": 3}'])('damaged storage is empty: %s', (kept) => {
    localStorage.setItem('trasse.training', kept);
    expect(training.choice).toEqual(EASY);
    training.keep('solo', true);
    expect(training.progress(MIXED, EASY).right).toBe(1);
});
