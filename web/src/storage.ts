/** Text that the browser keeps. Where it keeps nothing, or has no room, the page remembers it until it is closed. */
class BrowserStorage {
    readonly #storage: () => Storage;
    readonly #fallback = new Map<string, string>();

    constructor(storage: () => Storage) {
        this.#storage = storage;
    }

    get(key: string): string | null {
        try {
            return this.#fallback.get(key) ?? this.#storage().getItem(key);
        } catch {
            return null;
        }
    }

    set(key: string, value: string): void {
        try {
            this.#storage().setItem(key, value);
            this.#fallback.delete(key);
        } catch {
            this.#fallback.set(key, value);
        }
    }

    remove(key: string): void {
        this.#fallback.delete(key);
        try {
            this.#storage().removeItem(key);
        } catch {
            // Where nothing is kept, there is nothing to remove.
        }
    }
}

/** Kept until somebody clears it. */
export const deviceStore = new BrowserStorage(() => localStorage);
/** Kept until the tab is closed. */
export const tabStore = new BrowserStorage(() => sessionStorage);
