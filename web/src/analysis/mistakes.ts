import type {Exercise, Verdict} from '../puzzles/exercise';
import type {Valuer} from '../puzzles/puzzle-judge';
import type {PlayerResult} from '../history/entry';
import type {Attempt, Replay, RoundAnalysis} from '../workers/answers';

/** What the rules are asked. */
interface RecordRules {
    playOn(record: string, rounds: number, starts: number[], names: string[], deck: string[]): Promise<string>;
}

/** Whether an action counts as found. How much it may lose is decided in one place: `Grade` in `study/…/analysis`. */
export function isGoodEnough({grade}: Pick<Attempt, 'grade'>): boolean {
    return grade === 'best' || grade === 'good';
}

/** A game whose players are known. */
interface StudiedGame {
    id: string;
    record: string;
    players: readonly Pick<PlayerResult, 'level'>[];
}

/** A round of a game as an exercise: what could have been played better with the same card? */
export async function exerciseFrom(
    game: StudiedGame,
    replay: Replay,
    start: number,
    round: RoundAnalysis,
    rules: RecordRules,
    valuer: Valuer,
): Promise<Exercise> {
    const before = round.round - 1;
    const {players, rounds, positions} = replay;
    // Cards that came later are in the record, too, in any order: nobody looks at them.
    const deck = [...rounds.slice(0, round.round).map(({card}) => card), ...(positions[round.round]?.left ?? [])];
    const starts = players.map((player) => player.start);
    const names = players.map(({name}) => name);
    const record = await rules.playOn(game.record, before, starts, names, deck);
    return {
        id: `${game.id}-${start}-${round.round}`,
        record,
        card: '',
        start,
        levelOf: (_, place) => game.players[place]?.level,
        best: round.best,
        bestValue: round.bestValue,
        judge: async (action, {board}, signal) =>
            verdictOn(await valuer.attempt({board: board.code, record, card: '', start}, action, {signal}), round),
    };
}

/** What is best needs no comparison with itself, but one with what was played in the game. */
function verdictOn(attempt: Attempt, then: RoundAnalysis): Verdict {
    const {best, bestValue, played, skill, check, why} = attempt;
    // As a grade is found: both the look-ahead and its check have to see the loss.
    const loss = Math.max(0, Math.min(-skill, check?.loss ?? -skill));
    return {
        isRight: isGoodEnough(attempt),
        best,
        bestValue,
        comparison: Promise.resolve(
            best === played
                ? {with: 'game', value: then.playedValue, isAtMost: false, why: then.why}
                : {with: 'own', value: bestValue - loss, isAtMost: false, why},
        ),
    };
}
