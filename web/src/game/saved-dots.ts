import {tabStore} from '../storage';

/** The dots of a turn. The tab keeps them in case the player loads the page again, or takes a line back. */
export const savedDots = {
    keep(game: string, moment: string, action: string | undefined): void {
        if (action === undefined) {
            tabStore.remove(key(game));
        } else {
            tabStore.set(key(game), `${moment}\n${action}`);
        }
    },

    /** Dots of another moment of the game do not count. */
    of(game: string, moment: string): string | undefined {
        const [then, action] = (tabStore.get(key(game)) ?? '').split('\n');
        return then === moment ? action : undefined;
    },
};

function key(game: string): string {
    return `trasse.dots.${game}`;
}
