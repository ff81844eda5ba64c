import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import {Unreachable, type WireEvent, type WireTable} from '../server/api';
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
    static readonly OPEN = 1;
    static readonly CLOSED = 2;
    readyState = HandStream.OPEN;
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
/** What the server says about a draft. */
let draftRefusal: number | undefined;
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
    if (path === `${PATH}/draft` && draftRefusal !== undefined) {
        return new Response('{"type":"urn:trasse:problem:time-up","detail":""}', {status: draftRefusal});
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
    draftRefusal = undefined;
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

    test('is told, and over with the next view', async () => {
        stream().lose();
        expect(play.connected).toBe(false);
        await vi.advanceTimersByTimeAsync(1_000);
        expect(HandStream.all).toHaveLength(2);
        stream().show(table());
        expect(play.connected).toBe(true);
    });

    test('comes back within a second after the network does, however often it was tried in vain', async () => {
        for (let tries = 0; tries < 40; tries++) {
            const before = HandStream.all.length;
            stream().lose();
            await vi.advanceTimersByTimeAsync(1_000);
            expect(HandStream.all.length).toBe(before + 1);
        }
    });

    test('is not tried every second for hours', async () => {
        for (let seconds = 0; seconds < 3_600; seconds++) {
            if (stream().readyState === HandStream.OPEN) {
                stream().lose();
            }
            await vi.advanceTimersByTimeAsync(1_000);
        }
        expect(HandStream.all.length).toBeLessThan(600);
    });

    test('comes back at once when a player looks at the page again', async () => {
        for (let tries = 0; tries < 300; tries++) {
            stream().lose();
            await vi.advanceTimersByTimeAsync(8_000);
        }
        const before = HandStream.all.length;
        stream().lose();
        document.dispatchEvent(new Event('visibilitychange'));
        expect(HandStream.all.length).toBe(before + 1);
        stream().show(table());
        document.dispatchEvent(new Event('visibilitychange'));
        expect(HandStream.all.length).toBe(before + 1);
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
        refusal = 503;
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
        refusal = undefined;
        stream().show(table());
        expect(play.connected).toBe(true);
        expect(play.view).toBeDefined();
        stream().refuse();
        await vi.advanceTimersByTimeAsync(500);
        expect(HandStream.all).toHaveLength(9);
    });

    test('because nobody answers is tried again within a second', async () => {
        reached = false;
        for (let tries = 1; tries <= 20; tries++) {
            stream().refuse();
            await vi.advanceTimersByTimeAsync(1_000);
            expect(HandStream.all).toHaveLength(tries + 1);
        }
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

    test('that waits for the network is sent as soon as the stream is back', async () => {
        reached = false;
        const acted = play.act(BEST);
        stream().lose();
        await vi.advanceTimersByTimeAsync(30_000);
        const before = asked.length;
        reached = true;
        stream().show(table());
        await settled();
        expect(asked.length).toBe(before + 1);
        stream().show(table({number: 6, decision: BEST}));
        await acted;
    });

    test('whose first answer was lost may bring no news, and the server is there again', async () => {
        reached = false;
        const acted = play.act(BEST);
        await settled();
        stream().show(table({number: 6, decision: BEST}));
        await vi.advanceTimersByTimeAsync(600);
        expect(play.connected).toBe(false);
        reached = true;
        await vi.advanceTimersByTimeAsync(1_000);
        await acted;
        expect(play.connected).toBe(true);
        expect(play.busy).toBe(false);
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

describe('time on a timed table', () => {
    const deadline = () => Date.now() + 30_000;

    test('that is nearly up sends what is marked', async () => {
        stream().show(table({deadline: deadline()}));
        play.draft(BEST);
        await vi.advanceTimersByTimeAsync(25_000);
        expect(asked).toEqual([]);
        await vi.advanceTimersByTimeAsync(2_000);
        expect(asked).toEqual([`POST ${PATH}/draft`]);
    });

    test('is counted by the clock of the server, if that of the device is late', async () => {
        stream().show(table({at: Date.now() + 60_000, deadline: Date.now() + 90_000}));
        expect(play.view?.deadline).toBe(Date.now() + 30_000);
        stream().show(table({number: 6, at: Date.now() - 3_600_000, deadline: Date.now() + 90_000}));
        expect(play.view?.deadline).toBe(Date.now() + 30_000);
    });

    test('is counted by the clock of the server, if that of the device is fast', async () => {
        const ahead = 40_000;
        stream().show(table({at: Date.now() - ahead, round: undefined, card: undefined}));
        await vi.advanceTimersByTimeAsync(5_000);
        const turned = Date.now() - ahead;
        stream().show(table({number: 6, at: turned, deadline: turned + 30_000}));
        expect(play.view?.deadline).toBe(Date.now() + 30_000);
        play.draft(BEST);
        await vi.advanceTimersByTimeAsync(25_000);
        expect(asked).toEqual([]);
        await vi.advanceTimersByTimeAsync(2_000);
        expect(asked).toEqual([`POST ${PATH}/draft`]);
    });

    test('is counted by the message that took the least time', async () => {
        const ahead = 40_000;
        stream().show(table({at: Date.now() - ahead}));
        for (const [number, millis] of [9_000, 100, 7_000].entries()) {
            const sent = Date.now() - ahead;
            await vi.advanceTimersByTimeAsync(millis);
            stream().show(table({number: 6 + number, at: sent, deadline: sent + 30_000}));
        }
        expect(play.view?.deadline).toBe(Date.now() - 7_000 + 100 + 30_000);
    });

    test('is not counted by what happened before the stream began', () => {
        const at = Date.now() - 20_000;
        stream().show(table({at, deadline: at + 30_000}));
        expect(play.view?.deadline).toBe(at + 30_000);
        stream().lose();
        vi.advanceTimersByTime(1_000);
        stream().show(table({number: 6, at, deadline: at + 30_000}));
        expect(play.view?.deadline).toBe(at + 30_000);
    });

    test('is counted by the clock of the device, if messages alone may be slow', async () => {
        stream().show(table());
        const turned = Date.now();
        await vi.advanceTimersByTimeAsync(1_500);
        stream().show(table({number: 6, at: turned, deadline: turned + 30_000}));
        expect(play.view?.deadline).toBe(turned + 30_000);
    });

    test('that is up by a fast clock keeps no marks from the server', async () => {
        stream().show(table({deadline: Date.now() - 10_000}));
        play.draft(BEST);
        await settled();
        expect(asked).toEqual([`POST ${PATH}/draft`]);
    });

    test('that is up by the clock of the server is no reason to send the same marks again', async () => {
        stream().show(table({deadline: Date.now() - 10_000}));
        draftRefusal = 409;
        play.draft(BEST);
        await vi.advanceTimersByTimeAsync(10_000);
        expect(asked).toHaveLength(1);
    });

    test('that is nearly up sends marks again that a busy server has refused', async () => {
        stream().show(table({deadline: Date.now() + 3_000}));
        draftRefusal = 503;
        play.draft(BEST);
        await settled();
        draftRefusal = undefined;
        await vi.advanceTimersByTimeAsync(3_000);
        expect(asked).toHaveLength(2);
    });

    test('does not matter to a player who has decided', async () => {
        stream().show(table({deadline: deadline()}));
        play.draft(BEST);
        stream().show(table({number: 6, deadline: deadline(), decision: BEST}));
        play.draft(undefined);
        await vi.advanceTimersByTimeAsync(30_000);
        expect(asked).toEqual([]);
    });

    test('does not matter where there is none', async () => {
        stream().show(table());
        play.draft(BEST);
        await vi.advanceTimersByTimeAsync(60_000);
        expect(asked).toEqual([]);
    });

    test.each([
        [BEST, true],
        ['-', false],
    ])('that was up is told: %s', (action, isDrawn) => {
        stream().show(table());
        stream().send({type: 'acted', number: 6, at: 0, chair: 2, round: 1, action, timeUp: true});
        expect(play.timeUp).toEqual({round: 1, isDrawn});
    });

    test('that was up for somebody else, or before we came, is not', () => {
        stream().send({type: 'acted', number: 4, at: 0, chair: 2, round: 1, action: '-', timeUp: true});
        stream().show(table());
        stream().send({type: 'acted', number: 6, at: 0, chair: 1, round: 1, timeUp: true});
        stream().send({type: 'acted', number: 7, at: 0, chair: 2, round: 1, action: BEST});
        expect(play.timeUp).toBeUndefined();
    });
});

describe('what players say', () => {
    beforeEach(() => stream().show(table()));

    test('is heard', () => {
        stream().send({type: 'reacted', number: 6, at: 0, chair: 1, reaction: 'bravo'});
        expect(play.talk).toEqual({number: 6, chair: 1, reaction: 'bravo'});
    });

    test('and was said before we came is not', () => {
        stream().send({type: 'reacted', number: 4, at: 0, chair: 1, reaction: 'bravo'});
        expect(play.talk).toBeUndefined();
    });

    test('to hurry is heard by the player who is meant', () => {
        stream().send({type: 'nudged', number: 6, at: 0, chair: 1, by: 2});
        expect(play.talk).toBeUndefined();
        stream().send({type: 'nudged', number: 7, at: 0, chair: 2, by: 1});
        expect(play.talk).toEqual({number: 7, chair: 1, nudges: true});
    });

    test('keeps nobody from playing', async () => {
        const said = play.say('react', {reaction: 'wow'});
        expect(play.busy).toBe(false);
        expect(await said).toBeUndefined();
        expect(asked).toEqual([`POST ${PATH}/react`]);
    });

    test('and does not get through is told', async () => {
        reached = false;
        expect(await play.say('nudge', {chair: 1})).toBeInstanceOf(Unreachable);
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
