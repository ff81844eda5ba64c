import {beforeEach, expect, test, vi} from 'vitest';
import {savedGames, type SavedGame} from './saved-games';

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

test('an empty savedGames has no games', () => {
    expect(savedGames.games()).toEqual([]);
    expect(savedGames.find('a')).toBeUndefined();
});

test('a game is found again', () => {
    savedGames.put(game('a', 1));
    expect(savedGames.find('a')).toEqual(game('a', 1));
});

test('a game goes on where the browser keeps nothing', () => {
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
        throw new DOMException('full', 'QuotaExceededError');
    });
    savedGames.put(game('a', 1));
    expect(savedGames.find('a')).toEqual(game('a', 1));
    full.mockRestore();
    savedGames.remove('a');
    expect(savedGames.games()).toEqual([]);
});

test('the latest game comes first, and a game is there once', () => {
    savedGames.put(game('a', 1));
    savedGames.put(game('b', 2));
    savedGames.put(game('a', 3));
    expect(savedGames.games().map(({id}) => id)).toEqual(['a', 'b']);
});

test('when the savedGames is full, games that are over go first', () => {
    savedGames.put(game('open', 0));
    for (let i = 1; i <= 40; i++) {
        savedGames.put(game(`over ${i}`, i, true));
    }
    const ids = savedGames.games().map(({id}) => id);
    expect(ids).toHaveLength(30);
    expect(ids).toContain('open');
    expect(ids).not.toContain('over 1');
});

test('a game can be removed', () => {
    savedGames.put(game('a', 1));
    savedGames.remove('a');
    expect(savedGames.games()).toEqual([]);
});

test.each(['no JSON', '{"a":1}', '[null, 5, {"id":"x"}]'])('what cannot be read is not a game: %s', (kept) => {
    localStorage.setItem('trasse.games', kept);
    expect(savedGames.games()).toEqual([]);
    savedGames.put(game('a', 1));
    expect(savedGames.games()).toHaveLength(1);
});
