import {openDB, type DBSchema, type IDBPDatabase} from 'idb';
import type {Lesson} from './board-weights.svelte';

interface Kept {
    code: string;
    lesson: Lesson;
    weights: Int8Array;
    usedAt: number;
}

interface BoardsSchema extends DBSchema {
    weights: {key: string; value: Kept; indexes: {usedAt: number}};
}

/** A board takes a few megabytes. */
const MOST_BOARDS = 8;

/** What was learned about boards in this browser. Where nothing can be kept, it is learned again with the next visit. */
export class KeptWeights {
    readonly #name: string;
    #opening: Promise<IDBPDatabase<BoardsSchema>> | undefined;

    constructor(name: string) {
        this.#name = name;
    }

    #open(): Promise<IDBPDatabase<BoardsSchema>> {
        this.#opening ??= openDB<BoardsSchema>(this.#name, 1, {
            upgrade(database) {
                database.createObjectStore('weights', {keyPath: 'code'}).createIndex('usedAt', 'usedAt');
            },
            terminated: () => (this.#opening = undefined),
        });
        return this.#opening;
    }

    async find(code: string): Promise<Kept | undefined> {
        try {
            const database = await this.#open();
            const kept = await database.get('weights', code);
            if (kept !== undefined) {
                await database.put('weights', {...kept, usedAt: Date.now()});
            }
            return kept;
        } catch {
            return undefined;
        }
    }

    async keep(code: string, lesson: Lesson, weights: Int8Array): Promise<void> {
        try {
            const database = await this.#open();
            await database.put('weights', {code, lesson, weights, usedAt: Date.now()});
            const byUse = await database.getAllKeysFromIndex('weights', 'usedAt');
            await Promise.all(byUse.slice(0, -MOST_BOARDS).map((unused) => database.delete('weights', unused)));
        } catch {
            // There is no room, or nothing may be kept: bots know the board until the page is closed.
        }
    }
}
