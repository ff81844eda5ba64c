package trasse.rules.notation;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import trasse.rules.Action;
import trasse.rules.Board;
import trasse.rules.Card;
import trasse.rules.Cards;
import trasse.rules.Colour;
import trasse.rules.Deck;
import trasse.rules.Edition;
import trasse.rules.Extension;
import trasse.rules.Field;
import trasse.rules.Line;
import trasse.rules.Name;
import trasse.rules.Objection;
import trasse.rules.Parsed;
import trasse.rules.Pass;
import trasse.rules.Player;
import trasse.rules.Ruling;
import trasse.rules.Setup;

/**
 * A whole game in a few hundred characters that may stand in a link.
 *
 * <p>The text is base64url; each character is a digit of six bits. In order: version (4 bits), edition (1), whether the
 * deck is known (1), number of players less one (2), number of rounds (4), board code (its 40 digits); for each player the
 * start point less one (2), the length of the name in UTF-8 bytes (8) and these bytes; the cards (7 each), all 15 if the
 * deck is known, else those of the rounds; for each round and player the number of fields drawn (3), which is 0 for a
 * pass, the end that grows (1: 0 for the one that comes first among all fields, as {@link Line#first} does), and for each
 * field its place among the neighbours of the one before (3). The last digit is filled up with zeros, and three more digits
 * are a checksum, so that a link that was cut or changed on its way is never taken for another game.
 */
public final class PackedRecord {
    private static final int VERSION = 1;
    private static final int CHECK_DIGITS = 3;

    /** Every card that a deck may have: its place here is how it is packed. */
    private static final List<Card> CARDS = everyCard();

    /** The text is not a packed game. */
    private static final class Damaged extends Exception {
        private Damaged(String why) {
            super(why);
        }
    }

    private PackedRecord() {}

    public static String write(GameRecord game) {
        Setup setup = game.setup();
        Board board = setup.board();
        BitWriter bits = new BitWriter();
        bits.put(VERSION, 4);
        bits.put(setup.edition().ordinal(), 1);
        bits.put(game.deck().isPresent() ? 1 : 0, 1);
        bits.put(setup.players().size() - 1, 2);
        bits.put(game.rounds().size(), 4);
        BoardCode.of(board).chars().forEach(digit -> bits.put(BitWriter.DIGITS.indexOf(digit), 6));
        List<Line> lines = new ArrayList<>();
        for (Player player : setup.players()) {
            writePlayer(player, bits);
            lines.add(Line.at(board.start(player.start())));
        }
        cardsOf(game).forEach(card -> bits.put(CARDS.indexOf(card), 7));
        for (PlayedRound round : game.rounds()) {
            for (int i = 0; i < lines.size(); i++) {
                lines.set(i, writeAction(round.actions().get(i), lines.get(i), round.card(), board, bits));
            }
        }
        String text = bits.text();
        return text + checksum(text);
    }

    private static void writePlayer(Player player, BitWriter bits) {
        bits.put(player.start() - 1, 2);
        byte[] name = player.name().getBytes(StandardCharsets.UTF_8);
        bits.put(name.length, 8);
        for (byte one : name) {
            bits.put(one & 0xff, 8);
        }
    }

    private static List<Card> cardsOf(GameRecord game) {
        return game.deck()
                .map(Deck::cards)
                .orElseGet(() -> game.rounds().stream().map(PlayedRound::card).toList());
    }

    private static Line writeAction(Action action, Line line, Card card, Board board, BitWriter bits) {
        if (!(action instanceof Extension extension)) {
            bits.put(0, 3);
            return line;
        }
        bits.put(extension.fields().size(), 3);
        bits.put(extension.end() == line.first() ? 0 : 1, 1);
        Field from = extension.end();
        for (Field to : extension.fields()) {
            bits.put(neighbours(from).indexOf(to), 3);
            from = to;
        }
        return line.extend(extension, card, board).orElseThrow();
    }

    /** The game in a packed text. Every line of it has been checked against the rules. */
    public static Parsed<GameRecord> parse(String text) {
        try {
            return new Parsed.Value<>(read(text));
        } catch (Damaged damage) {
            return new Parsed.Failure<>("this is not a packed game: " + damage.getMessage());
        }
    }

    private static GameRecord read(String text) throws Damaged {
        for (int i = 0; i < text.length(); i++) {
            if (BitWriter.DIGITS.indexOf(text.charAt(i)) < 0) {
                throw new Damaged("character " + (i + 1) + " is not one of A–Z, a–z, 0–9, - and _");
            }
        }
        if (text.length() <= CHECK_DIGITS) {
            throw new Damaged("it is too short");
        }
        String content = text.substring(0, text.length() - CHECK_DIGITS);
        if (!text.endsWith(checksum(content))) {
            throw new Damaged("a part of it is missing or has been changed");
        }
        BitReader bits = new BitReader(content);
        GameRecord game = readGame(bits);
        if (!bits.isAtEnd()) {
            throw new Damaged("it goes on after the end of the game");
        }
        return game;
    }

    private static GameRecord readGame(BitReader bits) throws Damaged {
        int version = bits.take(4);
        if (version != VERSION) {
            throw new Damaged("its version is " + version + ", and only version " + VERSION + " is known");
        }
        Edition edition = Edition.values()[bits.take(1)];
        boolean hasDeck = bits.take(1) == 1;
        int playerCount = bits.take(2) + 1;
        int roundCount = bits.take(4);
        Board board = readBoard(bits);
        List<Player> players = readPlayers(playerCount, bits);
        List<Card> cards = readCards(hasDeck ? Deck.SIZE : roundCount, bits);
        Optional<String> flaw = hasDeck ? Deck.flaw(cards) : Deck.flawSoFar(cards);
        if (flaw.isPresent()) {
            throw new Damaged(flaw.get());
        }
        List<PlayedRound> rounds = readRounds(cards.subList(0, roundCount), players, board, bits);
        Optional<Deck> deck = hasDeck ? Optional.of(new Deck(cards)) : Optional.empty();
        Cards all = deck.map(Deck::unordered).orElseGet(() -> Deck.around(cards).orElseThrow());
        return new GameRecord(BoardReference.of(board), new Setup(board, edition, players, all), deck, rounds);
    }

    private static Board readBoard(BitReader bits) throws Damaged {
        StringBuilder code = new StringBuilder();
        for (int i = 0; i < BoardCode.LENGTH; i++) {
            code.append(BitWriter.DIGITS.charAt(bits.take(6)));
        }
        return BoardCode.parse(code.toString()).map(BuiltInBoards::named).orElseThrow(Damaged::new);
    }

    private static List<Player> readPlayers(int count, BitReader bits) throws Damaged {
        List<Player> players = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            int start = bits.take(2) + 1;
            byte[] name = new byte[bits.take(8)];
            for (int place = 0; place < name.length; place++) {
                name[place] = (byte) bits.take(8);
            }
            String text = new String(name, StandardCharsets.UTF_8);
            Optional<String> flaw = Name.flaw(text);
            if (flaw.isPresent()) {
                throw new Damaged(flaw.get());
            }
            if (players.stream().anyMatch(player -> player.start() == start)) {
                throw new Damaged("two players have start point " + start);
            }
            players.add(new Player(start, text));
        }
        return players;
    }

    private static List<Card> readCards(int count, BitReader bits) throws Damaged {
        List<Card> cards = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            int place = bits.take(7);
            if (place >= CARDS.size()) {
                throw new Damaged("there is no card " + place);
            }
            cards.add(CARDS.get(place));
        }
        return cards;
    }

    private static List<PlayedRound> readRounds(List<Card> cards, List<Player> players, Board board, BitReader bits)
            throws Damaged {
        List<Line> lines = new ArrayList<>();
        players.forEach(player -> lines.add(Line.at(board.start(player.start()))));
        List<PlayedRound> rounds = new ArrayList<>();
        for (Card card : cards) {
            List<Action> actions = new ArrayList<>();
            for (int i = 0; i < lines.size(); i++) {
                Action action = readAction(lines.get(i), bits);
                if (action instanceof Extension extension) {
                    switch (lines.get(i).extend(extension, card, board)) {
                        case Ruling.Legal<Line>(Line longer) -> lines.set(i, longer);
                        case Ruling.Illegal<Line>(Objection objection) -> throw new Damaged(objection.sentence());
                    }
                }
                actions.add(action);
            }
            rounds.add(new PlayedRound(card, actions));
        }
        return rounds;
    }

    private static Action readAction(Line line, BitReader bits) throws Damaged {
        int count = bits.take(3);
        if (count == 0) {
            return new Pass();
        }
        Field end = bits.take(1) == 0 ? line.first() : line.last();
        List<Field> fields = new ArrayList<>();
        Field from = end;
        for (int i = 0; i < count; i++) {
            List<Field> neighbours = neighbours(from);
            int place = bits.take(3);
            if (place >= neighbours.size()) {
                throw new Damaged(from + " has no neighbour " + place);
            }
            from = neighbours.get(place);
            fields.add(from);
        }
        return new Extension(end, fields);
    }

    private static List<Field> neighbours(Field field) {
        List<Field> neighbours = new ArrayList<>();
        field.neighbours().forEach(neighbours::add);
        return neighbours;
    }

    private static List<Card> everyCard() {
        List<Card> cards = new ArrayList<>();
        for (int colours = 0; colours < 1 << Colour.values().length; colours++) {
            if (Integer.bitCount(colours) == 4) {
                cards.add(new Card(colours, 0));
                for (int colour = 1; colour <= colours; colour <<= 1) {
                    if ((colours & colour) != 0) {
                        cards.add(new Card(colours, colour));
                    }
                }
            }
        }
        return List.copyOf(cards);
    }

    /** FNV-1a, folded to 18 bits. */
    static String checksum(String content) {
        int sum = 0x811c9dc5;
        for (int i = 0; i < content.length(); i++) {
            sum = (sum ^ content.charAt(i)) * 0x01000193;
        }
        BitWriter digits = new BitWriter();
        digits.put((sum ^ (sum >>> 14)) & 0x3ffff, 6 * CHECK_DIGITS);
        return digits.text();
    }

    /** Puts numbers of a few bits one after the other. */
    private static final class BitWriter {
        static final String DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
        private final StringBuilder text = new StringBuilder();
        private int digit;
        private int filled;

        void put(int value, int width) {
            for (int bit = width - 1; bit >= 0; bit--) {
                digit = (digit << 1) | ((value >>> bit) & 1);
                filled++;
                if (filled == 6) {
                    text.append(DIGITS.charAt(digit));
                    digit = 0;
                    filled = 0;
                }
            }
        }

        /** What has been put, filled up with zeros to a whole digit. */
        String text() {
            return filled == 0 ? text.toString() : text.toString() + DIGITS.charAt(digit << (6 - filled));
        }
    }

    /** Takes them out again. */
    private static final class BitReader {
        private final String text;
        private int place;

        BitReader(String text) {
            this.text = text;
        }

        int take(int width) throws Damaged {
            if (place + width > 6 * text.length()) {
                throw new Damaged("it ends too early");
            }
            int value = 0;
            for (int i = 0; i < width; i++) {
                int digit = BitWriter.DIGITS.indexOf(text.charAt(place / 6));
                value = (value << 1) | ((digit >>> (5 - place % 6)) & 1);
                place++;
            }
            return value;
        }

        /** Whether nothing is left but zeros in the last digit. */
        boolean isAtEnd() throws Damaged {
            int left = 6 * text.length() - place;
            return left < 6 && take(left) == 0;
        }
    }
}
