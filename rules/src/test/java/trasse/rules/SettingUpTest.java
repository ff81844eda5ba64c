package trasse.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import trasse.rules.notation.BuiltInBoards;

class SettingUpTest {
    @Test
    void aShuffledDeckHasTheSameCards() {
        assertEquals(Deck.STANDARD, Deck.shuffled(Deck.STANDARD, new Prng(7)).unordered());
    }

    @Test
    void theCardOnTopIsAnyCardEquallyOften() {
        Prng prng = new Prng(1);
        Map<Card, Integer> onTop = new TreeMap<>();
        for (int i = 0; i < 15_000; i++) {
            onTop.merge(Deck.shuffled(Deck.STANDARD, prng).card(1), 1, Integer::sum);
        }
        assertEquals(15, aboutAThousandEach(onTop));
    }

    @Test
    void theCardAtTheBottomIsAnyCardEquallyOften() {
        Prng prng = new Prng(1);
        Map<Card, Integer> atTheBottom = new TreeMap<>();
        for (int i = 0; i < 15_000; i++) {
            atTheBottom.merge(Deck.shuffled(Deck.STANDARD, prng).card(15), 1, Integer::sum);
        }
        assertEquals(15, aboutAThousandEach(atTheBottom));
    }

    @Test
    void theDeckLiesFaceDown() {
        Position position = game(List.of(1, 2)).position();
        assertEquals(Optional.empty(), position.open());
        assertEquals(Deck.STANDARD, position.left());
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4})
    void everyPlayerIsDealtADifferentStartPoint(int players) {
        for (int seed = 0; seed < 100; seed++) {
            List<Integer> starts =
                    Deal.random(Deck.STANDARD, players, new Prng(seed)).starts();
            assertEquals(players, new HashSet<>(starts).size(), "seed " + seed);
        }
    }

    @Test
    void startPointsAreDealtAtRandom() {
        Prng prng = new Prng(1);
        Map<String, Integer> pairs = new TreeMap<>();
        for (int i = 0; i < 12_000; i++) {
            pairs.merge(Deal.random(Deck.STANDARD, 2, prng).starts().toString(), 1, Integer::sum);
        }
        assertEquals(12, aboutAThousandEach(pairs));
    }

    @Test
    void theStartPointsDoNotTellTheCardOnTop() {
        Prng prng = new Prng(1);
        Map<String, Integer> deals = new TreeMap<>();
        for (int i = 0; i < 60_000; i++) {
            Deal deal = Deal.random(Deck.STANDARD, 1, prng);
            deals.merge(deal.starts() + " " + deal.deck().card(1), 1, Integer::sum);
        }
        assertEquals(60, aboutAThousandEach(deals));
    }

    @Test
    void theSameSeedDealsTheSame() {
        assertEquals(Deal.random(Deck.STANDARD, 4, new Prng(5)), Deal.random(Deck.STANDARD, 4, new Prng(5)));
    }

    @Test
    void twoPlayersCannotHaveTheSameStartPoint() {
        assertThrows(IllegalArgumentException.class, () -> game(List.of(3, 3)));
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 5})
    void aStartPointIsOneToFour(int start) {
        assertThrows(IllegalArgumentException.class, () -> new Player(start, "Sarah"));
    }

    @Test
    void everyLineIsItsPlayersStartFieldAlone() {
        Board board = BuiltInBoards.classic();
        List<Line> lines =
                game(List.of(4, 2)).position().seats().stream().map(Seat::line).toList();
        assertEquals(List.of(Line.at(board.start(4)), Line.at(board.start(2))), lines);
    }

    @Test
    void everyStripIsEmpty() {
        for (Seat seat : game(List.of(1, 2, 3, 4)).position().seats()) {
            assertEquals(ScoreStrip.EMPTY, seat.strip());
        }
    }

    @Test
    void noRoundHasBegun() {
        assertEquals(0, game(List.of(1)).position().round());
    }

    @Test
    void cardsThatAreNoDeckCannotBePlayed() {
        Cards fourteen = Deck.STANDARD.without(List.of(Play.card("ybgs")));
        List<Player> players = List.of(new Player(1, "Sarah"));
        assertThrows(
                IllegalArgumentException.class,
                () -> new Setup(BuiltInBoards.classic(), Edition.PAD, players, fourteen));
    }

    /** How many there are, if each comes about a thousand times; the bounds are five standard deviations wide. */
    private static int aboutAThousandEach(Map<?, Integer> counts) {
        counts.forEach((what, count) -> assertEquals(1000, count, 160, what.toString()));
        return counts.size();
    }

    private static Game game(List<Integer> starts) {
        List<Player> players = IntStream.range(0, starts.size())
                .mapToObj(i -> new Player(starts.get(i), "Player " + i))
                .toList();
        return Game.begin(new Setup(BuiltInBoards.classic(), Edition.BOARDS, players, Deck.STANDARD));
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 5})
    void nobodyAndFiveAreNotDealt(int players) {
        Prng prng = new Prng(1);
        assertThrows(IllegalArgumentException.class, () -> Deal.random(Deck.STANDARD, players, prng));
    }
}
