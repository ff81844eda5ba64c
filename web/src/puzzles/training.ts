import type {Puzzle} from '../game/puzzles';
import {deviceStore} from '../storage';
import {BANDS, bandOf, type Band} from './difficulty';
import {shuffledBy} from './shuffle';

/** Which puzzles somebody wants to train with. */
export interface TrainingChoice {
    band: Band;
    players: 'any' | 'solo' | 'rivals';
    /** The name of a built-in board. */
    board: 'any' | 'classic' | 'garden';
}

export interface TrainingProgress {
    all: number;
    seen: number;
    /** How many were right at the first try. */
    right: number;
}

interface Kept {
    choice: TrainingChoice;
    /** The puzzles that have been seen, and whether the first answer was right. */
    seen: Record<string, boolean>;
}

const KEY = 'trasse.training';
const MOST_KEPT = 2000;
const FIRST_CHOICE: TrainingChoice = {band: 'easy', players: 'any', board: 'any'};

/** Training with puzzles. Another tab may have gone on, so that all is read again before anything is kept. */
export const training = {
    get choice(): TrainingChoice {
        return read().choice;
    },

    choose(choice: TrainingChoice): void {
        write({...read(), choice});
    },

    /** All puzzles of a choice, in the order in which they come. */
    matching(puzzles: readonly Puzzle[], {band, players, board}: TrainingChoice): Puzzle[] {
        const matches = puzzles.filter(
            (puzzle) =>
                bandOf(puzzle) === band &&
                (players === 'any' || (players === 'solo') === isSolo(puzzle)) &&
                (board === 'any' || puzzle.record.includes(`\nboard ${board}\n`)),
        );
        return shuffledBy(matches, 'training');
    },

    /** The next puzzle that has not been seen yet; undefined if there is none. */
    next(puzzles: readonly Puzzle[], choice: TrainingChoice): Puzzle | undefined {
        const {seen} = read();
        return this.matching(puzzles, choice).find(({id}) => !(id in seen));
    },

    progress(puzzles: readonly Puzzle[], choice: TrainingChoice): TrainingProgress {
        const {seen} = read();
        const matches = this.matching(puzzles, choice);
        return {
            all: matches.length,
            seen: matches.filter(({id}) => id in seen).length,
            right: matches.filter(({id}) => seen[id] === true).length,
        };
    },

    /** Keeps the first answer to a puzzle; later ones do not count. */
    keep(id: string, isRight: boolean): void {
        const kept = read();
        if (!(id in kept.seen)) {
            const seen = [...Object.entries(kept.seen), [id, isRight] as const].slice(-MOST_KEPT);
            write({...kept, seen: Object.fromEntries(seen)});
        }
    },

    /** All puzzles of a choice come again. */
    startOver(puzzles: readonly Puzzle[], choice: TrainingChoice): void {
        const kept = read();
        const again = new Set(this.matching(puzzles, choice).map(({id}) => id));
        write({...kept, seen: Object.fromEntries(Object.entries(kept.seen).filter(([id]) => !again.has(id)))});
    },
};

function isSolo({record}: Puzzle): boolean {
    return record.split('\nplayer ').length === 2;
}

function read(): Kept {
    try {
        const kept = JSON.parse(deviceStore.get(KEY) ?? '{}') as Partial<Kept> | null;
        const seen: unknown = kept?.seen;
        return {
            choice: choiceIn(kept?.choice),
            seen: typeof seen === 'object' && seen !== null ? (seen as Kept['seen']) : {},
        };
    } catch {
        return {choice: FIRST_CHOICE, seen: {}};
    }
}

function choiceIn(kept: Partial<TrainingChoice> | undefined): TrainingChoice {
    return {
        band: BANDS.find((band) => band === kept?.band) ?? FIRST_CHOICE.band,
        players: (['solo', 'rivals'] as const).find((players) => players === kept?.players) ?? FIRST_CHOICE.players,
        board: (['classic', 'garden'] as const).find((board) => board === kept?.board) ?? FIRST_CHOICE.board,
    };
}

function write(kept: Kept): void {
    deviceStore.set(KEY, JSON.stringify(kept));
}
