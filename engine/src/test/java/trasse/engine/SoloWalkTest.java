package trasse.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
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
import trasse.rules.InPlain;
import trasse.rules.Line;
import trasse.rules.Pass;
import trasse.rules.Player;
import trasse.rules.Prng;
import trasse.rules.Setup;
import trasse.rules.TestBoards;
import trasse.rules.plain.PlainBoard;
import trasse.rules.plain.PlainExtension;
import trasse.rules.plain.PlainLine;
import trasse.rules.plain.PlainWalk;

class SoloWalkTest {
    private static final int DRAWS = 200_000;

    /** What a round adds to a line, as far as a walk can tell; a pass adds nothing, whichever end it was at. */
    private record Drawn(Fields fields, Optional<Field> tip) {
        static final Drawn NOTHING = new Drawn(Fields.NONE, Optional.empty());

        static Drawn of(Extension extension) {
            return new Drawn(
                    Fields.of(extension.fields().toArray(Field[]::new)),
                    Optional.of(extension.fields().getLast()));
        }
    }

    @Test
    void aWalkIsALegalGameAndScoresAsTheRulesDo() {
        for (int seed = 0; seed < 300; seed++) {
            Prng prng = new Prng(seed);
            Board board = TestBoards.random(prng);
            List<Card> cards = Deck.shuffled(Deck.STANDARD, prng).cards();
            SoloWalk walk = new SoloWalk(board, cards);
            List<Game> games = List.of(
                    Game.begin(new Setup(board, Edition.BOARDS, List.of(new Player(1, "Solo")), Deck.STANDARD)));
            int start = board.start(1).ordinal();
            walk.begin(start, start, 1L << start);
            for (int card = 0; card < cards.size(); card++) {
                Drawn drawn = playRound(walk, card, prng);
                games = after(games, cards.get(card), drawn, board);
                assertFalse(games.isEmpty(), drawn + " is not legal");
            }
            assertTrue(games.stream()
                    .anyMatch(game -> line(game).fields().bits() == walk.visited()
                            && game.position().seats().getFirst().total() == walk.total()));
        }
    }

    private static Drawn playRound(SoloWalk walk, int card, Prng prng) {
        long before = walk.visited();
        walk.playRound(card, prng);
        long added = walk.visited() & ~before;
        return added == 0 ? Drawn.NOTHING : new Drawn(new Fields(added), Optional.of(Field.at(walk.tip())));
    }

    /** There may be more than one order of the same fields to the same tip, so there may be more than one game. */
    private static List<Game> after(List<Game> games, Card card, Drawn drawn, Board board) {
        List<Game> after = new ArrayList<>();
        for (Game game : games) {
            List<Action> actions = new ArrayList<>();
            if (drawn.equals(Drawn.NOTHING)) {
                actions.add(new Pass());
            }
            for (Extension extension : line(game).extensions(card, board)) {
                if (Drawn.of(extension).equals(drawn)) {
                    actions.add(extension);
                }
            }
            Game turned = game.after(new Event.CardTurned(card)).orElseThrow();
            for (Action action : actions) {
                after.add(turned.after(new Event.Acted(1, action)).orElseThrow());
            }
        }
        return after;
    }

    private static Line line(Game game) {
        return game.position().seats().getFirst().line();
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 4, 8})
    void everyStepAndStoppingAreAsLikely(int rounds) {
        Board board = TestBoards.random(new Prng(5));
        List<Card> cards = Deck.shuffled(Deck.STANDARD, new Prng(6)).cards();
        SoloWalk walk = new SoloWalk(board, cards);
        Line line = lineAfter(rounds, board, cards);
        Map<Drawn, Integer> drawn = new HashMap<>();
        Prng prng = new Prng(7);
        for (int draw = 0; draw < DRAWS; draw++) {
            walk.begin(
                    line.first().ordinal(), line.last().ordinal(), line.fields().bits());
            drawn.merge(playRound(walk, rounds, prng), 1, Integer::sum);
        }
        ChiSquare.assertDrawnFrom(chances(line, cards.get(rounds), board), drawn);
    }

    @Test
    void thePlainWalkHasTheSameChances() {
        Board board = TestBoards.random(new Prng(5));
        List<Card> cards = Deck.shuffled(Deck.STANDARD, new Prng(6)).cards();
        Line line = lineAfter(4, board, cards);
        PlainBoard plainBoard = InPlain.board(board);
        PlainLine plainLine = InPlain.line(line);
        Map<PlainExtension, Drawn> legal = new HashMap<>();
        for (Extension extension : line.extensions(cards.get(4), board)) {
            legal.put(InPlain.extension(extension), Drawn.of(extension));
        }
        Prng prng = new Prng(8);
        PlainWalk walk = new PlainWalk(prng::below);
        Map<Drawn, Integer> drawn = new HashMap<>();
        for (int draw = 0; draw < DRAWS; draw++) {
            Optional<PlainExtension> extension =
                    walk.extension(plainBoard, plainLine, cards.get(4).toString());
            assertTrue(extension.isEmpty() || legal.containsKey(extension.get()), extension + " is not legal");
            drawn.merge(extension.map(legal::get).orElse(Drawn.NOTHING), 1, Integer::sum);
        }
        ChiSquare.assertDrawnFrom(chances(line, cards.get(4), board), drawn);
    }

    /** A line after some rounds of any legal extension. */
    private static Line lineAfter(int rounds, Board board, List<Card> cards) {
        Prng prng = new Prng(9);
        Line line = Line.at(board.start(1));
        for (Card card : cards.subList(0, rounds)) {
            List<Extension> extensions = line.extensions(card, board);
            if (!extensions.isEmpty()) {
                Extension any = extensions.get(prng.below(extensions.size()));
                line = line.extend(any, card, board).orElseThrow();
            }
        }
        return line;
    }

    private static Map<Drawn, Double> chances(Line line, Card card, Board board) {
        List<Extension> extensions = line.extensions(card, board);
        Map<Drawn, Double> chances = new HashMap<>();
        for (Field end : List.of(line.first(), line.last())) {
            List<List<Field>> walks = new ArrayList<>(List.of(List.of()));
            for (Extension extension : extensions) {
                if (extension.end() == end) {
                    walks.add(List.copyOf(extension.fields()));
                }
            }
            for (List<Field> walked : walks) {
                double chance = 0.5;
                for (int length = 0; length <= walked.size(); length++) {
                    chance /= 1 + nextFields(walks, walked.subList(0, length));
                }
                Drawn drawn = walked.isEmpty()
                        ? Drawn.NOTHING
                        : new Drawn(Fields.of(walked.toArray(Field[]::new)), Optional.of(walked.getLast()));
                chances.merge(drawn, chance, Double::sum);
            }
        }
        return chances;
    }

    /** How many of the walks are this one and one field more. */
    private static long nextFields(List<List<Field>> walks, List<Field> walked) {
        return walks.stream()
                .filter(walk -> walk.size() == walked.size() + 1
                        && walk.subList(0, walked.size()).equals(walked))
                .count();
    }

    @Test
    void theSameSeedPlaysTheSameGames() {
        Board board = TestBoards.random(new Prng(1));
        int[] order = {14, 3, 0, 1, 2, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13};
        Prng one = new Prng(9);
        Prng other = new Prng(9);
        SoloWalk walk = new SoloWalk(board, Deck.STANDARD.sorted());
        for (int game = 0; game < 100; game++) {
            assertEquals(
                    walk.play(Field.E5.ordinal(), order, one),
                    new SoloWalk(board, Deck.STANDARD.sorted()).play(Field.E5.ordinal(), order, other));
        }
    }
}
