import {beforeEach, expect, test, vi} from 'vitest';
import {entry} from '../history/test-entries';
import type {AnalysedRound, Analysis, Hindsight, RoundAnalysis} from '../workers/answers';
import type {HindsightQuestion, StudyFollowing} from '../workers/thinker';
import {GameStudy} from './game-study.svelte';
import {keptAnalysis, type Shelf} from './kept-analysis';

const PLAYER = {isOwn: true, line: [], points: {}, plus: 0, minus: 0, total: 0};
const GAME = entry('game', {
    players: [
        {...PLAYER, name: 'Ada', start: 2},
        {...PLAYER, name: 'Tim', start: 4},
    ],
});

function round(number: number, change: Partial<RoundAnalysis> = {}): RoundAnalysis {
    return {
        round: number,
        card: 'ybgs',
        before: 30,
        luck: 0,
        after: 30,
        rivals: 0,
        reassessed: 0,
        fortune: 'neutral',
        played: 'e4: e5',
        best: 'e4: f4 g4',
        skill: 0,
        grade: 'best',
        bestValue: 30,
        playedValue: 30,
        alternatives: [],
        why: {for: [], against: []},
        ...change,
    };
}

function analysis(ada: RoundAnalysis[], tim: RoundAnalysis[]): Analysis {
    const sums = {expected: 30, luck: 0, skill: 0, rivals: 0, reassessed: 0, total: 30, accuracy: 90};
    return {
        finished: true,
        players: [
            {name: 'Ada', start: 2, ...sums, rounds: ada},
            {name: 'Tim', start: 4, ...sums, rounds: tim},
        ],
    };
}

interface Call<Found, Answer> {
    following: StudyFollowing<Found>;
    resolve: (answer: Answer) => void;
}

/** An engine whose answers the tests give by hand. */
class HandScholar {
    readonly analyses: Call<AnalysedRound, Analysis>[] = [];
    readonly hindsights: (Call<Hindsight, Hindsight> & {question: HindsightQuestion})[] = [];

    analyse(_board: string, _record: string, following: StudyFollowing<AnalysedRound> = {}): Promise<Analysis> {
        return this.#call(following, (call) => this.analyses.push(call));
    }

    hindsight(question: HindsightQuestion, following: StudyFollowing<Hindsight> = {}): Promise<Hindsight> {
        return this.#call(following, (call) => this.hindsights.push({...call, question}));
    }

    #call<Found, Answer>(following: StudyFollowing<Found>, add: (call: Call<Found, Answer>) => void): Promise<Answer> {
        return new Promise((resolve, reject) => {
            following.signal?.addEventListener('abort', () => reject(following.signal?.reason));
            add({following, resolve});
        });
    }
}

let scholar: HandScholar;
let shelf: Map<string, unknown>;
let study: GameStudy;
let learned: number;

const onShelf: Shelf = {
    attached: async (game, name) => shelf.get(`${game} ${name}`),
    attach: async (game, name, value) => void shelf.set(`${game} ${name}`, value),
};

function opened(where?: Shelf): GameStudy {
    return new GameStudy(GAME, scholar, {of: async () => undefined, learned: async () => learned}, where);
}

/** The engine is asked as soon as it knows the board. */
async function asked(count = 1): Promise<Call<AnalysedRound, Analysis>> {
    await vi.waitFor(() => expect(scholar.analyses).toHaveLength(count));
    return scholar.analyses[count - 1] as Call<AnalysedRound, Analysis>;
}

async function analysed(result: Analysis, by = study): Promise<void> {
    const done = by.analyse();
    (await asked(scholar.analyses.length + 1)).resolve(result);
    await done;
}

beforeEach(() => {
    scholar = new HandScholar();
    shelf = new Map();
    learned = 1;
    study = opened(onShelf);
});

test('rounds are shown as they are found, and the whole is kept with the game', async () => {
    const done = study.analyse();
    expect(study.progress).toBe('loading');
    const {following, resolve} = await asked();
    following.onprogress?.(0.5);
    expect(study.progress).toBe(0.5);
    following.onfound?.({round: 1, players: [round(1), round(1, {card: 'gsrv'})]});
    expect(study.round(4, 1)?.card).toBe('gsrv');
    expect(study.player(4)).toBeUndefined();
    resolve(analysis([round(1), round(2)], [round(1), round(2)]));
    await done;
    expect(study.progress).toBeUndefined();
    expect(study.rounds(2).map((one) => one.round)).toEqual([1, 2]);
    const again = opened(onShelf);
    await again.open();
    expect(again.player(2)?.accuracy).toBe(90);
    expect(again.rounds(4)).toHaveLength(2);
});

test('an analysis of an earlier version is not shown', async () => {
    shelf.set('game analysis', {version: 0, analysis: analysis([], [])});
    await study.open();
    expect(study.analysis).toBeUndefined();
});

test('an analysis of other players is not shown', async () => {
    const {players, ...rest} = analysis([], []);
    shelf.set('game analysis', keptAnalysis({...rest, players: players.slice(1)}));
    await study.open();
    expect(study.analysis).toBeUndefined();
});

test('what was found stays when it is stopped, and it is no problem', async () => {
    const done = study.analyse();
    (await asked()).following.onfound?.({round: 1, players: [round(1), round(1)]});
    study.stop();
    await done;
    expect(study.progress).toBeUndefined();
    expect(study.problem).toBeUndefined();
    expect(study.rounds(2)).toHaveLength(1);
    expect(shelf.size).toBe(0);
});

test('the three rounds that clearly cost most come first, the worst of them first', async () => {
    await analysed(
        analysis(
            [
                round(1, {grade: 'inaccuracy', skill: -1}),
                round(2, {grade: 'good', skill: -9}),
                round(3, {grade: 'mistake', skill: -4}),
                round(4, {grade: 'mistake', skill: -3}),
                round(5, {grade: 'inaccuracy', skill: -2}),
            ],
            [],
        ),
    );
    expect(study.costliest(2).map((one) => one.round)).toEqual([3, 4, 5]);
    expect(study.costliest(4)).toEqual([]);
});

test('the better extension is drawn beside the one that was played', async () => {
    await analysed(analysis([round(1), round(2, {grade: 'mistake'})], []));
    expect(study.marks(2, 1)).toEqual([]);
    expect(study.marks(2, 2)).toEqual([{kind: 'suggested', path: ['e4', 'f4', 'g4']}]);
    expect(study.marks(2, 0)).toEqual([]);
});

test('every better line in hindsight is told at once', async () => {
    const done = study.lookBack(4);
    expect(study.lookingBack).toBe(4);
    const {following, question} = scholar.hindsights[0] as (typeof scholar.hindsights)[number];
    expect(question).toMatchObject({record: GAME.record, start: 4, from: 1});
    following.onfound?.({total: 40, bound: 50, proven: false, record: ''});
    expect(study.hindsights.get(4)?.total).toBe(40);
    study.stop();
    await done;
    expect(study.lookingBack).toBeUndefined();
    expect(study.hindsights.get(4)?.bound).toBe(50);
});

const FOUND = {total: 40, bound: 50, proven: false, record: 'better'};

test('what was found in hindsight is kept, and a second search only improves it', async () => {
    const done = study.lookBack(4);
    scholar.hindsights[0]?.following.onfound?.(FOUND);
    study.stop();
    await done;
    const again = opened(onShelf);
    await again.open();
    expect(again.hindsights).toEqual(new Map([[4, FOUND]]));
    const second = again.lookBack(4);
    scholar.hindsights[1]?.following.onfound?.({total: 30, bound: 45, proven: false, record: 'played'});
    expect(again.hindsights.get(4)).toEqual({...FOUND, bound: 45});
    scholar.hindsights[1]?.resolve({total: 30, bound: 40, proven: false, record: 'played'});
    await second;
    expect(again.hindsights.get(4)).toEqual({...FOUND, bound: 40, proven: true});
});

test('hindsight that came with a file and is none is not shown', async () => {
    shelf.set('game hindsight', {version: 1, found: {2: {...FOUND, total: 1e300}, 4: null}});
    await study.open();
    expect(study.hindsights.size).toBe(0);
});

test('what takes the place of something else goes on', async () => {
    const first = study.lookBack(2);
    const second = study.lookBack(4);
    await first;
    expect(study.lookingBack).toBe(4);
    const analysing = study.analyse();
    await second;
    expect(study.progress).toBe('loading');
    expect(study.lookingBack).toBeUndefined();
    (await asked()).resolve(analysis([], []));
    await analysing;
    expect(study.progress).toBeUndefined();
});

test('nothing is kept with a game that is not kept itself, until it is', async () => {
    const linked = opened();
    await linked.open();
    await analysed(analysis([round(1)], [round(1)]), linked);
    expect(shelf.size).toBe(0);
    await linked.keepOn(onShelf);
    const again = opened(onShelf);
    await again.open();
    expect(again.analysis).toEqual(linked.analysis);
    expect(shelf.has('game accuracy')).toBe(true);
});

test('an analysis from before the board was learned can be made again', async () => {
    learned = 0;
    await analysed(analysis([round(1)], [round(1)]));
    expect(study.isOutdated).toBe(false);
    const later = opened(onShelf);
    await later.open();
    expect(later.isOutdated).toBe(false);
    learned = 0.5;
    const muchLater = opened(onShelf);
    await muchLater.open();
    expect(muchLater.isOutdated).toBe(true);
    await analysed(analysis([round(1)], [round(1)]), muchLater);
    expect(muchLater.isOutdated).toBe(false);
});
