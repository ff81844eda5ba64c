import type {Edition} from '../workers/answers';
import {namesAt, STAND_IN} from './bots';
import {randomId, randomSeed} from './random';
import {writeDeal, type SharedDeal} from './same-cards';
import {savedGames, type SavedGame} from './saved-games';

/** What the rules are asked. */
interface DealRules {
    beginWith(board: string, edition: Edition, names: string[], starts: number[], deck: string[]): Promise<string>;
}

/** Begins a game on this device with the cards of somebody else's, from the same start point, and keeps it. */
export async function dealSame(rules: DealRules, deal: SharedDeal, name: string): Promise<SavedGame> {
    const {board, edition, deck, seats} = deal;
    const table = seats.map(({level = STAND_IN}, i) => (i === 0 ? {name} : {name, level}));
    const names = namesAt(table);
    const players = table.map((player, i) => ({...player, name: names[i] ?? name}));
    const record = await rules.beginWith(
        board,
        edition,
        names,
        seats.map(({start}) => start),
        deck,
    );
    const game: SavedGame = {
        id: randomId(),
        board,
        edition,
        players,
        seed: String(randomSeed()),
        record,
        decided: {},
        round: 1,
        over: false,
        movedAt: Date.now(),
        same: writeDeal(deal),
    };
    savedGames.put(game);
    return game;
}
