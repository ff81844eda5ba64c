package trasse.browser;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.teavm.jso.JSExport;
import trasse.engine.Limit;
import trasse.engine.bot.Bot;
import trasse.engine.bot.Level;
import trasse.json.BoardJson;
import trasse.json.PositionJson;
import trasse.rules.Action;
import trasse.rules.Board;
import trasse.rules.Cards;
import trasse.rules.Deal;
import trasse.rules.Deck;
import trasse.rules.Edition;
import trasse.rules.Extension;
import trasse.rules.Line;
import trasse.rules.Name;
import trasse.rules.Objection;
import trasse.rules.Player;
import trasse.rules.Prng;
import trasse.rules.Ruling;
import trasse.rules.Setup;
import trasse.rules.notation.GameRecord;
import trasse.rules.notation.RecordWriter;

/**
 * All that the page can ask. Questions and answers are text: names, records, lines and cards as in the notation, and
 * JSON where the page has something to show. What is wrong is answered with a JSON object that has a {@code problem}; no
 * other answer but those in JSON begins with a brace.
 *
 * <p>There is nothing here that only a browser has, so the tests ask the same questions on both sides.
 */
public final class Exports {
    private static final Memory MEMORY = new Memory();

    private Exports() {}

    private interface Answer {
        String text() throws Problem;
    }

    private static String answer(Answer answer) {
        try {
            return answer.text();
        } catch (Problem problem) {
            return problem.json();
        }
    }

    /** A built-in board, as JSON. */
    @JSExport
    public static String board(String name) {
        return answer(() -> BoardJson.write(Input.board(name)));
    }

    /**
     * The record of a game that begins.
     *
     * @param names the players, a line each
     */
    @JSExport
    public static String begin(String board, String edition, String names, long seed) {
        return answer(() -> RecordWriter.write(deal(board, Input.edition(edition), Input.lines(names), seed)));
    }

    private static GameRecord deal(String boardName, Edition edition, List<String> names, long seed) throws Problem {
        Board board = Input.board(boardName);
        if (names.size() > Board.STARTS) {
            throw Problem.of("a game has 1 to 4 players, not " + names.size());
        }
        Deal deal = Deal.random(Deck.STANDARD, names.size(), new Prng(seed));
        List<Player> players = new ArrayList<>();
        for (int i = 0; i < names.size(); i++) {
            Optional<String> flaw = Name.flaw(names.get(i));
            if (flaw.isPresent()) {
                throw Problem.of(flaw.get());
            }
            players.add(new Player(deal.starts().get(i), names.get(i)));
        }
        Setup setup = new Setup(board, edition, players, Deck.STANDARD);
        return new GameRecord(boardName, setup, Optional.of(deal.deck()), List.of());
    }

    /**
     * The table after the rounds of a record and with the next card turned up, as JSON.
     *
     * @param card empty to take it from the record's deck; without a deck, no card is open then
     */
    @JSExport
    public static String position(String record, String card) {
        return answer(() -> {
            Table table = table(record, card);
            return PositionJson.write(table.position());
        });
    }

    /**
     * Every legal extension, a line each.
     *
     * @param line its fields from end to end, with spaces between them
     */
    @JSExport
    public static String extensions(String board, String line, String card) {
        return answer(() -> {
            Board on = Input.board(board);
            Line longer = Input.line(line);
            StringBuilder text = new StringBuilder();
            for (Extension extension : longer.extensions(Input.card(card), on)) {
                text.append(text.isEmpty() ? "" : "\n").append(extension);
            }
            return text.toString();
        });
    }

    /** Empty if a line can do this with a card; else the problem names the rule that it breaks. */
    @JSExport
    public static String objection(String board, String line, String card, String action) {
        return answer(() -> {
            Board on = Input.board(board);
            Line before = Input.line(line);
            Action wanted = Input.actions(action, 1).getFirst();
            if (wanted instanceof Extension extension
                    && before.extend(extension, Input.card(card), on)
                            instanceof Ruling.Illegal<Line>(Objection objection)) {
                throw Problem.of(objection);
            }
            return "";
        });
    }

    /**
     * The record with one more round.
     *
     * @param card as in {@link #position}
     * @param actions a line for each player, in their order: an extension, or a dash for a pass
     */
    @JSExport
    public static String play(String record, String card, String actions) {
        return answer(() -> {
            Table table = table(record, card);
            int players = table.position().seats().size();
            return RecordWriter.write(table.after(Input.actions(actions, players)));
        });
    }

    /**
     * What a bot does for the player at a start point.
     *
     * @param card as in {@link #position}
     * @param millis how long it may think; 0 for a fixed amount of work instead
     * @param work how many choices it may weigh
     */
    @JSExport
    public static String bot(String record, String card, int start, String level, long seed, int millis, int work) {
        return answer(() -> {
            Table table = table(record, card);
            Level levelOfBot = Input.level(level);
            if (table.position().open().isEmpty()) {
                throw Problem.of(new Objection.NoCardOpen());
            }
            if (table.position().seat(start).isEmpty()) {
                throw Problem.of(new Objection.NobodyAtStart(start));
            }
            Setup setup = table.position().setup();
            Cards cards = setup.cards();
            Bot bot = levelOfBot.bot(MEMORY.of(table.record().boardReference(), setup.board(), cards), seed);
            Limit limit = millis > 0 ? Limit.ofMillis(millis, System::nanoTime) : Limit.ofWork(work);
            return bot.play(table.game().viewFrom(start), limit).toString();
        });
    }

    /** Gives bots the weights of a board, unzipped. The answer is empty. */
    @JSExport
    public static String learn(String board, byte[] weights) {
        return answer(() -> {
            MEMORY.learn(board, Input.board(board), weights);
            return "";
        });
    }

    private static Table table(String record, String card) throws Problem {
        GameRecord game = Input.record(record);
        return card.isEmpty() ? Table.withNextCard(game) : Table.withCard(game, Input.card(card));
    }
}
