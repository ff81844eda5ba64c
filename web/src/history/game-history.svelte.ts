import {openHistory, type HistoryDatabase} from './database';
import type {Attachment, EarlierTotal, GameEntry} from './entry';

/**
 * Why games are not kept: the browser allows no storage, has no room, or another tab has a newer version of the page, whose
 * storage this one does not know.
 */
export type StorageTrouble = 'denied' | 'full' | 'outdated';

/** What the history holds, or some of it that was removed and can be brought back. */
export interface HistoryContents {
    games: GameEntry[];
    attachments: Attachment[];
    totals: EarlierTotal[];
}

/**
 * The finished games on this device. The browser keeps them in a database that all tabs share. Where it does not, they last
 * until the page is closed, and `trouble` says why; nothing here ever throws because of that.
 */
export class GameHistory {
    /** Why something could not be kept, if so. */
    trouble: StorageTrouble | undefined = $state();
    readonly #name: string;
    readonly #channel: BroadcastChannel | undefined;
    readonly #listeners = new Set<() => void>();
    #database: Promise<HistoryDatabase> | undefined;
    /** What could not be stored. */
    readonly #unsavedGames = new Map<string, GameEntry>();
    readonly #unsavedAttachments = new Map<string, Attachment>();

    constructor(name: string) {
        this.#name = name;
        this.#channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(name);
        if (this.#channel !== undefined) {
            this.#channel.onmessage = () => this.#tell();
        }
    }

    /** All games, the latest first. */
    async all(): Promise<GameEntry[]> {
        const kept = await this.#read((database) => database.getAllFromIndex('games', 'endedAt'), []);
        const games = new Map([...kept, ...this.#unsavedGames.values()].map((game) => [game.id, game]));
        return [...games.values()].sort((a, b) => b.endedAt - a.endedAt);
    }

    async find(id: string): Promise<GameEntry | undefined> {
        return this.#unsavedGames.get(id) ?? this.#read((database) => database.get('games', id), undefined);
    }

    /** The game with the same rounds, however its record is written. */
    async findSame(fingerprint: string): Promise<GameEntry | undefined> {
        const unsaved = [...this.#unsavedGames.values()].find((game) => game.fingerprint === fingerprint);
        return (
            unsaved ?? this.#read((database) => database.getFromIndex('games', 'fingerprint', fingerprint), undefined)
        );
    }

    /** Adds games that are not there yet, and tells how many that were. Tables among them are no longer removed ones. */
    async add(games: readonly GameEntry[]): Promise<number> {
        const once = [...new Map(games.map((game) => [game.id, game])).values()];
        let added: GameEntry[] = [];
        const isStored = await this.#write(async (database) => {
            const transaction = database.transaction(['games', 'forgotten'], 'readwrite');
            const store = transaction.objectStore('games');
            const known = new Set(await store.getAllKeys());
            added = once.filter(({id}) => !known.has(id));
            await Promise.all([
                ...added.map((game) => store.add(plain(game))),
                ...added.flatMap(({table}) =>
                    table === undefined ? [] : transaction.objectStore('forgotten').delete(table),
                ),
                transaction.done,
            ]);
        });
        if (!isStored) {
            added = once.filter(({id}) => !this.#unsavedGames.has(id));
            added.forEach((game) => this.#unsavedGames.set(game.id, game));
        }
        if (added.length > 0) {
            this.#changed();
        }
        return added.length;
    }

    /** Takes games out, with what is kept with them. A table that was removed does not come back from the server. */
    async remove(ids: readonly string[]): Promise<HistoryContents> {
        const removed: HistoryContents = {games: [], attachments: [], totals: []};
        await this.#write(async (database) => {
            const stores = ['games', 'attachments', 'totals', 'forgotten'] as const;
            const transaction = database.transaction(stores, 'readwrite');
            const totals = transaction.objectStore('totals');
            const games = transaction.objectStore('games');
            const attachments = transaction.objectStore('attachments');
            for (const id of ids) {
                const game = await games.get(id);
                const attached = await attachments.index('game').getAll(id);
                const total = await totals.get(id);
                removed.games.push(...(game === undefined ? [] : [game]));
                removed.attachments.push(...attached);
                removed.totals.push(...(total === undefined ? [] : [total]));
                await games.delete(id);
                await totals.delete(id);
                await Promise.all(attached.map(({name}) => attachments.delete([id, name])));
                if (game?.table !== undefined) {
                    await transaction.objectStore('forgotten').put({id: game.table});
                }
            }
            await transaction.done;
        });
        this.#removeUnsaved(ids, removed);
        await this.#saveRest();
        this.#changed();
        return removed;
    }

    #removeUnsaved(ids: readonly string[], removed: HistoryContents): void {
        for (const id of ids) {
            const game = this.#unsavedGames.get(id);
            if (game !== undefined && !removed.games.some((one) => one.id === id)) {
                removed.games.push(game);
            }
            this.#unsavedGames.delete(id);
            for (const [key, attachment] of this.#unsavedAttachments) {
                if (attachment.game === id) {
                    removed.attachments.push(attachment);
                    this.#unsavedAttachments.delete(key);
                }
            }
        }
    }

    /** Takes everything out. Tables that were in it do not come back from the server. */
    async clear(): Promise<HistoryContents> {
        const contents = await this.contents();
        const tables = contents.games.flatMap(({table}) => table ?? []);
        const isCleared = await this.#write(async (database) => {
            const stores = ['games', 'attachments', 'totals', 'forgotten'] as const;
            const transaction = database.transaction(stores, 'readwrite');
            await Promise.all([
                transaction.objectStore('games').clear(),
                transaction.objectStore('attachments').clear(),
                transaction.objectStore('totals').clear(),
                ...tables.map((id) => transaction.objectStore('forgotten').put({id})),
                transaction.done,
            ]);
        });
        this.#unsavedGames.clear();
        this.#unsavedAttachments.clear();
        // There is room again.
        this.trouble = isCleared ? undefined : this.trouble;
        this.#changed();
        return contents;
    }

    /** Brings back what was taken out. */
    async restore({games, attachments, totals}: HistoryContents): Promise<void> {
        await this.add(games);
        await this.#attach(attachments);
        await this.addTotals(totals);
        this.#changed();
    }

    /** Keeps something with a game, in place of what had the same name. */
    async attach(game: string, name: string, value: unknown): Promise<void> {
        await this.#attach([{game, name, value}]);
        this.#changed();
    }

    async #attach(attachments: readonly Attachment[]): Promise<void> {
        const isStored = await this.#write(async (database) => {
            const transaction = database.transaction('attachments', 'readwrite');
            await Promise.all([...attachments.map((one) => transaction.store.put(plain(one))), transaction.done]);
        });
        for (const one of attachments) {
            const key = JSON.stringify([one.game, one.name]);
            if (isStored) {
                this.#unsavedAttachments.delete(key);
            } else {
                this.#unsavedAttachments.set(key, one);
            }
        }
    }

    /** What is kept with a game under a name. Whether it is what it should be is for the caller to check. */
    async attached(game: string, name: string): Promise<unknown> {
        const unsaved = this.#unsavedAttachments.get(JSON.stringify([game, name]));
        return (unsaved ?? (await this.#read((database) => database.get('attachments', [game, name]), undefined)))
            ?.value;
    }

    /** What is kept under a name, by the id of its game. */
    async allAttached(name: string): Promise<Map<string, unknown>> {
        const kept = await this.#read((database) => database.getAllFromIndex('attachments', 'name', name), []);
        const unsaved = [...this.#unsavedAttachments.values()].filter((one) => one.name === name);
        return new Map([...kept, ...unsaved].map(({game, value}) => [game, value]));
    }

    /** The ids of the games that keep something under a name. */
    async gamesWith(name: string): Promise<string[]> {
        const kept = await this.#read((database) => database.getAllKeysFromIndex('attachments', 'name', name), []);
        const unsaved = [...this.#unsavedAttachments.values()].filter((one) => one.name === name);
        return [...new Set([...kept.map(([game]) => game), ...unsaved.map(({game}) => game)])];
    }

    /** Totals of solo games whose records were not kept, from earlier versions. */
    async totals(): Promise<EarlierTotal[]> {
        const games = new Set(await this.#read((database) => database.getAllKeys('games'), []));
        const totals = await this.#read((database) => database.getAll('totals'), []);
        return totals.filter(({id}) => !games.has(id));
    }

    async addTotals(totals: readonly EarlierTotal[]): Promise<void> {
        if (totals.length > 0) {
            await this.#write(async (database) => {
                const transaction = database.transaction('totals', 'readwrite');
                await Promise.all([...totals.map((one) => transaction.store.put(plain(one))), transaction.done]);
            });
            this.#changed();
        }
    }

    /** The tables that were removed from the history. */
    async forgotten(): Promise<Set<string>> {
        return new Set(await this.#read((database) => database.getAllKeys('forgotten'), []));
    }

    async contents(): Promise<HistoryContents> {
        const attachments = await this.#read((database) => database.getAll('attachments'), []);
        return {
            games: await this.all(),
            attachments: [...attachments, ...this.#unsavedAttachments.values()],
            totals: await this.totals(),
        };
    }

    /** Adds what is not there yet, and tells how many games that were. What is kept here already stays as it is. */
    async merge({games, attachments, totals}: HistoryContents): Promise<number> {
        const added = await this.add(games);
        const known = new Set((await this.all()).map(({id}) => id));
        const own = new Set((await this.contents()).attachments.map(({game, name}) => JSON.stringify([game, name])));
        await this.#attach(
            attachments.filter(({game, name}) => known.has(game) && !own.has(JSON.stringify([game, name]))),
        );
        const kept = new Set((await this.totals()).map(({id}) => id));
        await this.addTotals(totals.filter(({id}) => !kept.has(id) && !known.has(id)));
        return added;
    }

    /** Calls when something has changed, in this tab or another one. The answer ends that. */
    watch(listener: () => void): () => void {
        this.#listeners.add(listener);
        return () => this.#listeners.delete(listener);
    }

    /** Closes the database, so that it can be deleted. */
    async close(): Promise<void> {
        const database = this.#database;
        this.#database = undefined;
        this.#channel?.close();
        (await database)?.close();
    }

    #changed(): void {
        this.#channel?.postMessage('changed');
        this.#tell();
    }

    #tell(): void {
        this.#listeners.forEach((listener) => listener());
    }

    #open(): Promise<HistoryDatabase> {
        if (this.#database === undefined) {
            const opening = openHistory(this.#name, () => (this.#database = undefined));
            opening.catch(() => (this.#database = undefined));
            this.#database = opening;
        }
        return this.#database;
    }

    async #read<T>(use: (database: HistoryDatabase) => Promise<T>, otherwise: T): Promise<T> {
        try {
            const found = await use(await this.#open());
            this.#settle();
            return found;
        } catch (problem) {
            this.trouble = troubleOf(problem);
            return otherwise;
        }
    }

    async #write(use: (database: HistoryDatabase) => Promise<void>): Promise<boolean> {
        try {
            await use(await this.#open());
            this.#settle();
            return true;
        } catch (problem) {
            this.trouble = troubleOf(problem);
            return false;
        }
    }

    /** The storage works again; there is nothing to say if nothing waits for it. */
    #settle(): void {
        if (this.#unsavedGames.size === 0 && this.#unsavedAttachments.size === 0) {
            this.trouble = undefined;
        }
    }

    /** There may be room now for what could not be stored. */
    async #saveRest(): Promise<void> {
        const [games, attachments] = [[...this.#unsavedGames.values()], [...this.#unsavedAttachments.values()]];
        if (games.length > 0 || attachments.length > 0) {
            this.trouble = undefined;
            this.#unsavedGames.clear();
            await this.add(games);
            await this.#attach(attachments);
        }
    }
}

/** What a database can store: no proxies, as states of the page are. */
function plain<T>(value: T): T {
    return $state.snapshot(value) as T;
}

function troubleOf(problem: unknown): StorageTrouble {
    const name = problem instanceof Error || problem instanceof DOMException ? problem.name : '';
    return name === 'QuotaExceededError' ? 'full' : name === 'VersionError' ? 'outdated' : 'denied';
}

/** The history that the whole page uses. */
export const gameHistory = new GameHistory('trasse.history');
