import {expect, test} from 'vitest';
import type {Position} from '../workers/answers';
import {superMarks} from './super-marks';

test('the marks are those of a game of each edition', async () => {
    const rules = {
        begin: async (_board: string, edition: string) => edition,
        position: async (record: string) => ({superMark: record === 'pad' ? 35 : 40}) as Position,
    };
    expect(await superMarks(rules)).toEqual({boards: 40, pad: 35});
});
