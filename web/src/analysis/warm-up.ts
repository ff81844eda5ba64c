import type {BoardIdentity} from '../workers/answers';
import type {Thinker} from '../workers/thinker';

/** What some browsers tell about the network. */
interface Connection {
    saveData?: boolean;
    type?: string;
}

/**
 * Loads the engine at the end of a game, so that an analysis has its first answer at once. After a game with bots this costs
 * nothing, and little where the page is kept for offline. Else it is a download of about a megabyte: players who save data, or
 * are on a mobile network, are spared it until they ask. A board that is not built in is left alone, too, since the page
 * would begin to learn it.
 */
export function warmUp(board: BoardIdentity, thinker: Pick<Thinker, 'prepare'>): void {
    const {saveData = false, type} = (navigator as {connection?: Connection}).connection ?? {};
    if (board.name !== undefined && navigator.onLine && !saveData && type !== 'cellular') {
        thinker.prepare(board.code, 'owl').catch(() => undefined);
    }
}
