import {beforeEach, expect, test} from 'vitest';
import {replays} from '../../../browser/target/samples';
import {savedGames} from '../game/saved-games';
import type {Edition, Level, Replay} from '../workers/answers';
import type {Decision, Following} from '../workers/thinker';
import {deckOf, playOn} from './play-on';

const several = replays.find(({players, rounds}) => players.length > 1 && rounds.length >= 10) as Replay;
const [first, second] = several.players;
/** The same game as if nobody but the first player had been there. */
const solo: Replay = {
    ...several,
    players: several.players.slice(0, 1),
    rounds: several.rounds.map(({card, actions}) => ({card, actions: actions.slice(0, 1)})),
};

type Asked = {rounds?: number; starts: number[]; names: string[]; deck: string[]};

/** Notes what it was asked. */
class Rules {
    asked: Asked | undefined;
    readonly played: string[][] = [];

    async playOn(_: string, rounds: number, starts: number[], names: string[], deck: string[]): Promise<string> {
        this.asked = {rounds, starts, names, deck};
        return 'trasse 1\n';
    }

    async beginWith(_: string, __: Edition, names: string[], starts: number[], deck: string[]): Promise<string> {
        this.asked = {starts, names, deck};
        return 'begun';
    }

    async play(record: string, actions: string[]): Promise<string> {
        this.played.push(actions);
        return `${record}+`;
    }
}

/** Say who they are and what they see. */
const bots = {
    async bot({record, start}: Decision, level: Level, {signal}: Following = {}): Promise<string> {
        signal?.throwIfAborted();
        return `${level} ${start} after ${record}`;
    },
};

beforeEach(() => localStorage.clear());

test('a line goes on alone with the same cards, as practice', async () => {
    const rules = new Rules();
    const game = await playOn(rules, bots, 'record', several, {
        rounds: 4,
        start: second?.start ?? 0,
        name: 'Ada',
        levels: [],
        cards: 'same',
    });
    expect(rules.asked).toEqual({rounds: 4, starts: [second?.start], names: ['Ada'], deck: deckOf(several)});
    expect(game).toMatchObject({players: [{name: 'Ada'}], round: 5, over: false, practice: true});
    expect(savedGames.find(game.id)).toEqual(game);
});

test('bots play the other lines, under names of their own', async () => {
    const rules = new Rules();
    const others = several.players.slice(1);
    const game = await playOn(rules, bots, 'record', several, {
        rounds: 0,
        start: second?.start ?? 0,
        name: 'Otto',
        levels: others.map(() => 'owl'),
        cards: 'same',
    });
    expect(rules.asked?.starts.slice(0, 2)).toEqual([second?.start, first?.start]);
    expect(rules.asked?.starts).toHaveLength(several.players.length);
    expect(game.players.map(({level}) => level).slice(0, 2)).toEqual([undefined, 'owl']);
    expect(new Set(rules.asked?.names).size).toBe(several.players.length);
    expect(rules.asked?.names[0]).toBe('Otto');
});

test('bots join a solo game by drawing its rounds themselves, with the same cards', async () => {
    const rules = new Rules();
    const start = solo.players[0]?.start ?? 0;
    const told: number[] = [];
    const game = await playOn(
        rules,
        bots,
        'record',
        solo,
        {rounds: 3, start, name: 'Ada', levels: ['owl', 'magpie'], cards: 'same'},
        {onround: (round) => told.push(round)},
    );
    const [own, owl, magpie] = rules.asked?.starts ?? [];
    expect(own).toBe(start);
    expect(new Set([own, owl, magpie]).size).toBe(3);
    expect(rules.asked?.deck).toEqual(deckOf(solo));
    expect(rules.played).toEqual(
        ['begun', 'begun+', 'begun++'].map((record, round) => [
            solo.rounds[round]?.actions[0],
            `owl ${owl} after ${record}`,
            `magpie ${magpie} after ${record}`,
        ]),
    );
    expect(told).toEqual([1, 2, 3]);
    expect(game).toMatchObject({record: 'begun+++', round: 4, practice: true});
    expect(game.players.map(({level}) => level)).toEqual([undefined, 'owl', 'magpie']);
    expect(savedGames.find(game.id)).toEqual(game);
});

test('a solo game that bots were joining when it was stopped is not kept', async () => {
    const stopped = new AbortController();
    const begun = playOn(
        new Rules(),
        bots,
        'record',
        solo,
        {rounds: 3, start: solo.players[0]?.start ?? 0, name: 'Ada', levels: ['owl'], cards: 'same'},
        {signal: stopped.signal, onround: (round) => round === 2 && stopped.abort()},
    );
    await expect(begun).rejects.toThrow('aborted');
    expect(savedGames.games()).toEqual([]);
});

test('cards in a new order are the ones that were left', async () => {
    const rules = new Rules();
    const orders = new Set<string>();
    for (let i = 0; i < 12; i++) {
        await playOn(rules, bots, 'record', several, {
            rounds: 5,
            start: first?.start ?? 0,
            name: 'Ada',
            levels: [],
            cards: 'fresh',
        });
        const deck = rules.asked?.deck ?? [];
        expect(deck.slice(0, 5)).toEqual(several.rounds.slice(0, 5).map(({card}) => card));
        expect(deck.slice(5).toSorted()).toEqual(several.positions[5]?.left.toSorted());
        orders.add(deck.join(' '));
    }
    expect(orders.size).toBeGreaterThan(1);
});

test('the deck of a record without one is known once all cards have come', () => {
    const whole = replays.find(({rounds}) => rounds.length === 15) as Replay;
    expect(deckOf({...whole, deck: undefined})).toEqual(whole.rounds.map(({card}) => card));
    expect(deckOf({...several, deck: undefined, rounds: several.rounds.slice(0, 3)})).toBeUndefined();
});
