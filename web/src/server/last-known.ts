import {isStreak, joined, streakOf, streakOfDay, type Streak} from '../daily/streak';
import {deviceStore} from '../storage';
import {api, isKnown, type Daily, type DailyMonth, type MyGame} from './api';

/**
 * What the server has last told this visitor, so that the start page shows it at once, and without a network. Each is
 * asked for again when the page opens.
 */
const GAMES = 'trasse.known-games';
const DAILY = 'trasse.known-daily';
const STREAK = 'trasse.known-streak';

function read<T>(key: string): T | undefined {
    try {
        return JSON.parse(deviceStore.get(key) ?? 'null') as T | undefined;
    } catch {
        return undefined;
    }
}

export const lastKnown = {
    games(): MyGame[] {
        const games = isKnown() ? read<MyGame[]>(GAMES) : undefined;
        return Array.isArray(games) ? games : [];
    },

    /** The daily game, if it was asked for today. */
    daily(now = new Date()): Daily | undefined {
        const daily = read<Daily>(DAILY);
        return daily?.day === dayOf(now) ? daily : undefined;
    },

    /** Asks for the games; without the server there are those of the last time. */
    async refreshGames(): Promise<MyGame[]> {
        if (!isKnown() || !navigator.onLine) {
            return this.games();
        }
        try {
            const games = await api.games();
            deviceStore.set(GAMES, JSON.stringify(games.slice(0, 20)));
            return games;
        } catch {
            return this.games();
        }
    },

    /** Asks for the daily game; undefined without the server. */
    async refreshDaily(): Promise<Daily | undefined> {
        if (!navigator.onLine) {
            return undefined;
        }
        try {
            const daily = await api.daily();
            deviceStore.set(DAILY, JSON.stringify({...daily, best: []}));
            this.learnStreak(daily);
            return daily;
        } catch {
            return undefined;
        }
    },

    /** The days in a row that this device and the server know of, as of the last answer. */
    streak(): Streak | undefined {
        const streak = read<unknown>(STREAK);
        return isStreak(streak) ? streak : undefined;
    },

    /** Adds what the server tells with a day or a month. */
    learnStreak(answer: Pick<Daily | DailyMonth, 'streak' | 'longestStreak' | 'lastFinished'>): void {
        keepStreak(joined(this.streak(), streakOf(answer)));
    },

    /** Adds a day that has just been finished here. */
    finishedDay(day: string): void {
        keepStreak(joined(this.streak(), streakOfDay(day)));
    },

    forget(): void {
        deviceStore.remove(GAMES);
        deviceStore.remove(DAILY);
        deviceStore.remove(STREAK);
    },
};

function keepStreak(streak: Streak | undefined): void {
    if (streak !== undefined) {
        deviceStore.set(STREAK, JSON.stringify(streak));
    }
}

/** A day as the server writes it. */
export function dayOf(time: Date): string {
    return time.toISOString().slice(0, 10);
}
