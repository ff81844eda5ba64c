import {language, type Words} from '../words/words.svelte';
import {namesAt} from './bots';
import type {LocalPlayer} from './saved-games';

/** "Ada, Ben and Cleo", in the reader's language. */
export function listed(names: readonly string[]): string {
    return new Intl.ListFormat(language()).format(names);
}

/** What a game on this device is called in a list: alone, against bots, or the people who pass the device round. */
export function titleOf(players: readonly LocalPlayer[], w: Words): string {
    const names = namesAt(players);
    if (names.length === 1) {
        return w.home.alone;
    }
    const isBot = (i: number) => players[i]?.level !== undefined;
    const people = names.filter((_, i) => !isBot(i));
    return people.length === 1 ? w.home.against(listed(names.filter((_, i) => isBot(i)))) : listed(names);
}
