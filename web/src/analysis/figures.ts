import {language} from '../words/words.svelte';

/** Rounds to tenths before anything is said about a value, so that no "−0.0" is written. */
function rounded(n: number): number {
    return Math.round(10 * n) / 10 || 0;
}

/** Points with one decimal, and a real minus sign. */
export function tenths(n: number): string {
    return new Intl.NumberFormat(language(), {minimumFractionDigits: 1, maximumFractionDigits: 1})
        .format(rounded(n))
        .replace('-', '−');
}

/** The same, with a plus sign for gains. */
export function signed(n: number): string {
    return (rounded(n) > 0 ? '+' : '') + tenths(n);
}
