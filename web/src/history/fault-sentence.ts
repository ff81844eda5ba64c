import {coloursOf} from '../game/notation';
import type {LaterWords} from '../words/later/later.svelte';
import type {Words} from '../words/words.svelte';
import type {Fault} from '../workers/answers';

/** How much of a line is shown. */
const LONGEST = 120;

/** What is wrong with a line of a record, and what would be right. */
export function faultSentence(fault: Fault, {colours}: Pick<Words, 'colours'>, {faults}: Pick<LaterWords, 'faults'>) {
    const [first = '', second = '', third = ''] = fault.arguments;
    if (fault.kind === 'wrong-card') {
        const shown = coloursOf(first).map((letter) => colours[letter]);
        return faults['wrong-card'](first, shown.join(', '));
    }
    if (fault.kind === 'illegal-action') {
        return fault.rule === undefined ? faults.other : faults['illegal-action'][fault.rule](fault.field ?? '');
    }
    const words = faults[fault.kind];
    return typeof words === 'string' ? words : words(first, second, third);
}

/** The line of a record that a fault is about, cut if it is long. */
export function faultyLine(record: string, {line}: Fault): string {
    const text = record.split('\n')[line - 1]?.trim() ?? '';
    return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}
