import {loadLaterWords} from '../words/later/later.svelte';

/** Screens that need more words than a first game does. */
export const laterScreens = {
    games: () => withWords(import('./Games.svelte')),
    replay: () => withWords(import('./Replay.svelte')),
};

async function withWords<T>(screen: Promise<T>): Promise<T> {
    await loadLaterWords();
    return screen;
}
