package trasse.study.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import trasse.engine.bot.Analyst;
import trasse.rules.Action;
import trasse.rules.Card;
import trasse.rules.Pass;
import trasse.rules.Player;
import trasse.study.reasons.Reasons;

class AccuracyTest {
    private static final Action BEST = Action.parse("e4: e5").orElseThrow();

    @ParameterizedTest
    @CsvSource({"0, 100.0", "0.8, 50.0", "1.6, 25.0", "8, 0.1"})
    void itHalvesWithEvery12PointsLostInAGame(double lossInARound, double accuracy) {
        assertEquals(accuracy, game(true, 15, 0, 0, lossInARound).accuracy());
    }

    @Test
    void luckDoesNotMatter() {
        assertEquals(50, game(true, 15, 2, 0, 0.8).accuracy());
        assertEquals(50, game(true, 15, -2, 0, 0.8).accuracy());
    }

    @Test
    void whatACloserLookGivesBackWasNotLost() {
        assertEquals(50, game(true, 15, 0, 1, 1.8).accuracy());
    }

    @Test
    void whatACloserLookTakesAwayWasNotLostByThePlayer() {
        assertEquals(100, game(true, 15, 0, -1, 0).accuracy());
    }

    @Test
    void withOthersItIsWhatTheActionsLost() {
        assertEquals(50, game(false, 15, 0, 1, 0.8).accuracy());
    }

    @Test
    void aGameThatIsNotOverCountsAsIfItWentOnLikeThis() {
        assertEquals(50, game(true, 5, 1, 0, 0.8).accuracy());
        assertEquals(100, game(true, 0, 0, 0, 0).accuracy());
    }

    /** A game in which every round is the same. */
    private static PlayerAnalysis game(boolean isSolo, int rounds, double luck, double reassessed, double loss) {
        double expected = 40;
        List<RoundAnalysis> analyses = new ArrayList<>();
        for (int round = 1; round <= rounds; round++) {
            double afterCard = expected + luck;
            double withBest = afterCard + reassessed;
            double afterAction = withBest - loss;
            ActionAnalysis action = new ActionAnalysis(
                    new Pass(),
                    afterCard,
                    List.of(new Analyst.Valued(BEST, withBest)),
                    afterAction,
                    Optional.empty(),
                    Reasons.NONE);
            analyses.add(new RoundAnalysis(round, Card.parse("ybgs").orElseThrow(), expected, action, afterAction));
            expected = afterAction;
        }
        return new PlayerAnalysis(new Player(1, "Sarah"), isSolo, 40, analyses, expected);
    }
}
