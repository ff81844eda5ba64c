import {beforeEach, expect, test} from 'vitest';
import {entry} from '../history/test-entries';
import type {AnalysedRound, Analysis, Hindsight, RoundAnalysis} from '../workers/answers';
import type {HindsightQuestion, StudyFollowing} from '../workers/thinker';
import {GameStudy} from './game-study.svelte';

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

function opened(): GameStudy {
    return new GameStudy(GAME, scholar, {
        attached: async (game, name) => shelf.get(`${game} ${name}`),
        attach: async (game, name, value) => void shelf.set(`${game} ${name}`, value),
    });
}

beforeEach(() => {
    scholar = new HandScholar();
    shelf = new Map();
    study = opened();
});

test('rounds are shown as they are found, and the whole is kept with the game', async () => {
    const done = study.analyse();
    expect(study.progress).toBe('loading');
    const {following, resolve} = scholar.analyses[0] as Call<AnalysedRound, Analysis>;
    following.onprogress?.(0.5);
    expect(study.progress).toBe(0.5);
    following.onfound?.({round: 1, players: [round(1), round(1, {card: 'gsrv'})]});
    expect(study.round(4, 1)?.card).toBe('gsrv');
    expect(study.player(4)).toBeUndefined();
    resolve(analysis([round(1), round(2)], [round(1), round(2)]));
    await done;
    expect(study.progress).toBeUndefined();
    expect(study.rounds(2).map((one) => one.round)).toEqual([1, 2]);
    const again = opened();
    await again.open();
    expect(again.player(2)?.accuracy).toBe(90);
    expect(again.rounds(4)).toHaveLength(2);
});

test('an analysis of an earlier version is not shown', async () => {
    shelf.set('game analysis', {version: 0, analysis: analysis([], [])});
    await study.open();
    expect(study.analysis).toBeUndefined();
});

test('what was found stays when it is stopped, and it is no problem', async () => {
    const done = study.analyse();
    scholar.analyses[0]?.following.onfound?.({round: 1, players: [round(1), round(1)]});
    study.stop();
    await done;
    expect(study.progress).toBeUndefined();
    expect(study.problem).toBeUndefined();
    expect(study.rounds(2)).toHaveLength(1);
    expect(shelf.size).toBe(0);
});

test('the three rounds that clearly cost most come first, the worst of them first', async () => {
    const done = study.analyse();
    scholar.analyses[0]?.resolve(
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
    await done;
    expect(study.costliest(2).map((one) => one.round)).toEqual([3, 4, 5]);
    expect(study.costliest(4)).toEqual([]);
});

test('the better extension is drawn beside the one that was played', async () => {
    const done = study.analyse();
    scholar.analyses[0]?.resolve(analysis([round(1), round(2, {grade: 'mistake'})], []));
    await done;
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
