import {afterEach, beforeEach, expect, test, vi} from 'vitest';

vi.stubGlobal('matchMedia', () => new EventTarget());
const {callBack, mayAskToNotify, titleBadge} = await import('./attention.svelte');
const {settings} = await import('./settings.svelte');

let shown: string[];

class ToldNotification {
    static permission: NotificationPermission = 'granted';

    constructor(_title: string, {body}: NotificationOptions) {
        shown.push(body ?? '');
    }
}

vi.stubGlobal('Notification', ToldNotification);

function look(hidden: boolean): void {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
    document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
    shown = [];
    ToldNotification.permission = 'granted';
    settings.notify = true;
});

afterEach(() => {
    vi.restoreAllMocks();
    Reflect.deleteProperty(navigator, 'serviceWorker');
    history.replaceState(null, '', '/');
});

test('a player who looks at the page is not called', () => {
    look(false);
    callBack('Your turn.');
    expect(titleBadge()).toBe('');
    expect(shown).toEqual([]);
});

test('the title calls a player back until they look', async () => {
    look(true);
    callBack('Your turn.');
    expect(titleBadge()).toBe('● ');
    await vi.waitFor(() => expect(shown).toEqual(['Your turn.']));
    look(false);
    expect(titleBadge()).toBe('');
});

test('where there is a service worker, its notification knows the table that it comes from', async () => {
    const showNotification = vi.fn();
    const serviceWorker = {getRegistration: async () => ({showNotification})};
    Object.defineProperty(navigator, 'serviceWorker', {value: serviceWorker, configurable: true});
    history.replaceState(null, '', '/t/abc');
    look(true);
    callBack('Your turn.');
    const expected = {body: 'Your turn.', data: '/t/abc', tag: '/t/abc', icon: '/icon-192.png'};
    await vi.waitFor(() => expect(showNotification).toHaveBeenCalledWith('Trasse', expected));
    expect(shown).toEqual([]);
});

test.each([
    ['did not want to be notified', () => (settings.notify = false)],
    ['has taken the permission back', () => (ToldNotification.permission = 'denied')],
])('a player who %s is called by the title alone', async (_, change) => {
    change();
    look(true);
    callBack('Your turn.');
    await Promise.resolve();
    expect(titleBadge()).toBe('● ');
    expect(shown).toEqual([]);
});

test('a player is asked only while the answer is open', () => {
    settings.notify = false;
    ToldNotification.permission = 'default';
    expect(mayAskToNotify()).toBe(true);
    ToldNotification.permission = 'denied';
    expect(mayAskToNotify()).toBe(false);
});
