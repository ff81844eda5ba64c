import type {Challenge} from '../server/api';

/** How the viewer of a challenge did against somebody: `by` points better, or worse if it is negative. */
export interface Comparison {
    name: string;
    by: number;
}

/** Against the player who made the challenge, or, for that player, against the best of the others. */
export function comparisonIn({
    results,
    from,
    mine,
}: Pick<Challenge, 'results' | 'from' | 'mine'>): Comparison | undefined {
    const yours = results.find(({you}) => you);
    const others = results.filter(({you}) => !you);
    const rival = mine ? others[0] : (others.find(({name}) => name === from) ?? others[0]);
    return yours === undefined || rival === undefined ? undefined : {name: rival.name, by: yours.total - rival.total};
}
