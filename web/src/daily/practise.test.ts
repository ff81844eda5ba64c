import {beforeEach, expect, test} from 'vitest';
import {savedGames} from '../game/saved-games';
import {kindOf} from '../history/take-over';
import type {PastDeal} from '../server/api';
import {begunPractice, practise} from './practise';

const DECK = 'bgsr gsrv yggrv yygsr ybrv ysrv bgrv ybssv ygsv bgsvv ybgrr ybgs ybgv bbsrv ybsr';
const DEAL: PastDeal = {
    day: '2026-11-15',
    edition: 'boards',
    board: {code: 'F_YTHdFNd-fl5FOv3hgons6QFeqOlU6Z4KSBdVWf', name: 'classic'},
    start: 3,
    deck: DECK,
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

test('the cards and the start of the day are dealt on this device, to one player', async () => {
    const game = await practise(rules, DEAL, 'Ada');
    expect(asked).toEqual(['classic', 'boards', ['Ada'], [3], DECK.split(' ')]);
    expect(savedGames.find(game.id)).toEqual(game);
});

test('the history takes it for practice', async () => {
    expect(kindOf(await practise(rules, DEAL, 'Ada'))).toBe('practice');
});

test('a practice game that has been begun is found by its day until it is over', async () => {
    const game = await practise(rules, DEAL, 'Ada');
    expect(begunPractice('2026-11-15')?.id).toBe(game.id);
    expect(begunPractice('2026-11-14')).toBeUndefined();
    savedGames.put({...game, over: true});
    expect(begunPractice('2026-11-15')).toBeUndefined();
});
