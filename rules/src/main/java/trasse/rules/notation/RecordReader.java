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
import trasse.rules.Line;
import trasse.rules.Name;
import trasse.rules.Objection;
import trasse.rules.Parsed;
import trasse.rules.Player;
import trasse.rules.Quote;
import trasse.rules.Ruling;
import trasse.rules.Setup;
import trasse.rules.notation.SourceText.Statement;

/** Reads a game record and checks every line of it against the rules. */
public final class RecordReader {
    /** The longest text that is read, of a record or a board: far more than either needs, little enough to refuse. */
    public static final int MOST_BYTES = 1 << 20;

    private final SourceText text;
    private final BoardFinder files;
    private int next;

    private @Nullable String boardReference;
    private @Nullable Board board;
    private @Nullable Edition edition;
    private @Nullable Deck deck;
    private final List<Player> players = new ArrayList<>();
    private final List<Line> lines = new ArrayList<>();
    private final List<PlayedRound> rounds = new ArrayList<>();

    private RecordReader(SourceText text, BoardFinder files) {
        this.text = text;
        this.files = files;
    }

    /** Reads a record whose board is built in or written as a code. */
    public static GameRecord read(String source, byte[] utf8) throws NotationException {
        return read(source, utf8, BoardFinder.NO_FILES);
    }

    /**
     * Reads a record.
     *
     * @param source the name under which errors are reported
     */
    public static GameRecord read(String source, byte[] utf8, BoardFinder files) throws NotationException {
        Replay replay = replay(source, utf8, files);
        if (replay.fault().isPresent()) {
            throw replay.fault().get();
        }
        return replay.record();
    }

    /** Reads a record as far as it is right; at least its setup has to be. */
    static Replay replay(String source, byte[] utf8, BoardFinder files) throws NotationException {
        return new RecordReader(SourceText.of(source, utf8), files).replay();
    }

    private Replay replay() throws NotationException {
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
        Optional<NotationException> fault = readRounds(board);
        List<Card> cards = rounds.stream().map(PlayedRound::card).toList();
        Setup setup = new Setup(
                board, edition, players, deck == null ? Deck.around(cards).orElseThrow() : deck.unordered());
        return new Replay(new GameRecord(boardReference, setup, Optional.ofNullable(deck), rounds), fault);
    }

    private Optional<NotationException> readRounds(Board on) {
        try {
            while (hasNext()) {
                rounds.add(readRound(take(), rounds.size() + 1, on));
            }
            return Optional.empty();
        } catch (NotationException fault) {
            return Optional.of(fault);
        }
    }

    private void readVersion() throws NotationException {
        if (!hasNext()) {
            throw text.error(1, "a record begins with 'trasse 1', but there is nothing here");
        }
        Statement first = take();
        if (!first.words().equals(List.of("trasse", "1"))) {
            throw text.error(first, "a record begins with 'trasse 1', not " + Quote.of(first.text()));
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
                        statement, "expected board, edition, deck, player or round, not " + Quote.of(statement.text()));
        }
    }

    private void readBoard(Statement statement, String reference) throws NotationException {
        refuseSecond(statement, "board", boardReference);
        Parsed<Board> known = BoardReference.parse(reference);
        if (known instanceof Parsed.Value<Board>(Board found)) {
            board = found;
        } else if (reference.isEmpty() || BoardReference.isCode(reference)) {
            known.orElseThrow(why -> text.error(statement, why));
        } else {
            board = files.find(reference)
                    .orElseThrow(() -> text.error(
                            statement,
                            Quote.of(reference) + " is not a board: expected "
                                    + String.join(" or ", BuiltInBoards.NAMES)
                                    + ", ~ and a board code, or the path to a .board file that exists, relative to this"
                                    + " record"));
        }
        boardReference = reference;
    }

    private void readEdition(Statement statement, String value) throws NotationException {
        refuseSecond(statement, "edition", edition);
        edition = Edition.parse(value).orElseThrow(why -> text.error(statement, why));
    }

    private void readDeck(Statement statement, String value) throws NotationException {
        refuseSecond(statement, "deck", deck);
        deck = Deck.parse(value).orElseThrow(why -> text.error(statement, why));
    }

    private void readPlayer(Statement statement, String value) throws NotationException {
        int start = value.isEmpty() ? 0 : value.charAt(0) - '0';
        boolean standsAlone = value.length() == 1 || (value.length() > 1 && Character.isWhitespace(value.charAt(1)));
        if (start < 1 || start > Board.STARTS || !standsAlone) {
            throw text.error(
                    statement,
                    "expected 'player K NAME' with a start point K from 1 to 4, not " + Quote.of(statement.text()));
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

    private PlayedRound readRound(Statement statement, int round, Board on) throws NotationException {
        List<String> words = statement.words();
        if (round > Deck.SIZE) {
            throw text.error(
                    statement,
                    "a game is over after " + Deck.SIZE + " rounds, but here is " + Quote.of(statement.text()));
        }
        if (words.size() != 3 || !words.get(0).equals("round") || !words.get(1).equals(String.valueOf(round))) {
            throw text.error(statement, "expected 'round " + round + " CARD', not " + Quote.of(statement.text()));
        }
        Card card = Card.parse(words.get(2)).orElseThrow(why -> text.error(statement, why));
        refuseWrongCard(statement, round, card);
        List<Action> actions = new ArrayList<>();
        for (int i = 0; i < players.size(); i++) {
            actions.add(readAction(round, i, card, on));
        }
        return new PlayedRound(card, actions);
    }

    private void refuseWrongCard(Statement statement, int round, Card card) throws NotationException {
        if (deck != null) {
            if (!deck.card(round).equals(card)) {
                throw text.error(statement, "card " + round + " of the deck is " + deck.card(round) + ", not " + card);
            }
            return;
        }
        List<Card> cards = new ArrayList<>();
        rounds.forEach(played -> cards.add(played.card()));
        cards.add(card);
        Optional<String> flaw = Deck.flawSoFar(cards);
        if (flaw.isPresent()) {
            throw text.error(statement, flaw.get());
        }
    }

    private Action readAction(int round, int index, Card card, Board on) throws NotationException {
        Player player = players.get(index);
        String expected = "'" + player.start() + " END: FIELDS' or '" + player.start() + " -' for " + player.name()
                + " in round " + round;
        if (!hasNext()) {
            throw text.error(text.end(), "the record stops within a round: expected " + expected);
        }
        Statement statement = take();
        String start = statement.words().getFirst();
        if (!start.equals(String.valueOf(player.start()))) {
            throw text.error(statement, "expected " + expected + ", not " + Quote.of(statement.text()));
        }
        Action action =
                Action.parse(statement.text().substring(start.length())).orElseThrow(why -> text.error(statement, why));
        if (action instanceof Extension extension) {
            switch (lines.get(index).extend(extension, card, on)) {
                case Ruling.Legal<Line>(Line line) -> lines.set(index, line);
                case Ruling.Illegal<Line>(Objection objection) -> throw text.error(statement, objection.sentence());
            }
        }
        return action;
    }

    private void refuseSecond(Statement statement, String what, @Nullable Object first) throws NotationException {
        if (first != null) {
            throw text.error(statement, "a second '" + what + "' line; a record has one");
        }
    }

    /** Whether there is another statement. At the end of a damaged text this says what is wrong with the rest. */
    private boolean hasNext() throws NotationException {
        if (next == text.statements().size()) {
            text.mustEndHere();
        }
        return next < text.statements().size();
    }

    private String nextKeyword() {
        return text.statements().get(next).words().getFirst();
    }

    private Statement take() {
        return text.statements().get(next++);
    }

    /** The line that is to be read next, or the last one. */
    private int here() throws NotationException {
        return hasNext() ? text.statements().get(next).line() : text.end();
    }
}
