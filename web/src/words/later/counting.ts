/**
 * Counts things as a language does, with a real minus sign.
 *
 * @param isOne whether a number takes the singular
 */
export function counting(
    language: string,
    isOne: (n: number) => boolean = (n) => Math.abs(n) === 1,
): (n: number, one: string, many: string) => string {
    const number = new Intl.NumberFormat(language);
    return (n, one, many) => `${number.format(n).replace('-', '−')} ${isOne(n) ? one : many}`;
}
