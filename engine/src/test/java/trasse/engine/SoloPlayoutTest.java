package trasse.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
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
import trasse.rules.RandomPlay;
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
            int start = board.start(1).ordinal();
            playout.begin(start, start, 1L << start);
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

    private static Action action(PathTable table, int card, int path, Line line) {
        Action action = actions(table, card, line).get(path);
        return Objects.requireNonNull(action, () -> "path " + path + " is not legal");
    }

    /** What each legal path stands for. The paths of an end lie in the order of the rules; the pass is −1. */
    private static Map<Integer, Action> actions(PathTable table, int card, Line line) {
        Map<Integer, Action> actions = new HashMap<>(Map.of(-1, new Pass()));
        for (Extension extension : line.extensions(table.cards().get(card), table.board())) {
            List<Extension> paths =
                    Line.at(extension.end()).extensions(table.cards().get(card), table.board());
            actions.put(table.begin(card, extension.end().ordinal()) + paths.indexOf(extension), extension);
        }
        return actions;
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 3, 6, 9, 12})
    void everyLegalActionIsAsLikely(int rounds) {
        Prng prng = new Prng(5);
        Board board = TestBoards.random(prng);
        List<Card> cards = Deck.shuffled(Deck.STANDARD, prng).cards();
        Line line = Line.at(board.start(1));
        for (Card card : cards.subList(0, rounds)) {
            if (RandomPlay.action(line, card, board, prng) instanceof Extension extension) {
                line = line.extend(extension, card, board).orElseThrow();
            }
        }
        PathTable table = PathTable.of(board, cards);
        SoloPlayout playout = new SoloPlayout(table);
        Map<Integer, Integer> drawn = new HashMap<>();
        for (int draw = 0; draw < 100_000; draw++) {
            playout.begin(
                    line.first().ordinal(), line.last().ordinal(), line.fields().bits());
            drawn.merge(playout.playRound(rounds, prng), 1, Integer::sum);
        }
        Set<Integer> legal = actions(table, rounds, line).keySet();
        double chance = 1.0 / legal.size();
        ChiSquare.assertDrawnFrom(legal.stream().collect(Collectors.toMap(path -> path, path -> chance)), drawn);
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
