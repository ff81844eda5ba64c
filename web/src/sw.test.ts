import {beforeEach, expect, test, vi} from 'vitest';

/** The tabs that are open, and what has happened to them. */
let tabs: string[];
let happened: string[];

const scope = Object.assign(new EventTarget(), {
    clients: {
        matchAll: async () =>
            tabs.map((url) => ({url, focus: async () => void happened.push(`focus ${new URL(url).pathname}`)})),
        openWindow: async (path: string) => void happened.push(`open ${path}`),
    },
});

vi.stubGlobal('self', scope);
// To TypeScript, a script without exports is no module that could be imported.
await vi.importActual('./sw');
vi.unstubAllGlobals();

/** Touches the notification of a table. */
async function touch(path: string): Promise<void> {
    let until: Promise<void> | undefined;
    const event = Object.assign(new Event('notificationclick'), {
        notification: {data: path, close: () => void happened.push('close')},
        waitUntil: (promise: Promise<void>) => void (until = promise),
    });
    scope.dispatchEvent(event);
    await until;
}

beforeEach(() => void (happened = []));

test('a notification leads back to the tab with its table', async () => {
    tabs = ['https://trasse.example/', 'https://trasse.example/t/abc'];
    await touch('/t/abc');
    expect(happened).toEqual(['close', 'focus /t/abc']);
});

test('a notification opens its table if no tab shows that any more', async () => {
    tabs = ['https://trasse.example/', 'https://trasse.example/t/abcdef'];
    await touch('/t/abc');
    expect(happened).toEqual(['close', 'open /t/abc']);
});
