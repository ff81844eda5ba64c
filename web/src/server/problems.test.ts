import {afterEach, expect, test} from 'vitest';
import {LANGUAGES, speak, type Language} from '../words/words.svelte';
import {EngineFailure} from '../workers/thinker';
import {sentenceFor} from './problems';

afterEach(() => speak('en'));

test.each(Object.keys(LANGUAGES) as Language[])(
    'an engine that does not come says nothing about bots, which an analysis has none of: %s',
    async (language) => {
        await speak(language);
        expect(sentenceFor(new EngineFailure())).not.toMatch(/bot/i);
    },
);
