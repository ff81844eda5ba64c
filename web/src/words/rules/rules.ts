import type {Language} from '../words.svelte';

/** A part of the rules. */
export interface Section {
    title: string;
    text: readonly string[];
    points?: readonly string[];
}

const LOADERS: Record<Language, () => Promise<readonly Section[]>> = {
    de: async () => (await import('./de')).rules,
    fr: async () => (await import('./fr')).rules,
    it: async () => (await import('./it')).rules,
    en: async () => (await import('./en')).rules,
};

export function rulesIn(language: Language): Promise<readonly Section[]> {
    return LOADERS[language]();
}
