package trasse.engine.bot;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import trasse.engine.RandomGames;
import trasse.rules.Action;
import trasse.rules.Board;
import trasse.rules.Deck;
import trasse.rules.Event;
import trasse.rules.Extension;
import trasse.rules.Field;
import trasse.rules.Game;
import trasse.rules.Pass;
import trasse.rules.Prng;
import trasse.rules.Seat;
import trasse.rules.TestBoards;

class ComparisonTest {
    private final Prng prng = new Prng(3);
    private final Board board = TestBoards.random(prng);
    private final BoardKnowledge knowledge = BoardKnowledge.none(board, Deck.STANDARD.sorted());

    @ParameterizedTest
    @ValueSource(ints = {1, 3})
    void withTheLastCardTheOutcomeIsTheTotal(int players) {
        Game game = inRound(Deck.SIZE, players);
        Seat seat = game.position().seats().getFirst();
        List<Action> actions = actions(game, seat);
        Comparison comparison = Comparison.of(knowledge, game.position(), seat, actions, 3, 1);
        for (int i = 0; i < actions.size(); i++) {
            Game after = game.after(new Event.Acted(seat.player().start(), actions.get(i)))
                    .orElseThrow();
            for (Seat other : game.position().seats().subList(1, players)) {
                after = after.after(new Event.Acted(other.player().start(), new Pass()))
                        .orElseThrow();
            }
            assertEquals(after.position().seats().getFirst().total(), comparison.mean(i));
        }
        assertEquals(0, comparison.error(0, actions.size() - 1));
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 3})
    void theSameSeedGivesTheSameOutcomes(int players) {
        Game game = inRound(9, players);
        Seat seat = game.position().seats().getFirst();
        List<Action> actions = actions(game, seat);
        Comparison comparison = Comparison.of(knowledge, game.position(), seat, actions, 6, 1);
        Comparison again = Comparison.of(knowledge, game.position(), seat, actions, 6, 1);
        Comparison alone = Comparison.of(knowledge, game.position(), seat, actions.subList(0, 1), 6, 1);
        for (int i = 0; i < actions.size(); i++) {
            assertArrayEquals(comparison.outcomes().get(i), again.outcomes().get(i));
        }
        assertArrayEquals(
                comparison.outcomes().getFirst(), alone.outcomes().getFirst(), "all actions have the same orders");
    }

    @Test
    void differencesAndErrorsAreThoseOfThePairs() {
        Comparison comparison = new Comparison(
                List.of(new Pass(), new Pass(), new Pass()),
                List.of(new int[] {10, 20, 30, 40}, new int[] {9, 18, 29, 38}, new int[] {50, 50, 50, 50}));
        assertEquals(25, comparison.mean(0));
        assertEquals(1.5, comparison.difference(0, 1));
        assertEquals(Math.sqrt(1.0 / 3 / 4), comparison.error(0, 1), 1e-12);
        assertEquals(List.of(2, 0, 1), comparison.ranking());
    }

    @Test
    void anIllegalActionIsRefused() {
        Game game = inRound(3, 1);
        Seat seat = game.position().seats().getFirst();
        Field field = seat.line().first();
        List<Action> illegal = List.of(new Extension(field, List.of(field)));
        assertThrows(
                IllegalArgumentException.class, () -> Comparison.of(knowledge, game.position(), seat, illegal, 1, 1));
    }

    /** A game whose first player can extend its line. */
    private Game inRound(int round, int players) {
        while (true) {
            Game game = RandomGames.inRound(round, RandomGames.setup(board, players, prng), prng);
            if (actions(game, game.position().seats().getFirst()).size() > 1) {
                return game;
            }
        }
    }

    private List<Action> actions(Game game, Seat seat) {
        List<Action> actions =
                new ArrayList<>(seat.line().extensions(game.position().open().orElseThrow(), board));
        actions.add(new Pass());
        return actions;
    }
}
