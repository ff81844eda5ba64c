/** An unpredictable number. Unlike `randomUUID`, this also works on a page without HTTPS. */
export function randomSeed(): bigint {
    const bits = crypto.getRandomValues(new BigInt64Array(1));
    return bits[0] as bigint;
}

/** A random id. */
export function randomId(): string {
    const bytes = crypto.getRandomValues(new Uint8Array(12));
    return Array.from(bytes, (byte) => (byte % 36).toString(36)).join('');
}
