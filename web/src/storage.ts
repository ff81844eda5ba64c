/** What the browser keeps for us. Where it keeps nothing, or has no room, the page remembers it until it is closed. */
class Kept {
    readonly #unkept = new Map<string, string>();

    get(key: string): string | null {
        try {
            return this.#unkept.get(key) ?? localStorage.getItem(key);
        } catch {
            return null;
        }
    }

    set(key: string, value: string): void {
        try {
            localStorage.setItem(key, value);
            this.#unkept.delete(key);
        } catch {
            this.#unkept.set(key, value);
        }
    }

    remove(key: string): void {
        this.#unkept.delete(key);
        try {
            localStorage.removeItem(key);
        } catch {
            // What is not kept need not be removed.
        }
    }
}

export const kept = new Kept();
