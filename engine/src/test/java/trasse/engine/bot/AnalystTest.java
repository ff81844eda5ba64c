package trasse.engine.bot;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import trasse.engine.RandomGames;
import trasse.rules.Action;
import trasse.rules.Board;
import trasse.rules.Card;
import trasse.rules.Deck;
import trasse.rules.Event;
import trasse.rules.Extension;
import trasse.rules.Field;
import trasse.rules.Game;
import trasse.rules.Pass;
import trasse.rules.Position;
import trasse.rules.Prng;
import trasse.rules.RandomPlay;
import trasse.rules.Seat;
import trasse.rules.Setup;
import trasse.rules.TestBoards;

class AnalystTest {
    private static final double ROUNDING = 1e-4;

    private final Prng prng = new Prng(5);
    private final Board board = TestBoards.random(prng);
    private final BoardKnowledge knowledge = BoardKnowledge.none(board, Deck.STANDARD.sorted());

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 4})
    void afterTheLastActionTheTotalToExpectIsTheTotal(int players) {
        Analyst analyst = analyst(players);
        Game game = RandomGames.inRound(Deck.SIZE, RandomGames.setup(board, players, prng), prng);
        List<Double> expected = new ArrayList<>();
        List<Action> actions = new ArrayList<>();
        for (Seat seat : game.position().seats()) {
            Action action = anyAction(game.position(), seat);
            actions.add(action);
            expected.add(analyst.judge(game.position(), seat, action).afterAction());
        }
        Game over = game;
        for (int i = 0; i < players; i++) {
            int start = game.position().seats().get(i).player().start();
            over = over.after(new Event.Acted(start, actions.get(i))).orElseThrow();
        }
        List<Double> totals = over.position().seats().stream()
                .map(seat -> (double) seat.total())
                .toList();
        assertEquals(totals, expected);
    }

    @Test
    void beforeTheLastCardTheTotalToExpectIsTheBestThatCardAllows() {
        Analyst analyst = Analyst.forSolo(knowledge);
        Game game = RandomGames.inRound(Deck.SIZE, RandomGames.setup(board, 1, prng), prng);
        Seat seat = game.position().seats().getFirst();
        int best = seat.total();
        for (Extension extension : seat.line().extensions(game.position().open().orElseThrow(), board)) {
            int total = game.after(new Event.Acted(seat.player().start(), extension))
                    .orElseThrow()
                    .position()
                    .seats()
                    .getFirst()
                    .total();
            best = Math.max(best, total);
        }
        assertEquals(best, analyst.judge(game.position(), seat, new Pass()).afterCard());
    }

    @Test
    void whatAnActionIsWorthIsWhatIsExpectedBeforeTheNextCard() {
        Analyst analyst = Analyst.forSolo(knowledge);
        Setup setup = RandomGames.setup(board, 1, prng);
        for (int round = 1; round < Deck.SIZE; round++) {
            Game game = RandomGames.inRound(round, setup, prng);
            Seat seat = game.position().seats().getFirst();
            Action action = anyAction(game.position(), seat);
            double worth = analyst.judge(game.position(), seat, action).afterAction();
            Position next = game.after(new Event.Acted(seat.player().start(), action))
                    .orElseThrow()
                    .position();
            assertEquals(analyst.expectation(next, next.seats().getFirst()), worth, ROUNDING);
        }
    }

    /** So luck has no bias, whatever the valuation. */
    @ParameterizedTest
    @ValueSource(ints = {1, 3})
    void beforeTheCardTheTotalToExpectIsTheMeanOverTheCardsThatCouldCome(int players) {
        Analyst analyst = analyst(players);
        Setup setup = RandomGames.setup(board, players, prng);
        for (int round = 1; round <= Deck.SIZE; round++) {
            Position before = with(
                    Optional.empty(), RandomGames.inRound(round, setup, prng).position());
            Seat seat = before.seats().getFirst();
            double mean = before.left().sorted().stream()
                    .mapToDouble(card -> analyst.judge(with(Optional.of(card), before), seat, new Pass())
                            .afterCard())
                    .average()
                    .orElseThrow();
            assertEquals(mean, analyst.expectation(before, seat), ROUNDING);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 3})
    void nothingIsBetterThanTheBestAction(int players) {
        Analyst analyst = analyst(players);
        for (int round = 1; round <= Deck.SIZE; round++) {
            Game game = RandomGames.inRound(round, RandomGames.setup(board, players, prng), prng);
            Seat seat = game.position().seats().getFirst();
            Analyst.Judgement any = analyst.judge(game.position(), seat, anyAction(game.position(), seat));
            assertTrue(any.afterAction() <= any.withBest());
            assertEquals(
                    any.withBest(),
                    analyst.judge(game.position(), seat, any.best()).afterAction());
        }
    }

    @Test
    void anActionThatIsNotLegalIsNotJudged() {
        Analyst analyst = Analyst.forSolo(knowledge);
        Game game = RandomGames.inRound(1, RandomGames.setup(board, 1, prng), prng);
        Seat seat = game.position().seats().getFirst();
        Field start = seat.line().first();
        Field far = start == Field.A1 || start.isNextTo(Field.A1) ? Field.I9 : Field.A1;
        Extension illegal = new Extension(start, List.of(far));
        assertThrows(IllegalArgumentException.class, () -> analyst.judge(game.position(), seat, illegal));
    }

    /** The same position with another card open, or none. */
    private static Position with(Optional<Card> open, Position position) {
        return new Position(position.setup(), position.seats(), position.played(), open, position.announcements());
    }

    private Analyst analyst(int players) {
        return players == 1 ? Analyst.forSolo(knowledge) : Analyst.forMultiplayer(knowledge);
    }

    private Action anyAction(Position position, Seat seat) {
        return RandomPlay.action(seat.line(), position.open().orElseThrow(), board, prng);
    }
}
