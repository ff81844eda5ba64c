/** A module with nothing but a structure type, which only browsers with garbage collection in WebAssembly accept. */
const WITH_STRUCTURES = new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0, 1, 3, 1, 0x5f, 0]);

/** Whether this browser can run the rules. */
export function supportsRules(): boolean {
    return typeof WebAssembly === 'object' && WebAssembly.validate(WITH_STRUCTURES);
}
