import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {askToPersist} from './persist';

function browserWith(storage: Partial<StorageManager> | undefined): void {
    vi.stubGlobal('navigator', {storage});
}

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

test('the browser is asked once to keep the games', async () => {
    const persist = vi.fn(async () => true);
    browserWith({persist});
    await askToPersist();
    await askToPersist();
    expect(persist).toHaveBeenCalledTimes(1);
});

test('a browser that refuses is not asked again', async () => {
    const persist = vi.fn(() => Promise.reject(new DOMException('no', 'NotAllowedError')));
    browserWith({persist});
    await expect(askToPersist()).resolves.toBeUndefined();
    await askToPersist();
    expect(persist).toHaveBeenCalledTimes(1);
});

test.each([undefined, {}])('a browser that cannot do it is left alone: %j', async (storage) => {
    browserWith(storage);
    await expect(askToPersist()).resolves.toBeUndefined();
    const persist = vi.fn(async () => true);
    browserWith({persist});
    await askToPersist();
    expect(persist).toHaveBeenCalledTimes(1);
});
