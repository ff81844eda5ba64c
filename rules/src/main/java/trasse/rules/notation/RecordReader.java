package trasse.rules.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import trasse.rules.Action;
import trasse.rules.Board;
import trasse.rules.Card;
import trasse.rules.Deck;
import trasse.rules.Edition;
import trasse.rules.Extension;
import trasse.rules.Field;
import trasse.rules.Line;
import trasse.rules.Name;
import trasse.rules.Objection;
import trasse.rules.Pass;
import trasse.rules.Player;
import trasse.rules.Ruling;
import trasse.rules.Setup;
import trasse.rules.notation.SourceText.Statement;

/** Reads a game record and checks every line of it against the rules. */
public final class RecordReader {
    /** The longest text that is read, of a record or a board: far more than either needs, little enough to refuse. */
    public static final int MOST_BYTES = 1 << 20;

    private final SourceText text;
    private final BoardFinder boards;
    private int next;

    private @Nullable String boardReference;
    private @Nullable Board board;
    private @Nullable Edition edition;
    private @Nullable Deck deck;
    private final List<Player> players = new ArrayList<>();
    private final List<Line> lines = new ArrayList<>();
    private final List<Card> cards = new ArrayList<>();

    private RecordReader(SourceText text, BoardFinder boards) {
        this.text = text;
        this.boards = boards;
    }

    /**
     * Reads a record.
     *
     * @param source the name under which errors are reported
     */
    public static GameRecord read(String source, byte[] utf8, BoardFinder boards) throws NotationException {
        return new RecordReader(SourceText.of(source, utf8), boards).record();
    }

    private GameRecord record() throws NotationException {
        readVersion();
        while (hasNext() && !nextKeyword().equals("round")) {
            readHeader(take());
        }
        if (boardReference == null || board == null) {
            throw text.error(here(), "the board is missing: expected 'board classic', or a path to a .board file");
        }
        if (edition == null) {
            throw text.error(here(), "the edition is missing: expected 'edition boards' or 'edition pad'");
        }
        if (players.isEmpty()) {
            throw text.error(here(), "nobody plays: expected 'player 1 NAME' before the first round");
        }
        for (Player player : players) {
            lines.add(Line.at(board.start(player.start())));
        }
        List<PlayedRound> rounds = new ArrayList<>();
        while (hasNext()) {
            rounds.add(readRound(take(), rounds.size() + 1, board));
        }
        Setup setup = new Setup(
                board, edition, players, deck == null ? Deck.around(cards).orElseThrow() : deck.unordered());
        return new GameRecord(boardReference, setup, Optional.ofNullable(deck), rounds);
    }

    private void readVersion() throws NotationException {
        if (!hasNext()) {
            throw text.error(1, "a record begins with 'trasse 1', but there is nothing here");
        }
        Statement first = take();
        if (!first.words().equals(List.of("trasse", "1"))) {
            throw text.error(first, "a record begins with 'trasse 1', not " + SourceText.quote(first.text()));
        }
    }

    private void readHeader(Statement statement) throws NotationException {
        String keyword = statement.words().getFirst();
        String value = statement.text().substring(keyword.length()).strip();
        switch (keyword) {
            case "board" -> readBoard(statement, value);
            case "edition" -> readEdition(statement, value);
            case "deck" -> readDeck(statement, value);
            case "player" -> readPlayer(statement, value);
            default ->
                throw text.error(
                        statement,
                        "expected board, edition, deck, player or round, not " + SourceText.quote(statement.text()));
        }
    }

    private void readBoard(Statement statement, String reference) throws NotationException {
        refuseSecond(statement, "board", boardReference);
        Optional<Board> found = reference.isEmpty() ? Optional.empty() : boards.find(reference);
        board = found.orElseThrow(() -> text.error(
                statement,
                SourceText.quote(reference) + " is not a board: expected "
                        + String.join(" or ", BuiltInBoards.NAMES)
                        + ", or the path to a .board file that exists, relative to this record"));
        boardReference = reference;
    }

    private void readEdition(Statement statement, String value) throws NotationException {
        refuseSecond(statement, "edition", edition);
        for (Edition known : Edition.values()) {
            if (known.toString().equals(value)) {
                edition = known;
                return;
            }
        }
        throw text.error(statement, "the edition is 'boards' or 'pad', not " + SourceText.quote(value));
    }

    private void readDeck(Statement statement, String value) throws NotationException {
        refuseSecond(statement, "deck", deck);
        List<Card> order = new ArrayList<>();
        for (String word : SourceText.words(value)) {
            order.add(card(statement, word));
        }
        Optional<String> flaw = Deck.flaw(order);
        if (flaw.isPresent()) {
            throw text.error(statement, flaw.get());
        }
        deck = new Deck(order);
    }

    private void readPlayer(Statement statement, String value) throws NotationException {
        int start = value.isEmpty() ? 0 : value.charAt(0) - '0';
        boolean standsAlone = value.length() == 1 || (value.length() > 1 && Character.isWhitespace(value.charAt(1)));
        if (start < 1 || start > Board.STARTS || !standsAlone) {
            throw text.error(
                    statement,
                    "expected 'player K NAME' with a start point K from 1 to 4, not "
                            + SourceText.quote(statement.text()));
        }
        String name = value.substring(1).strip();
        Optional<String> flaw = Name.flaw(name);
        if (flaw.isPresent()) {
            throw text.error(statement, flaw.get());
        }
        for (Player other : players) {
            if (other.start() == start) {
                throw text.error(
                        statement,
                        "start point " + start + " is taken by " + other.name() + "; every player has another one");
            }
        }
        players.add(new Player(start, name));
    }

    private PlayedRound readRound(Statement statement, int round, Board board) throws NotationException {
        List<String> words = statement.words();
        if (round > Deck.SIZE) {
            throw text.error(
                    statement,
                    "a game is over after " + Deck.SIZE + " rounds, but here is " + SourceText.quote(statement.text()));
        }
        if (words.size() != 3 || !words.get(0).equals("round") || !words.get(1).equals(String.valueOf(round))) {
            throw text.error(
                    statement, "expected 'round " + round + " CARD', not " + SourceText.quote(statement.text()));
        }
        Card card = card(statement, words.get(2));
        cards.add(card);
        if (deck == null) {
            Optional<String> flaw = Deck.flawSoFar(cards);
            if (flaw.isPresent()) {
                throw text.error(statement, flaw.get());
            }
        } else if (!deck.card(round).equals(card)) {
            throw text.error(statement, "card " + round + " of the deck is " + deck.card(round) + ", not " + card);
        }
        List<Action> actions = new ArrayList<>();
        for (int i = 0; i < players.size(); i++) {
            actions.add(readAction(round, i, card, board));
        }
        return new PlayedRound(card, actions);
    }

    private Action readAction(int round, int index, Card card, Board board) throws NotationException {
        Player player = players.get(index);
        String expected = "'" + player.start() + " END: FIELDS' or '" + player.start() + " -' for " + player.name()
                + " in round " + round;
        if (!hasNext()) {
            throw text.error(text.end(), "the record stops within a round: expected " + expected);
        }
        Statement statement = take();
        String start = statement.words().getFirst();
        if (!start.equals(String.valueOf(player.start()))) {
            throw text.error(statement, "expected " + expected + ", not " + SourceText.quote(statement.text()));
        }
        String value = statement.text().substring(start.length()).strip();
        if (value.equals("-")) {
            return new Pass();
        }
        int colon = value.indexOf(':');
        String fields = value.substring(colon + 1).strip();
        if (colon < 1 || fields.isEmpty()) {
            throw text.error(statement, "expected " + expected + ", not " + SourceText.quote(statement.text()));
        }
        Field end = field(statement, value.substring(0, colon).strip());
        List<Field> drawn = new ArrayList<>();
        for (String word : SourceText.words(fields)) {
            drawn.add(field(statement, word));
        }
        Extension extension = new Extension(end, drawn);
        switch (lines.get(index).extend(extension, card, board)) {
            case Ruling.Legal<Line>(Line line) -> lines.set(index, line);
            case Ruling.Illegal<Line>(Objection objection) -> throw text.error(statement, objection.sentence());
        }
        return extension;
    }

    private Card card(Statement statement, String word) throws NotationException {
        return Card.parse(word)
                .orElseThrow(() -> text.error(statement, SourceText.quote(word) + " is not a card; " + Card.SHAPE));
    }

    private Field field(Statement statement, String word) throws NotationException {
        return Field.parse(word)
                .orElseThrow(() -> text.error(
                        statement,
                        SourceText.quote(word) + " is not a field; fields are a1–a5 b1–b6 c1–c7 d1–d8 e1–e9 f2–f9"
                                + " g3–g9 h4–h9 i5–i9"));
    }

    private void refuseSecond(Statement statement, String what, @Nullable Object first) throws NotationException {
        if (first != null) {
            throw text.error(statement, "a second '" + what + "' line; a record has one");
        }
    }

    private boolean hasNext() {
        return next < text.statements().size();
    }

    private String nextKeyword() {
        return text.statements().get(next).words().getFirst();
    }

    private Statement take() {
        return text.statements().get(next++);
    }

    /** The line that is to be read next, or the last one. */
    private int here() {
        return hasNext() ? text.statements().get(next).line() : text.end();
    }
}
