package trasse.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import trasse.rules.Action;
import trasse.rules.Board;
import trasse.rules.Card;
import trasse.rules.Deck;
import trasse.rules.Edition;
import trasse.rules.Event;
import trasse.rules.Extension;
import trasse.rules.Field;
import trasse.rules.Fields;
import trasse.rules.Game;
import trasse.rules.Line;
import trasse.rules.Pass;
import trasse.rules.Player;
import trasse.rules.Prng;
import trasse.rules.Setup;
import trasse.rules.TestBoards;

class SoloPlayoutTest {
    @Test
    void aPlayoutIsALegalGameAndScoresAsTheRulesDo() {
        for (int seed = 0; seed < 300; seed++) {
            Prng prng = new Prng(seed);
            Board board = TestBoards.random(prng);
            List<Card> cards = Deck.shuffled(Deck.STANDARD, prng).cards();
            PathTable table = PathTable.of(board, cards);
            SoloPlayout playout = new SoloPlayout(table);
            Setup setup = new Setup(board, Edition.BOARDS, List.of(new Player(1, "Solo")), Deck.STANDARD);
            Game game = Game.begin(setup);
            playout.begin(board.start(1).ordinal());
            for (int card = 0; card < cards.size(); card++) {
                int path = playout.playRound(card, prng);
                Line line = game.position().seats().getFirst().line();
                game = game.after(new Event.CardTurned(cards.get(card))).orElseThrow();
                game = game.after(new Event.Acted(1, action(table, card, path, line)))
                        .orElseThrow();
                Fields fields = game.position().seats().getFirst().line().fields();
                assertEquals(fields, new Fields(playout.visited()));
            }
            assertEquals(game.position().seats().getFirst().total(), playout.total());
        }
    }

    /** The path is one of the extensions in the order of the rules, counted over all paths of its end. */
    private static Action action(PathTable table, int card, int path, Line line) {
        if (path < 0) {
            return new Pass();
        }
        for (Extension extension : line.extensions(table.cards().get(card), table.board())) {
            Line alone = Line.at(extension.end());
            int place = alone.extensions(table.cards().get(card), table.board()).indexOf(extension);
            if (table.begin(card, extension.end().ordinal()) + place == path) {
                return extension;
            }
        }
        throw new AssertionError("path " + path + " is not legal");
    }

    @Test
    void everyLegalActionIsAsLikely() {
        Board board = TestBoards.random(new Prng(5));
        List<Card> cards = Deck.shuffled(Deck.STANDARD, new Prng(6)).cards();
        PathTable table = PathTable.of(board, cards);
        SoloPlayout playout = new SoloPlayout(table);
        int rounds = mostPlayedRounds(playout, board, cards.size());
        Map<Integer, Integer> drawn = new TreeMap<>();
        int legal = 0;
        int draws = 100_000;
        for (int draw = 0; draw < draws; draw++) {
            Prng before = new Prng(7);
            playout.begin(board.start(1).ordinal());
            for (int card = 0; card < rounds; card++) {
                playout.playRound(card, before);
            }
            legal = 1 + playout.legal(rounds);
            drawn.merge(playout.playRound(rounds, new Prng(1000 + draw)), 1, Integer::sum);
        }
        double expected = (double) draws / legal;
        double squares = 0;
        for (int count : drawn.values()) {
            squares += (count - expected) * (count - expected) / expected;
        }
        assertEquals(legal, drawn.size());
        int freedom = legal - 1;
        assertTrue(
                squares < freedom + 4 * Math.sqrt(2.0 * freedom), squares + " with " + freedom + " degrees of freedom");
    }

    /** How far a game goes until only a few actions are left, so that rejection fails often and counting sets in. */
    private static int mostPlayedRounds(SoloPlayout playout, Board board, int rounds) {
        Prng prng = new Prng(7);
        playout.begin(board.start(1).ordinal());
        for (int card = 0; card < rounds - 1; card++) {
            int legal = playout.legal(card);
            if (card > 3 && legal >= 2 && legal <= 8) {
                return card;
            }
            playout.playRound(card, prng);
        }
        throw new AssertionError("this game never gets tight; choose another seed");
    }

    @Test
    void theSameSeedPlaysTheSameGames() {
        PathTable table = PathTable.of(TestBoards.random(new Prng(1)), Deck.STANDARD.sorted());
        int[] order = {14, 3, 0, 1, 2, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13};
        Prng one = new Prng(9);
        Prng other = new Prng(9);
        SoloPlayout playout = new SoloPlayout(table);
        for (int game = 0; game < 100; game++) {
            assertEquals(
                    playout.play(Field.E5.ordinal(), order, one),
                    new SoloPlayout(table).play(Field.E5.ordinal(), order, other));
        }
    }
}
