import {keptByTab} from '../storage';

/** The dots of a turn. The tab keeps them for whoever loads the page again, or takes a line back. */
export const sketches = {
    keep(game: string, moment: string, action: string | undefined): void {
        if (action === undefined) {
            keptByTab.remove(key(game));
        } else {
            keptByTab.set(key(game), `${moment}\n${action}`);
        }
    },

    /** Those of another moment of the game are worth nothing. */
    of(game: string, moment: string): string | undefined {
        const [then, action] = (keptByTab.get(key(game)) ?? '').split('\n');
        return then === moment ? action : undefined;
    },
};

function key(game: string): string {
    return `trasse.dots.${game}`;
}
