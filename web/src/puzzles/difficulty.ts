import type {Puzzle} from '../game/puzzles';

export const BANDS = ['easy', 'medium', 'hard'] as const;
export type Band = (typeof BANDS)[number];

/** The most difficult puzzles that are still easy, or medium. */
const EASY = 2;
const MEDIUM = 6;

/** The most difficult puzzles there are: no bot finds them. */
export const HARDEST = 9;

export function bandOf({difficulty}: Pick<Puzzle, 'difficulty'>): Band {
    return difficulty <= EASY ? 'easy' : difficulty <= MEDIUM ? 'medium' : 'hard';
}
