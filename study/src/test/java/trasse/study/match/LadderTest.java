package trasse.study.match;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import trasse.engine.Limit;
import trasse.engine.bot.BoardKnowledge;
import trasse.engine.bot.Level;
import trasse.engine.weights.ShippedWeights;
import trasse.rules.Board;
import trasse.rules.Deck;
import trasse.rules.notation.BuiltInBoards;

/**
 * The levels are rungs that people climb one by one: each beats the one below in 60 to 80 of 100 games. So few games can
 * miss that by 5.
 */
class LadderTest {
    private static final int GAMES = 400;
    private static final double LEAST = 0.55;
    private static final double MOST = 0.85;
    private static final Board BOARD = BuiltInBoards.classic();
    private static final BoardKnowledge KNOWLEDGE = ShippedWeights.knowledge(BOARD, Deck.STANDARD);

    private static Stream<Arguments> rungs() {
        Level[] levels = Level.values();
        return IntStream.range(1, levels.length).mapToObj(i -> Arguments.of(levels[i], levels[i - 1]));
    }

    @ParameterizedTest
    @MethodSource("rungs")
    void eachLevelBeatsTheOneBelowButNotAlways(Level upper, Level lower) {
        Match match =
                new Match(BOARD, List.of(contestant(upper), contestant(lower)), () -> Limit.ofWork(200), 1, () -> 0);
        double wins = IntStream.range(0, GAMES)
                        .mapToDouble(number -> match.play(number)
                                .result()
                                .contestants()
                                .getFirst()
                                .win())
                        .sum()
                / GAMES;
        assertTrue(wins > LEAST && wins < MOST, "wins " + wins);
    }

    private static Contestant contestant(Level level) {
        return new Contestant(level.toString(), seed -> level.bot(KNOWLEDGE, seed));
    }
}
