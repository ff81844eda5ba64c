import {beforeEach, describe, expect, test} from 'vitest';
import type {Gains, Rejection} from '../workers/answers';
import {TurnDraft, type RulesQueries, type Task} from './turn-draft.svelte';

const TASK: Task = {
    board: 'classic',
    line: ['e4', 'd7'],
    card: 'ybgs',
    left: ['bgsr'],
    standing: {players: 2, reached: [4], halves: [3]},
};

/** Answers by hand, so that a test can decide when. */
class SlowRules implements RulesQueries {
    readonly lists: ((extensions: string[]) => void)[] = [];
    readonly rejections = new Map<string, Rejection>();
    /** Fields from which no card leads on. */
    readonly closed = new Set<string>();

    extensions(): Promise<string[]> {
        return new Promise((resolve) => this.lists.push(resolve));
    }

    async openEnds(_board: string, line: string[], cards: string[]): Promise<string[]> {
        return cards.length === 0 ? [] : line.filter((field) => !this.closed.has(field));
    }

    async gains(_board: string, _standing: unknown, fields: readonly string[]): Promise<Gains> {
        return fields.includes('f4') ? {3: 2} : {};
    }

    async objection(_board: string, _line: string[], _card: string, action: string): Promise<Rejection | undefined> {
        return this.rejections.get(action);
    }
}

let rules: SlowRules;
let turn: TurnDraft;

beforeEach(() => {
    rules = new SlowRules();
    turn = new TurnDraft(rules);
});

async function begin(extensions: string[], before?: string): Promise<void> {
    const begun = turn.begin({...TASK}, before);
    rules.lists.at(-1)?.(extensions);
    await begun;
}

test('nothing can be done before the rulebook has answered', async () => {
    const begun = turn.begin(TASK);
    expect(turn.isReady).toBe(false);
    expect(turn.pencil.lit.size).toBe(0);
    rules.lists[0]?.(['e4: e3']);
    await begun;
    expect(turn.isReady).toBe(true);
    expect([...turn.pencil.lit]).toEqual(['e3']);
});

test('an answer that comes too late is for a turn that is over', async () => {
    const first = turn.begin(TASK);
    const second = turn.begin({...TASK, card: 'bgsr'});
    rules.lists[1]?.(['d7: d8']);
    rules.lists[0]?.(['e4: e3']);
    await Promise.all([first, second]);
    expect([...turn.pencil.lit]).toEqual(['d8']);
});

describe('the dots from before', () => {
    test('are there again', async () => {
        await begin(['e4: e3', 'e4: e3 f4'], 'e4: e3 f4');
        expect(turn.pencil.action).toBe('e4: e3 f4');
        await begin(['e4: e3', 'e4: e3 f4']);
        expect(turn.pencil.dots).toEqual([]);
    });

    test('are gone if the rulebook does not list them', async () => {
        await begin(['e4: e3'], 'e4: e3 f4');
        expect(turn.pencil.dots).toEqual([]);
    });

    test('of a pass are none', async () => {
        await begin(['e4: e3'], '-');
        expect(turn.pencil.dots).toEqual([]);
    });
});

describe('what comes of the dots', () => {
    beforeEach(() => begin(['e4: e3', 'e4: e3 f4', 'd7: d8']));

    /** The rules answer after the dots have changed. */
    async function touch(...fields: string[]): Promise<void> {
        fields.forEach((field) => turn.touch(field));
        await new Promise((resolve) => setTimeout(resolve));
    }

    test('is told by number', async () => {
        await touch('e3', 'f4');
        expect(turn.gains).toEqual({3: 2});
        await touch('f4');
        expect(turn.gains).toEqual({});
    });

    test('is known for the dots from before', async () => {
        await begin(['e4: e3', 'e4: e3 f4'], 'e4: e3 f4');
        await touch();
        expect(turn.gains).toEqual({3: 2});
    });

    test('may be that the new end is closed', async () => {
        rules.closed.add('f4');
        await touch('e3');
        expect(turn.closing).toEqual([]);
        await touch('f4');
        expect(turn.closing).toEqual(['f4']);
        expect(turn.isLast).toBe(false);
    });

    test('may be that the other end is closed', async () => {
        await touch('e3');
        rules.closed.add('d7');
        await touch('f4');
        expect(turn.closing).toEqual(['d7']);
    });

    test('may be that the line cannot grow any more', async () => {
        rules.closed.add('d7');
        await begin(['e4: e3', 'e4: e3 f4']);
        rules.closed.add('f4');
        await touch('e3', 'f4');
        expect(turn.closing).toEqual(['f4']);
        expect(turn.isLast).toBe(true);
        await touch('f4');
        expect(turn.isLast).toBe(false);
    });

    test('closes nothing with the last card', async () => {
        const begun = turn.begin({...TASK, left: []});
        rules.lists.at(-1)?.(['e4: e3']);
        await begun;
        await touch('e3');
        expect(turn.closing).toEqual([]);
        expect(turn.isLast).toBe(false);
    });
});

describe('passing', () => {
    test('needs no confirmation where nothing else is possible', async () => {
        await begin([]);
        expect(turn.pass()).toBe('-');
    });

    test('is asked about where the line could grow', async () => {
        await begin(['e4: e3']);
        expect(turn.pass()).toBeUndefined();
        expect(turn.isPassing).toBe(true);
        expect(turn.pass()).toBe('-');
    });

    test.each([
        ['touched', () => turn.touch('e3')],
        ['swept over', () => turn.sweep('e3')],
        ['given up', () => turn.stepBack()],
        ['left for the other end', () => turn.switchEnd()],
    ])('is forgotten when a field is %s', async (_, think) => {
        await begin(['e4: e3']);
        turn.pass();
        think();
        expect(turn.isPassing).toBe(false);
    });

    test('is forgotten when a hint is asked for', async () => {
        await begin(['e4: e3']);
        turn.pass();
        await turn.ask(async () => 'e4: e3');
        expect(turn.isPassing).toBe(false);
    });

    test('is given up before the dots are', async () => {
        await begin(['e4: e3']);
        turn.touch('e3');
        turn.pass();
        turn.clear();
        expect(turn.isPassing).toBe(false);
        expect(turn.pencil.dots).toEqual(['e3']);
        turn.clear();
        expect(turn.pencil.dots).toEqual([]);
    });
});

describe('a field that cannot be marked', () => {
    const far: Rejection = {error: 'far', rule: 'NotNext', field: 'f4'};
    const used: Rejection = {error: 'used', rule: 'ColourUsedUp', field: 'f4'};

    beforeEach(() => begin(['e4: e3', 'd7: d8']));

    test('is refused by the rule that says most', async () => {
        rules.rejections.set('e4: f4', far).set('d7: f4', used);
        expect(turn.touch('f4')).toBe('refused');
        expect(await turn.explain('f4')).toEqual({field: 'f4', rule: 'ColourUsedUp'});
    });

    test('is refused by the one end that grows', async () => {
        turn.touch('e3');
        rules.rejections.set('e4: e3 f4', far);
        expect(await turn.explain('f4')).toEqual({field: 'f4', rule: 'NotNext'});
        turn.touch('e3');
        expect(turn.refusal).toBeUndefined();
    });
});

describe('a hint', () => {
    const best = async () => 'e4: e3 f4';

    test('is gentle first, and whole when asked again', async () => {
        await begin(['e4: e3', 'e4: e3 f4', 'd7: d8']);
        expect(turn.isEndAsked).toBe(true);
        await turn.ask(best);
        expect(turn.hintedEnd).toBe('e4');
        expect(turn.hintedPath).toEqual([]);
        expect(turn.isEndAsked).toBe(false);
        await turn.ask(best);
        expect(turn.hintedEnd).toBeUndefined();
        expect(turn.hintedPath).toEqual(['e4', 'e3', 'f4']);
    });

    test('is whole at once where there is only one end to choose', async () => {
        await begin(['e4: e3', 'e4: e3 f4']);
        expect(turn.isEndAsked).toBe(false);
        await turn.ask(best);
        expect(turn.hintedPath).toEqual(['e4', 'e3', 'f4']);
    });

    test('is not waited for by a player who passes', async () => {
        await begin(['e4: e3']);
        let answer: (action: string) => void = () => undefined;
        const asked = turn.ask(() => new Promise((resolve) => (answer = resolve)));
        turn.pass();
        expect(turn.isAsking).toBe(false);
        answer('e4: e3');
        expect(await asked).toBeUndefined();
        expect(turn.hint).toBeUndefined();
        expect(turn.isPassing).toBe(true);
    });

    test('to pass is whole at once', async () => {
        await begin(['e4: e3']);
        expect(await turn.ask(async () => '-')).toEqual({action: '-', isWhole: true});
        expect(turn.hintedPath).toEqual([]);
    });

    test('that cannot be had can be asked for again', async () => {
        await begin(['e4: e3', 'e4: e3 f4']);
        expect(await turn.ask(async () => undefined)).toBeUndefined();
        expect(turn.isAsking).toBe(false);
        await turn.ask(best);
        expect(turn.hintedPath).toEqual(['e4', 'e3', 'f4']);
    });

    test('for a turn that is over is not shown', async () => {
        await begin(['e4: e3']);
        let answer: (action: string) => void = () => undefined;
        const asked = turn.ask(() => new Promise((resolve) => (answer = resolve)));
        await begin(['e4: e5']);
        answer('e4: e3');
        expect(await asked).toBeUndefined();
        expect(turn.hint).toBeUndefined();
        expect(turn.isAsking).toBe(false);
    });

    test('for a turn that is over is not searched for any longer', async () => {
        await begin(['e4: e3']);
        const asked = turn.ask(
            (signal) => new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
        );
        await begin(['e4: e5']);
        expect(await asked).toBeUndefined();
        await turn.ask(async () => 'e4: e5');
        expect(turn.hintedPath).toEqual(['e4', 'e5']);
    });

    test('that fails says so to the caller', async () => {
        await begin(['e4: e3']);
        await expect(turn.ask(() => Promise.reject(new Error('no engine')))).rejects.toThrow('no engine');
        expect(turn.isAsking).toBe(false);
    });
});
