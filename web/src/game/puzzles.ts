import type {Level, Reasons, ValuedAction} from '../workers/answers';
import file from './puzzles.json?url';

/** A position in which one extension is clearly the best. */
export interface Puzzle {
    /** The same for the same position in every version of the page. */
    id: string;
    /** The rounds before. */
    record: string;
    /** The open card. */
    card: string;
    /** The start point of the player whose turn it is. */
    start: number;
    /** From 1, which all bots find, to 9, which none does. */
    difficulty: number;
    /** The bots that find it, from the weakest on. */
    finders: Level[];
    /** The best extension, and others that come to the same. */
    answers: string[];
    /** The total to expect after the best extension. */
    value: number;
    /** How much better it is than any other action, and the standard error of that. */
    margin: number;
    error: number;
    /** The next best actions, each compared with the best one. */
    others: (ValuedAction & {why: Reasons})[];
}

let loaded: Promise<Puzzle[]> | undefined;

/** All puzzles, loaded when they are first needed. After a failure they are loaded again the next time. */
export function loadPuzzles(): Promise<Puzzle[]> {
    if (loaded === undefined) {
        loaded = fetchPuzzles();
        loaded.catch(() => (loaded = undefined));
    }
    return loaded;
}

async function fetchPuzzles(): Promise<Puzzle[]> {
    const response = await fetch(file);
    if (!response.ok) {
        throw new Error(`the puzzles were answered with ${response.status}`);
    }
    return (await response.json()) as Puzzle[];
}
