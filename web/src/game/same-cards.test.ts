import {describe, expect, test} from 'vitest';
import {replays} from '../../../browser/target/samples';
import type {Edition} from '../workers/answers';
import {LEVELS} from './bots';
import {readDeal, writeDeal, type SharedDeal} from './same-cards';

const DECK = 'bgsr gsrv yggrv yygsr ybrv ysrv bgrv ybssv ygsv bgsvv ybgrr ybgs ybgv bbsrv ybsr'.split(' ');
const ADA: SharedDeal = {board: 'classic', edition: 'boards', deck: DECK, seats: [{start: 3}], name: 'Ada', total: 31};

/** Numbers that are the same in every run. */
function random(seed: number): (below: number) => number {
    let state = seed;
    return (below) => {
        state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
        return Math.floor((state / 2 ** 32) * below);
    };
}

const SIGNS = [...'abcdefgh XYZ.,-_~!*\'()"%&/?=+;:@$€éßæøž字🦊'];
const DIGITS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'];

function randomDeal(below: (most: number) => number): SharedDeal {
    const pick = <T>(some: readonly T[]): T => some[below(some.length)] as T;
    const shuffled = <T>(some: readonly T[]): T[] =>
        some
            .map((one) => ({one, key: below(1_000_000)}))
            .sort((a, b) => a.key - b.key)
            .map(({one}) => one);
    const [start = 1, ...others] = shuffled([1, 2, 3, 4]);
    return {
        board: pick(['classic', 'garden', `~${Array.from({length: 40}, () => pick(DIGITS)).join('')}`]),
        edition: pick<Edition>(['boards', 'pad']),
        deck: shuffled(DECK),
        seats: [
            {start},
            ...others
                .slice(0, below(4))
                .map((other) => (below(4) === 0 ? {start: other} : {start: other, level: pick(LEVELS)})),
        ],
        name: Array.from({length: 1 + below(20)}, () => pick(SIGNS)).join(''),
        total: below(140) - 60,
    };
}

test('thousands of links are read as they were written', () => {
    const below = random(12);
    for (let i = 0; i < 5_000; i++) {
        const deal = randomDeal(below);
        const link = new URL(`https://play.example/same#${writeDeal(deal)}`);
        expect(readDeal(link.hash.slice(1))).toEqual(deal);
    }
});

test('a link is short and has nothing at which a messenger would cut it', () => {
    const below = random(5);
    expect(`/same#${writeDeal(ADA)}`.length).toBeLessThan(50);
    for (let i = 0; i < 1_000; i++) {
        expect(writeDeal(randomDeal(below))).toMatch(/^[\w~.%-]*\d$/);
    }
});

test('a link of an earlier version, with other names of levels, still works', () => {
    const fragment = writeDeal(ADA).replace('.3.', '.3-1greedy-2clever.');
    expect(readDeal(fragment)?.seats).toEqual([{start: 3}, {start: 1, level: 'magpie'}, {start: 2, level: 'cat'}]);
});

test('the deck of a real game comes through', () => {
    const decks = replays.flatMap(({deck}) => (deck === undefined ? [] : [deck]));
    expect(decks.length).toBeGreaterThan(0);
    for (const deck of decks) {
        expect(readDeal(writeDeal({...ADA, deck}))?.deck).toEqual(deck);
    }
});

describe('a damaged link is none', () => {
    const whole = writeDeal(ADA);

    test.each(Array.from({length: whole.length - 1}, (_, i) => whole.slice(0, i)))('cut off: %s', (cut) => {
        expect(readDeal(cut)).toBeUndefined();
    });

    test.each([
        whole.replace('classic', 'Classic'),
        whole.replace('classic', '~short'),
        whole.replace('boards', 'box'),
        whole.replace('.3.', '.5.'),
        whole.replace('.3.', '..'),
        whole.replace('.3.', '.3-1genius.'),
        whole.replace('.3.', '.3-1constructor.'),
        whole.replace('Ada', '%E0%A4%A'),
        whole.replace('31', 'x'),
        `${whole}.more`,
        whole.replace(/\.[\w-]{16}\./, '.________________.'),
    ])('changed: %s', (changed) => {
        expect(readDeal(changed)).toBeUndefined();
    });
});
