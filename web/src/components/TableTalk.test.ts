import {flushSync, mount, unmount} from 'svelte';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import type {GameView, Seat} from '../game/play';
import {ServerProblem, Unreachable} from '../server/api';
import {en} from '../words/en';
import {speak} from '../words/words.svelte';

vi.stubGlobal('matchMedia', () => new EventTarget());
const {default: TableTalk} = await import('./TableTalk.svelte');
const {settings} = await import('../settings.svelte');
await speak('en');

let said: unknown[];
/** Why what is said does not get through. */
let problem: Error | undefined;
let answer: NotificationPermission;
let shown: ReturnType<typeof mount>;

class AskedNotification {
    static readonly permission = 'default';

    static requestPermission(): Promise<NotificationPermission> {
        return Promise.resolve(answer);
    }
}

vi.stubGlobal('Notification', AskedNotification);

beforeEach(() => {
    vi.useFakeTimers();
    said = [];
    problem = undefined;
    answer = 'granted';
    settings.notify = false;
});

afterEach(async () => {
    await unmount(shown);
    vi.useRealTimers();
});

function seat(chair: number, name: string, ready: boolean): Seat {
    return {
        chair,
        name,
        kind: 'person',
        start: chair,
        line: [],
        points: {},
        halves: [],
        plus: 0,
        minus: 60,
        total: -60,
        ready,
        stuck: false,
    };
}

/** The table as Ada sees it who has decided, and waits for Tim. */
function showsTheTable(): void {
    const view: GameView = {
        board: {code: 'code', name: 'classic'},
        edition: 'boards',
        phase: 'playing',
        seats: [seat(1, 'Ada', true), seat(2, 'Tim', false)],
        you: 1,
        round: 3,
        card: 'ybgs',
        played: [],
        left: [],
        decision: '-',
        winners: [],
    };
    const play = {
        talk: undefined,
        timeUp: undefined,
        turnedAt: Date.now(),
        say: (...what: unknown[]) => {
            said.push(what);
            return Promise.resolve(problem);
        },
    };
    shown = mount(TableTalk, {target: document.body, props: {play, view}});
    flushSync();
}

function button(name: string): HTMLButtonElement | undefined {
    return [...document.querySelectorAll('button')].find((one) => one.textContent.trim() === name);
}

async function presses(name: string): Promise<void> {
    button(name)?.click();
    await vi.advanceTimersByTimeAsync(0);
    flushSync();
}

function notices(): string {
    return document.querySelector('.notices')?.textContent.trim() ?? '';
}

test('a player who takes long is nudged, once in a round', async () => {
    showsTheTable();
    await vi.advanceTimersByTimeAsync(19_000);
    flushSync();
    expect(button('Nudge Tim')).toBeUndefined();
    await vi.advanceTimersByTimeAsync(3_000);
    flushSync();
    await presses('Nudge Tim');
    expect(said).toEqual([['nudge', {chair: 2}]]);
    expect(notices()).toBe('Tim has been nudged.');
    expect(button('Nudge Tim')).toBeUndefined();
});

test('a nudge after that of somebody else says so, and is the last of the round', async () => {
    problem = new ServerProblem(409, 'nudged-already', '');
    showsTheTable();
    await vi.advanceTimersByTimeAsync(22_000);
    flushSync();
    await presses('Nudge Tim');
    expect(notices()).toBe(en.problems['nudged-already']);
    expect(button('Nudge Tim')).toBeUndefined();
});

test('a nudge that does not get through says so, and can be tried again', async () => {
    problem = new Unreachable();
    showsTheTable();
    await vi.advanceTimersByTimeAsync(22_000);
    flushSync();
    await presses('Nudge Tim');
    expect(notices()).toBe(en.problems.unreachable);
    problem = undefined;
    await presses('Nudge Tim');
    expect(said).toHaveLength(2);
    expect(notices()).toContain('Tim has been nudged.');
    expect(button('Nudge Tim')).toBeUndefined();
});

test.each([
    ['granted', true, en.talk.notifyOn],
    ['denied', false, en.talk.notifyOff],
] as const)('a player who is asked to be notified and says %s is asked no more', async (said, isNotified, notice) => {
    answer = said;
    showsTheTable();
    await presses(en.talk.notify);
    expect(notices()).toBe(notice);
    expect(settings.notify).toBe(isNotified);
    expect(button(en.talk.notify)).toBeUndefined();
});
