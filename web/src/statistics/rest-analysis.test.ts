import 'fake-indexeddb/auto';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {GameHistory} from '../history/game-history.svelte';
import {entry} from '../history/test-entries';
import type {Analysis} from '../workers/answers';
import {RulesError} from '../workers/channel';
import type {StudyFollowing} from '../workers/thinker';
import {accuraciesIn} from './accuracies';
import {RestAnalysis} from './rest-analysis.svelte';

const SUMS = {expected: 30, luck: 0, skill: 0, rivals: 0, reassessed: 0, total: 30, accuracy: 80, rounds: []};
const ANALYSIS: Analysis = {finished: true, players: [{name: 'Ada', start: 1, ...SUMS}]};
const LEARNING = {of: async () => undefined, learned: async () => 1};

let count = 0;
let history: GameHistory;
let rest: RestAnalysis;
let asked: string[];
/** What happens when a record is analysed; by default there is an answer. */
let happens: Record<string, (following: StudyFollowing<unknown>) => Promise<Analysis>>;

beforeEach(async () => {
    history = new GameHistory(`rest ${count++}`);
    await history.add(['a', 'b', 'c'].map((id) => entry(id, {record: `record of ${id}`})));
    asked = [];
    happens = {};
    const analyst = {
        async analyse(_board: string, record: string, following: StudyFollowing<unknown> = {}): Promise<Analysis> {
            asked.push(record);
            return (await happens[record]?.(following)) ?? ANALYSIS;
        },
    };
    rest = new RestAnalysis(analyst, LEARNING, history);
});
afterEach(() => history.close());

const analysed = async () => [...(await accuraciesIn(history)).keys()].sort();

test('every game is analysed, and its analysis is kept with it', async () => {
    const done = rest.begin(['a', 'c']);
    expect(rest.progress).toEqual({done: 0, of: 2});
    await done;
    expect(rest.progress).toBeUndefined();
    expect(await analysed()).toEqual(['a', 'c']);
});

test('what is done stays when it is stopped, and that is no problem', async () => {
    happens['record of b'] = ({signal}) => {
        rest.stop();
        return Promise.reject(signal?.reason);
    };
    await rest.begin(['a', 'b', 'c']);
    expect(asked).toEqual(['record of a', 'record of b']);
    expect(await analysed()).toEqual(['a']);
    expect(rest.problem).toBeUndefined();
    expect(rest.progress).toBeUndefined();
});

test('a game that cannot be read, or was removed, does not stop the others', async () => {
    happens['record of a'] = () => Promise.reject(new RulesError({error: 'nonsense'}));
    happens['record of b'] = async () => {
        await history.remove(['b']);
        return ANALYSIS;
    };
    await rest.begin(['a', 'gone', 'b', 'c']);
    expect(await analysed()).toEqual(['c']);
    expect(rest.problem).toBeUndefined();
});

test('an engine that breaks down is a problem', async () => {
    const failure = new Error('no engine');
    happens['record of a'] = () => Promise.reject(failure);
    await rest.begin(['a', 'b']);
    expect(rest.problem).toBe(failure);
    expect(asked).toHaveLength(1);
});
