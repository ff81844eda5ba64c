import type {LaterWords} from '../words/later/later.svelte';
import type {Reason, Reasons} from '../workers/answers';

/** One sentence may name so many reasons. */
const MOST = 2;

/** What speaks for the better action, as one sentence; empty if the engine only trusts its feeling. */
export function sentenceWhy(reasons: Reasons, l: LaterWords): string {
    const parts = reasonsFor(reasons, l);
    return parts.length === 0 ? '' : l.analysis.why(parts);
}

/** What speaks for the better action, as parts of a sentence about its line. */
export function reasonsFor({for: reasons}: Reasons, l: LaterWords): string[] {
    return reasons.slice(0, MOST).map((reason) => part(reason, l));
}

function part({kind, numbers, by}: Reason, l: LaterWords): string {
    const said = (numbers ?? []).map(String);
    switch (kind) {
        case 'points':
            return l.analysis.reasons.points(said, by);
        case 'fields':
            return l.analysis.reasons.fields(by);
        case 'full':
            return l.analysis.reasons.full(said);
        case 'reach':
            return l.analysis.reasons.reach(said);
        case 'ends':
            return l.analysis.reasons.ends(by);
        case 'near':
            return l.analysis.reasons.near(said);
        case 'exits':
            return l.analysis.reasons.exits(by);
    }
}
