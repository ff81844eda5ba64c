import type {WireTable} from '../server/api';
import {rules} from '../workers/rules';
import {gameHistory, type StorageTrouble} from './game-history.svelte';
import {keepTable} from './tables';
import {takeOver} from './take-over';

/** Keeps the games of this device that are over; tells why that does not work, if so. */
export async function keepFinished(): Promise<StorageTrouble | undefined> {
    await takeOver(gameHistory, rules);
    return gameHistory.trouble;
}

/** Keeps a table on the server that is over. */
export async function keepOwnTable(table: WireTable): Promise<StorageTrouble | undefined> {
    await keepTable(table, gameHistory, rules);
    return gameHistory.trouble;
}

export async function isInHistory(id: string): Promise<boolean> {
    return (await gameHistory.find(id)) !== undefined;
}
