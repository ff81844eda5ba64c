import {deviceStore} from '../storage';

const ASKED = 'trasse.persist-asked';

/**
 * Asks the browser not to clear the games when it needs room. Some browsers ask their user about it, so this is done once, and
 * when the games are in sight.
 */
export async function askToPersist(): Promise<void> {
    if (deviceStore.get(ASKED) === null && typeof navigator.storage?.persist === 'function') {
        deviceStore.set(ASKED, 'yes');
        try {
            await navigator.storage.persist();
        } catch {
            // A browser that refuses keeps the games for as long as it has room.
        }
    }
}
