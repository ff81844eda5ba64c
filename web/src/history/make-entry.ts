import type {Level, Replay} from '../workers/answers';
import type {GameEntry, GameKind} from './entry';

/** What a record does not tell about its game. */
export interface GameOrigin extends Pick<GameEntry, 'table' | 'day' | 'challenge'> {
    id: string;
    kind: GameKind;
    endedAt: number;
    record: string;
    /** In the order of the record. */
    players: readonly {isOwn: boolean; level?: Level}[];
}

/** A game for the history, with the figures that the rules have found in its record. */
export function entryOf(origin: GameOrigin, replay: Replay): GameEntry {
    const {id, kind, endedAt, record, table, day, challenge} = origin;
    const last = replay.positions.at(-1);
    if (last === undefined) {
        throw new Error('a replay has at least the position before the first round');
    }
    const where = {...(table && {table}), ...(day && {day}), ...(challenge && {challenge})};
    return {
        id,
        kind,
        endedAt,
        record,
        fingerprint: fingerprintOf(replay),
        board: replay.board,
        edition: replay.edition,
        rounds: replay.rounds.length,
        players: last.seats.map(({name, start, line, points, plus, minus, total}, place) => {
            const {isOwn = false, level} = origin.players[place] ?? {};
            return {name, start, isOwn, ...(level && {level}), line, points, plus, minus, total};
        }),
        winners: last.winners,
        ...where,
    };
}

/** Tells games apart by what was played, not by how it is written down. */
export function fingerprintOf({board, edition, players, rounds}: Replay): string {
    const text = [
        board.code,
        edition,
        ...players.map(({start, name}) => `${start} ${name}`),
        ...rounds.flatMap(({card, actions}) => [card, ...actions]),
    ].join('\n');
    return hash(text).toString(16).padStart(16, '0');
}

/** FNV-1a in 64 bits. The browser's own digests exist only on pages with HTTPS. */
function hash(text: string): bigint {
    return new TextEncoder()
        .encode(text)
        .reduce((sum, byte) => BigInt.asUintN(64, (sum ^ BigInt(byte)) * 0x100000001b3n), 0xcbf29ce484222325n);
}
