package trasse.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class SymmetryTest {
    @Test
    void thereAreTwelveDifferentSymmetries() {
        Set<List<Field>> images = new HashSet<>();
        for (Symmetry symmetry : Symmetry.all()) {
            images.add(symmetry.of(List.of(Field.values())));
        }
        assertEquals(12, images.size());
    }

    @Test
    void neighboursStayNeighbours() {
        for (Symmetry symmetry : Symmetry.all()) {
            for (Field field : Field.values()) {
                for (Field other : Field.values()) {
                    assertEquals(field.isNextTo(other), symmetry.of(field).isNextTo(symmetry.of(other)));
                }
            }
        }
    }

    @Test
    void turnedAndMirroredBoardsGiveTurnedAndMirroredGames() {
        for (int seed = 0; seed < 100; seed++) {
            Board board = TestBoards.random(new Prng(seed));
            for (Symmetry symmetry : Symmetry.all()) {
                playBoth(board, symmetry, new Prng(seed));
            }
        }
    }

    @Test
    void turnedAndMirroredBoardsHaveAsManyLines() {
        List<Card> cards = List.of(Play.card("ybgs"), Play.card("ygsrr"), Play.card("bsrv"));
        for (int seed = 0; seed < 10; seed++) {
            Board board = TestBoards.random(new Prng(seed));
            long count = Perft.count(Line.at(board.start(1)), cards, board);
            for (Symmetry symmetry : Symmetry.all()) {
                Board image = symmetry.of(board);
                assertEquals(count, Perft.count(Line.at(image.start(1)), cards, image));
            }
        }
    }

    private static void playBoth(Board board, Symmetry symmetry, Prng prng) {
        Board image = symmetry.of(board);
        Setup setup = RandomPlay.setup(board, prng);
        Game game = Game.begin(setup);
        Game imageGame = Game.begin(new Setup(image, setup.edition(), setup.players(), setup.cards()));
        for (Card card : Deck.shuffled(setup.cards(), prng).cards()) {
            game = game.after(new Event.CardTurned(card)).orElseThrow();
            imageGame = imageGame.after(new Event.CardTurned(card)).orElseThrow();
            for (Player player : setup.players()) {
                Line line = game.position().seat(player.start()).orElseThrow().line();
                Line imageLine =
                        imageGame.position().seat(player.start()).orElseThrow().line();
                assertEquals(
                        images(line.extensions(card, board), symmetry), Set.copyOf(imageLine.extensions(card, image)));
                Action action = RandomPlay.action(line, card, board, prng);
                game = game.after(new Event.Acted(player.start(), action)).orElseThrow();
                imageGame = imageGame
                        .after(new Event.Acted(player.start(), symmetry.of(action)))
                        .orElseThrow();
            }
            assertEquals(game.position().announcements(), imageGame.position().announcements());
            assertEquals(strips(game), strips(imageGame));
            assertEquals(game.position().winners(), imageGame.position().winners());
        }
    }

    private static Set<Action> images(List<Extension> extensions, Symmetry symmetry) {
        Set<Action> images = new HashSet<>();
        extensions.forEach(extension -> images.add(symmetry.of(extension)));
        return images;
    }

    private static List<ScoreStrip> strips(Game game) {
        return game.position().seats().stream().map(Seat::strip).toList();
    }
}
