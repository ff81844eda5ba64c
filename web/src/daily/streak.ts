import type {Daily} from '../server/api';

/** Days in a row on which the day's game was finished: the latest of them, and how many there were at most. */
export interface Streak {
    /** The first and the last day of the latest run, as the server writes them. */
    first: string;
    last: string;
    longest: number;
}

const DAY = 86_400_000;

/** The day so many days after another. */
export function daysAfter(day: string, days: number): string {
    return new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10);
}

/** How many days a run has. */
export function lengthOf({first, last}: Pick<Streak, 'first' | 'last'>): number {
    return (Date.parse(last) - Date.parse(first)) / DAY + 1;
}

/** What the server knows; undefined for a visitor who has never finished a day. */
export function streakOf({
    streak,
    longestStreak,
    lastFinished,
}: Pick<Daily, 'streak' | 'longestStreak' | 'lastFinished'>): Streak | undefined {
    if (lastFinished === undefined) {
        return undefined;
    }
    // Of a streak that is broken, the server tells the last day only.
    return {first: daysAfter(lastFinished, 1 - Math.max(1, streak)), last: lastFinished, longest: longestStreak};
}

/** A day that has just been finished. */
export function streakOfDay(day: string): Streak {
    return {first: day, last: day, longest: 1};
}

/** All days that two know of: runs that meet become one, else the later one counts. */
export function joined(one: Streak | undefined, other: Streak | undefined): Streak | undefined {
    if (one === undefined || other === undefined) {
        return one ?? other;
    }
    const [early, late] = one.last < other.last ? [one, other] : [other, one];
    const meet = late.first <= daysAfter(early.last, 1);
    const run = {first: meet && early.first < late.first ? early.first : late.first, last: late.last};
    return {...run, longest: Math.max(one.longest, other.longest, lengthOf(run))};
}

/** How many days in a row it is on a day: none if the day before was missed. */
export function daysInARow(streak: Streak | undefined, today: string): number {
    return streak === undefined || daysAfter(streak.last, 1) < today ? 0 : lengthOf(streak);
}

export function isStreak(value: unknown): value is Streak {
    const streak = value as Partial<Streak> | null;
    return (
        [streak?.first, streak?.last].every((day) => typeof day === 'string' && /^\d{4}-\d\d-\d\d$/.test(day)) &&
        Number.isInteger(streak?.longest)
    );
}
