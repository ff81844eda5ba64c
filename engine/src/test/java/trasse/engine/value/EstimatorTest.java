package trasse.engine.value;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import trasse.engine.DistinctPaths;
import trasse.engine.Limit;
import trasse.engine.PathTable;
import trasse.engine.RandomGames;
import trasse.rules.Action;
import trasse.rules.Board;
import trasse.rules.Card;
import trasse.rules.Deck;
import trasse.rules.Event;
import trasse.rules.Extension;
import trasse.rules.Field;
import trasse.rules.Game;
import trasse.rules.Line;
import trasse.rules.Pass;
import trasse.rules.Prng;
import trasse.rules.Seat;
import trasse.rules.TestBoards;

class EstimatorTest {
    private static final int BOARDS = 4;
    private static final int GAMES = 25;
    private static final List<Card> CARDS = Deck.STANDARD.sorted();

    private static final List<Valuation> RANDOM = new ArrayList<>();

    /** A player's turn in a random game, and the estimator looking at the player's line. */
    private record Moment(Game game, Seat seat, Estimator estimator, Estimator other, Valuation valuation) {
        Board board() {
            return game.position().setup().board();
        }

        Card open() {
            return game.position().open().orElseThrow();
        }

        int left() {
            return RandomGames.bits(game.position().left(), CARDS);
        }

        SeatState state() {
            return SeatState.of(seat, game.position());
        }
    }

    private interface Check {
        void of(Moment moment);
    }

    private record Outcome(long mask, int tip, int numbers) {}

    @BeforeAll
    static void weighAtRandom() {
        for (int seed = 0; seed < BOARDS; seed++) {
            Prng prng = new Prng(seed);
            DistinctPaths paths = DistinctPaths.of(PathTable.of(TestBoards.random(prng), CARDS));
            Valuation valuation = Valuation.untrained(paths);
            for (int i = 0; i < valuation.weights().length; i++) {
                valuation.weights()[i] += (prng.below(2001) - 1000) / 1000f;
            }
            RANDOM.add(valuation);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4})
    void theEstimateAfterAnExtensionIsThatOfTheLongerLine(int players) {
        inRandomGames(players, RANDOM, EstimatorTest::everyPathIsAsTheLongerLine);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 4})
    void theEstimateOfATrainedValuationChangesInTheSameWay(int players) {
        Valuation learned = Valuation.optimistic(RANDOM.getFirst().paths());
        Training training = players == 1
                ? Training.solo(learned, learned.paths().board().starts(), 300, 1)
                : Training.multiplayer(learned, 100, 1);
        training.play(Limit.ofWork(300));
        inRandomGames(players, List.of(learned), EstimatorTest::everyPathIsAsTheLongerLine);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 4})
    void theTwoEndsOfALineAreEqual(int players) {
        inRandomGames(players, RANDOM, moment -> {
            SeatState state = moment.state();
            moment.estimator.look(state.competition(), state.visited(), moment.left());
            assertEquals(
                    moment.estimator.afterPass(state.oneEnd(), state.otherEnd()),
                    moment.estimator.afterPass(state.otherEnd(), state.oneEnd()));
        });
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4})
    void aPathBringsTheFieldsAndPointsOfTheRules(int players) {
        inRandomGames(players, RANDOM, moment -> {
            SeatState state = moment.state();
            moment.estimator.look(state.competition(), state.visited(), moment.left());
            int card = CARDS.indexOf(moment.open());
            for (Map.Entry<Outcome, Extension> drawn : numbered(moment).entrySet()) {
                Extension extension = drawn.getValue();
                int path = path(moment.valuation.paths(), card, extension.end().ordinal(), drawn.getKey());
                assertEquals(
                        total(moment, extension) - total(moment, new Pass()),
                        moment.estimator.gain(path),
                        () -> extension + " of " + moment.seat);
            }
        });
    }

    @Test
    void afterTheLastCardNothingComes() {
        inRandomGames(1, RANDOM, moment -> {
            SeatState state = moment.state();
            moment.estimator.look(state.competition(), state.visited(), 0);
            assertEquals(0, moment.estimator.afterPass(state.oneEnd(), state.otherEnd()));
        });
    }

    @Test
    void whatIsEstimatedMovesTowardsWhatIsLearned() {
        inRandomGames(1, List.of(Valuation.untrained(RANDOM.getFirst().paths())), moment -> {
            SeatState state = moment.state();
            int left = moment.left() | 1 << CARDS.indexOf(moment.open());
            moment.estimator.look(state.competition(), state.visited(), left);
            float before = moment.estimator.afterPass(state.oneEnd(), state.otherEnd());
            float better = before + 10;
            moment.estimator.learn(state.oneEnd(), state.otherEnd(), better, 0.5f);
            moment.estimator.look(state.competition(), state.visited(), left);
            float after = moment.estimator.afterPass(state.oneEnd(), state.otherEnd());
            assertTrue(before + 4 < after && after < better, () -> before + " became " + after);
        });
    }

    private static void everyPathIsAsTheLongerLine(Moment moment) {
        SeatState state = moment.state();
        moment.estimator.look(state.competition(), state.visited(), moment.left());
        everyPathIsAsTheLongerLine(moment, state.oneEnd(), state.otherEnd());
        everyPathIsAsTheLongerLine(moment, state.otherEnd(), state.oneEnd());
    }

    private static void everyPathIsAsTheLongerLine(Moment moment, int end, int kept) {
        SeatState state = moment.state();
        DistinctPaths paths = moment.valuation.paths();
        int card = CARDS.indexOf(moment.open());
        for (int path = paths.begin(card, end); path < paths.end(card, end); path++) {
            if ((paths.mask(path) & state.visited()) == 0) {
                moment.other.look(state.competition(), state.visited() | paths.mask(path), moment.left());
                assertEquals(moment.other.afterPass(paths.tip(path), kept), moment.estimator.after(path, kept), 1e-3f);
            }
        }
    }

    /** One extension of each kind that reaches a number. */
    private static Map<Outcome, Extension> numbered(Moment moment) {
        Map<Outcome, Extension> numbered = new HashMap<>();
        for (Extension extension : moment.seat.line().extensions(moment.open(), moment.board())) {
            Outcome outcome = outcome(extension, moment.board());
            if (outcome.numbers != 0) {
                numbered.putIfAbsent(outcome, extension);
            }
        }
        return numbered;
    }

    private static Outcome outcome(Extension extension, Board board) {
        long mask = 0;
        int numbers = 0;
        for (Field field : extension.fields().reversed()) {
            mask |= 1L << field.ordinal();
            int number = board.number(field).orElse(0);
            numbers = number == 0 ? numbers : numbers << 4 | number;
        }
        return new Outcome(mask, extension.tip().ordinal(), numbers);
    }

    private static int path(DistinctPaths paths, int card, int end, Outcome outcome) {
        for (int path = paths.begin(card, end); path < paths.end(card, end); path++) {
            if (outcome.equals(new Outcome(paths.mask(path), paths.tip(path), paths.numbers(path)))) {
                return path;
            }
        }
        throw new AssertionError("there is no path for " + outcome);
    }

    /** The player's total after this action, by the rules, if everyone else passes. */
    private static int total(Moment moment, Action action) {
        int start = moment.seat.player().start();
        Game game = moment.game;
        for (Seat seat : moment.game.position().seats()) {
            int actor = seat.player().start();
            game = game.after(new Event.Acted(actor, actor == start ? action : new Pass()))
                    .orElseThrow();
        }
        return game.position().seat(start).orElseThrow().total();
    }

    private static void inRandomGames(int players, List<Valuation> valuations, Check check) {
        Prng prng = new Prng(players);
        for (Valuation valuation : valuations) {
            Estimator estimator = new Estimator(valuation);
            Estimator other = new Estimator(valuation);
            Board board = valuation.paths().board();
            for (int i = 0; i < GAMES; i++) {
                Game game =
                        RandomGames.inRound(1 + prng.below(Deck.SIZE), RandomGames.setup(board, players, prng), prng);
                for (Seat seat : game.position().seats()) {
                    check.of(new Moment(game, seat, estimator, other, valuation));
                }
            }
        }
    }

    @Test
    void whatWasLearnedAloneIgnoresHowNearRivalsAre() {
        Valuation beginning = RANDOM.getFirst().againstOthers();
        inRandomGames(3, List.of(beginning), moment -> {
            SeatState state = SeatState.of(moment.seat(), moment.game().position());
            SeatState ignoring = state.ignoringRivals();
            Estimator estimator = new Estimator(beginning);
            estimator.look(state.competition(), state.visited(), 0b111);
            float watching = estimator.afterPass(state.oneEnd(), state.otherEnd());
            estimator.look(ignoring.competition(), state.visited(), 0b111);
            assertEquals(watching, estimator.afterPass(state.oneEnd(), state.otherEnd()));
        });
    }

    @Test
    void aNumberNobodyReachedBeforePaysInFull() {
        assertEquals(7 + 3, against(1 << 5).points(7 | 3 << 4, 0));
    }

    @Test
    void aNumberWithADotPaysHalf() {
        assertEquals(3 + 9, against(1 << 5).points(5 | 9 << 4, 0));
    }

    @Test
    void aloneANumberAfterAHigherOnePaysHalf() {
        assertEquals(4 + 7 + 3 + 9, Competition.NONE.points(4 | 7 << 4 | 5 << 8 | 9 << 12, 0));
    }

    @Test
    void aloneANumberPaysHalfIfAHigherOneWasReachedInAnEarlierRound() {
        assertEquals(3, Competition.NONE.points(5, 1 << 7));
    }

    @Test
    void aRivalsDistanceToANumberCounts() {
        Board board = RANDOM.getFirst().paths().board();
        Field nine = board.fieldOf(9);
        Field beside = nine.neighbours().iterator().next();
        Competition competition = Competition.against(List.of(Line.at(beside)), 0, board);
        assertEquals(1, competition.numberState(9, 0));
    }

    @Test
    void aNumberThatARivalHasReachedCannotBeTakenByThatRival() {
        Board board = RANDOM.getFirst().paths().board();
        Competition competition = Competition.against(List.of(Line.at(board.fieldOf(9))), 0, board);
        assertEquals(against(0).numberState(9, 0), competition.numberState(9, 0));
    }

    private static Competition against(int dots) {
        return Competition.against(List.of(), dots, RANDOM.getFirst().paths().board());
    }
}
