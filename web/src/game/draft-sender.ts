import {PASS} from './notation';

/** So many milliseconds before time is up, the marks of a player who has not decided are sent. */
const BEFORE_THE_END = 4_000;

/** Milliseconds between two drafts. */
const BETWEEN = 1_000;

/** What is marked in the last second goes out so many milliseconds before time is up, or it would never arrive. */
const LAST_CALL = 250;

/** Milliseconds between two drafts after the last call. */
const LEAST_BETWEEN = 100;

/** The open round of a timed table, and what its player has marked. */
export interface Marked {
    round: number;
    /** In milliseconds since 1970, by the clock of this device. */
    deadline: number;
    /** Undefined without a mark. */
    action: string | undefined;
}

/**
 * Sends what is marked as a provisional decision shortly before the time of a round is up, and again when it changes, so
 * that a player who was a moment too slow loses nothing.
 */
export class DraftSender {
    readonly #send: (round: number, action: string) => Promise<void>;
    #marked: Marked | undefined;
    /** What the server has, of this round. */
    #sent: {round: number; action: string} | undefined;
    #sentAt = 0;
    /** Whether a draft is on its way. The next one waits for it, or they could arrive in the wrong order. */
    #isSending = false;
    #timer: ReturnType<typeof setTimeout> | undefined;

    constructor(send: (round: number, action: string) => Promise<void>) {
        this.#send = send;
    }

    /** Undefined while there is nothing to decide. */
    mark(marked: Marked | undefined): void {
        this.#marked = marked;
        this.#plan();
    }

    #plan(): void {
        clearTimeout(this.#timer);
        if (this.#marked !== undefined && this.#due !== undefined && !this.#isSending) {
            const {deadline} = this.#marked;
            const now = Date.now();
            const next = this.#sentAt + BETWEEN;
            const lastCall = Math.max(deadline - LAST_CALL, this.#sentAt + LEAST_BETWEEN);
            // Whether time is up is for the server to say: the clock of this device may be fast.
            const soonest = now < deadline ? Math.min(next, lastCall) : next;
            const at = Math.max(deadline - BEFORE_THE_END, soonest, now);
            this.#timer = setTimeout(() => void this.#sendNow(), at - now);
        }
    }

    /** What the server should have and does not. */
    get #due(): {round: number; action: string} | undefined {
        if (this.#marked === undefined) {
            return undefined;
        }
        const {round, action = PASS} = this.#marked;
        const known = this.#sent?.round === round ? this.#sent.action : PASS;
        return known === action ? undefined : {round, action};
    }

    async #sendNow(): Promise<void> {
        const due = this.#due;
        if (due === undefined) {
            return;
        }
        const before = this.#sent;
        this.#sent = due;
        this.#sentAt = Date.now();
        this.#isSending = true;
        try {
            await this.#send(due.round, due.action);
        } catch {
            // There may still be time to try again.
            this.#sent = before;
        }
        this.#isSending = false;
        this.#plan();
    }

    close(): void {
        this.#marked = undefined;
        clearTimeout(this.#timer);
    }
}
