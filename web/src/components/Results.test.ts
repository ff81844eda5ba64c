import {createRawSnippet, flushSync, mount, unmount} from 'svelte';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import type {GameView} from '../game/play';
import {soloHistory} from '../game/solo-history';
import {en} from '../words/en';
import {speak} from '../words/words.svelte';

/** An engine that answers nothing. */
class SilentWorker {
    postMessage(): void {}
}

vi.stubGlobal('Worker', SilentWorker);
const {default: Results} = await import('./Results.svelte');
await speak('en');

const EARLIER = {id: 'earlier', board: 'code', edition: 'boards' as const, total: 12, at: 1};

let shown: ReturnType<typeof mount>;

beforeEach(() => {
    localStorage.clear();
    soloHistory.keep(EARLIER);
});

afterEach(() => unmount(shown));

/** The end of a solo game with 38 points. */
function ends(isPractice: boolean): string {
    const view: GameView = {
        board: {code: 'code', name: 'classic'},
        edition: 'boards',
        phase: 'over',
        round: 15,
        played: [],
        left: [],
        seats: [
            {
                chair: 0,
                name: 'Ada',
                kind: 'person',
                start: 1,
                ready: false,
                line: [],
                points: {8: 38},
                halves: [],
                stuck: false,
                plus: 38,
                minus: 0,
                total: 38,
            },
        ],
        you: 0,
        winners: [0],
        verdict: {superResult: false, superMark: 40},
    };
    const children = createRawSnippet(() => ({render: () => '<button>Play again</button>'}));
    shown = mount(Results, {target: document.body, props: {view, id: 'new', isPractice, children}});
    flushSync();
    return document.querySelector('.results')?.textContent ?? '';
}

test('a solo game is compared with those before it, and kept', () => {
    expect(ends(false)).toContain(en.end.newBest(12));
    expect(soloHistory.results()).toHaveLength(2);
});

test('practice is not compared, and not kept', () => {
    const text = ends(true);
    expect(text).not.toContain(en.end.newBest(12));
    expect(text).toContain(en.end.superMark(40));
    expect(soloHistory.results()).toEqual([EARLIER]);
});
