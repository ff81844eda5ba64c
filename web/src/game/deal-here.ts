import {settings} from '../settings.svelte';
import {rules} from '../workers/rules';
import {namesAt} from './bots';
import {dealLocal} from './local.svelte';
import type {LocalPlayer} from './saved-games';

/** Deals a game on this device, on the board that is chosen, and tells its path. */
export async function dealHere(players: readonly LocalPlayer[]): Promise<string> {
    const names = namesAt(players);
    const named = players.map((player, i) => ({...player, name: names[i] ?? player.name}));
    return `/g/${(await dealLocal(rules, settings.board, settings.edition, named)).id}`;
}
