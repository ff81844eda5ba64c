import {deviceStore} from '../storage';
import {api, isKnown, type Daily, type MyGame} from './api';

/**
 * What the server has last told this visitor, so that the start page shows it at once, and without a network. Each is
 * asked for again when the page opens.
 */
const GAMES = 'trasse.known-games';
const DAILY = 'trasse.known-daily';

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

    async refreshDaily(): Promise<Daily | undefined> {
        if (!navigator.onLine) {
            return this.daily();
        }
        try {
            const daily = await api.daily();
            deviceStore.set(DAILY, JSON.stringify({...daily, best: []}));
            return daily;
        } catch {
            return this.daily();
        }
    },

    forget(): void {
        deviceStore.remove(GAMES);
        deviceStore.remove(DAILY);
    },
};

/** A day as the server writes it. */
export function dayOf(time: Date): string {
    return time.toISOString().slice(0, 10);
}
