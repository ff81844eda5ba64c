import {words} from '../words/words.svelte';
import {EngineFailure} from '../workers/thinker';
import {ServerProblem, Unreachable} from './api';

/** What went wrong, as a sentence in the reader's language. */
export function sentenceFor(problem: unknown): string {
    const {problems} = words();
    if (problem instanceof Unreachable) {
        return problems.unreachable;
    }
    if (problem instanceof EngineFailure) {
        return problems.noEngine;
    }
    if (problem instanceof ServerProblem) {
        return problem.type in problems ? problems[problem.type as keyof typeof problems] : problems.broken;
    }
    return problems.broken;
}
