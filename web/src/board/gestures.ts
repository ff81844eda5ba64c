/** What a finger, a mouse or a pen can do on a board. */
export interface Surface {
    /** Whether a field can be marked next. */
    isLit(field: string): boolean;
    /** Whether the line can grow at a field. */
    isEnd(field: string): boolean;
    /** A field is tapped. */
    touch(field: string): void;
    /** The pointer is drawn across a field. */
    sweep(field: string): void;
}

/** The pointer that is down. */
interface Press {
    pointer: number;
    /** The field where it went down. */
    from: string;
    /** The field where it is. */
    at: string;
    /** Whether the press has led to something already. */
    done: boolean;
}

/**
 * Tells taps from drags. One pointer counts at a time; others that come down meanwhile do nothing.
 *
 * A lit field is marked as soon as it is pressed. From an end or a dot a drag may begin, so what a tap there means waits
 * until the pointer is lifted.
 */
export class Gestures {
    #press: Press | undefined;

    /** A pointer goes down. Tells whether it counts, so that its further moves should be captured. */
    down(pointer: number, field: string, surface: Surface): boolean {
        if (this.#press !== undefined && this.#press.pointer !== pointer) {
            return false;
        }
        this.#press = {pointer, from: field, at: field, done: surface.isLit(field)};
        if (this.#press.done) {
            surface.touch(field);
        }
        return true;
    }

    /** A pointer moves; without a field it is beside the board. Without a surface nothing can be done any more. */
    move(pointer: number, field: string | undefined, surface: Surface | undefined): void {
        const press = this.#press;
        if (press?.pointer !== pointer || field === undefined || field === press.at) {
            return;
        }
        if (!press.done && surface?.isEnd(press.from) === true) {
            surface.touch(press.from);
        }
        press.done = true;
        press.at = field;
        surface?.sweep(field);
    }

    /** A pointer is lifted. */
    up(pointer: number, surface: Surface | undefined): void {
        const press = this.#press;
        if (press?.pointer !== pointer) {
            return;
        }
        this.#press = undefined;
        if (!press.done) {
            surface?.touch(press.from);
        }
    }

    /** The browser takes a pointer away, for example to scroll. */
    cancel(pointer: number): void {
        if (this.#press?.pointer === pointer) {
            this.#press = undefined;
        }
    }
}
