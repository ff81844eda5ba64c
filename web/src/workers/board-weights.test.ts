import 'fake-indexeddb/auto';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {BoardWeights, type TrainingNews, type TrainingRequest} from './board-weights.svelte';
import {KeptWeights} from './kept-weights';

const HEAD_START = new Int8Array([7]);
const SHORT = new Int8Array([1]);
const LONG = new Int8Array([2]);

/** A trainer whose news the tests give by hand. */
class HandTrainer {
    static all: HandTrainer[] = [];
    readonly asked: TrainingRequest[] = [];
    isEnded = false;
    onmessage: ((event: {data: TrainingNews}) => void) | undefined;
    onerror: (() => void) | undefined;

    constructor() {
        HandTrainer.all.push(this);
    }

    postMessage(request: TrainingRequest): void {
        this.asked.push(request);
    }

    terminate(): void {
        this.isEnded = true;
    }

    tell(data: TrainingNews): void {
        this.onmessage?.({data});
    }
}

let served: Record<string, Int8Array | 'unlearned'>;
let visits = 0;
let database = '';

/** A visit to the page: what was kept by the one before is still there. */
function visit(): BoardWeights {
    return new BoardWeights(() => new HandTrainer() as unknown as Worker, new KeptWeights(database));
}

async function trainer(number = 1): Promise<HandTrainer> {
    await vi.waitFor(() => expect(HandTrainer.all).toHaveLength(number));
    return HandTrainer.all[number - 1] as HandTrainer;
}

beforeEach(() => {
    HandTrainer.all = [];
    database = `boards-${++visits}`;
    served = {'any-board': HEAD_START, classic: LONG, meadow: 'unlearned'};
    vi.stubGlobal('fetch', async (path: string) => {
        const file = served[path.replace('/weights/', '')];
        if (file === undefined) {
            throw new TypeError('no network');
        }
        return file === 'unlearned' ? new Response(null, {status: 204}) : new Response(file.slice().buffer);
    });
});

afterEach(() => vi.unstubAllGlobals());

test('what comes with the game is fetched once', async () => {
    const weights = visit();
    const known = await weights.of('classic');
    expect(known).toEqual(LONG);
    served = {};
    expect(await weights.of('classic')).toBe(known);
    expect(HandTrainer.all).toHaveLength(0);
});

test('bots play at once on a board that nobody knows, and learn it meanwhile', async () => {
    const weights = visit();
    expect(await weights.of('meadow')).toBeUndefined();
    const learning = await trainer();
    expect(learning.asked).toEqual([{board: '~meadow', headStart: HEAD_START, lessons: ['SHORT', 'LONG']}]);
    learning.tell({lesson: 'SHORT', share: 0.5});
    expect(weights.learning).toEqual({code: 'meadow', share: 0.5});
    learning.tell({lesson: 'SHORT', weights: SHORT, isLast: false});
    expect(await weights.of('meadow')).toBe(SHORT);
    expect(learning.isEnded).toBe(false);
    learning.tell({lesson: 'LONG', weights: LONG, isLast: true});
    expect(await weights.of('meadow')).toBe(LONG);
    expect(learning.isEnded).toBe(true);
    await vi.waitFor(() => expect(weights.learning).toBeUndefined());
});

test('a board that was learned here is known with the next visit, without a network too', async () => {
    await visit().of('meadow');
    (await trainer()).tell({lesson: 'LONG', weights: LONG, isLast: true});
    served = {};
    await vi.waitFor(async () => expect([...((await visit().of('meadow')) ?? [])]).toEqual([...LONG]));
});

test('a lesson that was broken off is taken again, and the one before it is not', async () => {
    await visit().of('meadow');
    (await trainer()).tell({lesson: 'SHORT', weights: SHORT, isLast: false});
    await vi.waitFor(async () => expect(await new KeptWeights(database).find('meadow')).toBeDefined());
    expect([...((await visit().of('meadow')) ?? [])]).toEqual([...SHORT]);
    expect((await trainer(2)).asked[0]?.lessons).toEqual(['LONG']);
});

test('boards are learned one after the other', async () => {
    served.hill = 'unlearned';
    const weights = visit();
    await Promise.all([weights.of('meadow'), weights.of('hill')]);
    const first = await trainer();
    first.tell({lesson: 'LONG', weights: LONG, isLast: true});
    expect((await trainer(2)).asked[0]?.board).toBe('~hill');
});

test('what cannot be learned now is tried again later', async () => {
    served = {meadow: 'unlearned'};
    const weights = visit();
    expect(await weights.of('meadow')).toBeUndefined();
    served['any-board'] = HEAD_START;
    await vi.waitFor(async () => {
        await weights.of('meadow');
        expect(HandTrainer.all).toHaveLength(1);
    });
    (await trainer()).onerror?.();
    await vi.waitFor(async () => {
        await weights.of('meadow');
        expect(HandTrainer.all).toHaveLength(2);
    });
});

test('only so many boards are kept', async () => {
    const kept = new KeptWeights(database);
    vi.useFakeTimers({toFake: ['Date']});
    for (let board = 1; board <= 9; board++) {
        vi.setSystemTime(board);
        await kept.keep(`board ${board}`, 'LONG', LONG);
    }
    vi.useRealTimers();
    expect(await kept.find('board 1')).toBeUndefined();
    expect(await kept.find('board 2')).toBeDefined();
    expect(await kept.find('board 9')).toBeDefined();
});

test('how well a board is known follows its lessons, and asking starts none', async () => {
    const weights = visit();
    expect(await weights.learned('meadow')).toBe(0);
    expect(HandTrainer.all).toHaveLength(0);
    await weights.of('classic');
    expect(await weights.learned('classic')).toBe(1);
    await weights.of('meadow');
    expect(await weights.learned('meadow')).toBe(0);
    const first = await trainer();
    first.tell({lesson: 'SHORT', weights: SHORT, isLast: false});
    expect(await weights.learned('meadow')).toBe(0.5);
    first.tell({lesson: 'LONG', weights: LONG, isLast: true});
    expect(await weights.learned('meadow')).toBe(1);
    await vi.waitFor(async () => expect(await visit().learned('meadow')).toBe(1));
});
