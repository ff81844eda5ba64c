import {openDB, type DBSchema, type IDBPDatabase} from 'idb';
import type {Attachment, EarlierTotal, GameEntry} from './entry';

/** What the browser keeps of games. */
export interface HistorySchema extends DBSchema {
    games: {key: string; value: GameEntry; indexes: {endedAt: number; fingerprint: string}};
    attachments: {key: [string, string]; value: Attachment; indexes: {game: string; name: string}};
    totals: {key: string; value: EarlierTotal};
    /** Tables that were removed from the history, so that the server's list does not bring them back. */
    forgotten: {key: string; value: {id: string}};
}

export type HistoryDatabase = IDBPDatabase<HistorySchema>;

/** Grows with every change of the schema; `upgrade` must take over what any earlier version has kept. */
const VERSION = 1;

/**
 * Opens the database.
 *
 * @param lost called when it has been closed: by a newer version of the page in another tab, or by the browser
 */
export function openHistory(name: string, lost: () => void): Promise<HistoryDatabase> {
    return openDB<HistorySchema>(name, VERSION, {
        upgrade(database, from) {
            if (from < 1) {
                const games = database.createObjectStore('games', {keyPath: 'id'});
                games.createIndex('endedAt', 'endedAt');
                games.createIndex('fingerprint', 'fingerprint');
                const attachments = database.createObjectStore('attachments', {keyPath: ['game', 'name']});
                attachments.createIndex('game', 'game');
                attachments.createIndex('name', 'name');
                database.createObjectStore('totals', {keyPath: 'id'});
                database.createObjectStore('forgotten', {keyPath: 'id'});
            }
        },
        blocking(_current, _blocked, event) {
            (event.target as IDBDatabase).close();
            lost();
        },
        terminated: lost,
    });
}
