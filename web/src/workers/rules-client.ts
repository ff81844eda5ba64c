import type {Board, Edition, Gains, PaperScores, Position, Rejection, Replay, Standing} from './answers';
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

    /** A record of a deal that is known already: start points in the order of the names, and all cards in theirs. */
    beginWith(board: string, edition: Edition, names: string[], starts: number[], deck: string[]): Promise<string> {
        return this.#channel.ask({
            call: 'beginWith',
            args: [board, edition, names.join('\n'), starts.join(' '), deck.join(' ')],
        });
    }

    async position(record: string, card = ''): Promise<Position> {
        return JSON.parse(await this.#channel.ask({call: 'position', args: [record, card]})) as Position;
    }

    /** All legal extensions of a line, as the notation writes them. */
    async extensions(board: string, line: string[], card: string): Promise<string[]> {
        const text = await this.#channel.ask({call: 'extensions', args: [board, line.join(' '), card]});
        return text.split('\n').filter((extension) => extension !== '');
    }

    /** The ends of a line that at least one of these cards could extend. */
    async openEnds(board: string, line: string[], cards: string[]): Promise<string[]> {
        const text = await this.#channel.ask({call: 'openEnds', args: [board, line.join(' '), cards.join(' ')]});
        return text.split(' ').filter((end) => end !== '');
    }

    /** The points that a line gets by going on through some fields, by number. */
    async gains(board: string, {players, reached, halves}: Standing, fields: readonly string[]): Promise<Gains> {
        const text = await this.#channel.ask({
            call: 'gains',
            args: [board, players, reached.join(' '), halves.join(' '), fields.join(' ')],
        });
        return JSON.parse(text) as Gains;
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

    /** A record of a game that goes on after some rounds of another one, with some of its players. */
    playOn(record: string, rounds: number, starts: number[], names: string[], deck: string[]): Promise<string> {
        return this.#channel.ask({
            call: 'playOn',
            args: [record, rounds, starts.join(' '), names.join('\n'), deck.join(' ')],
        });
    }

    /** A record as a short text for links, as far as it is right. */
    pack(record: string): Promise<string> {
        return this.#channel.ask({call: 'pack', args: [record]});
    }

    /** The record in such a text. */
    unpack(packed: string): Promise<string> {
        return this.#channel.ask({call: 'unpack', args: [packed]});
    }

    /**
     * The strips of a game on paper.
     *
     * @param announcements a line for each round, the last of which is open: `1:8 2:3`
     * @param missed how many fields each line has missed, as far as that is known
     */
    async paper(
        edition: Edition,
        players: number,
        announcements: string,
        missed: readonly (number | null)[],
    ): Promise<PaperScores> {
        const counted = missed.map((fields) => fields ?? '-').join(' ');
        return JSON.parse(
            await this.#channel.ask({call: 'paper', args: [edition, players, announcements, counted]}),
        ) as PaperScores;
    }
}
