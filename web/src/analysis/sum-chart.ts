import type {RoundAnalysis} from '../workers/answers';
import {levels} from './levels';

interface Bar {
    y: number;
    height: number;
}

/** A round in the chart: the card moves the value up or down, then the choice takes something off. */
interface Step {
    round: number;
    x: number;
    width: number;
    /** The value before the card. */
    y: number;
    luck: Bar;
    choice: Bar & {end: number};
    /** The value before the next card. */
    rest: number;
}

export interface SumChart {
    width: number;
    height: number;
    levels: {y: number; value: number}[];
    steps: Step[];
}

const WIDTH = 360;
const HEIGHT = 150;
const LEFT = 24;
const PADDING = 8;
/** A bar of nothing is still a line. */
const THINNEST = 1;
/** In points, between the lines that show the height. */
const LEAST_SPACING = 5;

/** Where everything of the chart lies, in its own units. */
export function chartOf(rounds: readonly RoundAnalysis[]): SumChart {
    const values = rounds.flatMap((round) => {
        const {card, choice, next} = valuesOf(round);
        return [round.before, card, choice, next];
    });
    const [lowest, highest] = [Math.min(...values), Math.max(...values)];
    const scale = (HEIGHT - 2 * PADDING) / Math.max(1, highest - lowest);
    const y = (value: number) => PADDING + (highest - value) * scale;
    const bar = (from: number, to: number): Bar => ({
        y: y(Math.max(from, to)),
        height: Math.max(THINNEST, Math.abs(from - to) * scale),
    });
    const width = (WIDTH - LEFT) / Math.max(1, rounds.length);
    return {
        width: WIDTH,
        height: HEIGHT,
        levels:
            rounds.length === 0 ? [] : levels(lowest, highest, LEAST_SPACING).map((value) => ({value, y: y(value)})),
        steps: rounds.map((round, i) => {
            const {card, choice, next} = valuesOf(round);
            return {
                round: round.round,
                x: LEFT + i * width,
                width,
                y: y(round.before),
                luck: bar(round.before, card),
                choice: {...bar(card, choice), end: y(choice)},
                rest: y(next),
            };
        }),
    };
}

function valuesOf({before, luck, skill, rivals, reassessed}: RoundAnalysis) {
    const card = before + luck;
    const choice = card + skill;
    return {card, choice, next: choice + rivals + reassessed};
}
