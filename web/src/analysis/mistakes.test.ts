import {expect, test} from 'vitest';
import {analyses, attempts, positions, replays} from '../../../browser/target/samples';
import type {Attempt, Position, Replay, RoundAnalysis} from '../workers/answers';
import {exerciseFrom, isGoodEnough} from './mistakes';

const REPLAY = replays.find(({players, rounds}) => players.length > 1 && rounds.length >= 10) as Replay;
const ROUND = {...(analyses[0]?.players[0]?.rounds[0] as RoundAnalysis), round: 4, playedValue: 20};
const START = REPLAY.players[1]?.start ?? 0;
const SAMPLE = attempts[0] as Attempt;
const POSITION = positions[0] as Position;
const GAME = {id: 'game', record: 'record', players: [{}, {level: 'cat' as const}]};

type Asked = {rounds: number; starts: number[]; names: string[]; deck: string[]};

/** Notes what it was asked. */
class Rules {
    asked: Asked | undefined;

    async playOn(_: string, rounds: number, starts: number[], names: string[], deck: string[]): Promise<string> {
        this.asked = {rounds, starts, names, deck};
        return 'trasse 1\n';
    }
}

async function verdictWhen(change: Partial<Attempt>) {
    const valuer = {attempt: () => Promise.resolve({...SAMPLE, ...change})};
    const exercise = await exerciseFrom(GAME, REPLAY, START, ROUND, new Rules(), valuer);
    return exercise.judge('e4: e5', POSITION, new AbortController().signal);
}

test.each([
    ['best', true],
    ['good', true],
    ['inaccuracy', false],
    ['mistake', false],
] as const)('whether %s is good enough: %s', (grade, expected) => {
    expect(isGoodEnough({grade})).toBe(expected);
});

test('a round is tried with the rounds before it, its card and all players', async () => {
    const rules = new Rules();
    const valuer = {attempt: () => Promise.resolve(SAMPLE)};
    const exercise = await exerciseFrom(GAME, REPLAY, START, ROUND, rules, valuer);
    expect(rules.asked?.rounds).toBe(3);
    expect(rules.asked?.starts).toEqual(REPLAY.players.map(({start}) => start));
    expect(rules.asked?.deck.slice(0, 4)).toEqual(REPLAY.rounds.slice(0, 4).map(({card}) => card));
    expect(new Set(rules.asked?.deck).size).toBe(15);
    expect(exercise).toMatchObject({record: 'trasse 1\n', card: '', start: START, best: ROUND.best});
});

test('the best action is compared with what was played in the game', async () => {
    const verdict = await verdictWhen({played: 'e4: e5', best: 'e4: e5', grade: 'best', skill: 0});
    expect(verdict.isRight).toBe(true);
    expect(await verdict.comparison).toMatchObject({with: 'game', value: 20});
});

test('another action is compared with the best one', async () => {
    const verdict = await verdictWhen({played: 'e4: e5', best: 'e4: f5', grade: 'mistake', bestValue: 30, skill: -9});
    expect(verdict.isRight).toBe(false);
    const {check} = SAMPLE;
    const loss = Math.min(9, check?.loss ?? 9);
    expect(await verdict.comparison).toMatchObject({with: 'own', value: 30 - Math.max(0, loss)});
});

test('a loss that the check does not see is none', async () => {
    const check = {loss: -1, uncertainty: 1, orders: 64};
    const verdict = await verdictWhen({best: 'e4: f5', grade: 'good', bestValue: 30, skill: -2, check});
    expect(await verdict.comparison).toMatchObject({value: 30});
});
