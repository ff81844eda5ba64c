import {ROUNDS} from '../game/notation';
import type {EarlierTotal, GameEntry, GameKind, PlayerResult} from '../history/entry';
import type {Edition, Level} from '../workers/answers';
import type {Accuracies} from './accuracies';

/** The line of one player in a finished game: this is what statistics count. */
export interface Result {
    /** The id of the game. */
    game: string;
    /** Milliseconds since 1970. */
    at: number;
    kind: GameKind;
    /** The code of the board. */
    board: string;
    edition: Edition;
    /** Empty if only the total was kept. */
    name: string;
    /** How many played. */
    players: number;
    total: number;
    hasWon: boolean;
    /** The score strip; missing if only the total was kept. */
    strip?: Pick<PlayerResult, 'points' | 'plus' | 'minus'>;
    /** From 0 to 100, if the game was analysed. */
    accuracy?: number;
    /** The best total among the bots of each level. */
    bots: ReadonlyMap<Level, number>;
}

/** Which results are wanted; what is left out does not matter. */
export interface Selection {
    kind?: GameKind;
    board?: string;
    edition?: Edition;
    name?: string;
}

/** Games that say little about their player's own play count only if they are asked for. */
export const ONLY_IF_CHOSEN: readonly GameKind[] = ['practice', 'imported'];

/**
 * The results of the player who keeps the history, the oldest first. On a shared device and in imported games that is
 * everyone but bots. Games that stop early have no result.
 */
export function resultsOf(
    games: readonly GameEntry[],
    totals: readonly EarlierTotal[],
    accuracies: Accuracies,
): Result[] {
    const played = games
        .filter(({rounds}) => rounds === ROUNDS)
        .flatMap((game) =>
            game.players
                .filter(({isOwn, level}) => (game.kind === 'imported' ? level === undefined : isOwn))
                .map((player) => resultOf(game, player, accuracies)),
        );
    return [...played, ...totals.map(resultOfTotal)].sort((a, b) => a.at - b.at);
}

function resultOf(game: GameEntry, player: PlayerResult, accuracies: Accuracies): Result {
    const {id, endedAt, kind, board, edition, players, winners} = game;
    const {name, start, total, points, plus, minus} = player;
    const accuracy = accuracies.get(id)?.get(start);
    return {
        game: id,
        at: endedAt,
        kind,
        board: board.code,
        edition,
        name,
        players: players.length,
        total,
        hasWon: players.length > 1 && winners.includes(start),
        strip: {points, plus, minus},
        ...(accuracy !== undefined && {accuracy}),
        bots: bestBots(players),
    };
}

function bestBots(players: readonly PlayerResult[]): Map<Level, number> {
    const best = new Map<Level, number>();
    for (const {level, total} of players) {
        if (level !== undefined) {
            best.set(level, Math.max(total, best.get(level) ?? -Infinity));
        }
    }
    return best;
}

function resultOfTotal({id, at, board, edition, total}: EarlierTotal): Result {
    return {
        game: id,
        at,
        kind: 'alone',
        board,
        edition,
        name: '',
        players: 1,
        total,
        hasWon: false,
        bots: new Map(),
    };
}

export function selected(results: readonly Result[], {kind, board, edition, name}: Selection): Result[] {
    return results.filter(
        (result) =>
            (kind === undefined ? !ONLY_IF_CHOSEN.includes(result.kind) : result.kind === kind) &&
            (board === undefined || result.board === board) &&
            (edition === undefined || result.edition === edition) &&
            (name === undefined || result.name === name),
    );
}
