import {NUMBERS} from '../game/notation';
import type {Result} from './results';

type Cell = string | number | boolean | undefined;

/** Spreadsheets know by this mark that the file is in UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Results as a table for spreadsheets, a line each, as RFC 4180 describes it. */
export function csvOf(results: readonly Result[], boardName: (code: string) => string): string {
    const head = [
        ...['game', 'date', 'kind', 'board', 'edition', 'player', 'players', 'won', 'total', 'plus', 'minus'],
        ...NUMBERS.map((number) => `points ${number}`),
        'accuracy',
    ];
    const rows = results.map((result): Cell[] => [
        ...[result.game, new Date(result.at).toISOString(), result.kind, boardName(result.board), result.edition],
        ...[result.name, result.players, result.players > 1 ? result.hasWon : undefined, result.total],
        ...[result.strip?.plus, result.strip?.minus],
        ...NUMBERS.map((number) => (result.strip === undefined ? undefined : (result.strip.points[number] ?? 0))),
        result.accuracy,
    ]);
    return BYTE_ORDER_MARK + [head, ...rows].map((row) => `${row.map(written).join(',')}\r\n`).join('');
}

function written(cell: Cell): string {
    if (typeof cell !== 'string') {
        return cell === undefined ? '' : String(cell);
    }
    const text = withoutFormula(cell);
    return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A spreadsheet computes a cell that begins like this. An apostrophe before it says that it is a text. */
function withoutFormula(text: string): string {
    return /^\s*[=+\-@\t\r]/.test(text) ? `'${text}` : text;
}
