package trasse.study.reasons;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import trasse.rules.Action;
import trasse.rules.Board;
import trasse.rules.Card;
import trasse.rules.Deck;
import trasse.rules.Extension;
import trasse.rules.Line;
import trasse.rules.Pass;
import trasse.rules.Position;
import trasse.rules.Prng;
import trasse.rules.Seat;
import trasse.rules.notation.NotationException;
import trasse.rules.notation.Replay;
import trasse.study.RandomRecord;

class ReasonsTest {
    /** On the classic board the 4 is two steps from start 3, and the 6 three steps in the other direction. */
    private static final String BEGINNING = """
            trasse 1
            board classic
            edition boards
            player 3 Sarah
            round 1 ybgs
            3 -
            """;

    @Test
    void aNumberReachedSpeaksForAnActionAndThoseItHalvesAgainst() throws NotationException {
        Reasons reasons = between("d5: d4 d3", "d5: d6 d7", BEGINNING);
        assertEquals(
                new Reason(Reason.Kind.POINTS, List.of(4), 4), reasons.forIt().getFirst());
        assertTrue(reasons.against().contains(new Reason(Reason.Kind.FULL, List.of(2, 3), 2)));
    }

    @Test
    void againstOthersNothingIsHalvedByAnOwnNumber() throws NotationException {
        String withTim = BEGINNING.replace("round 1", "player 1 Tim\nround 1") + "1 -\n";
        Reasons reasons = between("d5: d4 d3", "d5: d6 d7", withTim);
        assertFalse(reasons.against().stream().anyMatch(reason -> reason.kind() == Reason.Kind.FULL));
    }

    @Test
    void aNumberIsNearIfOnlyThisActionLetsTheNextCardReachIt() {
        Prng prng = new Prng(7);
        int seen = 0;
        for (int game = 0; game < 10; game++) {
            Position position = Replay.of(RandomRecord.of(1, Deck.SIZE, game)).open(4 + game);
            Seat seat = position.seats().getFirst();
            Action one = any(position, seat, prng);
            Action other = any(position, seat, prng);
            for (Reason reason : Reasons.between(position, seat, one, other).forIt()) {
                if (reason.kind() == Reason.Kind.NEAR) {
                    for (int number : reason.numbers()) {
                        assertTrue(isNear(number, position, lineAfter(position, seat, one)));
                        assertFalse(isNear(number, position, lineAfter(position, seat, other)));
                        seen++;
                    }
                }
            }
        }
        assertTrue(seen > 0);
    }

    private static Line lineAfter(Position position, Seat seat, Action action) {
        Card card = position.open().orElseThrow();
        return action instanceof Extension extension
                ? seat.line().extend(extension, card, position.setup().board()).orElseThrow()
                : seat.line();
    }

    private static boolean isNear(int number, Position position, Line line) {
        Board board = position.setup().board();
        for (Card card : position.left()) {
            for (Extension extension : line.extensions(card, board)) {
                if (extension.fields().contains(board.fieldOf(number))) {
                    return true;
                }
            }
        }
        return false;
    }

    @Test
    void moreFieldsSpeakForAnAction() throws NotationException {
        Reasons reasons = between("d5: d6 d7", "d5: d6", BEGINNING);
        assertTrue(reasons.forIt().contains(new Reason(Reason.Kind.FIELDS, List.of(), 1)));
    }

    @Test
    void nothingSpeaksForAnActionAgainstItself() throws NotationException {
        assertEquals(Reasons.NONE, between("d5: d6 d7", "d5: d6 d7", BEGINNING));
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 3})
    void theOtherWayRoundTheyAreTheSame(int players) {
        Prng prng = new Prng(players);
        Set<Reason.Kind> seen = EnumSet.noneOf(Reason.Kind.class);
        for (int game = 0; game < 10; game++) {
            Replay replay = Replay.of(RandomRecord.of(players, Deck.SIZE, game));
            for (int round = 1; round <= Deck.SIZE; round++) {
                Position position = replay.open(round);
                Seat seat = position.seats().getFirst();
                Action one = any(position, seat, prng);
                Action other = any(position, seat, prng);
                Reasons reasons = Reasons.between(position, seat, one, other);
                Reasons mirrored = Reasons.between(position, seat, other, one);
                assertEquals(reasons.forIt(), mirrored.against());
                assertEquals(reasons.against(), mirrored.forIt());
                reasons.forIt().forEach(reason -> seen.add(reason.kind()));
            }
        }
        assertTrue(seen.containsAll(EnumSet.complementOf(EnumSet.of(Reason.Kind.FULL))), seen::toString);
    }

    @Test
    void withTheLastCardPointsAndFieldsAreAllThereIs() {
        Prng prng = new Prng(5);
        for (int game = 0; game < 20; game++) {
            Replay replay = Replay.of(RandomRecord.of(1, Deck.SIZE, game));
            Position position = replay.open(Deck.SIZE);
            Seat seat = position.seats().getFirst();
            Action one = any(position, seat, prng);
            Action other = any(position, seat, prng);
            Reasons reasons = Reasons.between(position, seat, one, other);
            assertEquals(
                    gain(position, seat, one) - gain(position, seat, other),
                    sum(reasons.forIt()) - sum(reasons.against()));
        }
    }

    private static int sum(List<Reason> reasons) {
        assertTrue(reasons.stream()
                .allMatch(reason ->
                        EnumSet.of(Reason.Kind.POINTS, Reason.Kind.FIELDS).contains(reason.kind())));
        return reasons.stream().mapToInt(Reason::by).sum();
    }

    private static int gain(Position position, Seat seat, Action action) {
        if (!(action instanceof Extension extension)) {
            return 0;
        }
        Board board = position.setup().board();
        int plus = seat.strip().through(extension.fields(), board, 1).plus();
        return plus - seat.plus() + extension.fields().size();
    }

    private static Action any(Position position, Seat seat, Prng prng) {
        Card card = position.open().orElseThrow();
        List<Action> actions =
                new ArrayList<>(seat.line().extensions(card, position.setup().board()));
        actions.add(new Pass());
        return actions.get(prng.below(actions.size()));
    }

    private static Reasons between(String better, String other, String record) throws NotationException {
        Position position =
                Replay.read("record", record.getBytes(StandardCharsets.UTF_8)).open(1);
        return Reasons.between(
                position,
                position.seats().getFirst(),
                Action.parse(better).orElseThrow(),
                Action.parse(other).orElseThrow());
    }
}
