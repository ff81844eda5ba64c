import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import type {WireEvent, WireTable} from '../server/api';
import {en} from '../words/en';
import {speak} from '../words/words.svelte';
import {RulesError} from '../workers/channel';
import type {Decision} from '../workers/thinker';
import {OnlinePlay} from './online.svelte';

const RECORD = 'trasse 1\nboard garden\n';
const BEST = 'f6: e6 d5';
const PATH = '/api/tables/table';

/** A stream whose messages the tests send by hand. */
class HandStream {
    static all: HandStream[] = [];
    static readonly CLOSED = 2;
    readyState = 1;
    onmessage: ((event: {data: string}) => void) | undefined;
    onerror: (() => void) | undefined;
    #onTable: ((event: {data: string}) => void) | undefined;

    constructor(readonly url: string) {
        HandStream.all.push(this);
    }

    addEventListener(name: string, listener: (event: {data: string}) => void): void {
        expect(name).toBe('table');
        this.#onTable = listener;
    }

    close(): void {
        this.readyState = HandStream.CLOSED;
    }

    send(event: Partial<WireEvent>): void {
        this.onmessage?.({data: JSON.stringify(event)});
    }

    show(table: WireTable): void {
        this.#onTable?.({data: JSON.stringify(table)});
    }

    /** The connection is lost, and the browser tries again by itself. */
    lose(): void {
        this.readyState = 0;
        this.onerror?.();
    }

    /** The server answers with an error, and the browser gives up. */
    refuse(): void {
        this.readyState = HandStream.CLOSED;
        this.onerror?.();
    }
}

vi.stubGlobal('EventSource', HandStream);

let reached: boolean;
/** What the server says about the table if it is asked. */
let refusal: number | undefined;
let asked: string[];
let hinted: Decision[];
let hint: () => Promise<string>;
let play: OnlinePlay;

vi.stubGlobal('fetch', async (path: string, {method}: RequestInit) => {
    asked.push(`${method} ${path}`);
    if (!reached) {
        throw new TypeError('no network');
    }
    if (path === PATH && refusal !== undefined) {
        return new Response('{"type":"urn:trasse:problem:not-found","detail":""}', {status: refusal});
    }
    return new Response(path.endsWith('/record') ? RECORD : '{"table":"table","number":6}');
});
await speak('en');

beforeEach(() => {
    vi.useFakeTimers();
    localStorage.setItem('trasse.known', 'yes');
    HandStream.all = [];
    reached = true;
    refusal = undefined;
    asked = [];
    hinted = [];
    hint = async () => BEST;
    play = new OnlinePlay('table', {
        hint: (decision) => {
            hinted.push(decision);
            return hint();
        },
    }).open();
});

afterEach(() => {
    play.close();
    vi.useRealTimers();
});

function stream(): HandStream {
    return HandStream.all.at(-1) as HandStream;
}

function table(change: Partial<WireTable> = {}): WireTable {
    return {
        id: 'table',
        number: 5,
        at: 0,
        phase: 'playing',
        terms: {
            edition: 'boards',
            board: {code: 'code-of-garden', name: 'garden'},
            people: 2,
            bots: [],
            listed: false,
            hints: true,
        },
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
        ...change,
    };
}

const CLOSED: Partial<WireEvent> = {
    type: 'roundClosed',
    number: 7,
    at: 0,
    round: 1,
    actions: {'1': '-', '2': BEST},
    announced: [{chair: 2, number: 8, points: 8}],
};

/** Lets everything happen that waits for nothing. */
async function settled(): Promise<void> {
    await vi.advanceTimersByTimeAsync(0);
}

describe('the view', () => {
    test('comes from the stream alone', async () => {
        expect(play.view).toBeUndefined();
        stream().show(table());
        expect(play.view).toMatchObject({round: 1, card: 'ybgs', you: 2, board: {code: 'code-of-garden'}});
        stream().show(table({number: 6, decision: BEST}));
        await settled();
        expect(play.view?.decision).toBe(BEST);
        expect(asked).toEqual([]);
    });

    test('is never replaced by an older one', () => {
        stream().show(table({number: 6, decision: BEST}));
        stream().show(table());
        expect(play.view?.decision).toBe(BEST);
    });

    test('has the verdict on a solo game', () => {
        stream().show(table());
        expect(play.view?.verdict).toBeUndefined();
        stream().show(table({number: 9, phase: 'over', superResult: true, superMark: 40}));
        expect(play.view?.verdict).toEqual({superResult: true, superMark: 40});
    });
});

describe('a round that closes', () => {
    test('is announced', () => {
        stream().show(table());
        stream().send(CLOSED);
        expect(play.lastRound).toEqual({
            round: 1,
            announced: [{chair: 2, number: 8, points: 8}],
            actions: new Map([
                [1, '-'],
                [2, BEST],
            ]),
        });
    });

    test('before we came is not announced', () => {
        stream().send(CLOSED);
        stream().show(table({number: 8, round: 2}));
        expect(play.lastRound).toBeUndefined();
    });

    test('while the connection was lost is announced afterwards', () => {
        stream().show(table());
        stream().lose();
        stream().send(CLOSED);
        stream().show(table({number: 8, round: 2}));
        expect(play.lastRound?.round).toBe(1);
        expect(play.view?.round).toBe(2);
    });
});

describe('a lost stream', () => {
    beforeEach(() => stream().show(table()));

    test('is told, and over with the next view', () => {
        stream().lose();
        expect(play.connected).toBe(false);
        stream().show(table());
        expect(play.connected).toBe(true);
        expect(HandStream.all).toHaveLength(1);
    });

    test.each(['offline', 'online'])('may not be noticed: when the browser goes %s, another one begins', (event) => {
        const before = stream();
        dispatchEvent(new Event(event));
        expect(before.readyState).toBe(HandStream.CLOSED);
        expect(stream().url).toBe(`${PATH}/events?after=5`);
    });

    test('is not opened again once the table is left', async () => {
        stream().refuse();
        play.close();
        await vi.advanceTimersByTimeAsync(20_000);
        dispatchEvent(new Event('online'));
        expect(HandStream.all).toHaveLength(1);
    });
});

describe('a refused stream', () => {
    test('is tried again, later and later, and says so', async () => {
        reached = false;
        const begun: number[] = [];
        for (let tries = 1; tries <= 7; tries++) {
            const before = Date.now();
            const count = HandStream.all.length;
            stream().refuse();
            expect(play.connected).toBe(false);
            while (HandStream.all.length === count) {
                await vi.advanceTimersByTimeAsync(100);
            }
            begun.push(Date.now() - before);
        }
        expect(begun).toEqual([500, 1000, 2000, 4000, 8000, 8000, 8000]);
        reached = true;
        stream().show(table());
        expect(play.connected).toBe(true);
        expect(play.view).toBeDefined();
        stream().refuse();
        await vi.advanceTimersByTimeAsync(500);
        expect(HandStream.all).toHaveLength(9);
    });

    test.each([403, 404])('of a table that may not be seen (%i) is not tried again', async (status) => {
        refusal = status;
        stream().refuse();
        await vi.advanceTimersByTimeAsync(60_000);
        expect(play.missing?.status).toBe(status);
        expect(HandStream.all).toHaveLength(1);
        expect(asked).toEqual([`GET ${PATH}`]);
    });

    test.each([429, 503])('of a busy server (%i) is tried again', async (status) => {
        refusal = status;
        stream().refuse();
        await vi.advanceTimersByTimeAsync(500);
        expect(play.missing).toBeUndefined();
        expect(HandStream.all).toHaveLength(2);
    });
});

describe('a command', () => {
    beforeEach(() => stream().show(table()));

    test('is on its way until the view shows what came of it', async () => {
        const acted = play.act(BEST);
        await settled();
        expect(play.busy).toBe(true);
        stream().show(table({number: 5}));
        await settled();
        expect(play.busy).toBe(true);
        stream().show(table({number: 6, decision: BEST}));
        await acted;
        expect(play.busy).toBe(false);
        expect(play.view?.decision).toBe(BEST);
        expect(asked).toEqual([`POST ${PATH}/move`]);
    });

    test('may be shown before it is answered', async () => {
        const acted = play.act(BEST);
        stream().show(table({number: 6, decision: BEST}));
        await acted;
        expect(play.busy).toBe(false);
    });

    test('that is not shown leads to a new stream', async () => {
        const acted = play.act(BEST);
        await vi.advanceTimersByTimeAsync(5_000);
        expect(HandStream.all).toHaveLength(2);
        expect(play.busy).toBe(true);
        stream().show(table({number: 6, decision: BEST}));
        await acted;
    });

    test('is sent again until there is an answer', async () => {
        reached = false;
        const acted = play.act(BEST);
        await vi.advanceTimersByTimeAsync(600);
        expect(play.connected).toBe(false);
        reached = true;
        await vi.advanceTimersByTimeAsync(1_000);
        stream().show(table({number: 6, decision: BEST}));
        await acted;
        expect(asked.length).toBeGreaterThan(1);
        expect(play.connected).toBe(true);
    });

    test('of somebody new is followed by a stream of their own', async () => {
        localStorage.clear();
        const acted = play.command('join', {name: 'Eve'});
        await settled();
        expect(asked).toEqual(['POST /api/me', `POST ${PATH}/join`]);
        expect(HandStream.all).toHaveLength(2);
        stream().show(table({number: 6}));
        await acted;
    });

    test('ends when the table is left', async () => {
        const acted = play.act(BEST);
        await settled();
        play.close();
        await acted;
        expect(play.busy).toBe(false);
    });
});

describe('a hint at a table on the server', () => {
    const {signal} = new AbortController();

    test('is not there where the table does not allow it', () => {
        const {terms} = table();
        stream().show(table({terms: {...terms, hints: false}}));
        expect(play.hint).toBeUndefined();
    });

    test('comes from somebody who knows the board, the record and the open card', async () => {
        stream().show(table());
        expect(await play.hint?.(signal)).toBe(BEST);
        expect(hinted).toEqual([
            {board: 'code-of-garden', record: RECORD, card: 'ybgs', start: 2, seed: expect.any(BigInt) as bigint},
        ]);
    });

    test('that the network keeps back says so', async () => {
        stream().show(table());
        reached = false;
        expect(await play.hint?.(signal)).toBeUndefined();
        expect(play.trouble).toBe(en.problems.unreachable);
        reached = true;
        expect(await play.hint?.(signal)).toBe(BEST);
        expect(play.trouble).toBeUndefined();
    });

    test('for a round that was closed meanwhile is none', async () => {
        stream().show(table());
        hint = () => Promise.reject(new RulesError({error: 'ybgs is played', rule: 'CardNotLeft'}));
        expect(await play.hint?.(signal)).toBeUndefined();
        expect(play.trouble).toBeUndefined();
    });
});
