import {deviceStore} from '../storage';

/** What has become of the puzzle of a day on this device. */
export interface PuzzleDay {
    /** In UTC, like 2026-11-18. */
    day: string;
    /** How many answers were wrong. */
    wrong: number;
    /** Whether the right answer was found, or shown; undefined while it is open. */
    end?: 'solved' | 'shown';
}

const KEY = 'trasse.daily-puzzles';
const DAY = 86_400_000;
const MOST_KEPT = 400;

/** The puzzles of the days. Another tab may have gone on, so that all is read again before anything is kept. */
export const dailyLog = {
    days(): PuzzleDay[] {
        try {
            const days: unknown = JSON.parse(deviceStore.get(KEY) ?? '[]');
            return Array.isArray(days) ? days.filter(isDay) : [];
        } catch {
            return [];
        }
    },

    of(day: string): PuzzleDay {
        return this.days().find((one) => one.day === day) ?? {day, wrong: 0};
    },

    /** Keeps a wrong answer. Once the puzzle is solved or shown, nothing changes any more. */
    keepWrong(day: string): void {
        const before = this.of(day);
        keep({...before, wrong: before.wrong + 1}, before);
    },

    keepEnd(day: string, end: 'solved' | 'shown'): void {
        const before = this.of(day);
        keep({...before, end}, before);
    },

    /** How many days in a row have been solved until today; as long as today is open, until yesterday. */
    streak(today: string): number {
        const solved = new Set(this.days().flatMap(({day, end}) => (end === 'solved' ? [day] : [])));
        let day = this.of(today).end === undefined ? dayBefore(today) : today;
        let count = 0;
        while (solved.has(day)) {
            count += 1;
            day = dayBefore(day);
        }
        return count;
    },
};

function keep(day: PuzzleDay, before: PuzzleDay): void {
    if (before.end === undefined) {
        const others = dailyLog.days().filter((one) => one.day !== day.day);
        deviceStore.set(KEY, JSON.stringify([...others, day].slice(-MOST_KEPT)));
    }
}

function dayBefore(day: string): string {
    return new Date(Date.parse(day) - DAY).toISOString().slice(0, 10);
}

function isDay(value: unknown): value is PuzzleDay {
    const day = value as Partial<PuzzleDay> | null;
    return (
        typeof day?.day === 'string' &&
        /^\d{4}-\d\d-\d\d$/.test(day.day) &&
        Number.isInteger(day.wrong) &&
        (day.end === undefined || day.end === 'solved' || day.end === 'shown')
    );
}
