import {deviceStore} from './storage';

/** The player's settings, kept by the browser. */

export type Theme = 'auto' | 'light' | 'dark';
export type Palette = 'calm' | 'contrast';

interface Kept {
    name: string;
    theme: Theme;
    palette: Palette;
    sound: boolean;
}

const KEY = 'trasse.settings';
const DEFAULTS: Kept = {name: '', theme: 'auto', palette: 'calm', sound: false};

function read(): Kept {
    try {
        return {...DEFAULTS, ...(JSON.parse(deviceStore.get(KEY) ?? '{}') as Partial<Kept>)};
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
