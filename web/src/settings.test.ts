import {beforeEach, expect, test, vi} from 'vitest';

vi.stubGlobal('matchMedia', () => new EventTarget());

/** The settings of a page that opens now. */
async function opened(): Promise<typeof import('./settings.svelte').settings> {
    vi.resetModules();
    return (await import('./settings.svelte')).settings;
}

beforeEach(() => localStorage.clear());

test('a newcomer plays against a bot of the middle', async () => {
    expect((await opened()).rivals).toEqual(['hedgehog']);
});

test('the bots of the last game are kept, also under the names of earlier versions', async () => {
    localStorage.setItem('trasse.settings', '{"name":"Ada","rivals":["greedy","fox","master"]}');
    expect(await opened()).toMatchObject({name: 'Ada', rivals: ['magpie', 'fox', 'owl']});
});
