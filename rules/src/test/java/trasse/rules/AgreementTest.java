package trasse.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import trasse.rules.notation.BuiltInBoards;
import trasse.rules.plain.PlainAnnouncement;
import trasse.rules.plain.PlainBoard;
import trasse.rules.plain.PlainDeck;
import trasse.rules.plain.PlainExtension;
import trasse.rules.plain.PlainGame;
import trasse.rules.plain.PlainLine;

/** The real implementation and the plain one must agree on everything, over thousands of random games. */
class AgreementTest {
    private static final int GAMES = 3000;

    @Test
    void bothImplementationsAgreeOnRandomGamesOnRandomBoards() {
        for (int seed = 0; seed < GAMES; seed++) {
            playTwice(new Prng(seed), TestBoards.random(new Prng(~seed)), "random board, seed " + seed);
        }
    }

    @Test
    void bothImplementationsAgreeOnRandomGamesOnTheBuiltInBoards() {
        for (String name : BuiltInBoards.NAMES) {
            Board board = BuiltInBoards.find(name).orElseThrow();
            for (int seed = 0; seed < GAMES / 10; seed++) {
                playTwice(new Prng(seed), board, name + ", seed " + seed);
            }
        }
    }

    @Test
    void bothImplementationsAgreeOnWhatALegalDeckIs() {
        for (int seed = 0; seed < GAMES; seed++) {
            Prng prng = new Prng(seed);
            List<Card> cards = new ArrayList<>(Deck.shuffled(
                            RandomPlay.setup(BuiltInBoards.classic(), prng).cards(), prng)
                    .cards());
            for (int changes = prng.below(3); changes > 0; changes--) {
                spoil(cards, prng);
            }
            List<String> plain = cards.stream().map(Card::toString).toList();
            assertEquals(PlainDeck.legal(plain), Deck.flaw(cards).isEmpty(), plain.toString());
        }
    }

    private static void spoil(List<Card> cards, Prng prng) {
        int index = prng.below(cards.size());
        Card card = cards.get(index);
        switch (prng.below(4)) {
            case 0 -> cards.remove(index);
            case 1 -> cards.set(index, cards.get(prng.below(cards.size())));
            case 2 -> cards.set(index, new Card(card.colours(), 0));
            default ->
                cards.set(
                        index, new Card(card.colours(), 1 << card.shown().get(0).ordinal()));
        }
    }

    private static void playTwice(Prng prng, Board board, String where) {
        Setup setup = RandomPlay.setup(board, prng);
        List<Integer> starts = setup.players().stream().map(Player::start).toList();
        PlainBoard plainBoard = InPlain.board(board);
        PlainGame plainGame = new PlainGame(plainBoard, setup.edition().toString(), starts);
        Game game = Game.begin(setup);
        for (Card card : Deck.shuffled(setup.cards(), prng).cards()) {
            game = game.after(new Event.CardTurned(card)).orElseThrow();
            Map<Integer, PlainExtension> plainExtensions = new HashMap<>();
            for (int start : starts) {
                Line line = game.position().seat(start).orElseThrow().line();
                agreeOnExtensions(line, plainGame.line(start), card, board, plainBoard, where);
                agreeOnAnythingElse(line, plainGame.line(start), card, board, plainBoard, prng, where);
                Action action = RandomPlay.action(line, card, board, prng);
                if (action instanceof Extension extension) {
                    plainExtensions.put(start, InPlain.extension(extension));
                }
                game = game.after(new Event.Acted(start, action)).orElseThrow();
            }
            List<PlainAnnouncement> plainAnnouncements = plainGame.playRound(card.toString(), plainExtensions);
            agreeOnPosition(game.position(), plainGame, plainAnnouncements, where);
        }
    }

    private static void agreeOnExtensions(
            Line line, PlainLine plainLine, Card card, Board board, PlainBoard plainBoard, String where) {
        List<Extension> extensions = line.extensions(card, board);
        Set<PlainExtension> listed = new HashSet<>();
        for (Extension extension : extensions) {
            listed.add(InPlain.extension(extension));
        }
        assertEquals(plainLine.extensions(plainBoard, card.toString()), listed, where);
        assertEquals(listed.size(), extensions.size(), where);
        assertEquals(listed.size(), line.countExtensions(card, board), where);
    }

    /** Random walks, mostly illegal somewhere: both must object at the same field. */
    private static void agreeOnAnythingElse(
            Line line, PlainLine plainLine, Card card, Board board, PlainBoard plainBoard, Prng prng, String where) {
        Field ownEnd = prng.below(2) == 0 ? line.first() : line.last();
        Field end = prng.below(10) == 0 ? Field.at(prng.below(Field.COUNT)) : ownEnd;
        List<Field> fields = new ArrayList<>();
        Field from = end;
        for (int length = 1 + prng.below(6); length > 0; length--) {
            List<Field> neighbours = new ArrayList<>();
            from.neighbours().forEach(neighbours::add);
            from = prng.below(20) == 0
                    ? Field.at(prng.below(Field.COUNT))
                    : neighbours.get(prng.below(neighbours.size()));
            fields.add(from);
        }
        Extension extension = new Extension(end, fields);
        Optional<String> offence = switch (line.extend(extension, card, board)) {
            case Ruling.Legal<Line> legal -> Optional.empty();
            case Ruling.Illegal<Line>(Objection objection) ->
                Optional.of(((Objection.ToExtension) objection).field().toString());
        };
        assertEquals(plainLine.offence(InPlain.extension(extension), plainBoard, card.toString()), offence, where);
    }

    private static void agreeOnPosition(
            Position position, PlainGame plainGame, List<PlainAnnouncement> plainAnnouncements, String where) {
        List<PlainAnnouncement> announcements = position.announcements().stream()
                .map(said -> new PlainAnnouncement(said.player().start(), said.number(), said.points()))
                .toList();
        assertEquals(plainAnnouncements, announcements, where);
        for (Seat seat : position.seats()) {
            int start = seat.player().start();
            assertEquals(inOneDirection(plainGame.line(start)), inOneDirection(InPlain.line(seat.line())), where);
            assertEquals(plainGame.points(start), points(seat.strip()), where);
            assertEquals(plainGame.dots(start), dots(seat.strip()), where);
            assertEquals(plainGame.plus(start), seat.plus(), where);
            assertEquals(plainGame.minus(start), seat.minus(), where);
            assertEquals(plainGame.total(start), seat.total(), where);
        }
        assertEquals(plainGame.finished(), position.isOver(), where);
        assertEquals(
                plainGame.winners(),
                position.winners().stream().map(Player::start).toList(),
                where);
        assertEquals(plainGame.superResult(), position.isSuperResult(), where);
    }

    private static SortedMap<Integer, Integer> points(ScoreStrip strip) {
        SortedMap<Integer, Integer> points = new TreeMap<>();
        for (int number = 2; number <= 10; number++) {
            if (strip.hasReached(number)) {
                points.put(number, strip.points(number).orElseThrow());
            }
        }
        return points;
    }

    private static SortedSet<Integer> dots(ScoreStrip strip) {
        SortedSet<Integer> dots = new TreeSet<>();
        for (int number = 2; number <= 10; number++) {
            if (strip.hasDot(number)) {
                dots.add(number);
            }
        }
        return dots;
    }

    private static List<String> inOneDirection(PlainLine line) {
        List<String> fields = line.fields();
        return fields.getFirst().compareTo(fields.getLast()) <= 0 ? fields : fields.reversed();
    }
}
