import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {DraftSender} from './draft-sender';

const ROUND = 30_000;

let sent: string[];
let reached: boolean;
/** What the network waits for. */
let delay: Promise<void>;
let sender: DraftSender;
let deadline: number;

beforeEach(() => {
    vi.useFakeTimers();
    sent = [];
    reached = true;
    delay = Promise.resolve();
    deadline = Date.now() + ROUND;
    sender = new DraftSender(async (round, action) => {
        sent.push(`${round} ${action}`);
        await delay;
        if (!reached) {
            throw new Error('no network');
        }
    });
});

afterEach(() => {
    sender.close();
    vi.useRealTimers();
});

function mark(action: string | undefined, round = 1): void {
    sender.mark({round, deadline, action});
}

test('marks are sent when four seconds are left, and not before', async () => {
    mark('e5: e6');
    await vi.advanceTimersByTimeAsync(ROUND - 4_100);
    expect(sent).toEqual([]);
    await vi.advanceTimersByTimeAsync(200);
    expect(sent).toEqual(['1 e5: e6']);
    await vi.advanceTimersByTimeAsync(ROUND);
    expect(sent).toHaveLength(1);
});

test('then each change is sent, at most one in a second, the last one always', async () => {
    mark('e5: e6');
    await vi.advanceTimersByTimeAsync(ROUND - 4_000);
    for (const fields of ['e6 e7', 'e6 e7 d7', 'e6 e7 d7 d8']) {
        await vi.advanceTimersByTimeAsync(100);
        mark(`e5: ${fields}`);
    }
    await vi.advanceTimersByTimeAsync(1_000);
    expect(sent).toEqual(['1 e5: e6', '1 e5: e6 e7 d7 d8']);
});

test('marks that are taken away clear what was sent', async () => {
    mark('e5: e6');
    await vi.advanceTimersByTimeAsync(ROUND - 4_000);
    mark(undefined);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(sent).toEqual(['1 e5: e6', '1 -']);
});

test('a player who marks nothing sends nothing', async () => {
    mark(undefined);
    await vi.advanceTimersByTimeAsync(ROUND);
    expect(sent).toEqual([]);
});

test('a decision ends it', async () => {
    mark('e5: e6');
    sender.mark(undefined);
    await vi.advanceTimersByTimeAsync(ROUND);
    expect(sent).toEqual([]);
});

test('a draft that does not get through is sent again while there is time', async () => {
    reached = false;
    mark('e5: e6');
    await vi.advanceTimersByTimeAsync(ROUND - 3_500);
    reached = true;
    await vi.advanceTimersByTimeAsync(ROUND);
    expect(sent).toEqual(['1 e5: e6', '1 e5: e6']);
});

test('a clock that is fast keeps nothing from being sent while the round is open', async () => {
    deadline = Date.now() - 20_000;
    mark('e5: e6');
    await vi.advanceTimersByTimeAsync(100);
    expect(sent).toEqual(['1 e5: e6']);
    for (const fields of ['e6 e7', 'e6 e7 d7', 'e6 e7 d7 d8']) {
        await vi.advanceTimersByTimeAsync(100);
        mark(`e5: ${fields}`);
    }
    await vi.advanceTimersByTimeAsync(1_000);
    expect(sent).toEqual(['1 e5: e6', '1 e5: e6 e7 d7 d8']);
});

test('a round that is closed ends it', async () => {
    reached = false;
    mark('e5: e6');
    await vi.advanceTimersByTimeAsync(ROUND);
    const count = sent.length;
    sender.mark(undefined);
    await vi.advanceTimersByTimeAsync(ROUND);
    expect(sent).toHaveLength(count);
});

test('a draft waits for the one before it, and only the latest marks are sent then', async () => {
    let arrive: () => void = () => undefined;
    delay = new Promise((resolve) => (arrive = resolve));
    mark('e5: e6');
    await vi.advanceTimersByTimeAsync(ROUND - 900);
    mark('e5: e6 e7');
    await vi.advanceTimersByTimeAsync(400);
    mark('e5: e6 e7 d7');
    await vi.advanceTimersByTimeAsync(400);
    expect(sent).toEqual(['1 e5: e6']);
    arrive();
    await vi.advanceTimersByTimeAsync(50);
    expect(sent).toEqual(['1 e5: e6', '1 e5: e6 e7 d7']);
});

test('what is marked in the last second is sent before time is up', async () => {
    mark('e5: e6');
    await vi.advanceTimersByTimeAsync(ROUND - 900);
    mark('e5: e6 e7');
    await vi.advanceTimersByTimeAsync(100);
    mark('e5: e6 e7 d7');
    await vi.advanceTimersByTimeAsync(790);
    expect(sent).toEqual(['1 e5: e6', '1 e5: e6 e7', '1 e5: e6 e7 d7']);
});

test('a server that cannot be reached is not flooded in the last moment', async () => {
    reached = false;
    mark('e5: e6');
    await vi.advanceTimersByTimeAsync(ROUND);
    expect(sent.length).toBeLessThan(8);
});

test('every round begins without a draft', async () => {
    mark('e5: e6');
    await vi.advanceTimersByTimeAsync(ROUND - 4_000);
    deadline = Date.now() + ROUND;
    mark('e5: e6', 2);
    await vi.advanceTimersByTimeAsync(ROUND - 4_000);
    expect(sent).toEqual(['1 e5: e6', '2 e5: e6']);
});
