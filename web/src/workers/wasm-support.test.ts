import {afterEach, expect, test, vi} from 'vitest';
import {supportsRules} from './wasm-support';

afterEach(() => vi.unstubAllGlobals());

test('a browser without WebAssembly cannot run the rules', () => {
    vi.stubGlobal('WebAssembly', undefined);
    expect(supportsRules()).toBe(false);
});

test('a browser that has WebAssembly without structures cannot either', () => {
    vi.stubGlobal('WebAssembly', {validate: (bytes: Uint8Array) => !bytes.includes(0x5f)});
    expect(supportsRules()).toBe(false);
});
