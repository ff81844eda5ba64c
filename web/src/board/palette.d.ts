declare module 'virtual:shapes' {
    import type {Letter} from '../workers/answers';

    /** A shape for each colour, so that nobody needs to see colours to tell them apart; in a circle of radius 1. */
    export const SHAPES: Record<Letter, string>;
}

declare module 'virtual:paints' {
    type Letter = 'y' | 'b' | 'g' | 's' | 'r' | 'v';

    /** The colours of a picture: paper and text, and by letters and start points those of fields and pens. */
    export const PAINTS: Record<'paper' | 'text' | `${'ink' | 'glyph'}.${Letter}` | `pen.${1 | 2 | 3 | 4}`, string>;
}

declare module 'virtual:palette.css';
