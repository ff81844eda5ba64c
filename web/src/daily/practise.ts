import {randomId, randomSeed} from '../game/random';
import {savedGames, type SavedGame} from '../game/saved-games';
import type {PastDeal} from '../server/api';
import {referenceTo, type Edition} from '../workers/answers';

/** What the rules are asked. */
interface DealRules {
    beginWith(board: string, edition: Edition, names: string[], starts: number[], deck: string[]): Promise<string>;
}

/** Begins a game alone on this device with the cards of a day that is over, and keeps it. It counts as practice. */
export async function practise(rules: DealRules, deal: PastDeal, name: string): Promise<SavedGame> {
    const {day, edition, start, deck} = deal;
    const board = deal.board.name ?? referenceTo(deal.board);
    const game: SavedGame = {
        id: randomId(),
        board,
        edition,
        players: [{name}],
        seed: String(randomSeed()),
        record: await rules.beginWith(board, edition, [name], [start], deck.split(' ')),
        decided: {},
        round: 1,
        over: false,
        movedAt: Date.now(),
        practice: true,
        day,
    };
    savedGames.put(game);
    return game;
}

/** The practice game of a day that has been begun here and is not over. */
export function begunPractice(day: string): SavedGame | undefined {
    return savedGames.games().find((game) => game.practice === true && game.day === day && !game.over);
}
