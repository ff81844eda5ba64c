import {flushSync, mount, unmount} from 'svelte';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {en} from '../words/en';
import {speak} from '../words/words.svelte';

vi.stubGlobal('matchMedia', () => new EventTarget());
const {default: Settings} = await import('./Settings.svelte');
const {settings} = await import('../settings.svelte');
await speak('en');

let answer: NotificationPermission;
let shown: ReturnType<typeof mount> | undefined;

class AskedNotification {
    static permission: NotificationPermission = 'default';

    static requestPermission(): Promise<NotificationPermission> {
        return Promise.resolve(answer);
    }
}

beforeEach(() => {
    vi.stubGlobal('Notification', AskedNotification);
    AskedNotification.permission = 'default';
    answer = 'granted';
    settings.notify = false;
});

afterEach(async () => {
    if (shown !== undefined) {
        await unmount(shown);
        shown = undefined;
    }
});

/** The box for notifications, if there is one. */
function box(): HTMLInputElement | undefined {
    shown = mount(Settings, {target: document.body});
    flushSync();
    const label = [...document.querySelectorAll('label')].find(({textContent}) => textContent.includes(en.talk.notify));
    return label?.querySelector('input') ?? undefined;
}

test('notifications can be switched off again', () => {
    settings.notify = true;
    const notifies = box();
    expect(notifies?.checked).toBe(true);
    notifies?.click();
    expect(settings.notify).toBe(false);
});

test('switched on, they are asked for', async () => {
    const notifies = box();
    notifies?.click();
    await vi.waitFor(() => expect(settings.notify).toBe(true));
});

test('a player who does not allow them sees that they are off', async () => {
    answer = 'default';
    const notifies = box();
    notifies?.click();
    await vi.waitFor(() => expect(notifies?.checked).toBe(false));
    expect(settings.notify).toBe(false);
});

test('where the browser forbids them there is nothing to choose', () => {
    AskedNotification.permission = 'denied';
    expect(box()).toBeUndefined();
});
