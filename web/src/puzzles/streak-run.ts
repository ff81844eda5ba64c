import type {Puzzle} from '../game/puzzles';
import {deviceStore, tabStore} from '../storage';
import {HARDEST} from './difficulty';

/** Puzzles that get harder with every right answer, until one is wrong. */
export interface StreakRun {
    /** The puzzles that were solved, in their order. */
    solved: string[];
    /** The puzzle that is to be solved now. */
    current: string;
    /** The longest run before this one. */
    bestBefore: number;
}

/** Picks one of so many things. */
export type Dice = (count: number) => number;

const RUN = 'trasse.run';
const BEST = 'trasse.best-run';
const RECENT = 'trasse.run-puzzles';
const MOST_RECENT = 100;

/** A tab has its own run, so that two of them do not get into each other's way. The best of all tabs is kept for good. */
export const streakRuns = {
    /** The longest run so far. */
    best(): number {
        const best = Number(deviceStore.get(BEST));
        return Number.isInteger(best) && best > 0 ? best : 0;
    },

    /** The run that is under way in this tab, if all of its puzzles still exist. */
    current(puzzles: readonly Puzzle[]): StreakRun | undefined {
        const run = readRun();
        const ids = new Set(puzzles.map(({id}) => id));
        return run !== undefined && [...run.solved, run.current].every((id) => ids.has(id)) ? run : undefined;
    },

    begin(puzzles: readonly Puzzle[], dice: Dice): StreakRun | undefined {
        return goOn(puzzles, {solved: [], bestBefore: this.best()}, dice);
    },

    /** The current puzzle is solved: the run goes on with the next; undefined if there is none. */
    solve(puzzles: readonly Puzzle[], {solved, current, bestBefore}: StreakRun, dice: Dice): StreakRun | undefined {
        const longer = [...solved, current];
        if (longer.length > this.best()) {
            deviceStore.set(BEST, String(longer.length));
        }
        return goOn(puzzles, {solved: longer, bestBefore}, dice);
    },

    /** A wrong answer: the run is over. */
    end(): void {
        tabStore.remove(RUN);
    },
};

function goOn(puzzles: readonly Puzzle[], begun: Omit<StreakRun, 'current'>, dice: Dice): StreakRun | undefined {
    const recent = readRecent();
    const next = nextOf(puzzles, begun.solved, recent, dice);
    if (next === undefined) {
        tabStore.remove(RUN);
        return undefined;
    }
    const run = {...begun, current: next.id};
    tabStore.set(RUN, JSON.stringify(run));
    deviceStore.set(RECENT, JSON.stringify([...recent.filter((id) => id !== next.id), next.id].slice(-MOST_RECENT)));
    return run;
}

/** A puzzle one step harder than the last one, if possible one that has not come in a while. */
export function nextOf(
    puzzles: readonly Puzzle[],
    solved: readonly string[],
    recent: readonly string[],
    dice: Dice,
): Puzzle | undefined {
    const last = puzzles.find(({id}) => id === solved.at(-1))?.difficulty ?? 0;
    const wanted = Math.min(HARDEST, Math.max(last, solved.length + 1));
    const open = puzzles.filter(({id}) => !solved.includes(id));
    const far = ({difficulty}: Puzzle) => (difficulty < wanted ? HARDEST : 0) + Math.abs(difficulty - wanted);
    const nearest = Math.min(...open.map(far));
    const candidates = open.filter((puzzle) => far(puzzle) === nearest);
    const rare = candidates.filter(({id}) => !recent.includes(id));
    const choice = rare.length > 0 ? rare : candidates;
    return choice[dice(choice.length)];
}

function readRun(): StreakRun | undefined {
    try {
        const run = JSON.parse(tabStore.get(RUN) ?? 'null') as Partial<StreakRun> | null;
        const isRun = Array.isArray(run?.solved) && typeof run.current === 'string' && Number.isInteger(run.bestBefore);
        return isRun ? (run as StreakRun) : undefined;
    } catch {
        return undefined;
    }
}

function readRecent(): string[] {
    try {
        const recent: unknown = JSON.parse(deviceStore.get(RECENT) ?? '[]');
        return Array.isArray(recent) ? recent.filter((id) => typeof id === 'string') : [];
    } catch {
        return [];
    }
}
