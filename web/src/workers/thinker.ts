import type {AnalysedRound, Analysis, Attempt, Hindsight, Level} from './answers';
import {RulesError, WorkerChannel, type Reports} from './channel';
import type {EngineRequest, Progress} from './protocol';

const BOT_MILLIS = 300;
const HINT_MILLIS = 700;

/** Levels that need no learned knowledge of a board, since they look no further than the open card. */
const UNLEARNED_LEVELS: readonly Level[] = ['butterfly', 'magpie'];

/** A position in which somebody has to decide. */
export interface Decision {
    /** The code of the board. */
    board: string;
    record: string;
    /** The open card; empty to take it from the record's deck. */
    card: string;
    start: number;
    seed: bigint;
}

/** How a caller follows a request, and stops it. */
export interface Following {
    signal?: AbortSignal;
    onprogress?: (progress: Progress) => void;
}

/** How a caller follows a bot. */
export interface BotFollowing extends Following {
    /** How long it may think, in milliseconds; else as long as bots may in their turn. */
    millis?: number;
}

/** How a caller follows a study, which tells what it finds on the way. */
export interface StudyFollowing<Found> extends Following {
    onfound?: (found: Found) => void;
}

export interface HindsightQuestion {
    /** With its deck. */
    record: string;
    /** The player's start point. */
    start: number;
    /** The first round that may be played in another way. */
    from: number;
    /** How long to look. */
    millis: number;
}

/** The engine could not be loaded, or has broken down. */
export class EngineFailure extends Error {}

/** Where the engine gets what it has to know about a board. */
interface Knowledge {
    /** Never fails. The same weights are the same object. */
    of(code: string): Promise<Int8Array | undefined>;
}

interface Job extends Following, Reports {
    request: EngineRequest;
    /** The code of the board to learn first. */
    board: string | undefined;
    resolve: (answer: string) => void;
    reject: (reason: unknown) => void;
    stop: () => void;
}

/** The board, if a bot of this level has to learn it. */
function learned(board: string, level: Level): string | undefined {
    return UNLEARNED_LEVELS.includes(level) ? undefined : board;
}

/** Weights of an earlier version are of no use, but bots play without them. */
function playWithout(reason: unknown): void {
    if (!(reason instanceof RulesError)) {
        throw reason;
    }
}

/**
 * The engine, in a worker that starts when somebody first needs it. It does one thing at a time. Stopping is real: the
 * worker is ended and another one goes on with the next request; that one loads again what it has to know.
 */
export class Thinker {
    readonly #start: () => Worker;
    readonly #knowledge: Knowledge;
    readonly #queue: Job[] = [];
    /** What the present worker has learned, by the codes of boards. */
    readonly #taught = new Map<string, Int8Array>();
    #channel: WorkerChannel<EngineRequest> | undefined;
    #running: Job | undefined;

    constructor(start: () => Worker, knowledge: Knowledge) {
        this.#start = start;
        this.#knowledge = knowledge;
    }

    /** Loads the engine and what bots of a level know, so that they need not wait for it in their turn. */
    async prepare(board: string, level: Level): Promise<void> {
        await this.#ask({call: 'prepare'}, learned(board, level));
    }

    /** The action of a bot. */
    bot(decision: Decision, level: Level, {millis = BOT_MILLIS, ...following}: BotFollowing = {}): Promise<string> {
        return this.#move(decision, level, millis, following);
    }

    /** The action of a strong player, as a hint. */
    hint(decision: Decision, following?: Following): Promise<string> {
        return this.#move(decision, 'owl', HINT_MILLIS, following);
    }

    /** The luck and skill of every player in a game, round by round. Each round is told as soon as it is known. */
    async analyse(board: string, record: string, following?: StudyFollowing<AnalysedRound>): Promise<Analysis> {
        return JSON.parse(await this.#study({call: 'analyse', record}, board, following)) as Analysis;
    }

    /** What an action is worth that a player tries, beside the best one. */
    async attempt(decision: Omit<Decision, 'seed'>, action: string, following?: Following): Promise<Attempt> {
        const {board, record, card, start} = decision;
        const request: EngineRequest = {call: 'attempt', args: [record, card, start, action]};
        return JSON.parse(await this.#ask(request, board, following)) as Attempt;
    }

    /**
     * The best that a player could have reached with all cards known, from a round on. Every better answer is told at once,
     * beginning with what was played; so nothing is lost if the caller stops it.
     */
    async hindsight(question: HindsightQuestion, following?: StudyFollowing<Hindsight>): Promise<Hindsight> {
        return JSON.parse(await this.#study({call: 'hindsight', ...question}, undefined, following)) as Hindsight;
    }

    #study<Found>(
        request: EngineRequest,
        board: string | undefined,
        following: StudyFollowing<Found> = {},
    ): Promise<string> {
        const {onfound, ...rest} = following;
        return this.#ask(request, board, {...rest, onfound: (found) => onfound?.(JSON.parse(found) as Found)});
    }

    #move(decision: Decision, level: Level, millis: number, following?: Following): Promise<string> {
        const {board, record, card, start, seed} = decision;
        const args: [string, string, number, Level, bigint, number, number] = [
            record,
            card,
            start,
            level,
            seed,
            millis,
            0,
        ];
        return this.#ask({call: 'bot', args}, learned(board, level), following);
    }

    #ask(request: EngineRequest, board: string | undefined, following: Following & Reports = {}): Promise<string> {
        const {signal} = following;
        return new Promise((resolve, reject) => {
            if (signal?.aborted === true) {
                reject(signal.reason);
                return;
            }
            const job: Job = {...following, request, board, resolve, reject, stop: () => this.#stop(job)};
            signal?.addEventListener('abort', job.stop);
            this.#queue.push(job);
            this.#next();
        });
    }

    #next(): void {
        const job = this.#running === undefined ? this.#queue.shift() : undefined;
        if (job === undefined) {
            return;
        }
        this.#running = job;
        if (this.#channel === undefined || this.#channel.hasFailed) {
            this.#taught.clear();
            this.#channel = new WorkerChannel(this.#start());
        }
        this.#answer(job, this.#channel).then(
            (answer) => {
                this.#done(job);
                job.resolve(answer);
            },
            (reason: Error) => {
                this.#done(job);
                job.reject(reason instanceof RulesError ? reason : new EngineFailure(reason.message));
            },
        );
    }

    /** If the job is stopped on the way, the channel is closed and nothing more comes of it. */
    async #answer(job: Job, channel: WorkerChannel<EngineRequest>): Promise<string> {
        const {board, request} = job;
        if (board !== undefined) {
            job.onprogress?.('loading');
            const weights = await this.#knowledge.of(board);
            if (weights !== undefined && this.#taught.get(board) !== weights) {
                await channel.ask({call: 'learn', board, weights}).catch(playWithout);
                this.#taught.set(board, weights);
            }
        }
        return channel.ask(request, job);
    }

    #done(job: Job): void {
        job.signal?.removeEventListener('abort', job.stop);
        this.#running = undefined;
        this.#next();
    }

    #stop(job: Job): void {
        if (this.#running === job) {
            this.#channel?.terminate();
            this.#channel = undefined;
            this.#done(job);
        } else {
            this.#queue.splice(this.#queue.indexOf(job), 1);
        }
        job.reject(job.signal?.reason);
    }
}
