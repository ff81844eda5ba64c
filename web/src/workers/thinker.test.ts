import {beforeEach, describe, expect, test, vi} from 'vitest';
import {RulesError} from './channel';
import type {EngineRequest, Numbered, Progress, Reply} from './protocol';
import {EngineFailure, Thinker, type Decision} from './thinker';

const DECISION: Decision = {board: 'garden', record: 'trasse 1\n', card: 'ybgs', start: 2, seed: 7n};

/** A worker whose answers the tests give by hand. */
class HandWorker {
    static all: HandWorker[] = [];
    readonly asked: Numbered<EngineRequest>[] = [];
    isEnded = false;
    onmessage: ((event: {data: Reply}) => void) | undefined;
    onerror: ((event: {message: string}) => void) | undefined;

    constructor() {
        HandWorker.all.push(this);
    }

    postMessage(request: Numbered<EngineRequest>): void {
        this.asked.push(request);
    }

    terminate(): void {
        this.isEnded = true;
    }

    /** Answers what was asked last. */
    reply(reply: {answer: string} | {failure: string} | {progress: Progress} | {found: string}): void {
        this.onmessage?.({data: {id: this.asked.at(-1)?.id ?? 0, ...reply} as Reply});
    }
}

const WEIGHTS = new Int8Array([1, 2, 3]);

let known: Int8Array | undefined;
let thinker: Thinker;

beforeEach(() => {
    HandWorker.all = [];
    known = undefined;
    thinker = new Thinker(() => new HandWorker() as unknown as Worker, {of: async () => known});
});

/** Waits until a worker has been asked so many times. */
async function asked(times: number): Promise<EngineRequest[]> {
    await vi.waitFor(() => expect(worker().asked).toHaveLength(times));
    return worker().asked;
}

function worker(): HandWorker {
    return HandWorker.all.at(-1) as HandWorker;
}

test('no worker starts before somebody needs it', () => {
    expect(HandWorker.all).toHaveLength(0);
    void thinker.bot(DECISION, 'magpie');
    expect(HandWorker.all).toHaveLength(1);
});

test.each([
    ['magpie', ['prepare']],
    ['rabbit', ['learn', 'prepare']],
    ['owl', ['learn', 'prepare']],
] as const)('a bot is prepared before its turn: %s needs %s', async (level, calls) => {
    known = WEIGHTS;
    const prepared = thinker.prepare('garden', level);
    for (let times = 1; times <= calls.length; times++) {
        await asked(times);
        worker().reply({answer: ''});
    }
    await prepared;
    expect(worker().asked.map(({call}) => call)).toEqual(calls);
});

describe('what is known about a board', () => {
    async function move(learns: Int8Array | undefined): Promise<void> {
        const before = worker()?.asked.length ?? 0;
        const moved = thinker.bot(DECISION, 'owl');
        if (learns !== undefined) {
            await asked(before + 1);
            expect(worker().asked.at(-1)).toMatchObject({call: 'learn', board: 'garden', weights: learns});
            worker().reply({answer: ''});
        }
        await asked(before + (learns === undefined ? 1 : 2));
        expect(worker().asked.at(-1)).toMatchObject({call: 'bot'});
        worker().reply({answer: '-'});
        await moved;
    }

    test('is learned once, and again when there is more to know', async () => {
        await move(undefined);
        known = WEIGHTS;
        await move(WEIGHTS);
        await move(undefined);
        known = new Int8Array([4]);
        await move(known);
    });

    test('is learned again by a new worker', async () => {
        known = WEIGHTS;
        await move(WEIGHTS);
        const stop = new AbortController();
        const hint = thinker.hint(DECISION, {signal: stop.signal});
        stop.abort();
        await expect(hint).rejects.toBe(stop.signal.reason);
        const moved = thinker.bot(DECISION, 'owl');
        await asked(1);
        expect(worker().asked[0]).toMatchObject({call: 'learn'});
        worker().reply({answer: ''});
        await asked(2);
        worker().reply({answer: '-'});
        expect(await moved).toBe('-');
    });

    test('may be of no use, and bots play all the same', async () => {
        known = WEIGHTS;
        const moved = thinker.bot(DECISION, 'owl');
        await asked(1);
        worker().reply({answer: '{"error":"these weights are of another version"}'});
        await asked(2);
        worker().reply({answer: '-'});
        expect(await moved).toBe('-');
    });
});

test('a hint is what an owl would do with the record and the open card', async () => {
    const hint = thinker.hint(DECISION);
    await asked(1);
    expect(worker().asked[0]).toMatchObject({
        call: 'bot',
        args: ['trasse 1\n', 'ybgs', 2, 'owl', 7n, 700, 0],
    });
    worker().reply({answer: 'e4: e5'});
    expect(await hint).toBe('e4: e5');
});

test('one thing is done at a time, in the order asked', async () => {
    const moves = [thinker.bot(DECISION, 'magpie'), thinker.bot(DECISION, 'squirrel')];
    await asked(1);
    worker().reply({answer: 'first'});
    await vi.waitFor(() => expect(worker().asked).toHaveLength(2));
    worker().reply({answer: 'second'});
    expect(await Promise.all(moves)).toEqual(['first', 'second']);
    expect(HandWorker.all).toHaveLength(1);
});

test('progress is told to the one who asked', async () => {
    const heard: Progress[] = [];
    void thinker.bot(DECISION, 'owl', {onprogress: (progress) => heard.push(progress)});
    await asked(1);
    worker().reply({progress: 'thinking'});
    expect(heard).toEqual(['loading', 'thinking']);
});

test('a study tells its progress', async () => {
    const heard: Progress[] = [];
    const analysis = thinker.analyse('garden', 'trasse 1\n', {onprogress: (progress) => heard.push(progress)});
    await asked(1);
    expect(worker().asked[0]).toMatchObject({call: 'analyse', record: 'trasse 1\n'});
    worker().reply({progress: 0.5});
    worker().reply({answer: '{"finished":false,"players":[]}'});
    expect(await analysis).toEqual({finished: false, players: []});
    expect(heard).toEqual(['loading', 0.5]);
});

test('an analysis tells each round as soon as it is known', async () => {
    const heard: number[] = [];
    const analysis = thinker.analyse('garden', 'trasse 1\n', {onfound: ({round}) => heard.push(round)});
    await asked(1);
    worker().reply({found: '{"round":1,"players":[]}'});
    worker().reply({found: '{"round":2,"players":[]}'});
    worker().reply({answer: '{"finished":false,"players":[]}'});
    await analysis;
    expect(heard).toEqual([1, 2]);
});

test('an attempt is judged by what is known of the board', async () => {
    const attempt = thinker.attempt(DECISION, 'e4: e5');
    await asked(1);
    expect(worker().asked).toEqual([{id: 1, call: 'attempt', args: ['trasse 1\n', 'ybgs', 2, 'e4: e5']}]);
    worker().reply({answer: '{"played":"e4: e5","best":"e4: e5","grade":"best"}'});
    expect(await attempt).toMatchObject({grade: 'best'});
});

test('hindsight needs no knowledge of the board, and tells every better answer', async () => {
    const heard: number[] = [];
    const question = {record: 'trasse 1\n', start: 2, from: 4, millis: 5000};
    const hindsight = thinker.hindsight(question, {onfound: ({total}) => heard.push(total)});
    expect(worker().asked).toEqual([{id: 1, call: 'hindsight', ...question}]);
    worker().reply({found: '{"total":30,"bound":50,"proven":false,"record":""}'});
    worker().reply({found: '{"total":44,"bound":50,"proven":false,"record":""}'});
    worker().reply({answer: '{"total":46,"bound":46,"proven":true,"record":"trasse 1\\n"}'});
    expect(await hindsight).toEqual({total: 46, bound: 46, proven: true, record: 'trasse 1\n'});
    expect(heard).toEqual([30, 44]);
});

describe('stopping', () => {
    test('a study keeps what it has told, and tells nothing more', async () => {
        const stop = new AbortController();
        const heard: number[] = [];
        const question = {record: 'trasse 1\n', start: 2, from: 4, millis: 5000};
        const hindsight = thinker.hindsight(question, {signal: stop.signal, onfound: ({total}) => heard.push(total)});
        const first = worker();
        first.reply({found: '{"total":30,"bound":50,"proven":false,"record":""}'});
        stop.abort();
        await expect(hindsight).rejects.toBe(stop.signal.reason);
        first.reply({found: '{"total":40,"bound":50,"proven":false,"record":""}'});
        expect(heard).toEqual([30]);
        expect(first.isEnded).toBe(true);
    });

    test('ends the worker, and a new one goes on with what waits', async () => {
        const stop = new AbortController();
        const hint = thinker.hint(DECISION, {signal: stop.signal});
        const move = thinker.bot(DECISION, 'owl');
        const first = worker();
        stop.abort();
        await expect(hint).rejects.toBe(stop.signal.reason);
        expect(first.isEnded).toBe(true);
        expect(worker()).not.toBe(first);
        await asked(1);
        worker().reply({answer: '-'});
        expect(await move).toBe('-');
    });

    test('what has not begun leaves the worker alone', async () => {
        const stop = new AbortController();
        const move = thinker.bot(DECISION, 'magpie');
        const hint = thinker.hint(DECISION, {signal: stop.signal});
        stop.abort();
        await expect(hint).rejects.toBe(stop.signal.reason);
        await asked(1);
        worker().reply({answer: '-'});
        expect(await move).toBe('-');
        expect(worker().isEnded).toBe(false);
        expect(worker().asked).toHaveLength(1);
    });

    test('what is done already does nothing', async () => {
        const stop = new AbortController();
        const hint = thinker.hint(DECISION, {signal: stop.signal});
        await asked(1);
        worker().reply({answer: '-'});
        await hint;
        stop.abort();
        expect(worker().isEnded).toBe(false);
    });

    test('before it is asked asks nothing', async () => {
        const stop = new AbortController();
        stop.abort();
        await expect(thinker.hint(DECISION, {signal: stop.signal})).rejects.toBe(stop.signal.reason);
        expect(HandWorker.all).toHaveLength(0);
    });
});

describe('a failure', () => {
    test('of the rules is theirs', async () => {
        const move = thinker.bot(DECISION, 'magpie');
        await asked(1);
        worker().reply({answer: '{"error":"ybgs is played","rule":"CardNotLeft"}'});
        await expect(move).rejects.toEqual(new RulesError({error: 'ybgs is played', rule: 'CardNotLeft'}));
    });

    test('of the engine can be tried again', async () => {
        const move = thinker.bot(DECISION, 'magpie');
        worker().reply({failure: 'no network'});
        await expect(move).rejects.toBeInstanceOf(EngineFailure);
        const again = thinker.bot(DECISION, 'magpie');
        await vi.waitFor(() => expect(worker().asked).toHaveLength(2));
        worker().reply({answer: '-'});
        expect(await again).toBe('-');
    });

    test('of the worker itself leads to a new one', async () => {
        const move = thinker.bot(DECISION, 'magpie');
        worker().onerror?.({message: 'no script'});
        await expect(move).rejects.toBeInstanceOf(EngineFailure);
        const again = thinker.bot(DECISION, 'magpie');
        await vi.waitFor(() => expect(HandWorker.all).toHaveLength(2));
        worker().reply({answer: '-'});
        expect(await again).toBe('-');
    });
});
