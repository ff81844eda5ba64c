import {deviceStore} from '../storage';

/** A challenge whose link was opened on this device. */
export interface OpenedChallenge {
    id: string;
    from: string;
    /** Milliseconds since 1970. */
    openedAt: number;
}

const KEY = 'trasse.challenges';
const MOST_KEPT = 8;

/** Challenges that were opened here and not finished yet, the latest first: the start page reminds of them. */
export const openedChallenges = {
    all(): OpenedChallenge[] {
        try {
            const kept: unknown = JSON.parse(deviceStore.get(KEY) ?? '[]');
            return Array.isArray(kept) ? (kept as OpenedChallenge[]).filter(({id}) => typeof id === 'string') : [];
        } catch {
            return [];
        }
    },

    put(id: string, from: string, openedAt = Date.now()): void {
        const others = this.all().filter((other) => other.id !== id);
        deviceStore.set(KEY, JSON.stringify([{id, from, openedAt}, ...others].slice(0, MOST_KEPT)));
    },

    remove(id: string): void {
        const others = this.all().filter((other) => other.id !== id);
        deviceStore.set(KEY, JSON.stringify(others));
    },
};
