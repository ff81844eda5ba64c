import type {Words} from '../words/words.svelte';
import type {Reason, Reasons} from '../workers/answers';

/** One sentence may name so many reasons. */
const MOST = 2;

/** What speaks for the better action, as one sentence; empty if the engine only trusts its feeling. */
export function sentenceWhy({for: reasons}: Reasons, w: Words): string {
    const parts = reasons.slice(0, MOST).map((reason) => part(reason, w));
    return parts.length === 0 ? '' : w.analysis.why(parts);
}

function part({kind, numbers, by}: Reason, w: Words): string {
    const said = (numbers ?? []).map(String);
    switch (kind) {
        case 'points':
            return w.analysis.reasons.points(said, by);
        case 'fields':
            return w.analysis.reasons.fields(by);
        case 'full':
            return w.analysis.reasons.full(said);
        case 'reach':
            return w.analysis.reasons.reach(said);
        case 'ends':
            return w.analysis.reasons.ends(by);
        case 'near':
            return w.analysis.reasons.near(said);
        case 'exits':
            return w.analysis.reasons.exits(by);
    }
}
