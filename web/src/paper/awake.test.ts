import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {canKeepAwake, keepAwake} from './awake';

/** The locks that are held. */
let locks: Set<{released: boolean}>;

function lend(): void {
    vi.stubGlobal('navigator', {
        wakeLock: {
            request: () => {
                const lock = {
                    released: false,
                    release: () => {
                        lock.released = true;
                        locks.delete(lock);
                        return Promise.resolve();
                    },
                };
                locks.add(lock);
                return Promise.resolve(lock);
            },
        },
    });
}

function look(visibility: DocumentVisibilityState): void {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
    document.dispatchEvent(new Event('visibilitychange'));
}

/** As browsers do when nobody sees the page. */
function letGo(): void {
    locks.forEach((lock) => (lock.released = true));
    locks.clear();
}

beforeEach(() => {
    locks = new Set();
    lend();
});

afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
});

test('the screen stays on until the game is left', async () => {
    const release = keepAwake();
    await vi.waitFor(() => expect(locks.size).toBe(1));
    release();
    await vi.waitFor(() => expect(locks.size).toBe(0));
});

test('it stays on again when somebody comes back to the page', async () => {
    const release = keepAwake();
    await vi.waitFor(() => expect(locks.size).toBe(1));
    letGo();
    look('hidden');
    look('visible');
    await vi.waitFor(() => expect(locks.size).toBe(1));
    release();
    await vi.waitFor(() => expect(locks.size).toBe(0));
});

test('a lock that is still held is not asked for twice', async () => {
    const release = keepAwake();
    look('visible');
    look('visible');
    release();
    await vi.waitFor(() => expect(locks.size).toBe(0));
});

test('a game that is left while the page is hidden stays without a lock', async () => {
    const release = keepAwake();
    await vi.waitFor(() => expect(locks.size).toBe(1));
    letGo();
    look('hidden');
    release();
    look('visible');
    await Promise.resolve();
    expect(locks.size).toBe(0);
});

test('where there is no lock the page knows it', () => {
    expect(canKeepAwake()).toBe(true);
    vi.stubGlobal('navigator', {});
    expect(canKeepAwake()).toBe(false);
    keepAwake()();
});
