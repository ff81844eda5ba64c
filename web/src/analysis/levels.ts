const MOST_LEVELS = 6;

/**
 * Round figures between two values, for the lines of a chart.
 *
 * @param least how far apart they are at least: 1, 2 or 5 with any number of zeros
 */
export function levels(lowest: number, highest: number, least: number): number[] {
    let spacing = least;
    while ((highest - lowest) / spacing > MOST_LEVELS) {
        // After 1 comes 2, then 5, then 10.
        spacing *= String(spacing).startsWith('2') ? 2.5 : 2;
    }
    const first = Math.ceil(lowest / spacing);
    const count = Math.floor(highest / spacing) - first + 1;
    return Array.from({length: Math.max(0, count)}, (_, place) => (first + place) * spacing || 0);
}
