/** How many have the same total. */
export interface TotalCount {
    total: number;
    count: number;
}

/** The totals from one to another, both included. */
export interface Bar {
    from: number;
    to: number;
    count: number;
    isOwn: boolean;
    x: number;
    y: number;
    height: number;
}

export interface Histogram {
    /** In units of the drawing. */
    width: number;
    height: number;
    barWidth: number;
    bars: Bar[];
    /** Totals that are written below, at the middle of their bars. */
    labels: {x: number; value: number}[];
}

const WIDTH = 360;
const HEIGHT = 120;
/** Room for a word above the highest bar. */
const TOP = 16;
/** One of many thousands is still to be seen. */
const LOWEST = 2;
/** How many totals a bar may stand for. */
const STEPS = [1, 2, 5, 10];
const MOST_BARS = 24;
/** Fewer would be wide blocks. */
const FEWEST_BARS = 9;
const MOST_LABELS = 9;

/** Where everything lies: bars of the same width, as narrow as the totals allow, from the lowest total to the highest. */
export function histogramOf(totals: readonly TotalCount[], own?: number): Histogram {
    const values = totals.map(({total}) => total);
    const [lowest, highest] = [Math.min(...values), Math.max(...values)];
    const step = STEPS.find((size) => placeOf(highest, size) - placeOf(lowest, size) < MOST_BARS) ?? 20;
    const needed = values.length === 0 ? 0 : placeOf(highest, step) - placeOf(lowest, step) + 1;
    const missing = Math.max(0, FEWEST_BARS - needed);
    const first = needed === 0 ? 0 : placeOf(lowest, step) - Math.ceil(missing / 2);
    const counts = Array.from({length: needed + missing}, () => 0);
    for (const {total, count} of totals) {
        const place = placeOf(total, step) - first;
        counts[place] = (counts[place] ?? 0) + count;
    }
    const most = Math.max(1, ...counts);
    const barWidth = WIDTH / counts.length;
    const bars = counts.map((count, i) => {
        const height = count === 0 ? 0 : Math.max(LOWEST, ((HEIGHT - TOP) * count) / most);
        const from = (first + i) * step;
        const to = from + step - 1;
        return {
            from,
            to,
            count,
            isOwn: own !== undefined && from <= own && own <= to,
            x: i * barWidth,
            y: HEIGHT - height,
            height,
        };
    });
    const spacing = Math.ceil(bars.length / MOST_LABELS);
    const labels = bars
        .filter(({from}) => (from / step) % spacing === 0)
        .map(({x, from}) => ({x: x + barWidth / 2, value: from}));
    return {width: WIDTH, height: HEIGHT, barWidth, bars, labels};
}

function placeOf(total: number, step: number): number {
    return Math.floor(total / step);
}
