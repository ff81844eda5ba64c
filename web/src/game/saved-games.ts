import type {Edition, Level} from '../workers/answers';
import {deviceStore} from '../storage';
import {levelNamed, STAND_IN} from './bots';

/** A player of a game on this device. */
export interface LocalPlayer {
    name: string;
    level?: Level;
}

/** A game on this device, as it is kept. */
export interface SavedGame {
    id: string;
    /** Its name or its code, as the rules read it. */
    board: string;
    edition: Edition;
    players: LocalPlayer[];
    /** For the bots. */
    seed: string;
    record: string;
    /** What people have decided in the open round, by their place. */
    decided: Record<number, string>;
    /** The places of the people who have finished early; passes are made for them. */
    finished?: number[];
    round: number;
    over: boolean;
    /** Milliseconds since 1970. */
    movedAt: number;
    /** The deal of somebody's link that is played here, as the link has it. */
    same?: string;
    /** Whether it goes on from a position of another game, or repeats a daily game. */
    practice?: boolean;
    /** The day whose cards are practised, as the server writes it. */
    day?: string;
    /** Whether the history has it, which a game that is over is put into. */
    inHistory?: boolean;
}

const KEY = 'trasse.games';
const MOST_KEPT = 30;

/** The games on this device. The browser keeps them after the tab is closed. */
export const savedGames = {
    /** All games, the latest first. */
    games(): SavedGame[] {
        try {
            const games: unknown = JSON.parse(deviceStore.get(KEY) ?? '[]');
            const kept = Array.isArray(games) ? games.filter(isGame) : [];
            return kept.map(withLevels).sort((a, b) => b.movedAt - a.movedAt);
        } catch {
            return [];
        }
    },

    find(id: string): SavedGame | undefined {
        return this.games().find((game) => game.id === id);
    },

    /** Keeps a game; when there are too many, the oldest go, those that are over first. */
    put(game: SavedGame): void {
        const others = this.games().filter((other) => other.id !== game.id);
        const most = [game, ...others.filter((other) => !other.over), ...others.filter((other) => other.over)];
        deviceStore.set(KEY, JSON.stringify(most.slice(0, MOST_KEPT)));
    },

    /** Notes that the history has these games. */
    markInHistory(ids: ReadonlySet<string>): void {
        if (ids.size > 0) {
            const games = this.games().map((game) => (ids.has(game.id) ? {...game, inHistory: true} : game));
            deviceStore.set(KEY, JSON.stringify(games));
        }
    },

    remove(id: string): void {
        deviceStore.set(KEY, JSON.stringify(this.games().filter((game) => game.id !== id)));
    },
};

function isGame(value: unknown): value is SavedGame {
    const game = value as Partial<SavedGame> | null;
    return (
        typeof game?.id === 'string' &&
        typeof game.record === 'string' &&
        typeof game.seed === 'string' &&
        typeof game.movedAt === 'number' &&
        Array.isArray(game.players) &&
        typeof game.decided === 'object'
    );
}

/** An earlier version may have kept the game with other names of levels. */
function withLevels(game: SavedGame): SavedGame {
    const players = game.players.map((player) =>
        player.level === undefined ? player : {...player, level: levelNamed(player.level) ?? STAND_IN},
    );
    return {...game, players};
}
