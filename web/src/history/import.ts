import {isSound} from '../analysis/kept-analysis';
import {RulesError} from '../workers/channel';
import type {Fault, Replay} from '../workers/answers';
import {isAttachment, isEarlierTotal, isEntry, type GameEntry} from './entry';
import type {GameHistory, HistoryContents} from './game-history.svelte';
import {entryOf, fingerprintOf} from './make-entry';
import type {ReplayRules} from './take-over';

/** What came of a text that should be a game, or a whole history. */
export type Imported =
    | {kind: 'added' | 'known'; game: GameEntry}
    /** The record is wrong; `replay` has the rounds before that, if there are any. */
    | {kind: 'broken'; fault: Fault; replay?: Replay; record: string}
    | {kind: 'history'; added: number; known: number; unreadable: number}
    /** It looks like an exported history, and is none. */
    | {kind: 'foreign'};

/** No attachment is nested more deeply. What is could not be stored, nor exported again. */
const DEEPEST = 20;

/** More than any record has. A whole history may be larger. */
const LONGEST_RECORD = 1 << 20;

const FORMAT = 'trasse-games';
const VERSION = 1;

/** Everything that the history holds, as the text of one file. */
export async function exportAll(history: GameHistory): Promise<string> {
    return written(await history.contents());
}

/** The same of some games only. */
export async function exportSome(history: GameHistory, ids: ReadonlySet<string>): Promise<string> {
    const {games, attachments, totals} = await history.contents();
    return written({
        games: games.filter(({id}) => ids.has(id)),
        attachments: attachments.filter(({game}) => ids.has(game)),
        totals: totals.filter(({id}) => ids.has(id)),
    });
}

function written(contents: HistoryContents): string {
    return JSON.stringify({format: FORMAT, version: VERSION, ...contents});
}

/** Reads a record or an exported history and adds what is not there yet. */
export async function importText(
    text: string,
    history: GameHistory,
    rules: ReplayRules,
    at = Date.now(),
): Promise<Imported> {
    return /^\s*[{[]/.test(text) ? importAll(text, history, rules) : importRecord(text, history, rules, at);
}

async function importRecord(
    record: string,
    history: GameHistory,
    rules: ReplayRules,
    endedAt: number,
): Promise<Imported> {
    let replay: Replay;
    try {
        replay = await rules.replay(record.slice(0, LONGEST_RECORD + 1));
    } catch (problem) {
        if (problem instanceof RulesError && problem.rejection.fault !== undefined) {
            return {kind: 'broken', fault: problem.rejection.fault, record};
        }
        throw problem;
    }
    if (replay.fault !== undefined) {
        const isWorthLooking = replay.rounds.length > 0;
        return {kind: 'broken', fault: replay.fault, record, ...(isWorthLooking && {replay})};
    }
    const fingerprint = fingerprintOf(replay);
    const same = await history.findSame(fingerprint);
    if (same !== undefined) {
        return {kind: 'known', game: same};
    }
    const players = replay.players.map(() => ({isOwn: false}));
    const game = entryOf({id: `i-${fingerprint}`, kind: 'imported', endedAt, record, players}, replay);
    await history.add([game]);
    return {kind: 'added', game};
}

/** Figures in a file are not believed: they are computed again from the records. */
async function importAll(text: string, history: GameHistory, rules: ReplayRules): Promise<Imported> {
    const file = parsed(text);
    if (file?.format !== FORMAT || !Array.isArray(file.games)) {
        return {kind: 'foreign'};
    }
    const games: GameEntry[] = [];
    let unreadable = 0;
    let known = 0;
    for (const entry of file.games as unknown[]) {
        const game = isEntry(entry) ? await readAgain(entry, rules) : undefined;
        const same = game === undefined ? undefined : await history.findSame(game.fingerprint);
        if (game === undefined) {
            unreadable++;
        } else if (same === undefined || same.id === game.id) {
            games.push(game);
        } else {
            known++;
        }
    }
    const added = await history.merge({
        games,
        attachments: listOf(file.attachments)
            .filter(isAttachment)
            .filter(({name, value}) => isFlat(value) && isSound(name, value)),
        totals: listOf(file.totals).filter(isEarlierTotal),
    });
    return {kind: 'history', added, known: known + games.length - added, unreadable};
}

function parsed(text: string): Record<string, unknown> | undefined {
    try {
        const value: unknown = JSON.parse(text);
        return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;
    } catch {
        return undefined;
    }
}

function listOf(value: unknown): unknown[] {
    return Array.isArray(value) ? value : [];
}

function isFlat(value: unknown, levels = DEEPEST): boolean {
    return (
        typeof value !== 'object' ||
        value === null ||
        (levels > 0 && Object.values(value).every((part) => isFlat(part, levels - 1)))
    );
}

async function readAgain(entry: GameEntry, rules: ReplayRules): Promise<GameEntry | undefined> {
    try {
        const replay = await rules.replay(entry.record);
        return replay.fault === undefined ? entryOf(entry, replay) : undefined;
    } catch {
        return undefined;
    }
}
