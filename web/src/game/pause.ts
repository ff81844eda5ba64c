/** Waits, so that what happens can be followed. People who want no movement do not have to wait. */
export function pause(milliseconds: number): Promise<void> {
    const isStill = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches;
    return isStill ? Promise.resolve() : new Promise((resolve) => setTimeout(resolve, milliseconds));
}
