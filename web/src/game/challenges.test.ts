import {beforeEach, expect, test} from 'vitest';
import {openedChallenges} from './challenges';

beforeEach(() => localStorage.clear());

test('challenges are kept, the latest first, each once', () => {
    openedChallenges.put('one', 'Ada', 1);
    openedChallenges.put('two', 'Tim', 2);
    openedChallenges.put('one', 'Ada', 3);
    expect(openedChallenges.all().map(({id}) => id)).toEqual(['one', 'two']);
});

test('a challenge that was finished is forgotten', () => {
    openedChallenges.put('one', 'Ada', 1);
    openedChallenges.remove('one');
    expect(openedChallenges.all()).toEqual([]);
});

test('the oldest go when there are too many', () => {
    for (let i = 0; i < 12; i++) {
        openedChallenges.put(`c${i}`, 'Ada', i);
    }
    expect(openedChallenges.all().map(({id}) => id)).toEqual(['c11', 'c10', 'c9', 'c8', 'c7', 'c6', 'c5', 'c4']);
});

test('what cannot be read counts as nothing', () => {
    localStorage.setItem('trasse.challenges', '{"id": 7}');
    expect(openedChallenges.all()).toEqual([]);
});
