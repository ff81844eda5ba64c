package trasse.e2e;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import trasse.rules.Action;
import trasse.rules.Board;
import trasse.rules.Card;
import trasse.rules.Deal;
import trasse.rules.Deck;
import trasse.rules.Edition;
import trasse.rules.Extension;
import trasse.rules.Field;
import trasse.rules.Pass;
import trasse.rules.Player;
import trasse.rules.Position;
import trasse.rules.Prng;
import trasse.rules.Seat;
import trasse.rules.Setup;
import trasse.rules.notation.BoardReference;
import trasse.rules.notation.BuiltInBoards;
import trasse.rules.notation.GameRecord;
import trasse.rules.notation.NotationException;
import trasse.rules.notation.PlayedRound;
import trasse.rules.notation.RecordReader;

/** Games and what the rules say about them, in Java and not in the browser. */
final class RecordedGames {
    private RecordedGames() {}

    /** Reads a record and checks every line of it. */
    static GameRecord read(String record) {
        try {
            return RecordReader.read("record", record.getBytes(StandardCharsets.UTF_8));
        } catch (NotationException e) {
            throw new AssertionError("not a record: " + record, e);
        }
    }

    static Position position(String record) {
        return read(record).game().position();
    }

    /** A game of which some rounds have been played, by players who like numbers. */
    static GameRecord played(int rounds, long seed, String... names) {
        return played(BuiltInBoards.classic(), Edition.BOARDS, rounds, seed, names);
    }

    /** The same on any board, in any edition. */
    static GameRecord played(Board board, Edition edition, int rounds, long seed, String... names) {
        Deal deal = Deal.random(Deck.STANDARD, names.length, new Prng(seed));
        List<Player> players = new ArrayList<>();
        for (int i = 0; i < names.length; i++) {
            players.add(new Player(deal.starts().get(i), names[i]));
        }
        Setup setup = new Setup(board, edition, players, Deck.STANDARD);
        GameRecord game = new GameRecord(BoardReference.of(board), setup, Optional.of(deal.deck()), List.of());
        for (int round = 1; round <= rounds; round++) {
            game = withOneRoundMore(game);
        }
        return game;
    }

    /** A game in which no card to come can extend the first player's line. */
    static GameRecord stuck(String... names) {
        return Stream.iterate(1, seed -> seed + 1)
                .flatMap(seed -> IntStream.rangeClosed(5, 12).mapToObj(rounds -> played(rounds, seed, names)))
                .filter(game -> {
                    Position position = game.game().position();
                    return position.isStuck(position.seats().getFirst());
                })
                .findFirst()
                .orElseThrow();
    }

    private static GameRecord withOneRoundMore(GameRecord game) {
        Card card = openCard(game);
        Position position = game.game().position();
        List<Action> actions = position.seats().stream()
                .map(seat -> wish(seat, card, position))
                .toList();
        List<PlayedRound> rounds = new ArrayList<>(game.rounds());
        rounds.add(new PlayedRound(card, actions));
        return new GameRecord(game.boardReference(), game.setup(), game.deck(), rounds);
    }

    static Card openCard(GameRecord game) {
        return game.deck().orElseThrow().card(game.rounds().size() + 1);
    }

    /** The choice of a player who likes numbers, and then long lines. */
    static Action wish(Seat seat, Card card, Position position) {
        Board board = position.setup().board();
        return seat.line().extensions(card, board).stream()
                .max(Comparator.comparingInt((Extension extension) -> numbers(extension, board))
                        .thenComparingInt(extension -> extension.fields().size()))
                .<Action>map(extension -> extension)
                .orElseGet(Pass::new);
    }

    /** The fields of the longest extension that the first player has. */
    static List<String> longest(GameRecord game) {
        return game
                .game()
                .position()
                .seats()
                .getFirst()
                .line()
                .extensions(openCard(game), game.setup().board())
                .stream()
                .max(Comparator.comparingInt(extension -> extension.fields().size()))
                .orElseThrow()
                .fields()
                .stream()
                .map(Field::toString)
                .toList();
    }

    private static int numbers(Extension extension, Board board) {
        return extension.fields().stream()
                .mapToInt(field -> board.number(field).orElse(0))
                .sum();
    }

    /** The fields that may be marked first. */
    static Set<String> firstFields(Seat seat, Card card, Board board) {
        return seat.line().extensions(card, board).stream()
                .map(extension -> extension.fields().getFirst().toString())
                .collect(Collectors.toCollection(TreeSet::new));
    }
}
