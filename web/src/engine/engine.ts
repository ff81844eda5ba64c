import type {Board, BoardName, Edition, Level, Position, Problem} from './answers';
import type {Answer, Request} from './worker';

const HINT_MILLIS = 700;

/** The rulebook says no. */
export class RuleProblem extends Error {
    constructor(readonly problem: Problem) {
        super(problem.problem);
    }
}

type WithoutId<R> = R extends unknown ? Omit<R, 'id'> : never;

/** The rules and the bots, which run in a worker so that the page never waits for them. */
export class Engine {
    readonly #worker: Worker;
    readonly #waiting = new Map<number, {resolve: (text: string) => void; reject: (reason: Error) => void}>();
    readonly #boards = new Map<BoardName, Promise<Board>>();
    #asked = 0;

    constructor(worker: Worker) {
        this.#worker = worker;
        worker.onmessage = (event: MessageEvent<Answer>) => this.#hear(event.data);
        worker.onerror = (event) => {
            this.#waiting.forEach(({reject}) => reject(new Error(event.message)));
            this.#waiting.clear();
        };
    }

    board(name: BoardName): Promise<Board> {
        let board = this.#boards.get(name);
        if (board === undefined) {
            board = this.#ask({call: 'board', args: [name]}).then((text) => JSON.parse(text) as Board);
            board.catch(() => this.#boards.delete(name));
            this.#boards.set(name, board);
        }
        return board;
    }

    /** A record of a new deal. */
    begin(board: BoardName, edition: Edition, names: string[], seed: bigint): Promise<string> {
        return this.#ask({call: 'begin', args: [board, edition, names.join('\n'), seed]});
    }

    async position(record: string, card = ''): Promise<Position> {
        return JSON.parse(await this.#ask({call: 'position', args: [record, card]})) as Position;
    }

    /** All that a line can do with a card, each as the notation writes it. */
    async extensions(board: BoardName, line: string[], card: string): Promise<string[]> {
        const text = await this.#ask({call: 'extensions', args: [board, line.join(' '), card]});
        return text.split('\n').filter((extension) => extension !== '');
    }

    /** The rule that an action would break; undefined if it breaks none. */
    async objection(board: BoardName, line: string[], card: string, action: string): Promise<Problem | undefined> {
        try {
            await this.#ask({call: 'objection', args: [board, line.join(' '), card, action]});
            return undefined;
        } catch (problem) {
            if (problem instanceof RuleProblem) {
                return problem.problem;
            }
            throw problem;
        }
    }

    /** The record with one more round. */
    play(record: string, actions: string[], card = ''): Promise<string> {
        return this.#ask({call: 'play', args: [record, card, actions.join('\n')]});
    }

    bot(record: string, start: number, level: Level, seed: bigint, millis: number, card = ''): Promise<string> {
        return this.#ask({call: 'bot', args: [record, card, start, level, seed, millis, 0]});
    }

    /** What a strong player would do, who knows the board if that can be fetched. */
    async hint(board: BoardName, record: string, start: number, seed: bigint, card = ''): Promise<string> {
        await this.learn(board).catch(() => undefined);
        return this.bot(record, start, 'master', seed, HINT_MILLIS, card);
    }

    /** Fetches what strong bots know about a board. */
    learn(board: BoardName): Promise<string> {
        return this.#ask({call: 'learn', args: [board]});
    }

    #ask(request: WithoutId<Request>): Promise<string> {
        const id = ++this.#asked;
        return new Promise<string>((resolve, reject) => {
            this.#waiting.set(id, {resolve, reject});
            this.#worker.postMessage({...request, id});
        });
    }

    #hear(answer: Answer): void {
        const waiting = this.#waiting.get(answer.id);
        this.#waiting.delete(answer.id);
        if ('failure' in answer) {
            waiting?.reject(new Error(answer.failure));
        } else if (answer.answer.startsWith('{"problem"')) {
            waiting?.reject(new RuleProblem(JSON.parse(answer.answer) as Problem));
        } else {
            waiting?.resolve(answer.answer);
        }
    }
}

export const engine = new Engine(new Worker(new URL('./worker.ts', import.meta.url), {type: 'module'}));
