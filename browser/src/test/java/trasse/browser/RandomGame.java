package trasse.browser;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import trasse.rules.Action;
import trasse.rules.Announcement;
import trasse.rules.Board;
import trasse.rules.Card;
import trasse.rules.Extensions;
import trasse.rules.Field;
import trasse.rules.Fields;
import trasse.rules.Line;
import trasse.rules.Pass;
import trasse.rules.Position;
import trasse.rules.Prng;
import trasse.rules.Seat;
import trasse.rules.notation.BoardCode;
import trasse.rules.notation.BoardReader;
import trasse.rules.notation.BoardWriter;
import trasse.rules.notation.BuiltInBoards;
import trasse.rules.notation.GameRecord;
import trasse.rules.notation.NotationException;
import trasse.rules.notation.RecordReader;

/** Plays seeded random games by the exported functions and keeps every call. */
final class RandomGame {
    private static final List<String> NAMES = List.of("Ada", "Tim \"the line\" O'Neil", "Zoë\\n 🦊", "x".repeat(40));

    /** A board that is not built in: the classic one, with another colour in a corner. */
    static final String OWN_BOARD = "~" + BoardCode.of(ownBoard());

    private final Prng prng;
    private final String board;
    private final List<Call> calls = new ArrayList<>();
    /** What the players have announced, as people at a table with paper would hear it. */
    private final StringBuilder announced = new StringBuilder();

    private String record;

    private RandomGame(long seed) {
        prng = new Prng(seed);
        board = seed % 5 == 4 ? OWN_BOARD : BuiltInBoards.NAMES.get((int) (seed % 2));
        String edition = seed % 3 == 0 ? "pad" : "boards";
        int players = 1 + (int) (seed / 2 % 4);
        record = ask(Call.begin(board, edition, String.join("\n", NAMES.subList(0, players)), seed));
    }

    /** Every call of a whole game: each position and its extensions, each round, and the end. */
    static List<Call> calls(long seed) {
        RandomGame game = new RandomGame(seed);
        // Every third table is one that does not know its deck, and is told the cards as they come.
        UnaryOperator<String> known = seed % 3 == 1 ? RandomGame::withoutDeck : UnaryOperator.identity();
        String whole = game.record;
        game.record = known.apply(whole);
        for (Card card : read(whole).deck().orElseThrow().cards()) {
            game.playRound(seed % 3 == 1 ? card.toString() : "", card);
        }
        game.calls.add(Call.position(game.record, ""));
        game.calls.add(Call.replay(game.record));
        game.calls.add(Call.pack(game.record));
        game.calls.add(Call.unpack(RulesExports.pack(game.record)));
        game.calls.add(goesOn(whole, game.record, (int) (seed % 16)));
        return game.calls;
    }

    /** The last player goes on alone with the same cards. */
    private static Call goesOn(String whole, String record, int rounds) {
        GameRecord game = read(whole);
        int start = game.setup().players().getLast().start();
        return Call.playOn(
                record,
                rounds,
                String.valueOf(start),
                "Zoë",
                game.deck().orElseThrow().toString());
    }

    /** The record of a game after some rounds at random. */
    static String record(long seed, int rounds) {
        RandomGame game = new RandomGame(seed);
        List<Card> cards = read(game.record).deck().orElseThrow().cards();
        for (Card card : cards.subList(0, rounds)) {
            game.playRound("", card);
        }
        return game.record;
    }

    private static Board ownBoard() {
        String changed = BoardWriter.write(BuiltInBoards.classic()).replaceFirst("a:( *)s", "a:$1v");
        try {
            return BoardReader.read("own.board", changed.getBytes(StandardCharsets.UTF_8));
        } catch (NotationException e) {
            throw new IllegalStateException(e);
        }
    }

    static GameRecord read(String record) {
        try {
            return RecordReader.read("record", record.getBytes(StandardCharsets.UTF_8));
        } catch (NotationException e) {
            throw new IllegalStateException(e);
        }
    }

    private String ask(Call call) {
        calls.add(call);
        return call.answerHere();
    }

    private void playRound(String told, Card card) {
        calls.add(Call.position(record, told));
        Position position = read(record).game().position();
        List<String> actions = new ArrayList<>();
        for (Seat seat : position.seats()) {
            String line = written(seat.line());
            calls.add(Call.extensions(board, line, card.toString()));
            calls.add(Call.openEnds(board, line, position.left().toString()));
            actions.add(action(seat.line().extensions(card, position.setup().board()))
                    .toString());
            calls.add(Call.objection(board, line, card.toString(), actions.getLast()));
            calls.add(Call.objection(board, line, card.toString(), anything(seat.line())));
            calls.add(gains(seat, position, actions.getLast()));
        }
        record = ask(Call.play(record, told, String.join("\n", actions)));
        announce();
    }

    private void announce() {
        Position position = read(record).game().position();
        for (Announcement announcement : position.announcements()) {
            int place = position.setup().players().indexOf(announcement.player());
            announced
                    .append(place + 1)
                    .append(':')
                    .append(announcement.number())
                    .append(' ');
        }
        announced.append('\n');
        calls.add(onPaper());
    }

    /** The same table without its lines. */
    private Call onPaper() {
        Position position = read(record).game().position();
        String missed = position.seats().stream()
                .map(seat -> position.isOver() ? String.valueOf(seat.minus()) : "-")
                .collect(Collectors.joining(" "));
        String edition = position.setup().edition().toString();
        return Call.paper(edition, position.seats().size(), announced.toString(), missed);
    }

    private Call gains(Seat seat, Position position, String action) {
        List<String> reached = new ArrayList<>();
        List<String> halves = new ArrayList<>();
        for (int number = Board.LOWEST_NUMBER; number <= Board.HIGHEST_NUMBER; number++) {
            if (seat.strip().hasReached(number)) {
                reached.add(String.valueOf(number));
            } else if (position.isWorthHalf(number, seat)) {
                halves.add(String.valueOf(number));
            }
        }
        return Call.gains(
                board,
                position.seats().size(),
                String.join(" ", reached),
                String.join(" ", halves),
                action.substring(action.indexOf(' ') + 1).replace("-", ""));
    }

    /** Two steps from an end, or to anywhere at all: most break some rule. */
    private String anything(Line line) {
        Field first = any(line.last().neighbours());
        Field second = any(prng.below(3) == 0 ? Fields.ALL : first.neighbours());
        return line.last() + ": " + first + " " + second;
    }

    private Field any(Fields fields) {
        int skipped = prng.below(fields.size());
        Iterator<Field> rest = fields.iterator();
        for (int i = 0; i < skipped; i++) {
            rest.next();
        }
        return rest.next();
    }

    private Action action(Extensions extensions) {
        int choice = prng.below(extensions.size() + 1);
        return choice == extensions.size() ? new Pass() : extensions.get(choice);
    }

    static String written(Line line) {
        List<String> fields = new ArrayList<>();
        line.path().forEach(field -> fields.add(field.toString()));
        return String.join(" ", fields);
    }

    static String withoutDeck(String record) {
        int deck = record.indexOf("deck ");
        return record.substring(0, deck) + record.substring(record.indexOf('\n', deck) + 1);
    }
}
