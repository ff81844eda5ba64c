import 'fake-indexeddb/auto';
import {flushSync, mount, unmount} from 'svelte';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {loadLaterWords} from '../words/later/later.svelte';
import {speak} from '../words/words.svelte';

/** Rules that answer nothing. */
class SilentWorker {
    postMessage(): void {}
}

vi.stubGlobal('matchMedia', () => new EventTarget());
vi.stubGlobal('Worker', SilentWorker);
const {default: Games} = await import('./Games.svelte');
await speak('en');
await loadLaterWords();

let shown: ReturnType<typeof mount>;

beforeEach(() => {
    localStorage.clear();
    shown = mount(Games, {target: document.body});
    flushSync();
});

afterEach(() => unmount(shown));

function happens(name: string): void {
    const dataTransfer = {files: [], getData: () => 'https://trasse.example/replay/some-game'};
    document
        .querySelector('main')
        ?.dispatchEvent(Object.assign(new Event(name, {bubbles: true}), {dataTransfer, relatedTarget: null}));
    flushSync();
}

function isMarkedAsTarget(): boolean {
    return document.querySelector('.screen')?.classList.contains('over') === true;
}

test('what comes from elsewhere is welcome', () => {
    happens('dragover');
    expect(isMarkedAsTarget()).toBe(true);
    happens('dragleave');
    expect(isMarkedAsTarget()).toBe(false);
});

test('a link of the page itself that is dragged by accident is nothing to add', () => {
    for (const name of ['dragstart', 'dragover', 'dragleave', 'drop']) {
        happens(name);
        expect(isMarkedAsTarget()).toBe(false);
    }
    expect(document.querySelector('dialog')).toBeNull();
});

test('after that, what comes from elsewhere is welcome again', () => {
    ['dragstart', 'dragend', 'dragover'].forEach(happens);
    expect(isMarkedAsTarget()).toBe(true);
});
