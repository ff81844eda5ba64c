package trasse.engine.solve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import org.junit.jupiter.api.Test;
import trasse.rules.Announcement;
import trasse.rules.Deck;
import trasse.rules.Prng;

class EndgameTest {
    @Test
    void aNumberPaysInFullUntilTheRoundInWhichSomebodyElseReachesIt() {
        RandomGame game = RandomGame.of(3, new Prng(1));
        int start = game.setup().players().get(1).start();
        Endgame endgame = Endgame.of(game.positions(), game.deck(), start, 4);
        for (int round = 1; round <= Deck.SIZE; round++) {
            for (Announcement announced : game.positions().get(round).announcements()) {
                if (announced.player().start() != start && isFirst(game, announced.number(), start, round)) {
                    int number = announced.number();
                    int card = round - 4;
                    assertEquals(number, endgame.scoring().points(number, card, 0));
                    assertEquals((number + 1) / 2, endgame.scoring().points(number, card + 1, 0));
                }
            }
        }
    }

    private static boolean isFirst(RandomGame game, int number, int start, int round) {
        return game.positions().subList(1, round).stream()
                .flatMap(position -> position.announcements().stream())
                .noneMatch(
                        before -> before.number() == number && before.player().start() != start);
    }

    @Test
    void inRoundsThatAreNotPlayedYetTheOthersPass() {
        RandomGame game = RandomGame.of(2, new Prng(2));
        int start = game.setup().players().getFirst().start();
        Endgame endgame = Endgame.of(game.positions().subList(0, 1), game.deck(), start, 1);
        assertEquals(10, endgame.scoring().points(10, Deck.SIZE - 1, 0));
    }

    @Test
    void aloneAHigherNumberHalvesLowerOnes() {
        RandomGame game = RandomGame.of(1, new Prng(3));
        int start = game.setup().players().getFirst().start();
        NumberScoring scoring =
                Endgame.of(game.positions(), game.deck(), start, 1).scoring();
        assertEquals(new NumberScoring.Solo(0), assertInstanceOf(NumberScoring.Solo.class, scoring));
        assertEquals(5, scoring.points(5, 0, 4));
        assertEquals(3, scoring.points(5, 0, 6));
    }

    @Test
    void theHighestNumberSoFarIsRemembered() {
        for (int seed = 0; seed < 20; seed++) {
            RandomGame game = RandomGame.of(1, new Prng(seed));
            int start = game.setup().players().getFirst().start();
            var strip = game.positions().getLast().seat(start).orElseThrow().strip();
            int highest = Math.max(0, 31 - Integer.numberOfLeadingZeros(strip.full() | strip.half()));
            Endgame over = Endgame.of(game.positions(), game.deck(), start, Deck.SIZE + 1);
            assertEquals(new NumberScoring.Solo(highest), over.scoring());
        }
    }

    @Test
    void aWholeSoloGameIsAllItsCards() {
        RandomGame game = RandomGame.of(1, new Prng(4));
        int start = game.setup().players().getFirst().start();
        assertEquals(
                Endgame.of(game.positions(), game.deck(), start, 1),
                Endgame.solo(game.setup().board(), start, game.deck()));
    }

    @Test
    void aStartWithoutAPlayerHasNoEndgame() {
        RandomGame game = RandomGame.of(1, new Prng(5));
        int nobody = game.setup().players().getFirst().start() % 4 + 1;
        assertThrows(IllegalArgumentException.class, () -> Endgame.of(game.positions(), game.deck(), nobody, 1));
    }

    @Test
    void multiplayerScoringIsAboutAllNumbers() {
        assertThrows(IllegalArgumentException.class, () -> new NumberScoring.Multiplayer(List.of(1, 2, 3)));
    }
}
