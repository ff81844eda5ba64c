/**
 * What is drawn on top of a board. A mark says what it means, `MarkShape.svelte` how that looks. The board knows no rules
 * and no turns: everything it shows beside fields and a line comes in one list of marks.
 */
export type Mark =
    /** The part of the line that was drawn last, from the end that grew. */
    | {kind: 'fresh'; path: readonly string[]}
    /** A decision that has not been shown to the others yet. */
    | {kind: 'planned'; path: readonly string[]}
    /** Joins the end that grows to its dots. */
    | {kind: 'trace'; path: readonly string[]}
    /** A line that a hint suggests, from the end that would grow. */
    | {kind: 'suggested'; path: readonly string[]}
    /** A whole line that could have been drawn in place of the one on the board. */
    | {kind: 'ghost'; path: readonly string[]}
    /** A number that was reached in the last round. */
    | {kind: 'cheer'; field: string}
    /** A hint points here. */
    | {kind: 'hint'; field: string}
    /** An end at which the line can grow; the active one is where it does. */
    | {kind: 'end'; field: string; active: boolean}
    /** A field that the player wants to draw through, in the order of the list. */
    | {kind: 'dot'; field: string}
    /** An end that no later card could extend if the line were drawn through the dots. */
    | {kind: 'closing'; field: string}
    /** A field that the line has missed. */
    | {kind: 'cross'; field: string};

export type PathMark = Extract<Mark, {path: readonly string[]}>;
export type FieldMark = Exclude<Mark, PathMark>;

/** Lines lie under marks on fields, those under the numbers, and only what belongs there above numbers. */
export function layersOf(marks: readonly Mark[]): {lines: Mark[]; underNumbers: Mark[]; top: Mark[]} {
    const [top, lower] = [marks.filter(isOnTop), marks.filter((mark) => !isOnTop(mark))];
    return {
        lines: lower.filter((mark) => 'path' in mark),
        underNumbers: lower.filter((mark) => !('path' in mark)),
        top,
    };
}

function isOnTop({kind}: Mark): boolean {
    return kind === 'closing' || kind === 'cross';
}

/** Tells marks apart while the list changes. */
export function keyOf(mark: Mark): string {
    return `${mark.kind} ${'path' in mark ? mark.path.join(' ') : mark.field}`;
}

/** The fields of all marks of one kind, in their order. */
export function fieldsMarked(kind: FieldMark['kind'], marks: readonly Mark[]): string[] {
    return marks.flatMap((mark) => (mark.kind === kind && 'field' in mark ? [mark.field] : []));
}

/** A path of less than two fields is nothing to draw. */
export function pathMark(kind: PathMark['kind'], path: readonly string[]): Mark[] {
    return path.length < 2 ? [] : [{kind, path}];
}

export function hintMarks(fields: readonly string[]): Mark[] {
    return fields.map((field) => ({kind: 'hint', field}));
}

export function crossMarks(fields: readonly string[]): Mark[] {
    return fields.map((field) => ({kind: 'cross', field}));
}

export function closingMarks(ends: readonly string[]): Mark[] {
    return ends.map((field) => ({kind: 'closing', field}));
}

export function dotMarks(dots: readonly string[]): Mark[] {
    return dots.map((field) => ({kind: 'dot', field}));
}

export function endMarks(ends: readonly string[], active: string | undefined): Mark[] {
    return ends.map((field) => ({kind: 'end', field, active: field === active}));
}
