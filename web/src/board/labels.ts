import type {Field} from '../workers/answers';
import type {Words} from '../words/words.svelte';
import {fieldsMarked, type Mark} from './marks';

/** All that there is to say about the fields of a board. */
export interface Labelled {
    /** Where the player has begun. */
    startField: string | undefined;
    line: readonly string[];
    lit: ReadonlySet<string>;
    marks: readonly Mark[];
}

/** What a screen reader says about a field. */
export function labelOf(field: Field, {startField, line, lit, marks}: Labelled, w: Words): string {
    const parts = [field.name, w.colours[field.colour]];
    if (field.number !== undefined) {
        parts.push(w.board.number(field.number));
    }
    if (field.name === startField) {
        parts.push(w.board.startPoint);
    }
    const dot = fieldsMarked('dot', marks).indexOf(field.name);
    if (dot >= 0) {
        parts.push(w.board.marked(dot + 1));
    } else if (lit.has(field.name)) {
        parts.push(w.board.canBeMarked);
    }
    if (line.includes(field.name)) {
        parts.push(fieldsMarked('end', marks).includes(field.name) ? w.board.end : w.board.onTheLine);
    }
    if (fieldsMarked('hint', marks).includes(field.name)) {
        parts.push(w.board.hinted);
    }
    const suggested = marks.find((mark) => mark.kind === 'suggested')?.path.indexOf(field.name) ?? -1;
    if (suggested > 0) {
        parts.push(w.hint.suggested(suggested));
    }
    if (fieldsMarked('closing', marks).includes(field.name)) {
        parts.push(w.game.closing);
    }
    return parts.join(', ');
}
