/** Whole numbers as a language writes them, with a real minus sign. */
export function figuresOf(language: string): (n: number) => string {
    const number = new Intl.NumberFormat(language);
    return (n) => number.format(n).replace('-', '−');
}

/**
 * Counts things as a language does.
 *
 * @param isOne whether a number takes the singular
 */
export function counting(
    language: string,
    isOne: (n: number) => boolean = (n) => Math.abs(n) === 1,
): (n: number, one: string, many: string) => string {
    const figures = figuresOf(language);
    return (n, one, many) => `${figures(n)} ${isOne(n) ? one : many}`;
}
