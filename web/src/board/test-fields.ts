const ROWS: [string, number, number][] = [
    ['a', 1, 5],
    ['b', 1, 6],
    ['c', 1, 7],
    ['d', 1, 8],
    ['e', 1, 9],
    ['f', 2, 9],
    ['g', 3, 9],
    ['h', 4, 9],
    ['i', 5, 9],
];
/** The names of all fields, from a1 to i9. */
export const FIELDS = ROWS.flatMap(([row, first, last]) =>
    Array.from({length: last - first + 1}, (_, i) => `${row}${first + i}`),
);
