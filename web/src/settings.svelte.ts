import type {Edition, Level} from './workers/answers';
import {FIRST_RIVAL, levelNamed} from './game/bots';
import {deviceStore} from './storage';
import {words} from './words/words.svelte';

/** The player's settings, kept by the browser. */

export type Theme = 'auto' | 'light' | 'dark';
export type Palette = 'calm' | 'contrast';
export type BuiltInBoard = 'classic' | 'garden';

interface Kept {
    name: string;
    theme: Theme;
    palette: Palette;
    sound: boolean;
    /** Whether reactions of others are shown. */
    reactions: boolean;
    /** Whether the device should tell when a table waits for its player. */
    notify: boolean;
    /** The board and the edition of new games. */
    board: BuiltInBoard;
    edition: Edition;
    /** The bots of the last game against bots. */
    rivals: Level[];
}

const KEY = 'trasse.settings';
const DEFAULTS: Kept = {
    name: '',
    theme: 'auto',
    palette: 'calm',
    sound: false,
    board: 'classic',
    edition: 'boards',
    rivals: [FIRST_RIVAL],
    reactions: true,
    notify: false,
};

function read(): Kept {
    try {
        const kept = {...DEFAULTS, ...(JSON.parse(deviceStore.get(KEY) ?? '{}') as Partial<Kept>)};
        return {...kept, rivals: kept.rivals.map((level) => levelNamed(level) ?? FIRST_RIVAL)};
    } catch {
        return DEFAULTS;
    }
}

export const settings = $state(read());

const dark = matchMedia('(prefers-color-scheme: dark)');
let systemIsDark = $state(dark.matches);
dark.addEventListener('change', () => (systemIsDark = dark.matches));

/** Keeps the settings and shows them, from now on and at every change. */
export function keepSettings(): void {
    $effect(() => {
        deviceStore.set(KEY, JSON.stringify(settings));
    });
    $effect(() => {
        const isDark = settings.theme === 'dark' || (settings.theme === 'auto' && systemIsDark);
        document.documentElement.dataset.theme = isDark ? 'dark' : 'light';
        document.documentElement.dataset.palette = settings.palette;
    });
}

/** The player's name, or "You". */
export function ownName(): string {
    const name = settings.name.trim();
    return name === '' ? words().home.you : name;
}
