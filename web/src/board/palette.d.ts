declare module 'virtual:shapes' {
    import type {Letter} from '../workers/answers';

    /** A shape for each colour, so that nobody needs to see colours to tell them apart; in a circle of radius 1. */
    export const SHAPES: Record<Letter, string>;
}

declare module 'virtual:palette.css';
