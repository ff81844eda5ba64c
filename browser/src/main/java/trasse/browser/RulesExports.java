package trasse.browser;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.teavm.jso.JSExport;
import trasse.rules.Action;
import trasse.rules.Board;
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
 * What the page asks of the rules: the small WebAssembly module that every visit loads. Nothing of the engine is in it.
 *
 * <p>Queries and answers are text: names, records, lines and cards as in the notation, and JSON where the page has
 * something to show. A {@link Rejection} is answered with a JSON object that has an {@code error}; apart from JSON, no
 * answer begins with a brace. There is nothing here that only a browser has, so the tests ask the same on both sides.
 */
public final class RulesExports {
    private RulesExports() {}

    /** A built-in board, as JSON. */
    @JSExport
    public static String board(String name) {
        return Query.answer(() -> BoardJson.write(Input.board(name)));
    }

    /**
     * The record of a game that begins.
     *
     * @param names the players, a line each
     */
    @JSExport
    public static String begin(String board, String edition, String names, long seed) {
        return Query.answer(() -> RecordWriter.write(deal(board, Input.edition(edition), Input.lines(names), seed)));
    }

    private static GameRecord deal(String boardName, Edition edition, List<String> names, long seed) throws Rejection {
        Board board = Input.board(boardName);
        if (names.size() > Board.STARTS) {
            throw Rejection.of("a game has 1 to 4 players, not " + names.size());
        }
        Deal deal = Deal.random(Deck.STANDARD, names.size(), new Prng(seed));
        List<Player> players = new ArrayList<>();
        for (int i = 0; i < names.size(); i++) {
            Optional<String> flaw = Name.flaw(names.get(i));
            if (flaw.isPresent()) {
                throw Rejection.of(flaw.get());
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
        return Query.answer(() -> {
            OpenGame game = OpenGame.read(record, card);
            return PositionJson.write(game.record().boardReference(), game.position());
        });
    }

    /**
     * Every legal extension, a line each.
     *
     * @param line its fields from end to end, with spaces between them
     */
    @JSExport
    public static String extensions(String board, String line, String card) {
        return Query.answer(() -> {
            Board on = Input.board(board);
            Line longer = Input.line(line, on);
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
        return Query.answer(() -> {
            Board on = Input.board(board);
            Line before = Input.line(line, on);
            Action wanted = Input.actions(action, 1).getFirst();
            if (wanted instanceof Extension extension
                    && before.extend(extension, Input.card(card), on)
                            instanceof Ruling.Illegal<Line>(Objection objection)) {
                throw Rejection.of(objection);
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
        return Query.answer(() -> {
            OpenGame game = OpenGame.read(record, card);
            int players = game.position().seats().size();
            return RecordWriter.write(game.after(Input.actions(actions, players)));
        });
    }
}
