package trasse.browser;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.teavm.jso.JSExport;
import trasse.json.BoardJson;
import trasse.json.JsonWriter;
import trasse.json.PositionJson;
import trasse.rules.Action;
import trasse.rules.Board;
import trasse.rules.Card;
import trasse.rules.Deal;
import trasse.rules.Deck;
import trasse.rules.Edition;
import trasse.rules.Extension;
import trasse.rules.Field;
import trasse.rules.Line;
import trasse.rules.Name;
import trasse.rules.Objection;
import trasse.rules.PaperGame;
import trasse.rules.Player;
import trasse.rules.Prng;
import trasse.rules.Quote;
import trasse.rules.Ruling;
import trasse.rules.ScoreStrip;
import trasse.rules.Setup;
import trasse.rules.Words;
import trasse.rules.notation.BoardReference;
import trasse.rules.notation.GameRecord;
import trasse.rules.notation.PackedRecord;
import trasse.rules.notation.PlayedRound;
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
     * The record of a game that begins with a random deal.
     *
     * @param names the players, a line each
     */
    @JSExport
    public static String begin(String board, String edition, String names, long seed) {
        return Query.answer(() -> {
            List<String> players = namesOf(names);
            Deal deal = Deal.random(Deck.STANDARD, players.size(), new Prng(seed));
            return RecordWriter.write(dealt(boardOf(board), edition, players, deal));
        });
    }

    /**
     * The record of a game that begins with a known deal, so that the same cards can be played again.
     *
     * @param names the players, a line each
     * @param starts their start points, with spaces between them
     * @param deck its cards in their order, with spaces between them
     */
    @JSExport
    public static String beginWith(String board, String edition, String names, String starts, String deck) {
        return Query.answer(() -> {
            List<String> players = namesOf(names);
            Deck cards = Deck.parse(deck).orElseThrow(Rejection::of);
            Deal deal = new Deal(cards, startsOf(starts, players.size()));
            return RecordWriter.write(dealt(boardOf(board), edition, players, deal));
        });
    }

    private static List<String> namesOf(String lines) throws Rejection {
        List<String> names = Words.lines(lines);
        if (names.size() > Board.STARTS) {
            throw Rejection.of("a game has 1 to 4 players, not " + names.size());
        }
        for (String name : names) {
            Optional<String> flaw = Name.flaw(name);
            if (flaw.isPresent()) {
                throw Rejection.of(flaw.get());
            }
        }
        return names;
    }

    private static List<Integer> startsOf(String text, int players) throws Rejection {
        List<Integer> starts = new ArrayList<>();
        for (String word : Words.of(text)) {
            int start = word.length() == 1 ? word.charAt(0) - '0' : 0;
            if (start < 1 || start > Board.STARTS || starts.contains(start)) {
                throw Rejection.of("expected different start points from 1 to 4, not " + Quote.of(text));
            }
            starts.add(start);
        }
        if (starts.size() != players) {
            throw Rejection.of("expected " + players + " start points, one for each player, not " + starts.size());
        }
        return starts;
    }

    private static GameRecord dealt(Board board, String edition, List<String> names, Deal deal) throws Rejection {
        Edition played = Edition.parse(edition).orElseThrow(Rejection::of);
        List<Player> players = new ArrayList<>();
        for (int i = 0; i < names.size(); i++) {
            players.add(new Player(deal.starts().get(i), names.get(i)));
        }
        Setup setup = new Setup(board, played, players, deal.deck().unordered());
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

    /**
     * The ends of a line that at least one of some cards could extend, with spaces between them.
     *
     * @param cards with spaces between them
     */
    @JSExport
    public static String openEnds(String board, String line, String cards) {
        return Query.answer(() -> {
            Board on = boardOf(board);
            Line asked = Line.parse(line).orElseThrow(Rejection::of);
            List<Card> coming = new ArrayList<>();
            for (String card : Words.of(cards)) {
                coming.add(Card.parse(card).orElseThrow(Rejection::of));
            }
            StringBuilder text = new StringBuilder();
            for (Field end : asked.openEnds(coming, on)) {
                text.append(text.isEmpty() ? "" : " ").append(end);
            }
            return text.toString();
        });
    }

    /**
     * The points that a line gets by going on through some fields, by number, as JSON.
     *
     * @param players how many play
     * @param reached the numbers that the line has reached, with spaces between them
     * @param halves the numbers that are worth half to its player now, with spaces between them
     * @param fields in the order of the line, with spaces between them
     */
    @JSExport
    public static String gains(String board, int players, String reached, String halves, String fields) {
        return Query.answer(() -> {
            ScoreStrip before = new ScoreStrip(numbers(reached), 0, numbers(halves));
            List<Field> way = new ArrayList<>();
            for (String field : Words.of(fields)) {
                way.add(Field.parse(field).orElseThrow(Rejection::of));
            }
            ScoreStrip after = before.through(way, boardOf(board), players);
            JsonWriter json = new JsonWriter().object();
            for (int number = Board.LOWEST_NUMBER; number <= Board.HIGHEST_NUMBER; number++) {
                if (after.hasReached(number) && !before.hasReached(number)) {
                    json.key(String.valueOf(number)).value(after.points(number).orElseThrow());
                }
            }
            return json.endObject().toString();
        });
    }

    /** A bit for each number. */
    private static int numbers(String text) throws Rejection {
        int numbers = 0;
        for (String word : Words.of(text)) {
            numbers |= 1 << numberIn(word);
        }
        return numbers;
    }

    private static int numberIn(String word) throws Rejection {
        for (int number = Board.LOWEST_NUMBER; number <= Board.HIGHEST_NUMBER; number++) {
            if (word.equals(String.valueOf(number))) {
                return number;
            }
        }
        throw Rejection.of(
                "'" + word + "' is not a number of a board, " + Board.LOWEST_NUMBER + " to " + Board.HIGHEST_NUMBER);
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

    /**
     * The record of a game that goes on from a position of another one, perhaps with fewer players.
     *
     * @param rounds how many rounds stay as they were played
     * @param starts the start points of the players who go on, with spaces between them
     * @param names what they are called, a line each
     * @param deck all cards: first those of the rounds that stay, then the ones to come in their order
     */
    @JSExport
    public static String playOn(String record, int rounds, String starts, String names, String deck) {
        return Query.answer(() -> {
            GameRecord before = Query.replay(record).record();
            if (rounds < 0 || rounds > before.rounds().size()) {
                throw Rejection.of("expected 0 to " + before.rounds().size() + " rounds, not " + rounds);
            }
            List<String> players = namesOf(names);
            Deal deal = new Deal(Deck.parse(deck).orElseThrow(Rejection::of), startsOf(starts, players.size()));
            return RecordWriter.write(continued(before, rounds, players, deal));
        });
    }

    private static GameRecord continued(GameRecord before, int rounds, List<String> names, Deal deal) throws Rejection {
        List<Integer> places = new ArrayList<>();
        for (int start : deal.starts()) {
            places.add(placeOf(start, before.setup().players()));
        }
        List<PlayedRound> kept = new ArrayList<>();
        for (PlayedRound round : before.rounds().subList(0, rounds)) {
            Card card = deal.deck().card(kept.size() + 1);
            if (!card.equals(round.card())) {
                throw Rejection.of("card " + (kept.size() + 1) + " was " + round.card() + ", not " + card);
            }
            kept.add(new PlayedRound(
                    card, places.stream().map(round.actions()::get).toList()));
        }
        GameRecord begun =
                dealt(before.setup().board(), before.setup().edition().toString(), names, deal);
        return new GameRecord(begun.boardReference(), begun.setup(), begun.deck(), kept);
    }

    private static int placeOf(int start, List<Player> players) throws Rejection {
        for (int place = 0; place < players.size(); place++) {
            if (players.get(place).start() == start) {
                return place;
            }
        }
        throw Rejection.of(new Objection.NobodyAtStart(start));
    }

    /** A record as a short text for links, as far as it is right. */
    @JSExport
    public static String pack(String record) {
        return Query.answer(() -> PackedRecord.write(Query.replay(record).record()));
    }

    /** The record in such a text. */
    @JSExport
    public static String unpack(String packed) {
        return Query.answer(() -> RecordWriter.write(PackedRecord.parse(packed).orElseThrow(Rejection::of)));
    }

    /**
     * What is on the strips of a game on paper, as JSON.
     *
     * @param players how many play
     * @param announcements as {@link PaperGame#parse} reads them
     * @param missed how many fields each line has missed, with spaces between them; a dash until that is known
     */
    @JSExport
    public static String paper(String edition, int players, String announcements, String missed) {
        return Query.answer(() -> {
            Edition played = Edition.parse(edition).orElseThrow(Rejection::of);
            PaperGame game = PaperGame.parse(players, announcements).orElseThrow(Rejection::of);
            return PaperJson.write(played, game, PaperJson.missed(missed, game));
        });
    }
}
