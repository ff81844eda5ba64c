/** FNV-1a, 32 bits. */
function hash(text: string): number {
    let value = 0x811c9dc5;
    for (const character of text) {
        value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
    }
    return value;
}

/** In an order that looks random and is the same on every device, however the things were ordered before. */
export function shuffledBy<T extends {id: string}>(things: readonly T[], seed: string): T[] {
    return things
        .map((thing) => ({thing, place: hash(`${seed} ${thing.id}`)}))
        .sort((a, b) => a.place - b.place || (a.thing.id < b.thing.id ? -1 : 1))
        .map(({thing}) => thing);
}
