import {untrack} from 'svelte';

/** What screen readers are told when it happens. */
let spoken = $state('');

export function announcement(): string {
    return spoken;
}

export function announce(sentence: string): void {
    // The same sentence twice is news too: a space makes it different, and is not heard.
    const same = untrack(() => spoken) === sentence;
    spoken = same ? `${sentence}\u00a0` : sentence;
}
