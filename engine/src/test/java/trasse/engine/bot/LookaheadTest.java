package trasse.engine.bot;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import trasse.engine.DistinctPaths;
import trasse.engine.Limit;
import trasse.engine.PathTable;
import trasse.engine.RandomGames;
import trasse.engine.value.Candidates;
import trasse.engine.value.SeatState;
import trasse.engine.value.Training;
import trasse.engine.value.Valuation;
import trasse.rules.Board;
import trasse.rules.Card;
import trasse.rules.Cards;
import trasse.rules.Deck;
import trasse.rules.Event;
import trasse.rules.Extension;
import trasse.rules.Field;
import trasse.rules.Game;
import trasse.rules.Line;
import trasse.rules.Position;
import trasse.rules.Prng;
import trasse.rules.ScoreStrip;
import trasse.rules.Seat;
import trasse.rules.TestBoards;

class LookaheadTest {
    private static final List<Card> CARDS = Deck.STANDARD.sorted();
    private static final Limit ENOUGH = Limit.ofWork(Long.MAX_VALUE);
    private static final int BOARDS = 3;

    private static final List<Valuation> VALUATIONS = new ArrayList<>();

    @BeforeAll
    static void train() {
        for (int seed = 0; seed < BOARDS; seed++) {
            DistinctPaths paths = DistinctPaths.of(PathTable.of(TestBoards.random(new Prng(seed)), CARDS));
            Valuation valuation = Valuation.optimistic(paths);
            Training.solo(valuation, paths.board().starts(), 100, seed).play(Limit.ofWork(100));
            VALUATIONS.add(valuation);
        }
    }

    @ParameterizedTest
    @CsvSource({"15, 1, 40", "14, 1, 40", "13, 1, 10", "15, 3, 40", "14, 3, 40", "13, 3, 10"})
    void withAtMostTwoCardsToComeItsValuesAreExact(int round, int players, int games) {
        Prng prng = new Prng(100L * round + players);
        for (Valuation valuation : VALUATIONS) {
            Lookahead lookahead = new Lookahead(valuation, 1);
            Board board = valuation.paths().board();
            for (int i = 0; i < games; i++) {
                Game game = RandomGames.inRound(round, RandomGames.setup(board, players, prng), prng);
                Position position = game.position();
                Seat seat = position.seats().getFirst();
                Candidates candidates = think(lookahead, seat, position, ENOUGH);
                assertEquals(
                        new Expectation(position, seat).ofTheOpenCard(), candidates.value(0), 1e-3, seat::toString);
            }
        }
    }

    @Test
    void playingGamesOutPaysOff() {
        assertTrue(
                meanTotal(Limit.ofWork(40_000)) > meanTotal(Limit.ofWork(4000)),
                "more work does not lead to better play");
    }

    /** Of solo games from a start, the same ones each time. */
    private static double meanTotal(Limit limit) {
        Valuation valuation = VALUATIONS.getFirst();
        Lookahead lookahead = new Lookahead(valuation, 1);
        Prng prng = new Prng(5);
        int games = 40;
        int sum = 0;
        for (int i = 0; i < games; i++) {
            Game game = Game.begin(RandomGames.setup(valuation.paths().board(), 1, prng));
            for (Card card :
                    Deck.shuffled(game.position().setup().cards(), prng).cards()) {
                game = game.after(new Event.CardTurned(card)).orElseThrow();
                Seat seat = game.position().seats().getFirst();
                EngineView view = EngineView.of(game.viewFrom(seat.player().start()), valuation.paths());
                Candidates candidates = lookahead.think(view.state(), view.card(), view.left(), limit);
                game = game.after(new Event.Acted(seat.player().start(), view.action(candidates, 0)))
                        .orElseThrow();
            }
            sum += game.position().seats().getFirst().total();
        }
        return (double) sum / games;
    }

    @Test
    void withTheSameWorkItAlwaysComesToTheSame() {
        Prng prng = new Prng(1);
        Lookahead lookahead = new Lookahead(VALUATIONS.getFirst(), 1);
        for (int i = 0; i < 60; i++) {
            Game game = RandomGames.inRound(
                    1 + i % Deck.SIZE,
                    RandomGames.setup(VALUATIONS.getFirst().paths().board(), 1, prng),
                    prng);
            Position position = game.position();
            Seat seat = position.seats().getFirst();
            Limit limit = Limit.ofWork(1 + prng.below(5000));
            String fresh = best(think(new Lookahead(VALUATIONS.getFirst(), 1), seat, position, limit));
            assertEquals(fresh, best(think(lookahead, seat, position, limit)));
        }
    }

    @Test
    void withoutAnyWorkItPlaysWhatLooksBestAtFirstSight() {
        Prng prng = new Prng(2);
        Valuation valuation = VALUATIONS.getFirst();
        Lookahead lookahead = new Lookahead(valuation, 1);
        Candidates glance = new Candidates(valuation);
        for (int i = 0; i < 60; i++) {
            Game game = RandomGames.inRound(
                    1 + i % (Deck.SIZE - 1), RandomGames.setup(valuation.paths().board(), 1, prng), prng);
            Position position = game.position();
            SeatState state = SeatState.of(position.seats().getFirst(), position);
            int card = CARDS.indexOf(position.open().orElseThrow());
            int left = RandomGames.bits(position.left(), CARDS);
            glance.list(state.competition(), state.visited(), state.oneEnd(), state.otherEnd(), card, left);
            Candidates candidates = lookahead.think(state, card, left, Limit.ofWork(0));
            assertEquals(glance.value(glance.best()), candidates.value(0));
        }
    }

    private static Candidates think(Lookahead lookahead, Seat seat, Position position, Limit limit) {
        return lookahead.think(
                SeatState.of(seat, position),
                CARDS.indexOf(position.open().orElseThrow()),
                RandomGames.bits(position.left(), CARDS),
                limit);
    }

    private static String best(Candidates candidates) {
        return candidates.path(0) + " from " + (candidates.isPass(0) ? "" : candidates.grownEnd(0)) + ": "
                + candidates.value(0);
    }

    /** What the rest of a game brings a player who plays perfectly and whose rivals pass, straight from the rules. */
    private record Expectation(Position position, Seat seat) {
        double ofTheOpenCard() {
            return best(seat.line(), position.open().orElseThrow(), position.left());
        }

        private double best(Line line, Card card, Cards left) {
            double best = following(line, left);
            for (Extension extension : line.extensions(card, board())) {
                Line longer = line.extend(extension, card, board()).orElseThrow();
                double value = extension.fields().size() + points(line, extension) + following(longer, left);
                best = Math.max(best, value);
            }
            return best;
        }

        private double following(Line line, Cards left) {
            double sum = 0;
            for (Card next : left) {
                sum += best(line, next, left.without(List.of(next)));
            }
            return left.size() == 0 ? 0 : sum / left.size();
        }

        private int points(Line line, Extension extension) {
            int highest = line.path().stream()
                    .mapToInt(field -> board().number(field).orElse(0))
                    .max()
                    .orElseThrow();
            int points = 0;
            for (Field field : extension.fields()) {
                int number = board().number(field).orElse(0);
                boolean half = position.setup().isSolo()
                        ? number < highest
                        : seat.strip().hasDot(number);
                points += half ? ScoreStrip.half(number) : number;
                highest = Math.max(highest, number);
            }
            return points;
        }

        private Board board() {
            return position.setup().board();
        }
    }
}
