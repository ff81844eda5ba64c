import {beforeEach, describe, expect, test, vi} from 'vitest';
import type {Answer, Request} from '../engine/worker';
import type {WireTable} from '../server/api';
import {speak} from '../words/words.svelte';

const RECORD = 'trasse 1\nboard: classic\n';
const BEST = 'f6: e6 d5';

const asked: Request[] = [];
let answerOf: (request: Request) => string;
let reached: boolean;
/** What has to happen before the table is shown. */
let shown: Promise<void>;
let wire: WireTable;

/** Hears what the rulebook is asked, and answers as a test wants it. */
class HeardWorker {
    onmessage: ((event: {data: Answer}) => void) | undefined;

    postMessage(request: Request): void {
        asked.push(request);
        queueMicrotask(() => this.onmessage?.({data: {id: request.id, answer: answerOf(request)}}));
    }
}

vi.stubGlobal('Worker', HeardWorker);
vi.stubGlobal('EventSource', class {});
vi.stubGlobal('fetch', async (path: string) => {
    if (!reached) {
        throw new TypeError('no network');
    }
    if (path.endsWith('/table')) {
        const answer = JSON.stringify(wire);
        await shown;
        return new Response(answer);
    }
    return new Response(path.endsWith('/record') ? RECORD : '{}');
});
const {OnlinePlay} = await import('./online.svelte');
await speak('en');

beforeEach(() => {
    asked.length = 0;
    answerOf = ({call}) => (call === 'bot' ? BEST : '');
    reached = true;
    shown = Promise.resolve();
});

async function at(terms: Partial<WireTable['terms']>): Promise<InstanceType<typeof OnlinePlay>> {
    wire = {
        id: 'table',
        number: 5,
        at: 0,
        phase: 'playing',
        terms: {edition: 'boards', board: 'garden', people: 2, bots: [], listed: false, hints: false, ...terms},
        commitment: '',
        chairs: [
            {chair: 1, kind: 'person', name: 'Ada', start: 4, line: ['e4']},
            {chair: 2, kind: 'person', name: 'Tim', start: 2, line: ['f6']},
        ],
        you: 2,
        round: 1,
        card: 'ybgs',
        played: [],
        left: [],
        winners: [],
    };
    return new OnlinePlay('table').open();
}

describe('a hint at a table on the server', () => {
    test('is not there where the table does not allow it', async () => {
        expect((await at({hints: false})).hint).toBeUndefined();
    });

    test('comes from a master who knows the board, the record and the open card', async () => {
        const play = await at({hints: true});
        expect(await play.hint?.()).toBe(BEST);
        expect(asked.map(({call}) => call)).toEqual(['learn', 'bot']);
        expect(asked[0]?.args).toEqual(['garden']);
        expect(asked[1]?.args.slice(0, 4)).toEqual([RECORD, 'ybgs', 2, 'master']);
    });

    test('that the network keeps back says so', async () => {
        const play = await at({hints: true});
        reached = false;
        expect(await play.hint?.()).toBeUndefined();
        expect(play.trouble).toMatch(/^The server cannot be reached/);
        reached = true;
        expect(await play.hint?.()).toBe(BEST);
        expect(play.trouble).toBeUndefined();
    });

    test('for a round that was closed meanwhile is none', async () => {
        const play = await at({hints: true});
        answerOf = ({call}) => (call === 'bot' ? '{"problem":"ybgs is played","kind":"CardNotLeft"}' : '');
        expect(await play.hint?.()).toBeUndefined();
        expect(play.trouble).toBeUndefined();
    });
});

describe('a command', () => {
    /** Lets everything happen that waits for nothing. */
    const settled = () => new Promise((resolve) => setTimeout(resolve));

    test('is on its way until the table shows what came of it', async () => {
        const play = await at({});
        let show: () => void = () => undefined;
        shown = new Promise((resolve) => (show = resolve));
        const acted = play.act(BEST);
        wire = {...wire, number: 6, decision: BEST};
        await settled();
        expect(play.busy).toBe(true);
        show();
        await acted;
        expect(play.busy).toBe(false);
        expect(play.view?.decision).toBe(BEST);
    });

    test('is not over with a look at the table from before it', async () => {
        const play = await at({});
        let show: () => void = () => undefined;
        shown = new Promise((resolve) => (show = resolve));
        dispatchEvent(new Event('offline'));
        await settled();
        wire = {...wire, number: 6, decision: BEST};
        const acted = play.act(BEST);
        await settled();
        show();
        await acted;
        expect(play.view?.decision).toBe(BEST);
    });

    test('does not wait for a table that cannot be shown', async () => {
        const play = await at({});
        shown = Promise.reject(new TypeError('no network'));
        await play.act(BEST);
        expect(play.busy).toBe(false);
        expect(play.connected).toBe(false);
    });
});
