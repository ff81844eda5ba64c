package trasse.study.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import trasse.engine.Limit;
import trasse.engine.bot.Analyst;
import trasse.engine.bot.BoardKnowledge;
import trasse.rules.Deck;
import trasse.rules.notation.GameRecord;
import trasse.rules.notation.Replay;
import trasse.study.RandomRecord;

class GameAnalysisTest {
    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void itsPartsAddUpToTheTotal(int players) {
        GameRecord record = RandomRecord.of(players, Deck.SIZE, 1);
        GameAnalysis analysis = analysed(record, Limit.NONE, new ArrayList<>());
        assertTrue(analysis.isFinished());
        assertTrue(analysis.isComplete());
        for (int i = 0; i < players; i++) {
            PlayerAnalysis player = analysis.players().get(i);
            assertEquals(Deck.SIZE, player.rounds().size());
            assertEquals(
                    player.total(),
                    player.atStart() + player.luck() + player.skill() + player.rivals() + player.reassessed(),
                    1e-9);
            assertEquals(record.game().position().seats().get(i).total(), player.total());
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void everyRoundGoesOnFromTheOneBefore(int players) {
        GameAnalysis analysis = analysed(RandomRecord.of(players, Deck.SIZE, 6), Limit.NONE, new ArrayList<>());
        for (PlayerAnalysis player : analysis.players()) {
            double before = player.atStart();
            for (RoundAnalysis round : player.rounds()) {
                assertEquals(before, round.before());
                before = round.before() + round.luck() + round.skill() + round.rivals() + round.reassessed();
                assertEquals(round.afterRound(), before, 1e-9);
                before = round.afterRound();
            }
            assertEquals(player.total(), before);
        }
    }

    @Test
    void nobodyTakesAnythingFromAPlayerAlone() {
        GameAnalysis analysis = analysed(RandomRecord.of(1, Deck.SIZE, 7), Limit.NONE, new ArrayList<>());
        assertEquals(0, analysis.players().getFirst().rivals());
    }

    @Test
    void rivalsTakeSomethingFromEachOther() {
        GameAnalysis analysis = analysed(RandomRecord.of(4, Deck.SIZE, 8), Limit.NONE, new ArrayList<>());
        assertTrue(analysis.players().stream().allMatch(player -> player.rivals() < 0));
    }

    @Test
    void noActionIsBetterThanTheBest() {
        GameAnalysis analysis = analysed(RandomRecord.of(1, Deck.SIZE, 2), Limit.NONE, new ArrayList<>());
        assertTrue(analysis.players().getFirst().rounds().stream().allMatch(round -> round.skill() <= 0));
    }

    @Test
    void progressIsReportedRoundByRound() {
        List<Double> reported = new ArrayList<>();
        analysed(RandomRecord.of(1, 4, 3), Limit.NONE, reported);
        assertEquals(List.of(0.25, 0.5, 0.75, 1.0), reported);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 3})
    void everyRoundIsToldAsItWillBeInTheEnd(int players) {
        GameRecord record = RandomRecord.of(players, 6, 9);
        List<List<RoundAnalysis>> told = new ArrayList<>();
        GameAnalysis analysis =
                GameAnalysis.of(Replay.of(record), knowledge(record), Limit.NONE, (share, rounds) -> told.add(rounds));
        assertEquals(6, told.size());
        for (int round = 0; round < 6; round++) {
            for (int i = 0; i < players; i++) {
                assertEquals(
                        analysis.players().get(i).rounds().get(round),
                        told.get(round).get(i));
            }
        }
    }

    @Test
    void alternativesAreOthersAndNoBetterThanTheBest() {
        GameAnalysis analysis = analysed(RandomRecord.of(1, Deck.SIZE, 10), Limit.NONE, new ArrayList<>());
        int named = 0;
        for (RoundAnalysis round : analysis.players().getFirst().rounds()) {
            double value = round.withBest();
            for (Analyst.Valued alternative : round.action().alternatives()) {
                assertTrue(alternative.value() <= value);
                assertFalse(alternative.action().equals(round.best()));
                value = alternative.value();
                named++;
            }
            assertTrue(round.action().alternatives().size() <= 3);
        }
        assertTrue(named > Deck.SIZE);
    }

    @Test
    void whatLooksLikeAMistakeIsChecked() {
        GameAnalysis analysis = analysed(RandomRecord.of(1, Deck.SIZE, 11), Limit.NONE, new ArrayList<>());
        List<RoundAnalysis> rounds = analysis.players().getFirst().rounds();
        assertTrue(rounds.stream().anyMatch(round -> round.grade() == Grade.MISTAKE));
        for (RoundAnalysis round : rounds) {
            assertEquals(
                    round.skill() <= -Grade.INACCURATE, round.action().check().isPresent());
            if (round.grade() == Grade.MISTAKE) {
                assertTrue(round.action().check().orElseThrow().isClear());
                assertTrue(round.action().check().orElseThrow().loss() >= Grade.MISTAKEN);
            }
        }
    }

    @Test
    void aLimitLeavesTheRoundsBeforeItForAllPlayers() {
        GameRecord record = RandomRecord.of(2, 5, 4);
        GameAnalysis whole = analysed(record, Limit.NONE, new ArrayList<>());
        GameAnalysis part = analysed(record, Limit.ofWork(5), new ArrayList<>());
        assertFalse(part.isComplete());
        assertFalse(part.isFinished());
        for (int i = 0; i < 2; i++) {
            assertEquals(
                    whole.players().get(i).rounds().subList(0, 2),
                    part.players().get(i).rounds());
            assertEquals(
                    part.players().get(i).rounds().getLast().afterRound(),
                    part.players().get(i).total());
        }
    }

    @Test
    void aGameThatHasNotBegunHasAnExpectedTotal() {
        GameAnalysis analysis = analysed(RandomRecord.of(1, 0, 5), Limit.NONE, new ArrayList<>());
        PlayerAnalysis player = analysis.players().getFirst();
        assertTrue(analysis.isComplete());
        assertEquals(List.of(), player.rounds());
        assertEquals(player.atStart(), player.total());
        assertTrue(player.worst().isEmpty());
    }

    private static GameAnalysis analysed(GameRecord record, Limit limit, List<Double> reported) {
        return GameAnalysis.of(Replay.of(record), knowledge(record), limit, (share, players) -> reported.add(share));
    }

    private static BoardKnowledge knowledge(GameRecord record) {
        return BoardKnowledge.none(
                record.setup().board(), record.setup().cards().sorted());
    }
}
