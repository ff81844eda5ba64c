package trasse.browser;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.function.UnaryOperator;
import trasse.rules.Action;
import trasse.rules.Card;
import trasse.rules.Extensions;
import trasse.rules.Field;
import trasse.rules.Fields;
import trasse.rules.Line;
import trasse.rules.Pass;
import trasse.rules.Position;
import trasse.rules.Prng;
import trasse.rules.Seat;
import trasse.rules.notation.BuiltInBoards;
import trasse.rules.notation.GameRecord;
import trasse.rules.notation.NotationException;
import trasse.rules.notation.RecordReader;

/** Plays seeded random games by the exported functions and keeps every question it asked. */
final class RandomTable {
    private static final List<String> NAMES = List.of("Ada", "Tim \"the line\" O'Neil", "Zoë\\n 🦊", "x".repeat(40));

    private final Prng prng;
    private final String board;
    private final List<Question> questions = new ArrayList<>();
    private String record;

    private RandomTable(long seed) {
        prng = new Prng(seed);
        board = BuiltInBoards.NAMES.get((int) (seed % 2));
        String edition = seed % 3 == 0 ? "pad" : "boards";
        int players = 1 + (int) (seed / 2 % 4);
        record = ask(Question.begin(board, edition, String.join("\n", NAMES.subList(0, players)), seed));
    }

    /** Every question of a whole game: each position and its extensions, each round, and the end. */
    static List<Question> questions(long seed) {
        RandomTable table = new RandomTable(seed);
        // Every third table is one that does not know its deck, and is told the cards as they come.
        UnaryOperator<String> known = seed % 3 == 1 ? RandomTable::withoutDeck : UnaryOperator.identity();
        String whole = table.record;
        table.record = known.apply(whole);
        for (Card card : read(whole).deck().orElseThrow().cards()) {
            table.playRound(seed % 3 == 1 ? card.toString() : "", card);
        }
        table.questions.add(Question.position(table.record, ""));
        return table.questions;
    }

    /** The record of a game after some rounds at random. */
    static String record(long seed, int rounds) {
        RandomTable table = new RandomTable(seed);
        List<Card> cards = read(table.record).deck().orElseThrow().cards();
        for (Card card : cards.subList(0, rounds)) {
            table.playRound("", card);
        }
        return table.record;
    }

    static GameRecord read(String record) {
        try {
            return RecordReader.read("record", record.getBytes(StandardCharsets.UTF_8));
        } catch (NotationException e) {
            throw new IllegalStateException(e);
        }
    }

    private String ask(Question question) {
        questions.add(question);
        return question.answerHere();
    }

    private void playRound(String told, Card card) {
        questions.add(Question.position(record, told));
        Position position = read(record).game().position();
        List<String> actions = new ArrayList<>();
        for (Seat seat : position.seats()) {
            String line = written(seat.line());
            questions.add(Question.extensions(board, line, card.toString()));
            actions.add(action(seat.line().extensions(card, position.setup().board()))
                    .toString());
            questions.add(Question.objection(board, line, card.toString(), actions.getLast()));
            questions.add(Question.objection(board, line, card.toString(), anything(seat.line())));
        }
        record = ask(Question.play(record, told, String.join("\n", actions)));
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
