import {deviceStore} from '../storage';
import type {en} from './en';

/** Any language has all the words that English has. */
export type Words = Widened<typeof en>;
export type Widened<T> = T extends string
    ? string
    : T extends (...args: infer A) => string
      ? (...args: A) => string
      : {[K in keyof T]: Widened<T[K]>};

export type Language = 'de' | 'fr' | 'it' | 'en';

/** In the order in which they are offered, each in its own words. */
export const LANGUAGES: Record<Language, string> = {de: 'Deutsch', fr: 'Français', it: 'Italiano', en: 'English'};

const LOADERS: Record<Language, () => Promise<Words>> = {
    de: async () => (await import('./de')).de,
    fr: async () => (await import('./fr')).fr,
    it: async () => (await import('./it')).it,
    en: async () => (await import('./en')).en,
};

const KEY = 'trasse.language';

let current: Words | undefined = $state.raw();
let chosen: Language = $state('en');

/** The words of the language that is chosen. */
export function words(): Words {
    if (current === undefined) {
        throw new Error('no language has been spoken yet');
    }
    return current;
}

export function language(): Language {
    return chosen;
}

/** A language as it is written where the visitor lives, which decides the order of a date. */
export function regionOf(language: string): string {
    const region = navigator.languages.find((tag) => tag.startsWith(language));
    return region ?? (language === 'en' ? 'en-GB' : language);
}

/** The language that was chosen last, or else the first of the browser's that we speak. */
export function preferred(): Language {
    const wanted = [deviceStore.get(KEY) ?? '', ...navigator.languages];
    const spoken = wanted.map((tag) => tag.slice(0, 2).toLowerCase()).find((tag) => tag in LANGUAGES);
    return (spoken as Language | undefined) ?? 'en';
}

export async function speak(language: Language): Promise<void> {
    current = await LOADERS[language]();
    chosen = language;
    document.documentElement.lang = language;
}

export function choose(language: Language): Promise<void> {
    deviceStore.set(KEY, language);
    return speak(language);
}
