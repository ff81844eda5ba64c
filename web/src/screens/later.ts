import {loadLaterWords} from '../words/later/later.svelte';

/** Screens that need more words than a first game does. */
export const laterScreens = {
    daily: () => withWords(import('./Daily.svelte')),
    days: () => withWords(import('./Days.svelte')),
    games: () => withWords(import('./Games.svelte')),
    replay: () => withWords(import('./Replay.svelte')),
    paper: () => withWords(import('./Paper.svelte')),
    puzzles: () => withWords(import('./Puzzles.svelte')),
    statistics: () => withWords(import('./Statistics.svelte')),
    print: () => withWords(import('./Print.svelte')),
};

async function withWords<T>(screen: Promise<T>): Promise<T> {
    await loadLaterWords();
    return screen;
}
