import {beforeAll, expect, test} from 'vitest';
import {positions} from '../../../browser/target/samples';
import {speak} from '../words/words.svelte';
import type {Position} from '../workers/answers';
import type {Exercise, Verdict} from './exercise';
import {Trial} from './trial.svelte';

const POSITION = positions.find(({seats, over}) => seats.length > 1 && !over) as Position;
const OWN = POSITION.seats[0]?.start ?? 0;
const RULES = {position: () => Promise.resolve(POSITION)};

beforeAll(() => speak('en'));

/** An exercise in which only one action is right. */
function exercise(change: Partial<Exercise> = {}): Exercise {
    return {
        id: 'one',
        record: 'trasse 1\n',
        card: 'ybgs',
        start: OWN,
        name: 'You',
        levelOf: () => 'fox',
        best: 'e4: e5 e6',
        bestValue: 40,
        judge: (action): Promise<Verdict> =>
            Promise.resolve({
                isRight: action === 'e4: e5 e6',
                best: 'e4: e5 e6',
                bestValue: 40,
                comparison: new Promise(() => undefined),
            }),
        ...change,
    };
}

async function opened(one = exercise(), onverdict?: (verdict: Verdict) => void): Promise<Trial> {
    const trial = new Trial(one, onverdict);
    await trial.open(RULES);
    return trial;
}

test('the player sees the position as in a game, and the others as bots', async () => {
    const {view} = await opened();
    expect(view?.seats[view.you ?? -1]).toMatchObject({name: 'You', start: OWN, kind: 'person'});
    expect(view?.seats[1]).toMatchObject({kind: 'bot', level: 'fox'});
    expect(view?.phase).toBe('playing');
    expect(view?.decision).toBeUndefined();
});

test('a right answer is drawn, and told', async () => {
    const told: boolean[] = [];
    const trial = await opened(exercise(), ({isRight}) => told.push(isRight));
    await trial.act('e4: e5 e6');
    expect(told).toEqual([true]);
    expect(trial.marks).toEqual([{kind: 'fresh', path: ['e4', 'e5', 'e6']}]);
});

test('a wrong answer does not give the right one away until it is asked for', async () => {
    const trial = await opened();
    await trial.act('e4: e5');
    expect(trial.verdict?.isRight).toBe(false);
    expect(trial.marks).toEqual([]);
    trial.reveal();
    expect(trial.marks).toEqual([{kind: 'suggested', path: ['e4', 'e5', 'e6']}]);
    expect(trial.view?.decision).toBe('e4: e5');
});

test('another try begins anew', async () => {
    const trial = await opened();
    await trial.act('-');
    await trial.takeBack();
    expect(trial.verdict).toBeUndefined();
    expect(trial.view?.decision).toBeUndefined();
    await trial.act('e4: e5 e6');
    expect(trial.verdict?.isRight).toBe(true);
});

test('a second decision beside the first is none', async () => {
    const told: boolean[] = [];
    const trial = await opened(exercise(), ({isRight}) => told.push(isRight));
    await Promise.all([trial.act('-'), trial.act('e4: e5 e6')]);
    expect(told).toEqual([false]);
});

test('an answer can be shown without a try', async () => {
    const trial = await opened();
    trial.reveal();
    expect(trial.view?.decision).toBe('e4: e5 e6');
    expect(trial.verdict).toBeUndefined();
});

test('what the engine cannot judge can be tried again', async () => {
    const trial = await opened(exercise({judge: () => Promise.reject(new Error('no network'))}));
    await trial.act('e4: e5');
    expect(trial.trouble).toBe('Something went wrong. Please try again.');
    expect(trial.view?.decision).toBeUndefined();
});

test('a position that cannot be read is a problem, and can be tried again', async () => {
    const trial = new Trial(exercise());
    await trial.open({position: () => Promise.reject(new Error('no rules'))});
    expect(trial.view).toBeUndefined();
    expect(trial.trouble).toBeTruthy();
    await trial.open(RULES);
    expect(trial.view).toBeDefined();
    expect(trial.trouble).toBeUndefined();
});
