import {referenceTo} from './answers';
import type {KeptWeights} from './kept-weights';

/** Milliseconds after which bots play without what the server knows. */
const TIMEOUT = 10_000;

/** A board is learned in a short lesson, after which bots are strong, and a long one. */
export const LESSONS = ['SHORT', 'LONG'] as const;

export type Lesson = (typeof LESSONS)[number];

/** How well a board is known after a lesson, from 0 to 1. */
const LEARNED: Record<Lesson, number> = {SHORT: 0.5, LONG: 1};

export interface TrainingRequest {
    /** As the rules name it. */
    board: string;
    headStart: Int8Array;
    lessons: Lesson[];
}

export type TrainingNews =
    {lesson: Lesson; share: number} | {lesson: Lesson; weights: Int8Array; isLast: boolean} | {failure: string};

/**
 * What bots know about boards: what comes with the game or the server has learned, else what was learned here. A board that
 * nobody knows is learned in a worker of its own, while bots already play on it; one board at a time.
 */
export class BoardWeights {
    readonly #startTrainer: () => Worker;
    readonly #kept: KeptWeights;
    readonly #known = new Map<string, Promise<Int8Array | undefined>>();
    readonly #learned = new Map<string, number>();
    readonly #waiting: {code: string; lessons: Lesson[]}[] = [];
    #isTraining = false;

    /** The board that is being learned, and the share of the lesson that is over. */
    learning = $state<{code: string; share: number} | undefined>();

    constructor(startTrainer: () => Worker, kept: KeptWeights) {
        this.#startTrainer = startTrainer;
        this.#kept = kept;
    }

    /** The best weights there are now, if any. Never fails; what could not be found is looked for again the next time. */
    of(code: string): Promise<Int8Array | undefined> {
        let known = this.#known.get(code);
        if (known === undefined) {
            known = this.#find(code);
            this.#known.set(code, known);
        }
        return known;
    }

    /** How well a board is known on this device, from 0 to 1. Nothing is learned or fetched to find out. */
    async learned(code: string): Promise<number> {
        const known = this.#learned.get(code);
        return known ?? learnedIn((await this.#kept.find(code))?.lesson);
    }

    async #find(code: string): Promise<Int8Array | undefined> {
        const fetched = await this.#fetch(code);
        if (fetched !== undefined) {
            this.#learned.set(code, 1);
            return fetched;
        }
        const kept = await this.#kept.find(code);
        this.#learned.set(code, learnedIn(kept?.lesson));
        if (kept?.lesson === 'LONG') {
            return kept.weights;
        }
        this.#waiting.push({code, lessons: LESSONS.filter((lesson) => lesson !== kept?.lesson)});
        void this.#trainNext();
        return kept?.weights;
    }

    /** A file of weights, if there is one and it can be reached. */
    async #fetch(name: string): Promise<Int8Array | undefined> {
        try {
            const response = await fetch(`/weights/${name}`, {signal: AbortSignal.timeout(TIMEOUT)});
            return response.status === 200 ? new Int8Array(await response.arrayBuffer()) : undefined;
        } catch {
            return undefined;
        }
    }

    async #trainNext(): Promise<void> {
        const next = this.#isTraining ? undefined : this.#waiting.shift();
        if (next === undefined) {
            return;
        }
        this.#isTraining = true;
        const headStart = await this.#fetch('any-board');
        if (headStart !== undefined) {
            await this.#train(next.code, {board: referenceTo(next), headStart, lessons: next.lessons});
        } else {
            this.#forget(next.code);
        }
        this.#isTraining = false;
        this.learning = undefined;
        void this.#trainNext();
    }

    #train(code: string, request: TrainingRequest): Promise<void> {
        return new Promise((resolve) => {
            const trainer = this.#startTrainer();
            const end = () => {
                trainer.terminate();
                resolve();
            };
            const fail = () => {
                this.#forget(code);
                end();
            };
            trainer.onerror = fail;
            trainer.onmessage = ({data}: MessageEvent<TrainingNews>) => {
                if ('failure' in data) {
                    fail();
                } else if ('share' in data) {
                    this.learning = {code, share: data.share};
                } else {
                    this.#known.set(code, Promise.resolve(data.weights));
                    this.#learned.set(code, LEARNED[data.lesson]);
                    void this.#kept.keep(code, data.lesson, data.weights);
                    if (data.isLast) {
                        end();
                    }
                }
            };
            trainer.postMessage(request);
        });
    }

    /** Looks for a board again the next time, unless something is known about it. */
    #forget(code: string): void {
        const known = this.#known.get(code);
        void known?.then((weights) => {
            if (weights === undefined && this.#known.get(code) === known) {
                this.#known.delete(code);
            }
        });
    }
}

function learnedIn(lesson: Lesson | undefined): number {
    return lesson === undefined ? 0 : LEARNED[lesson];
}
