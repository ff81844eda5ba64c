import {namesAt} from '../game/bots';
import {ROUNDS} from '../game/notation';
import {randomId, randomSeed} from '../game/random';
import {savedGames, type SavedGame} from '../game/saved-games';
import {referenceTo, type Level, type Replay} from '../workers/answers';

/** How a game goes on from one of its positions. */
export interface PlayOn {
    /** After so many rounds. */
    rounds: number;
    /** The start point of the player whose line goes on. */
    start: number;
    name: string;
    /** The level of the bots that play the other lines; without it the line goes on alone. */
    level?: Level;
    cards: 'same' | 'fresh';
}

/** What the rules are asked. */
interface PlayOnRules {
    playOn(record: string, rounds: number, starts: number[], names: string[], deck: string[]): Promise<string>;
}

/** The cards in the order in which they came, if all of them are known. */
export function deckOf({deck, rounds}: Replay): string[] | undefined {
    return deck ?? (rounds.length === ROUNDS ? rounds.map(({card}) => card) : undefined);
}

/** Begins a practice game on this device and keeps it. */
export async function playOn(
    rules: PlayOnRules,
    record: string,
    replay: Replay,
    {rounds, start, name, level, cards}: PlayOn,
): Promise<SavedGame> {
    const others = level === undefined ? [] : replay.players.filter((player) => player.start !== start);
    const table = [{name}, ...others.map((player) => ({name: player.name, level}))];
    const names = namesAt(table);
    const players = table.map((player, place) => ({...player, name: names[place] ?? player.name}));
    const known = cards === 'same' ? deckOf(replay) : undefined;
    const deck = known ?? [
        ...replay.rounds.slice(0, rounds).map(({card}) => card),
        ...shuffled(replay.positions[rounds]?.left ?? []),
    ];
    const starts = [start, ...others.map((player) => player.start)];
    const game: SavedGame = {
        id: randomId(),
        board: replay.board.name ?? referenceTo(replay.board),
        edition: replay.edition,
        players,
        seed: String(randomSeed()),
        record: await rules.playOn(record, rounds, starts, names, deck),
        decided: {},
        round: rounds + 1,
        over: false,
        movedAt: Date.now(),
        practice: true,
    };
    savedGames.put(game);
    return game;
}

/** In random order, each equally likely. */
function shuffled(cards: readonly string[]): string[] {
    const order = [...cards];
    for (let last = order.length - 1; last > 0; last--) {
        const place = Number(BigInt.asUintN(63, randomSeed()) % BigInt(last + 1));
        [order[last], order[place]] = [order[place] as string, order[last] as string];
    }
    return order;
}
