import {expect, test} from 'vitest';
import {comparisonIn} from './comparison';

const ADA = {name: 'Ada', total: 31, you: false};
const TIM = {name: 'Tim', total: 28, you: false};

test('a friend is compared with the player who made the challenge', () => {
    const results = [{...TIM, total: 40}, ADA, {name: 'Mia', total: 28, you: true}];
    expect(comparisonIn({results, from: 'Ada', mine: false})).toEqual({name: 'Ada', by: -3});
});

test('the player who made it is compared with the best of the others', () => {
    const results = [{...ADA, you: true}, TIM, {...TIM, name: 'Mia', total: 2}];
    expect(comparisonIn({results, from: 'Ada', mine: true})).toEqual({name: 'Tim', by: 3});
});

test('nobody is compared before having played, or while nobody else has', () => {
    expect(comparisonIn({results: [ADA, TIM], from: 'Ada', mine: false})).toBeUndefined();
    expect(comparisonIn({results: [{...ADA, you: true}], from: 'Ada', mine: true})).toBeUndefined();
});
