import {beforeEach, expect, test, vi} from 'vitest';
import {shelf, type SavedGame} from './shelf';

beforeEach(() => localStorage.clear());

function game(id: string, movedAt: number, over = false): SavedGame {
    return {
        id,
        board: 'classic',
        edition: 'boards',
        players: [{name: 'Ada'}],
        seed: '1',
        record: 'trasse 1\n',
        decided: {},
        round: 1,
        over,
        movedAt,
    };
}

test('an empty shelf has no games', () => {
    expect(shelf.games()).toEqual([]);
    expect(shelf.find('a')).toBeUndefined();
});

test('a game is found again', () => {
    shelf.put(game('a', 1));
    expect(shelf.find('a')).toEqual(game('a', 1));
});

test('a game goes on where the browser keeps nothing', () => {
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
        throw new DOMException('full', 'QuotaExceededError');
    });
    shelf.put(game('a', 1));
    expect(shelf.find('a')).toEqual(game('a', 1));
    full.mockRestore();
    shelf.remove('a');
    expect(shelf.games()).toEqual([]);
});

test('the latest game comes first, and a game is there once', () => {
    shelf.put(game('a', 1));
    shelf.put(game('b', 2));
    shelf.put(game('a', 3));
    expect(shelf.games().map(({id}) => id)).toEqual(['a', 'b']);
});

test('when the shelf is full, games that are over go first', () => {
    shelf.put(game('open', 0));
    for (let i = 1; i <= 40; i++) {
        shelf.put(game(`over ${i}`, i, true));
    }
    const ids = shelf.games().map(({id}) => id);
    expect(ids).toHaveLength(30);
    expect(ids).toContain('open');
    expect(ids).not.toContain('over 1');
});

test('a game can be removed', () => {
    shelf.put(game('a', 1));
    shelf.remove('a');
    expect(shelf.games()).toEqual([]);
});

test.each(['no JSON', '{"a":1}', '[null, 5, {"id":"x"}]'])('what cannot be read is not a game: %s', (kept) => {
    localStorage.setItem('trasse.games', kept);
    expect(shelf.games()).toEqual([]);
    shelf.put(game('a', 1));
    expect(shelf.games()).toHaveLength(1);
});
