import {mount, unmount} from 'svelte';
import {afterEach, expect, test} from 'vitest';
import type {Seat} from '../game/play';
import {en} from '../words/en';
import {speak} from '../words/words.svelte';
import ScoreStrip from './ScoreStrip.svelte';

await speak('en');

let shown: ReturnType<typeof mount>;

afterEach(() => unmount(shown));

function strip(halves: number[], isFinal = false): string {
    const seat: Seat = {
        chair: 1,
        name: 'Ada',
        kind: 'person',
        start: 1,
        line: ['e4', 'e5'],
        points: {3: 3},
        halves,
        plus: 3,
        minus: 59,
        total: -56,
        ready: false,
        stuck: false,
    };
    shown = mount(ScoreStrip, {target: document.body, props: {seat, name: 'Ada', isFinal}});
    return document.body.textContent;
}

test('the dot of a number that is worth half is explained', () => {
    expect(strip([5])).toContain(en.strip.halfLegend);
    expect(document.querySelectorAll('.strip .half')).toHaveLength(1);
});

test('nothing is explained where there is no such dot', () => {
    expect(strip([])).not.toContain(en.strip.halfLegend);
});

test('at the end the dots are gone, and so is their legend', () => {
    expect(strip([5], true)).not.toContain(en.strip.halfLegend);
    expect(document.querySelectorAll('.half')).toHaveLength(0);
});
