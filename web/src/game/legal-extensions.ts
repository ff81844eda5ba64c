import {parseAction, type Extension} from './notation';

/**
 * All legal extensions with the open card, as the rules list them. Every beginning of a legal extension is legal, too, so
 * the fields that may follow are looked up and never worked out.
 */
export class LegalExtensions {
    static readonly NONE = new LegalExtensions([]);

    readonly #next = new Map<string, string[]>();
    readonly ends: string[] = [];

    constructor(actions: readonly string[]) {
        for (const action of actions) {
            const extension = parseAction(action);
            if (extension !== undefined) {
                this.#add(extension);
            }
        }
    }

    #add({end, fields}: Extension): void {
        const before = key({end, fields: fields.slice(0, -1)});
        const last = fields[fields.length - 1] as string;
        const known = this.#next.get(before);
        if (known === undefined) {
            this.#next.set(before, [last]);
        } else {
            known.push(last);
        }
        if (!this.ends.includes(end)) {
            this.ends.push(end);
        }
    }

    /** The fields that may follow. */
    after(extension: Extension): readonly string[] {
        return this.#next.get(key(extension)) ?? [];
    }

    /** The ends from which a first field can be reached. */
    endsBeside(field: string): string[] {
        return this.ends.filter((end) => this.after({end, fields: []}).includes(field));
    }
}

function key({end, fields}: Extension): string {
    return `${end}:${fields.join(' ')}`;
}
