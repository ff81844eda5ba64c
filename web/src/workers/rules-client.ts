import type {Board, Edition, Position, Rejection, Replay} from './answers';
import {RulesError, WorkerChannel} from './channel';
import type {RulesRequest} from './protocol';

/** The rules, which answer from a worker of their own: quickly, and whatever the engine is doing. */
export class RulesClient {
    readonly #channel: WorkerChannel<RulesRequest>;
    readonly #boards = new Map<string, Promise<Board>>();

    constructor(worker: Worker) {
        this.#channel = new WorkerChannel(worker);
    }

    board(reference: string): Promise<Board> {
        let board = this.#boards.get(reference);
        if (board === undefined) {
            board = this.#channel.ask({call: 'board', args: [reference]}).then((text) => JSON.parse(text) as Board);
            board.catch(() => this.#boards.delete(reference));
            this.#boards.set(reference, board);
        }
        return board;
    }

    /** A record of a new deal. */
    begin(board: string, edition: Edition, names: string[], seed: bigint): Promise<string> {
        return this.#channel.ask({call: 'begin', args: [board, edition, names.join('\n'), seed]});
    }

    async position(record: string, card = ''): Promise<Position> {
        return JSON.parse(await this.#channel.ask({call: 'position', args: [record, card]})) as Position;
    }

    /** All legal extensions of a line, as the notation writes them. */
    async extensions(board: string, line: string[], card: string): Promise<string[]> {
        const text = await this.#channel.ask({call: 'extensions', args: [board, line.join(' '), card]});
        return text.split('\n').filter((extension) => extension !== '');
    }

    /** The reason why an action is not legal; undefined if it is. */
    async objection(board: string, line: string[], card: string, action: string): Promise<Rejection | undefined> {
        try {
            await this.#channel.ask({call: 'objection', args: [board, line.join(' '), card, action]});
            return undefined;
        } catch (error) {
            if (error instanceof RulesError) {
                return error.rejection;
            }
            throw error;
        }
    }

    /** The record with one more round. */
    play(record: string, actions: string[], card = ''): Promise<string> {
        return this.#channel.ask({call: 'play', args: [record, card, actions.join('\n')]});
    }

    /** A record round by round, as far as it is right. */
    async replay(record: string): Promise<Replay> {
        return JSON.parse(await this.#channel.ask({call: 'replay', args: [record]})) as Replay;
    }
}
