import {beforeEach, expect, test} from 'vitest';
import {dealSame} from './deal-same';
import {readDeal, type SharedDeal} from './same-cards';
import {savedGames} from './saved-games';

const DECK = 'bgsr gsrv yggrv yygsr ybrv ysrv bgrv ybssv ygsv bgsvv ybgrr ybgs ybgv bbsrv ybsr'.split(' ');
const DEAL: SharedDeal = {
    board: 'classic',
    edition: 'boards',
    deck: DECK,
    seats: [{start: 1}, {start: 2, level: 'magpie'}],
    name: 'Maria',
    total: 12,
};

/** What the rules were asked to begin with. */
let asked: unknown[] = [];
const rules = {
    beginWith: async (...deal: unknown[]) => {
        asked = deal;
        return 'trasse 1\n';
    },
};

beforeEach(() => localStorage.clear());

test('the same cards lie there from the same start points, with a player of the same level', async () => {
    const game = await dealSame(rules, DEAL, 'Ada');
    const names = game.players.map(({name}) => name);
    expect(asked).toEqual(['classic', 'boards', names, [1, 2], DECK]);
    expect(names[0]).toBe('Ada');
    expect(game.players.map(({level}) => level)).toEqual([undefined, 'magpie']);
    expect(savedGames.find(game.id)).toEqual(game);
    expect(readDeal(game.same ?? '')).toEqual(DEAL);
});

test('a bot plays in place of another person', async () => {
    const game = await dealSame(rules, {...DEAL, seats: [{start: 1}, {start: 2}]}, 'Ada');
    expect(game.players[1]?.level).toBe('cat');
});

test('nobody is called like a player who is there already', async () => {
    const [, bot] = (await dealSame(rules, DEAL, 'Ada')).players;
    const {players} = await dealSame(rules, DEAL, bot?.name ?? '');
    expect(players[1]?.name).not.toBe(players[0]?.name);
});
