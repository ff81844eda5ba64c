import type {Letter} from '../workers/answers';
import {words, type Words} from '../words/words.svelte';
import type {GameOutput} from './output';
import {nameOf, type ClosedRound, type GameView} from './play';

/** "You reach the 8: 8 points." */
export interface Announcement {
    text: string;
    isYours: boolean;
    start: number;
}

/** The numbers that were reached in a round, as sentences. */
export function announcementsOf(round: ClosedRound | undefined, view: GameView, w: Words): Announcement[] {
    return (round?.announced ?? []).flatMap(({chair, number, points}) => {
        const seat = view.seats.find((one) => one.chair === chair);
        if (seat === undefined) {
            return [];
        }
        const isYours = chair === view.you;
        const text = isYours
            ? w.news.youReach(number, points)
            : w.news.reaches(nameOf(seat, view.seats), number, points);
        return [{text, isYours, start: seat.start}];
    });
}

/** Announces what happens at a table, with sounds: the open card on arrival, every round that closes, and the end. */
export class RoundAnnouncer {
    readonly #output: Pick<GameOutput, 'sound' | 'announce' | 'focusResults'>;
    /** What has been announced last: a round, or the card that was open on arrival. */
    #told: ClosedRound | 'arrival' | undefined;
    #wasPlaying = false;

    constructor(output: Pick<GameOutput, 'sound' | 'announce' | 'focusResults'>) {
        this.#output = output;
    }

    /** Looks at the table; to be called whenever something has changed there. */
    look(lastRound: ClosedRound | undefined, view: GameView): void {
        const news = lastRound ?? 'arrival';
        // A round may be closed before the view shows the card that follows it.
        const isShown = lastRound === undefined || view.phase !== 'playing' || view.round > lastRound.round;
        if (isShown && news !== this.#told) {
            this.#told = news;
            this.#tell(lastRound, view);
        }
        if (view.phase === 'over' && this.#wasPlaying) {
            this.#output.sound('end');
            this.#output.focusResults();
        }
        this.#wasPlaying = view.phase === 'playing';
    }

    #tell(lastRound: ClosedRound | undefined, view: GameView): void {
        const w = words();
        const reached = announcementsOf(lastRound, view, w);
        const card = view.card === undefined ? [] : [w.news.newCard(view.round, cardInWords(view.card, w))];
        this.#output.announce([...reached.map(({text}) => `${text}.`), ...card].join(' '));
        if (lastRound !== undefined) {
            this.#output.sound(reached.length > 0 ? 'number' : 'card');
        }
    }
}

function cardInWords(card: string, w: Words): string {
    return [...card].map((letter) => w.colours[letter as Letter]).join(', ');
}
