import {LegalExtensions} from './legal-extensions';
import {writeAction, type Extension} from './notation';

export type Touch = 'marked' | 'unmarked' | 'switched' | 'refused';

/** The dots of an open turn: the end they begin at, and the fields in the order of the line. */
export class Pencil {
    #legal: LegalExtensions = $state.raw(LegalExtensions.NONE);
    #end: string | undefined = $state();
    #fields: string[] = $state.raw([]);

    /** A new card, or a new line. */
    take(legal: LegalExtensions): void {
        this.#legal = legal;
        this.#end = undefined;
        this.#fields = [];
    }

    get dots(): readonly string[] {
        return this.#fields;
    }

    /** The end that grows; undefined while that is open. */
    get end(): string | undefined {
        return this.#end;
    }

    /** The ends at which the line can grow at all. */
    get ends(): readonly string[] {
        return this.#legal.ends;
    }

    /** The fields that can be marked next. */
    get lit(): ReadonlySet<string> {
        const ends = this.#end === undefined ? this.#legal.ends : [this.#end];
        return new Set(ends.flatMap((end) => this.#legal.after({end, fields: this.#fields})));
    }

    /** The dots as an action; undefined without a dot. */
    get action(): string | undefined {
        return this.#end === undefined || this.#fields.length === 0
            ? undefined
            : writeAction({end: this.#end, fields: this.#fields});
    }

    /** A field is touched: a dot is set there, or taken away, or the other end is meant. */
    touch(field: string): Touch {
        const place = this.#fields.indexOf(field);
        if (place >= 0) {
            // The last dot goes away; touching an earlier one leaves it as the last.
            this.#keep(place === this.#fields.length - 1 ? place : place + 1);
            return 'unmarked';
        }
        if (this.#legal.ends.includes(field)) {
            this.switchTo(field);
            return 'switched';
        }
        return this.#mark(field) ? 'marked' : 'refused';
    }

    /** A finger is drawn across a field: it marks, and going back over the last dots takes them away. */
    sweep(field: string): boolean {
        const before = this.#fields.length < 2 ? this.#end : this.#fields[this.#fields.length - 2];
        if (this.#fields.length > 0 && field === before) {
            this.stepBack();
            return true;
        }
        return !this.#fields.includes(field) && this.#mark(field);
    }

    #mark(field: string): boolean {
        const end = this.#end ?? this.#legal.endsBeside(field)[0];
        if (end === undefined || !this.#legal.after({end, fields: this.#fields}).includes(field)) {
            return false;
        }
        this.#end = end;
        this.#fields = [...this.#fields, field];
        return true;
    }

    /** The line is to grow at this end; dots at the other are wiped off. */
    switchTo(end: string): void {
        this.#end = end;
        this.#fields = [];
    }

    /** The line is to grow at the other end. */
    switchEnd(): void {
        const others = this.#legal.ends.filter((end) => end !== this.#end);
        if (others[0] !== undefined) {
            this.switchTo(others[0]);
        }
    }

    stepBack(): void {
        this.#keep(this.#fields.length - 1);
    }

    clear(): void {
        this.#keep(0);
    }

    /** Sets the dots of an action again; none if it cannot be drawn any more. */
    trace({end, fields}: Extension): void {
        this.switchTo(end);
        if (!fields.every((field) => this.#mark(field))) {
            this.clear();
        }
    }

    #keep(count: number): void {
        this.#fields = this.#fields.slice(0, Math.max(0, count));
        if (this.#fields.length === 0) {
            this.#end = undefined;
        }
    }
}
