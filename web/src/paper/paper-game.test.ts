import {expect, test} from 'vitest';
import {
    cardsLeft,
    isIdle,
    stateOf,
    withMove,
    writeAnnouncements,
    type Move,
    type PaperGame,
    type Task,
} from './paper-game';

const NEXT: Move = {kind: 'next'};
const DECK = 'bgsr gsrv yggrv yygsr ybrv ysrv bgrv ybssv ygsv bgsvv ybgrr ybgs ybgv bbsrv ybsr'.split(' ');

function say(player: number, number: number): Move {
    return {kind: 'say', player, number};
}

function game(task: Task, ...moves: Move[]): PaperGame {
    const setup = {task, edition: 'boards' as const, names: ['Ada', 'Ben', 'Cleo'], seconds: 0};
    return {setup, deck: task === 'scores' ? [] : DECK, moves};
}

/** Every phase with its round, in the order in which a game goes through them. */
function way(task: Task): string[] {
    const places: string[] = [];
    for (let moves: Move[] = []; places.at(-1)?.startsWith('end') !== true; moves = [...moves, NEXT]) {
        const {phase, round} = stateOf(game(task, ...moves));
        places.push(`${phase} ${round}`);
    }
    return places;
}

const ROUNDS = Array.from({length: 15}, (_, i) => i + 1);

test('with cards alone, fifteen are turned and that is all', () => {
    expect(way('cards')).toEqual(['ready 0', ...ROUNDS.map((n) => `card ${n}`), 'end 15']);
});

test('with scores alone, fifteen rounds are announced and then the fields counted', () => {
    expect(way('scores')).toEqual([...ROUNDS.map((n) => `numbers ${n}`), 'count 15', 'end 15']);
});

test('with both, every card is followed by its announcements', () => {
    const rounds = ROUNDS.flatMap((n) => [`card ${n}`, `numbers ${n}`]);
    expect(way('both')).toEqual(['ready 0', ...rounds, 'count 15', 'end 15']);
});

test('nothing follows the end', () => {
    const over = game('cards', ...Array.from({length: 20}, () => NEXT));
    expect(stateOf(over)).toMatchObject({phase: 'end', round: 15});
});

test('where the cards lie on the table, the game can stop in any round', () => {
    const stopped = game('scores', say(0, 8), NEXT, say(1, 8), {kind: 'stop'});
    expect(stateOf(stopped)).toMatchObject({phase: 'count', round: 2});
    expect(writeAnnouncements(stateOf(stopped).announced)).toBe('1:8\n2:8');
});

test('what is announced belongs to its round, in the order of the taps', () => {
    const {announced} = stateOf(game('scores', say(0, 8), say(2, 3), say(0, 5), NEXT, NEXT, say(1, 10)));
    expect(writeAnnouncements(announced)).toBe('1:8 3:3 1:5\n\n2:10');
});

test('the same tap once more withdraws a number', () => {
    const {announced} = stateOf(game('scores', say(0, 8), say(1, 8), say(0, 8)));
    expect(writeAnnouncements(announced)).toBe('2:8');
});

test('a count that is corrected right away is taken back in one go', () => {
    const typed = [1, 10, 12].reduce(
        (so, missed) => withMove(so, {kind: 'count', player: 0, missed}),
        game('scores', {kind: 'stop'}),
    );
    expect(typed.moves).toHaveLength(2);
    expect(stateOf(typed).missed).toEqual([12, null, null]);
});

test('counts of two players are two moves', () => {
    const first = withMove(game('scores', {kind: 'stop'}), {kind: 'count', player: 0, missed: 10});
    expect(withMove(first, {kind: 'count', player: 1, missed: 10}).moves).toHaveLength(3);
});

test('cards that are left stand in an order that tells nothing', () => {
    expect(cardsLeft(game('cards'), 12)).toEqual(['ybgv', 'ybsr', 'bbsrv']);
    expect(cardsLeft(game('cards'), 0)).toHaveLength(15);
});

test('only a game that has begun and is not over can be lost', () => {
    expect(isIdle(game('cards'))).toBe(true);
    expect(isIdle(game('cards', NEXT))).toBe(false);
    expect(isIdle(game('cards', ...Array.from({length: 17}, () => NEXT)))).toBe(true);
});
