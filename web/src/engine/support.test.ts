import {afterEach, expect, test, vi} from 'vitest';
import {runsTheRulebook} from './support';

afterEach(() => vi.unstubAllGlobals());

test('a browser without WebAssembly cannot run the rulebook', () => {
    vi.stubGlobal('WebAssembly', undefined);
    expect(runsTheRulebook()).toBe(false);
});

test('a browser that has WebAssembly without structures cannot either', () => {
    vi.stubGlobal('WebAssembly', {validate: (bytes: Uint8Array) => !bytes.includes(0x5f)});
    expect(runsTheRulebook()).toBe(false);
});
