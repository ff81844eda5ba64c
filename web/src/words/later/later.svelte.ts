import {language, type Language, type Widened} from '../words.svelte';
import type {later} from './en';

/** What screens say that no first game needs. These words are loaded with the first such screen. */
export type LaterWords = Widened<typeof later>;

const LOADERS: Record<Language, () => Promise<LaterWords>> = {
    de: async () => (await import('./de')).later,
    fr: async () => (await import('./fr')).later,
    it: async () => (await import('./it')).later,
    en: async () => (await import('./en')).later,
};

let current: LaterWords | undefined = $state.raw();
/** The language that was asked for last, and when its words are there. */
let spoken: Language | undefined;
let loading: Promise<void> = Promise.resolve();

/** The words of the language that is chosen. When that changes, they follow as soon as they are loaded. */
export function laterWords(): LaterWords {
    void loadLaterWords();
    if (current === undefined) {
        throw new Error('these words are loaded before their screens');
    }
    return current;
}

export function loadLaterWords(): Promise<void> {
    const wanted = language();
    if (wanted !== spoken) {
        spoken = wanted;
        loading = load(wanted);
        loading.catch(() => (spoken = undefined));
    }
    return loading;
}

async function load(wanted: Language): Promise<void> {
    const words = await LOADERS[wanted]();
    if (spoken === wanted) {
        current = words;
    }
}
