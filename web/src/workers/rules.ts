import {RulesClient} from './rules-client';

/** The rules that the whole page asks. Their worker starts with the page. */
export const rules = new RulesClient(new Worker(new URL('./rules-worker.ts', import.meta.url), {type: 'module'}));
