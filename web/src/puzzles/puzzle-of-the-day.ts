import type {Puzzle} from '../game/puzzles';
import {bandOf, type Band} from './difficulty';
import {shuffledBy} from './shuffle';

const DAY = 86_400_000;

/** From Monday to Sunday. */
const WEEK: readonly Band[] = ['easy', 'easy', 'easy', 'medium', 'medium', 'hard', 'hard'];

/** The first of January 1970 was a Thursday. */
const FIRST_WEEKDAY = 3;

/**
 * The puzzle of a day, the same for everyone who has the same puzzles. None comes again before all of its difficulty have.
 *
 * @param day in UTC, like 2026-11-18
 */
export function puzzleOfTheDay(puzzles: readonly Puzzle[], day: string): Puzzle | undefined {
    const days = Date.parse(day) / DAY + FIRST_WEEKDAY;
    const weekday = days % WEEK.length;
    const band = WEEK[weekday];
    const ofBand = puzzles.filter((puzzle) => bandOf(puzzle) === band);
    const candidates = ofBand.length > 0 ? ofBand : puzzles;
    const isLike = (other: Band) => other === band;
    const place =
        Math.floor(days / WEEK.length) * WEEK.filter(isLike).length + WEEK.slice(0, weekday).filter(isLike).length;
    const cycle = Math.floor(place / candidates.length);
    return shuffledBy(candidates, `day ${cycle}`)[place % candidates.length];
}
