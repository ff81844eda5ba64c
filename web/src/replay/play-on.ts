import {namesAt} from '../game/bots';
import {ROUNDS} from '../game/notation';
import {randomId, randomSeed} from '../game/random';
import {savedGames, type SavedGame} from '../game/saved-games';
import {referenceTo, type Edition, type Level, type Replay} from '../workers/answers';
import {join, type JoinFollowing, type JoiningBots} from './join';

/** How a game goes on from one of its positions. */
export interface PlayOn {
    /** After so many rounds. */
    rounds: number;
    /** The start point of the player whose line goes on. */
    start: number;
    name: string;
    /**
     * The levels of the bots at the table; none if the line goes on alone. They play the other lines. Where there are
     * none, because the game was solo, they join with lines of their own.
     */
    levels: readonly Level[];
    cards: 'same' | 'fresh';
}

/** What the rules are asked. */
interface PlayOnRules {
    playOn(record: string, rounds: number, starts: number[], names: string[], deck: string[]): Promise<string>;
    beginWith(board: string, edition: Edition, names: string[], starts: number[], deck: string[]): Promise<string>;
    play(record: string, actions: string[]): Promise<string>;
}

const STARTS = [1, 2, 3, 4];

/** The cards in the order in which they came, if all of them are known. */
export function deckOf({deck, rounds}: Replay): string[] | undefined {
    return deck ?? (rounds.length === ROUNDS ? rounds.map(({card}) => card) : undefined);
}

/** Begins a practice game on this device and keeps it. */
export async function playOn(
    rules: PlayOnRules,
    bots: JoiningBots,
    record: string,
    replay: Replay,
    {rounds, start, name, levels, cards}: PlayOn,
    following: JoinFollowing = {},
): Promise<SavedGame> {
    const isJoined = replay.players.length === 1 && levels.length > 0;
    const lines = isJoined ? shuffled(STARTS) : replay.players.map((player) => player.start);
    const others = lines.filter((other) => other !== start).slice(0, levels.length);
    const starts = [start, ...others];
    const table = [{name}, ...levels.map((level) => ({name: '', level}))];
    const names = namesAt(table);
    const known = cards === 'same' ? deckOf(replay) : undefined;
    const before = replay.rounds.slice(0, rounds);
    const deck = known ?? [...before.map(({card}) => card), ...shuffled(replay.positions[rounds]?.left ?? [])];
    const board = replay.board.name ?? referenceTo(replay.board);
    const seed = randomSeed();

    async function joined(): Promise<string> {
        const joining = {
            board: replay.board.code,
            record: await rules.beginWith(board, replay.edition, names, starts, deck),
            drawn: before.map(({actions}) => actions[0] ?? ''),
            bots: others.map((other, i) => ({start: other, level: levels[i] as Level})),
            seed,
        };
        return join(rules, bots, joining, following);
    }

    const game: SavedGame = {
        id: randomId(),
        board,
        edition: replay.edition,
        players: table.map((player, place) => ({...player, name: names[place] ?? player.name})),
        seed: String(seed),
        record: isJoined ? await joined() : await rules.playOn(record, rounds, starts, names, deck),
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
function shuffled<T>(things: readonly T[]): T[] {
    const order = [...things];
    for (let last = order.length - 1; last > 0; last--) {
        const place = Number(BigInt.asUintN(63, randomSeed()) % BigInt(last + 1));
        [order[last], order[place]] = [order[place] as T, order[last] as T];
    }
    return order;
}
