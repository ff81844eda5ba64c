import type {Daily} from '../server/api';
import type {LaterWords} from '../words/later/later.svelte';

/** A share of fewer players than these, yourself included, says less than a place among them. */
const MANY = 5;

/** A share below this is no praise. */
const LEAST_PRAISE = 10;

/** How your total compares with those of the others; empty if there is nothing to say. */
export function comparisonOf(
    {today, finished, best, yours}: Pick<Daily, 'today' | 'finished' | 'best' | 'yours'>,
    l: LaterWords,
): string {
    const percentile = yours?.percentile;
    if (percentile === undefined) {
        return today ? l.day.first : '';
    }
    const place = best.find(({you}) => you)?.rank;
    if (finished < MANY && place !== undefined) {
        return l.day.rank(place, finished);
    }
    if (percentile === 100) {
        return l.day.betterThanAll;
    }
    return percentile < LEAST_PRAISE ? l.day.behind : l.day.better(Math.floor(percentile));
}
