import type {Letter} from '../workers/answers';

/** The six colours, in the order in which they are always written. */
export const LETTERS: readonly Letter[] = ['y', 'b', 'g', 's', 'r', 'v'];

/** The numbers of a board. */
export const NUMBERS: readonly number[] = [2, 3, 4, 5, 6, 7, 8, 9, 10];

/** Rounds, and cards. */
export const ROUNDS = 15;

/** An extension as it is drawn: the end that grows, and the fields in their order. */
export interface Extension {
    end: string;
    fields: string[];
}

export const PASS = '-';

/** The colours of a card, one for each of its colour fields. */
export function coloursOf(card: string): Letter[] {
    return [...card].filter((letter): letter is Letter => (LETTERS as readonly string[]).includes(letter));
}

/** An action as the notation writes it; undefined for a pass. */
export function parseAction(action: string): Extension | undefined {
    const [end, fields] = action.split(': ');
    return end === undefined || fields === undefined ? undefined : {end, fields: fields.split(' ')};
}

export function writeAction(extension: Extension): string {
    return `${extension.end}: ${extension.fields.join(' ')}`;
}

/** The fields that an action joins, from the end that grows; none for a pass. */
export function pathOf(action: string | undefined): string[] {
    const extension = action === undefined ? undefined : parseAction(action);
    return extension === undefined ? [] : [extension.end, ...extension.fields];
}
