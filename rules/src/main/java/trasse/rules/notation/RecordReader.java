package trasse.rules.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
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
import trasse.rules.notation.Fault.Kind;
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
            throw text.error(
                    here(),
                    new Fault(
                            Kind.BOARD_MISSING,
                            "the board is missing: expected 'board classic', or a path to a .board file"));
        }
        if (edition == null) {
            throw text.error(
                    here(),
                    new Fault(
                            Kind.EDITION_MISSING,
                            "the edition is missing: expected 'edition boards' or 'edition pad'"));
        }
        if (players.isEmpty()) {
            throw text.error(
                    here(),
                    new Fault(Kind.PLAYER_MISSING, "nobody plays: expected 'player 1 NAME' before the first round"));
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
            throw text.error(
                    1, new Fault(Kind.NOT_A_RECORD, "a record begins with 'trasse 1', but there is nothing here"));
        }
        Statement first = take();
        if (!first.words().equals(List.of("trasse", "1"))) {
            throw text.error(
                    first,
                    new Fault(Kind.NOT_A_RECORD, "a record begins with 'trasse 1', not " + Quote.of(first.text())));
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
                        new Fault(
                                Kind.UNKNOWN_LINE,
                                "expected board, edition, deck, player or round, not " + Quote.of(statement.text())));
        }
    }

    private void readBoard(Statement statement, String reference) throws NotationException {
        refuseSecond(statement, "board", boardReference);
        Parsed<Board> known = BoardReference.parse(reference);
        if (known instanceof Parsed.Value<Board>(Board found)) {
            board = found;
        } else if (reference.isEmpty() || BoardReference.isCode(reference)) {
            known.orElseThrow(not(statement, Kind.NOT_A_BOARD));
        } else {
            board = files.find(reference)
                    .orElseThrow(() -> text.error(
                            statement,
                            new Fault(
                                    Kind.NOT_A_BOARD,
                                    Quote.of(reference) + " is not a board: expected "
                                            + String.join(" or ", BuiltInBoards.NAMES)
                                            + ", ~ and a board code, or the path to a .board file that exists, relative"
                                            + " to this record")));
        }
        boardReference = reference;
    }

    private void readEdition(Statement statement, String value) throws NotationException {
        refuseSecond(statement, "edition", edition);
        edition = Edition.parse(value).orElseThrow(not(statement, Kind.NOT_AN_EDITION));
    }

    private void readDeck(Statement statement, String value) throws NotationException {
        refuseSecond(statement, "deck", deck);
        deck = Deck.parse(value).orElseThrow(not(statement, Kind.NOT_A_DECK));
    }

    private void readPlayer(Statement statement, String value) throws NotationException {
        int start = value.isEmpty() ? 0 : value.charAt(0) - '0';
        boolean standsAlone = value.length() == 1 || (value.length() > 1 && Character.isWhitespace(value.charAt(1)));
        if (start < 1 || start > Board.STARTS || !standsAlone) {
            throw text.error(
                    statement,
                    new Fault(
                            Kind.NOT_A_PLAYER,
                            "expected 'player K NAME' with a start point K from 1 to 4, not "
                                    + Quote.of(statement.text())));
        }
        String name = value.substring(1).strip();
        Optional<String> flaw = Name.flaw(name);
        if (flaw.isPresent()) {
            throw text.error(statement, new Fault(Kind.NOT_A_NAME, flaw.get()));
        }
        for (Player other : players) {
            if (other.start() == start) {
                throw text.error(
                        statement,
                        new Fault(
                                Kind.START_TAKEN,
                                "start point " + start + " is taken by " + other.name()
                                        + "; every player has another one",
                                String.valueOf(start),
                                other.name()));
            }
        }
        players.add(new Player(start, name));
    }

    private PlayedRound readRound(Statement statement, int round, Board on) throws NotationException {
        List<String> words = statement.words();
        if (round > Deck.SIZE) {
            throw text.error(
                    statement,
                    new Fault(
                            Kind.TOO_MANY_ROUNDS,
                            "a game is over after " + Deck.SIZE + " rounds, but here is "
                                    + Quote.of(statement.text())));
        }
        if (words.size() != 3 || !words.get(0).equals("round") || !words.get(1).equals(String.valueOf(round))) {
            throw text.error(
                    statement,
                    new Fault(
                            Kind.NOT_THE_ROUND,
                            "expected 'round " + round + " CARD', not " + Quote.of(statement.text()),
                            String.valueOf(round)));
        }
        Card card = Card.parse(words.get(2)).orElseThrow(not(statement, Kind.NOT_A_CARD));
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
                String expected = deck.card(round).toString();
                throw text.error(
                        statement,
                        new Fault(
                                Kind.WRONG_CARD,
                                "card " + round + " of the deck is " + expected + ", not " + card,
                                expected));
            }
            return;
        }
        List<Card> cards = new ArrayList<>();
        rounds.forEach(played -> cards.add(played.card()));
        cards.add(card);
        Optional<String> flaw = Deck.flawSoFar(cards);
        if (flaw.isPresent()) {
            throw text.error(statement, new Fault(Kind.CARD_DOES_NOT_FIT, flaw.get()));
        }
    }

    private Action readAction(int round, int index, Card card, Board on) throws NotationException {
        Player player = players.get(index);
        String expected = "'" + player.start() + " END: FIELDS' or '" + player.start() + " -' for " + player.name()
                + " in round " + round;
        String[] arguments = {String.valueOf(round), player.name(), String.valueOf(player.start())};
        if (!hasNext()) {
            throw text.error(
                    text.end(),
                    new Fault(
                            Kind.STOPS_WITHIN_ROUND,
                            "the record stops within a round: expected " + expected,
                            arguments));
        }
        Statement statement = take();
        String start = statement.words().getFirst();
        if (!start.equals(String.valueOf(player.start()))) {
            throw text.error(
                    statement,
                    new Fault(
                            Kind.NOT_THEIR_ACTION,
                            "expected " + expected + ", not " + Quote.of(statement.text()),
                            arguments));
        }
        Action action = Action.parse(statement.text().substring(start.length()))
                .orElseThrow(not(statement, Kind.NOT_AN_ACTION));
        if (action instanceof Extension extension) {
            switch (lines.get(index).extend(extension, card, on)) {
                case Ruling.Legal<Line>(Line line) -> lines.set(index, line);
                case Ruling.Illegal<Line>(Objection objection) -> throw text.error(statement, Fault.illegal(objection));
            }
        }
        return action;
    }

    private void refuseSecond(Statement statement, String keyword, @Nullable Object first) throws NotationException {
        if (first != null) {
            throw text.error(
                    statement,
                    new Fault(Kind.SECOND_LINE, "a second '" + keyword + "' line; a record has one", keyword));
        }
    }

    /** What to throw if a part of a statement is not what it should be. */
    private Function<String, NotationException> not(Statement statement, Kind kind) {
        return why -> text.error(statement, new Fault(kind, why));
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
