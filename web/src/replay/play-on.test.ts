import {beforeEach, expect, test} from 'vitest';
import {replays} from '../../../browser/target/samples';
import {savedGames} from '../game/saved-games';
import type {Replay} from '../workers/answers';
import {deckOf, playOn} from './play-on';

const several = replays.find(({players, rounds}) => players.length > 1 && rounds.length >= 10) as Replay;
const [first, second] = several.players;

type Asked = {rounds: number; starts: number[]; names: string[]; deck: string[]};

/** Notes what it was asked. */
class Rules {
    asked: Asked | undefined;

    async playOn(_: string, rounds: number, starts: number[], names: string[], deck: string[]): Promise<string> {
        this.asked = {rounds, starts, names, deck};
        return 'trasse 1\n';
    }
}

beforeEach(() => localStorage.clear());

test('a line goes on alone with the same cards, as practice', async () => {
    const rules = new Rules();
    const game = await playOn(rules, 'record', several, {
        rounds: 4,
        start: second?.start ?? 0,
        name: 'Ada',
        cards: 'same',
    });
    expect(rules.asked).toEqual({rounds: 4, starts: [second?.start], names: ['Ada'], deck: deckOf(several)});
    expect(game).toMatchObject({players: [{name: 'Ada'}], round: 5, over: false, practice: true});
    expect(savedGames.find(game.id)).toEqual(game);
});

test('bots play the other lines, under names of their own', async () => {
    const rules = new Rules();
    const game = await playOn(rules, 'record', several, {
        rounds: 0,
        start: second?.start ?? 0,
        name: 'Otto',
        level: 'owl',
        cards: 'same',
    });
    expect(rules.asked?.starts.slice(0, 2)).toEqual([second?.start, first?.start]);
    expect(rules.asked?.starts).toHaveLength(several.players.length);
    expect(game.players.map(({level}) => level).slice(0, 2)).toEqual([undefined, 'owl']);
    expect(new Set(rules.asked?.names).size).toBe(several.players.length);
    expect(rules.asked?.names[0]).toBe('Otto');
});

test('cards in a new order are the ones that were left', async () => {
    const rules = new Rules();
    const orders = new Set<string>();
    for (let i = 0; i < 12; i++) {
        await playOn(rules, 'record', several, {rounds: 5, start: first?.start ?? 0, name: 'Ada', cards: 'fresh'});
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
