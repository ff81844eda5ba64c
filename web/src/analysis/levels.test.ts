import {expect, test} from 'vitest';
import {levels} from './levels';

test.each([
    [0, 3, 1, [0, 1, 2, 3]],
    [0, 9, 1, [0, 2, 4, 6, 8]],
    [-12, 47, 1, [-10, 0, 10, 20, 30, 40]],
    [0, 4321, 1, [0, 1000, 2000, 3000, 4000]],
    [28, 33, 5, [30]],
    [30, 30, 1, [30]],
    [0.2, 0.8, 1, []],
])('between %d and %d, at least %d apart, lie %j', (lowest, highest, least, expected) => {
    expect(levels(lowest, highest, least)).toEqual(expected);
});
