import type {PaperScores} from '../workers/answers';
import type {RulesClient} from '../workers/rules-client';
import {keptPaper} from './kept-paper';
import {
    stateOf,
    withMove,
    writeAnnouncements,
    type Move,
    type PaperGame,
    type PaperSetup,
    type PaperState,
} from './paper-game';

export type PaperRules = Pick<RulesClient, 'begin' | 'replay' | 'paper'>;

/** A moment of a game, and what the rules say about it; of the cards alone, they have nothing to say. */
export interface Moment {
    game: PaperGame;
    state: PaperState;
    scores: PaperScores | undefined;
}

/** The cards in random order, as the rules deal them. */
async function shuffled(rules: PaperRules, seed: bigint): Promise<string[]> {
    const {deck = []} = await rules.replay(await rules.begin('classic', 'boards', ['-'], seed));
    return deck;
}

/** Begins a game, and keeps it. */
export async function beginPaper(rules: PaperRules, setup: PaperSetup, seed: bigint): Promise<void> {
    const deck = setup.task === 'scores' ? [] : await shuffled(rules, seed);
    keptPaper.begin({setup, deck, moves: []});
}

/** A table where people play on paper: what happens there is kept at once, and shown when the rules have added up. */
export class PaperTable {
    readonly #rules: PaperRules;
    #game: PaperGame | undefined;
    /** What is shown; undefined while there is no game. */
    moment: Moment | undefined = $state.raw();
    /** Whether there is something to take back. */
    canUndo = $state(false);

    constructor(rules: PaperRules) {
        this.#rules = rules;
    }

    /** Shows the game that this device keeps. */
    open(): Promise<void> {
        return this.#show(keptPaper.current());
    }

    act(move: Move): Promise<void> {
        if (this.#game === undefined) {
            return Promise.resolve();
        }
        const game = withMove(this.#game, move);
        keptPaper.put(game);
        return this.#show(game);
    }

    /** Takes back the last move; at the beginning of a game, the beginning. */
    undo(): Promise<void> {
        const game = this.#game;
        if (game === undefined || !this.canUndo) {
            return Promise.resolve();
        }
        if (game.moves.length === 0) {
            return this.#show(keptPaper.bringBack());
        }
        const before = {...game, moves: game.moves.slice(0, -1)};
        keptPaper.put(before);
        return this.#show(before);
    }

    /** The same people play once more. */
    async again(seed: bigint): Promise<void> {
        if (this.#game !== undefined) {
            await beginPaper(this.#rules, this.#game.setup, seed);
            await this.open();
        }
    }

    async #show(game: PaperGame | undefined): Promise<void> {
        this.#game = game;
        if (game === undefined) {
            this.moment = undefined;
            return;
        }
        const state = stateOf(game);
        const scores = game.setup.task === 'cards' ? undefined : await this.#scores(game, state);
        // Somebody may have been faster than the rules.
        if (this.#game === game) {
            this.moment = {game, state, scores};
            this.canUndo = game.moves.length > 0 || keptPaper.hasBefore();
        }
    }

    #scores({setup}: PaperGame, {announced, missed}: PaperState): Promise<PaperScores> {
        return this.#rules.paper(setup.edition, setup.names.length, writeAnnouncements(announced), missed);
    }
}
