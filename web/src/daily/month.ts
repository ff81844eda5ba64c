import {daysAfter} from './streak';

const MONDAY = 1;

/** The month of a day, like 2026-11. */
export function monthOf(day: string): string {
    return day.slice(0, 7);
}

/** The month so many months after another. */
export function monthsAfter(month: string, months: number): string {
    const [year = 0, number = 1] = month.split('-').map(Number);
    return new Date(Date.UTC(year, number - 1 + months)).toISOString().slice(0, 7);
}

/** Whether a text is a month. */
export function isMonth(text: string): boolean {
    return /^\d{4}-(0[1-9]|1[0-2])$/.test(text);
}

/**
 * The days of a month, week by week; undefined where the first or the last week has days of another month.
 *
 * @param weekBegins 1 for Monday, 7 for Sunday
 */
export function weeksOf(month: string, weekBegins: number): (string | undefined)[][] {
    const first = `${month}-01`;
    const before = (new Date(first).getUTCDay() - weekBegins + 7) % 7;
    const cells: (string | undefined)[] = Array.from({length: before}, () => undefined);
    for (let day = first; monthOf(day) === month; day = daysAfter(day, 1)) {
        cells.push(day);
    }
    const weeks: (string | undefined)[][] = [];
    for (let i = 0; i < cells.length; i += 7) {
        weeks.push(Array.from({length: 7}, (_, place) => cells[i + place]));
    }
    return weeks;
}

/** The day with which a week begins in a region: 1 for Monday, 7 for Sunday. Not all browsers know it. */
export function weekBegin(region: string): number {
    const locale = new Intl.Locale(region) as Intl.Locale & {
        getWeekInfo?: () => {firstDay: number};
        weekInfo?: {firstDay: number};
    };
    return (locale.getWeekInfo?.() ?? locale.weekInfo)?.firstDay ?? MONDAY;
}

/** Seven days of which the first is the first of a week, to name the columns. */
export function anyWeek(weekBegins: number): string[] {
    const monday = '2026-11-16';
    return Array.from({length: 7}, (_, place) => daysAfter(monday, weekBegins - MONDAY + place));
}
