/** What the browser keeps for us. Where it keeps nothing, or has no room, the page remembers it until it is closed. */
class Kept {
    readonly #storage: () => Storage;
    readonly #unkept = new Map<string, string>();

    constructor(storage: () => Storage) {
        this.#storage = storage;
    }

    get(key: string): string | null {
        try {
            return this.#unkept.get(key) ?? this.#storage().getItem(key);
        } catch {
            return null;
        }
    }

    set(key: string, value: string): void {
        try {
            this.#storage().setItem(key, value);
            this.#unkept.delete(key);
        } catch {
            this.#unkept.set(key, value);
        }
    }

    remove(key: string): void {
        this.#unkept.delete(key);
        try {
            this.#storage().removeItem(key);
        } catch {
            // What is not kept need not be removed.
        }
    }
}

export const kept = new Kept(() => localStorage);
/** Until the tab is closed. */
export const keptByTab = new Kept(() => sessionStorage);
