package trasse.study.hindsight;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import trasse.engine.Limit;
import trasse.engine.solve.Solution;
import trasse.engine.solve.SolverProgress;
import trasse.rules.Deck;
import trasse.rules.Seat;
import trasse.rules.notation.GameRecord;
import trasse.rules.notation.RecordWriter;
import trasse.rules.notation.Replay;
import trasse.study.RandomRecord;

class HindsightTest {
    @ParameterizedTest
    @CsvSource({"1, 15, 9", "2, 15, 11", "3, 12, 13"})
    void theGameWithTheSolutionInItHasItsTotal(int players, int rounds, int from) {
        Hindsight hindsight = hindsight(RandomRecord.of(players, rounds, 1), from);
        Solution solution = hindsight.solve(Limit.NONE, SolverProgress.IGNORED);
        GameRecord better = hindsight.with(solution);
        assertEquals(Deck.SIZE, better.rounds().size());
        assertEquals(
                hindsight.game().rounds().subList(0, from - 1), better.rounds().subList(0, from - 1));
        assertEquals(solution.total(), seat(better, hindsight).total());
    }

    @Test
    void evenWithoutTimeASolutionIsNoWorseThanWhatWasPlayed() {
        for (int from = 1; from <= Deck.SIZE; from++) {
            Hindsight hindsight = hindsight(RandomRecord.of(1, Deck.SIZE, 2), from);
            Solution solution = hindsight.solve(Limit.ofWork(0), SolverProgress.IGNORED);
            assertTrue(solution.total() >= seat(hindsight.game(), hindsight).total());
            assertEquals(hindsight.rounds(), solution.actions().size());
        }
    }

    @Test
    void progressIsReported() {
        List<Integer> bounds = new ArrayList<>();
        Hindsight hindsight = hindsight(RandomRecord.of(1, Deck.SIZE, 3), 10);
        hindsight.solve(Limit.NONE, (total, bound) -> bounds.add(bound));
        assertTrue(bounds.size() > 1);
    }

    @Test
    void everyBetterAnswerIsToldWithItsGame() {
        GameRecord record = RandomRecord.of(2, Deck.SIZE, 5);
        Hindsight hindsight = hindsight(record, 6);
        List<Solution> told = new ArrayList<>();
        Solution solution = hindsight.solveStepwise(Limit.ofWork(2_000_000), told::add);
        assertEquals(seat(record, hindsight).total(), told.getFirst().total());
        for (int i = 1; i < told.size(); i++) {
            Solution before = told.get(i - 1);
            Solution now = told.get(i);
            assertTrue(now.total() > before.total() || now.bound() < before.bound());
            assertTrue(now.total() >= before.total() && now.bound() <= before.bound());
            assertEquals(now.total(), seat(hindsight.with(now), hindsight).total());
        }
        assertTrue(told.size() > 2);
        assertTrue(solution.total() >= told.getLast().total());
        assertTrue(solution.bound() <= told.getLast().bound());
    }

    @Test
    void asJsonASolutionHasItsFiguresAndTheWholeGame() {
        Hindsight hindsight = hindsight(RandomRecord.of(1, Deck.SIZE, 4), 14);
        Solution solution = hindsight.solve(Limit.NONE, SolverProgress.IGNORED);
        String record = RecordWriter.write(hindsight.with(solution)).replace("\n", "\\n");
        assertEquals(
                "{\"total\":" + solution.total() + ",\"bound\":" + solution.bound() + ",\"proven\":true,\"record\":\""
                        + record + "\"}",
                SolutionJson.of(hindsight, solution));
    }

    private static Hindsight hindsight(GameRecord record, int from) {
        return new Hindsight(
                Replay.of(record),
                record.deck().orElseThrow(),
                record.setup().players().getFirst(),
                from);
    }

    private static Seat seat(GameRecord record, Hindsight hindsight) {
        return record.game().position().seat(hindsight.player().start()).orElseThrow();
    }
}
