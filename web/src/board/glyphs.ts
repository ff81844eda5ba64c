import type {Letter} from '../workers/answers';

/** A shape for each colour, so that nobody needs to see colours to tell them apart; in a circle of radius 1. */
export const GLYPHS: Record<Letter, string> = {
    y: 'M1 0A1 1 0 1 1-1 0A1 1 0 1 1 1 0Z',
    b: 'M-1-.72H1V-.2H-1ZM-1 .2H1V.72H-1Z',
    g: 'M0-1.05L1.05 .8H-1.05Z',
    s: 'M-.82-.82H.82V.82H-.82Z',
    r: 'M-.3-1.05H.3V-.3H1.05V.3H.3V1.05H-.3V.3H-1.05V-.3H-.3Z',
    v: 'M-1.1-.75H-.4L0 .1L.4-.75H1.1L.3 .95H-.3Z',
};
