import {untrack} from 'svelte';

/** The last sentence for screen readers. */
let spoken = $state('');

export function announcement(): string {
    return spoken;
}

export function announce(sentence: string): void {
    // A repeated sentence must be read again: a space makes it different, and is not heard.
    const same = untrack(() => spoken) === sentence;
    spoken = same ? `${sentence}\u00a0` : sentence;
}
