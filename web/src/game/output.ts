import type {Sound} from '../sound';

/** What a game does to the page beside changing what is shown. */
export interface GameOutput {
    sound(sound: Sound): void;
    /** Says something to people who use a screen reader. */
    announce(sentence: string): void;
    /** The keyboard goes to a field of the board. */
    focusField(field: string): void;
    /** A decision has been sent. The button that was pressed may be gone, and the keyboard must not be lost with it. */
    keepFocus(): void;
    /** The game is over: the reader is taken to the results. */
    focusResults(): void;
}
