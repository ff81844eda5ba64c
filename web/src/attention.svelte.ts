import {settings} from './settings.svelte';

/** Calls a player back who has another tab or window in front. */

let isCalled = $state(false);

document.addEventListener('visibilitychange', () => {
    if (!document.hidden) {
        isCalled = false;
    }
});

/** What stands before the title of the page while it is hidden and something waits there. */
export function titleBadge(): string {
    return isCalled ? '● ' : '';
}

/** Whether the device could notify, and the player has neither said yes nor no. */
export function mayAskToNotify(): boolean {
    return typeof Notification === 'function' && Notification.permission !== 'denied' && !settings.notify;
}

/** Asks for permission to notify; tells whether it was given. */
export async function askToNotify(): Promise<boolean> {
    settings.notify = (await Notification.requestPermission()) === 'granted';
    return settings.notify;
}

/** Does nothing while the player looks at the page. */
export function callBack(sentence: string): void {
    if (!document.hidden) {
        return;
    }
    isCalled = true;
    if (settings.notify && typeof Notification === 'function' && Notification.permission === 'granted') {
        void notify(sentence);
    }
}

/** Phones notify only through the service worker, which a page without HTTPS does not have. */
async function notify(body: string): Promise<void> {
    const options = {body, tag: location.pathname, icon: '/icon-192.png', data: location.pathname};
    const worker = await navigator.serviceWorker?.getRegistration();
    if (worker === undefined) {
        new Notification('Trasse', options);
    } else {
        await worker.showNotification('Trasse', options);
    }
}
