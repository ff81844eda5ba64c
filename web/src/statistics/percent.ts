import {language} from '../words/words.svelte';

/** A share as the language writes it, without decimals. */
export function percent(share: number): string {
    return new Intl.NumberFormat(language(), {style: 'percent'}).format(share);
}
