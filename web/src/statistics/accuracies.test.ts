import 'fake-indexeddb/auto';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {keptAccuracy, keptAnalysis} from '../analysis/kept-analysis';
import {GameHistory} from '../history/game-history.svelte';
import {entry} from '../history/test-entries';
import type {Analysis} from '../workers/answers';
import {accuraciesIn} from './accuracies';

let count = 0;
let history: GameHistory;

beforeEach(() => {
    history = new GameHistory(`accuracies ${count++}`);
});
afterEach(() => history.close());

function analysis(accuracy: number, finished = true): Analysis {
    const sums = {expected: 30, luck: 0, skill: 0, rivals: 0, reassessed: 0, total: 30};
    return {finished, players: [{name: 'Ada', start: 3, ...sums, accuracy, rounds: []}]};
}

test('a game that was not analysed has none', async () => {
    await history.add([entry('a')]);
    expect(await accuraciesIn(history)).toEqual(new Map());
});

test('what is kept apart is taken without reading the analysis', async () => {
    await history.attach('a', 'analysis', keptAnalysis(analysis(70)));
    await history.attach('a', 'accuracy', keptAccuracy(analysis(88)));
    const read = vi.spyOn(history, 'attached');
    expect(await accuraciesIn(history)).toEqual(new Map([['a', new Map([[3, 88]])]]));
    expect(read).not.toHaveBeenCalled();
});

test('an analysis of an earlier version of the page is read once', async () => {
    await history.attach('a', 'analysis', keptAnalysis(analysis(70)));
    expect(await accuraciesIn(history)).toEqual(new Map([['a', new Map([[3, 70]])]]));
    const read = vi.spyOn(history, 'attached');
    expect(await accuraciesIn(history)).toEqual(new Map([['a', new Map([[3, 70]])]]));
    expect(read).not.toHaveBeenCalled();
});

test('a game that stops early, and an analysis that is no longer valid, say nothing', async () => {
    await history.attach('early', 'analysis', keptAnalysis(analysis(70, false)));
    await history.attach('old', 'analysis', {version: 0, analysis: analysis(70)});
    const {version} = keptAccuracy(analysis(70));
    await history.attach('strange', 'accuracy', {version, accuracy: {3: 'much', 4: 1e300}});
    await history.attach('empty', 'accuracy', {version, accuracy: null});
    await history.attach('none', 'accuracy', null);
    expect([...(await accuraciesIn(history)).values()].every((players) => players.size === 0)).toBe(true);
});
