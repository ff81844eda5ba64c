package trasse.browser;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.teavm.jso.JSExport;
import trasse.json.BoardJson;
import trasse.json.PositionJson;
import trasse.rules.Action;
import trasse.rules.Board;
import trasse.rules.Card;
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
import trasse.rules.Words;
import trasse.rules.notation.BoardReference;
import trasse.rules.notation.GameRecord;
import trasse.rules.notation.RecordWriter;

/**
 * What the page asks of the rules: the small WebAssembly module that every visit loads. Nothing of the engine is in it.
 *
 * <p>Queries and answers are text: boards, records, lines and cards as in the notation, and JSON where the page has
 * something to show. A {@link Rejection} is answered with a JSON object that has an {@code error}; apart from JSON, no
 * answer begins with a brace. There is nothing here that only a browser has, so the tests ask the same on both sides.
 */
public final class RulesExports {
    private RulesExports() {}

    /**
     * A board, as JSON.
     *
     * @param reference its name, or {@code ~} and its code
     */
    @JSExport
    public static String board(String reference) {
        return Query.answer(() -> BoardJson.write(boardOf(reference)));
    }

    private static Board boardOf(String reference) throws Rejection {
        return BoardReference.parse(reference).orElseThrow(Rejection::of);
    }

    /**
     * The record of a game that begins.
     *
     * @param names the players, a line each
     */
    @JSExport
    public static String begin(String board, String edition, String names, long seed) {
        return Query.answer(() -> {
            Edition played = Edition.parse(edition).orElseThrow(Rejection::of);
            return RecordWriter.write(deal(boardOf(board), played, Words.lines(names), seed));
        });
    }

    private static GameRecord deal(Board board, Edition edition, List<String> names, long seed) throws Rejection {
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
        return new GameRecord(BoardReference.of(board), setup, Optional.of(deal.deck()), List.of());
    }

    /**
     * The table after the rounds of a record and with the next card turned up, as JSON.
     *
     * @param card empty to take it from the record's deck; without a deck, no card is open then
     */
    @JSExport
    public static String position(String record, String card) {
        return Query.answer(() -> PositionJson.write(OpenGame.read(record, card).position()));
    }

    /**
     * Every legal extension, a line each.
     *
     * @param line its fields from end to end, with spaces between them
     */
    @JSExport
    public static String extensions(String board, String line, String card) {
        return Query.answer(() -> {
            Line longer = Line.parse(line).orElseThrow(Rejection::of);
            Card shown = Card.parse(card).orElseThrow(Rejection::of);
            StringBuilder text = new StringBuilder();
            for (Extension extension : longer.extensions(shown, boardOf(board))) {
                text.append(text.isEmpty() ? "" : "\n").append(extension);
            }
            return text.toString();
        });
    }

    /** Empty if a line can do this with a card; else the rejection names the rule that it breaks. */
    @JSExport
    public static String objection(String board, String line, String card, String action) {
        return Query.answer(() -> {
            Board on = boardOf(board);
            Line before = Line.parse(line).orElseThrow(Rejection::of);
            Card shown = Card.parse(card).orElseThrow(Rejection::of);
            Action wanted = Action.parse(action).orElseThrow(Rejection::of);
            if (wanted instanceof Extension extension
                    && before.extend(extension, shown, on) instanceof Ruling.Illegal<Line>(Objection objection)) {
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
            List<Action> played = new ArrayList<>();
            for (String action : Words.lines(actions)) {
                played.add(Action.parse(action).orElseThrow(Rejection::of));
            }
            return RecordWriter.write(game.after(played));
        });
    }

    /** A record as JSON: its setup, its rounds, every position in between and, if something is wrong, the fault. */
    @JSExport
    public static String replay(String record) {
        return Query.answer(() -> ReplayJson.write(Query.replay(record)));
    }
}
