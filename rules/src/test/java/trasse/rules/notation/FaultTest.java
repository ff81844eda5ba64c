package trasse.rules.notation;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static trasse.rules.notation.Samples.DECK_LINE;
import static trasse.rules.notation.Samples.FIRST_MOVE_LINE;
import static trasse.rules.notation.Samples.FIRST_PLAYER_LINE;
import static trasse.rules.notation.Samples.FIRST_ROUND_LINE;
import static trasse.rules.notation.Samples.SECOND_MOVE_LINE;
import static trasse.rules.notation.Samples.SECOND_PLAYER_LINE;
import static trasse.rules.notation.Samples.SECOND_ROUND_LINE;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import trasse.rules.Field;
import trasse.rules.Objection;
import trasse.rules.notation.Fault.Kind;

/** A fault of a record has a kind and all that a sentence in another language needs. */
class FaultTest {
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            1  | trasse 2            | NOT_A_RECORD
            2  | baord classic       | UNKNOWN_LINE
            2  | board moon          | NOT_A_BOARD
            2  | board ~AAAA         | NOT_A_BOARD
            3  | edition box         | NOT_AN_EDITION
            4  | deck ybgs           | NOT_A_DECK
            4  | deck moon           | NOT_A_DECK
            5  | player 5 Sarah      | NOT_A_PLAYER
            5  | player 1            | NOT_A_NAME
            8  | round 1 ybg         | NOT_A_CARD
            9  | 1 e4 e3             | NOT_AN_ACTION
            9  | 1 e4: x9            | NOT_AN_ACTION
            """)
    void aLineThatIsNotWhatItShouldBeHasItsKind(int line, String text, Kind kind) {
        assertFault(kind, List.of(), Samples.withLine(Samples.GAME, line, text));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            1 e4: e3 e4       | EnteredTwice
            1 e4: e2          | NotNext
            1 a1: a2          | NotAnEnd
            1 e4: e5 e6       | ColourNotShown
            1 e4: e3 d3 d4 d5 | ColourUsedUp
            """)
    void anIllegalActionHasItsObjection(String action, String objection) {
        Fault fault = fault(Samples.withLine(Samples.GAME, FIRST_MOVE_LINE, action));
        assertEquals(Kind.ILLEGAL_ACTION, fault.kind());
        assertEquals(objection, fault.objection().orElseThrow().getClass().getSimpleName());
    }

    @Test
    void anObjectionKnowsItsField() {
        Fault fault = fault(Samples.withLine(Samples.GAME, FIRST_MOVE_LINE, "1 e4: e2"));
        assertEquals(Optional.of(new Objection.NotNext(Field.E2, Field.E4)), fault.objection());
    }

    @ParameterizedTest
    @CsvSource({"2, BOARD_MISSING", "3, EDITION_MISSING"})
    void aMissingLineIsNamed(int line, Kind kind) {
        assertFault(kind, List.of(), Samples.withoutLine(Samples.GAME, line));
    }

    @Test
    void aRecordNeedsAPlayer() {
        String alone = Samples.withoutLine(Samples.GAME, SECOND_PLAYER_LINE);
        assertFault(Kind.PLAYER_MISSING, List.of(), Samples.withoutLine(alone, FIRST_PLAYER_LINE));
    }

    @Test
    void anEmptyTextIsNoRecord() {
        assertFault(Kind.NOT_A_RECORD, List.of(), "");
    }

    @Test
    void aSecondLineIsNamed() {
        String text = Samples.withLine(Samples.GAME, FIRST_PLAYER_LINE, "edition pad");
        assertFault(Kind.SECOND_LINE, List.of("edition"), text);
    }

    @Test
    void aStartPointIsTakenByAPlayer() {
        String text = Samples.withLine(Samples.GAME, SECOND_PLAYER_LINE, "player 1 Tim");
        assertFault(Kind.START_TAKEN, List.of("1", "Sarah"), text);
    }

    @Test
    void theRightRoundIsKnown() {
        String text = Samples.withLine(Samples.GAME, SECOND_ROUND_LINE, "round 3 ysrv");
        assertFault(Kind.NOT_THE_ROUND, List.of("2"), text);
    }

    @Test
    void aRoundAfterTheLastIsOneTooMany() {
        assertFault(Kind.TOO_MANY_ROUNDS, List.of(), Samples.wholeGame() + "round 16 ybgs\n");
    }

    @Test
    void theRightCardIsKnown() {
        String text = Samples.withLine(Samples.GAME, FIRST_ROUND_LINE, "round 1 ysrv");
        assertFault(Kind.WRONG_CARD, List.of("bbsrv"), text);
    }

    @Test
    void withoutADeckACardHasToFitThoseBeforeIt() {
        String second = Samples.withLine(Samples.GAME, SECOND_ROUND_LINE, "round 2 bbsrv");
        assertFault(Kind.CARD_DOES_NOT_FIT, List.of(), Samples.withoutLine(second, DECK_LINE));
    }

    @Test
    void theMissingActionHasARoundAndAPlayer() {
        String stopped = Samples.text(Samples.lines(Samples.GAME).subList(0, SECOND_MOVE_LINE));
        assertFault(Kind.STOPS_WITHIN_ROUND, List.of("2", "Tim", "2"), stopped);
    }

    @Test
    void anActionOfAnotherPlayerIsNotTheExpectedOne() {
        String text = Samples.withLine(Samples.GAME, FIRST_MOVE_LINE, "2 -");
        assertFault(Kind.NOT_THEIR_ACTION, List.of("1", "Sarah", "1"), text);
    }

    @Test
    void aDamagedTextHasNoKindOfItsOwn() {
        assertFault(Kind.OTHER, List.of(), Samples.GAME + "\0");
    }

    private static void assertFault(Kind kind, List<String> arguments, String game) {
        Fault fault = fault(game);
        assertEquals(kind, fault.kind());
        assertEquals(arguments, fault.arguments());
    }

    private static Fault fault(String game) {
        return assertThrows(
                        NotationException.class, () -> RecordReader.read("game", game.getBytes(UTF_8), Samples::find))
                .fault();
    }
}
