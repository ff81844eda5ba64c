import {tabStore} from '../storage';

const KEY = 'trasse.paper.clock';
const TICK = 200;
/** A longer pause between two ticks means that the page was asleep, and then the clock was, too. */
const LONGEST_TICK = 1000;

/** The clock of a card, as the tab keeps it for when it is reloaded. */
interface Kept {
    card: string;
    left: number;
    isPaused: boolean;
}

/** The time for a card. It stands still while it is paused and while nobody sees the page. */
export class CardClock {
    readonly whole: number;
    readonly #onup: () => void;
    #ticking: ReturnType<typeof setInterval> | undefined;
    #latest = 0;
    #card = '';
    /** In milliseconds. */
    left = $state(0);
    isPaused = $state(false);

    constructor(seconds: number, onup: () => void) {
        this.whole = seconds * 1000;
        this.#onup = onup;
    }

    /** A new card has the whole time, also after a pause. A card that was there before a reload has what was left. */
    start(card: string): void {
        const kept = read();
        const isSame = kept?.card === card && kept.left > 0 && kept.left <= this.whole;
        this.stop();
        this.#card = card;
        this.left = isSame ? kept.left : this.whole;
        this.isPaused = isSame && kept.isPaused;
        this.#keep();
        this.#latest = performance.now();
        this.#ticking = setInterval(() => this.#tick(), TICK);
    }

    stop(): void {
        clearInterval(this.#ticking);
        tabStore.remove(KEY);
    }

    toggle(): void {
        this.isPaused = !this.isPaused;
        this.#keep();
    }

    #tick(): void {
        const now = performance.now();
        const passed = Math.min(now - this.#latest, LONGEST_TICK);
        this.#latest = now;
        if (this.isPaused || document.visibilityState === 'hidden') {
            return;
        }
        this.left = Math.max(0, this.left - passed);
        this.#keep();
        if (this.left === 0) {
            this.stop();
            this.#onup();
        }
    }

    #keep(): void {
        const kept: Kept = {card: this.#card, left: this.left, isPaused: this.isPaused};
        tabStore.set(KEY, JSON.stringify(kept));
    }
}

function read(): Kept | undefined {
    try {
        return (JSON.parse(tabStore.get(KEY) ?? 'null') as Kept | null) ?? undefined;
    } catch {
        return undefined;
    }
}
