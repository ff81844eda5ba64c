const TICK = 200;
/** A longer pause between two ticks means that the page was asleep, and then the clock was, too. */
const LONGEST_TICK = 1000;

/** The time for a card. It stands still while it is paused and while nobody sees the page. */
export class CardClock {
    readonly whole: number;
    readonly #onup: () => void;
    #ticking: ReturnType<typeof setInterval> | undefined;
    #latest = 0;
    /** In milliseconds. */
    left = $state(0);
    isPaused = $state(false);

    constructor(seconds: number, onup: () => void) {
        this.whole = seconds * 1000;
        this.#onup = onup;
    }

    /** A new card has the whole time, also after a pause. */
    start(): void {
        this.stop();
        this.left = this.whole;
        this.isPaused = false;
        this.#latest = performance.now();
        this.#ticking = setInterval(() => this.#tick(), TICK);
    }

    stop(): void {
        clearInterval(this.#ticking);
    }

    toggle(): void {
        this.isPaused = !this.isPaused;
    }

    #tick(): void {
        const now = performance.now();
        const passed = Math.min(now - this.#latest, LONGEST_TICK);
        this.#latest = now;
        if (this.isPaused || document.visibilityState === 'hidden') {
            return;
        }
        this.left = Math.max(0, this.left - passed);
        if (this.left === 0) {
            this.stop();
            this.#onup();
        }
    }
}
