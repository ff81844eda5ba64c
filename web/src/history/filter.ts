import type {Level} from '../workers/answers';
import {namesOf, type GameEntry, type GameKind} from './entry';

/** Which games are wanted; what is left out does not matter. */
export interface Filter {
    kind?: GameKind;
    /** The code of a board. */
    board?: string;
    /** At least one bot of this level plays. */
    level?: Level;
    /** Every word of it begins a part of some player's name. */
    search?: string;
}

export function filtered(games: readonly GameEntry[], {kind, board, level, search = ''}: Filter): GameEntry[] {
    const wanted = wordsOf(search);
    return games.filter(
        (game) =>
            (kind === undefined || game.kind === kind) &&
            (board === undefined || game.board.code === board) &&
            (level === undefined || game.players.some((player) => player.level === level)) &&
            wanted.every((word) => namesOf(game).some((name) => wordsOf(name).some((part) => part.startsWith(word)))),
    );
}

/** The words of a name, without accents and case. */
function wordsOf(text: string): string[] {
    return text
        .normalize('NFD')
        .replace(/\p{Diacritic}/gu, '')
        .toLowerCase()
        .split(/\s+/)
        .filter((word) => word !== '');
}
