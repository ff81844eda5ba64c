import type {Puzzle} from '../game/puzzles';
import type {Attempt, Position, Reasons} from '../workers/answers';
import type {Decision, Following} from '../workers/thinker';
import type {Comparison, Verdict} from './exercise';

/** The part of the engine that values an action. */
export interface Valuer {
    attempt(decision: Omit<Decision, 'seed'>, action: string, following?: Following): Promise<Attempt>;
}

const NO_REASONS: Reasons = {for: [], against: []};

/** The puzzle itself knows whether an action is right. Only what a rare wrong one is worth has to be asked. */
export function judgePuzzle(
    puzzle: Puzzle,
    valuer: Valuer,
): (action: string, position: Position, signal: AbortSignal) => Promise<Verdict> {
    return (action, position, signal) => {
        const isRight = puzzle.answers.includes(action);
        return Promise.resolve({
            isRight,
            best: isRight ? action : (puzzle.answers[0] ?? ''),
            bestValue: puzzle.value,
            comparison: isRight
                ? Promise.resolve(withNextBest(puzzle))
                : withOwn(puzzle, action, () =>
                      valuer.attempt(
                          {board: position.board.code, record: puzzle.record, card: puzzle.card, start: puzzle.start},
                          action,
                          {signal},
                      ),
                  ),
        });
    };
}

export function withNextBest({others, value}: Puzzle): Comparison {
    const next = others[0];
    return {with: 'next', value: next?.value ?? value, isAtMost: false, why: next?.why ?? NO_REASONS};
}

async function withOwn(puzzle: Puzzle, action: string, attempt: () => Promise<Attempt>): Promise<Comparison> {
    const known = puzzle.others.find((other) => other.action === action);
    if (known !== undefined) {
        return {with: 'own', value: known.value, isAtMost: false, why: known.why};
    }
    // An action that is not among the next best is not better than the last of those.
    const most = Math.min(...puzzle.others.map(({value}) => value));
    const unknown: Comparison = {with: 'own', value: most, isAtMost: true, why: NO_REASONS};
    try {
        const {best, check, skill, why} = await attempt();
        // The engine looks less far than the search for puzzles did, and may prefer another action.
        return puzzle.answers.includes(best)
            ? {with: 'own', value: Math.min(most, puzzle.value - (check?.loss ?? -skill)), isAtMost: false, why}
            : unknown;
    } catch {
        return unknown;
    }
}
