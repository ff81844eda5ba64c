package trasse.rules.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import trasse.rules.Board;
import trasse.rules.Field;
import trasse.rules.Parsed;
import trasse.rules.Prng;
import trasse.rules.TestBoards;

class BoardReferenceTest {
    private static final Board OTHER = TestBoards.random(new Prng(1));

    @Test
    void aBuiltInBoardIsKnownByItsName() {
        assertEquals("garden", BoardReference.of(BuiltInBoards.find("garden").orElseThrow()));
        assertEquals(new Parsed.Value<>(BuiltInBoards.classic()), BoardReference.parse("classic"));
    }

    @Test
    void anyOtherBoardIsKnownByItsCode() {
        assertEquals("~" + BoardCode.of(OTHER), BoardReference.of(OTHER));
        assertEquals(new Parsed.Value<>(OTHER), BoardReference.parse(BoardReference.of(OTHER)));
    }

    @Test
    void theNameOfABoardDoesNotMatter() {
        Board classic = BuiltInBoards.classic();
        Board renamed = new Board(
                "Mine",
                java.util.Arrays.stream(Field.values()).map(classic::colour).toList(),
                classic.numberFields(),
                classic.starts());
        assertEquals("classic", BoardReference.of(renamed));
    }

    @Test
    void aBuiltInBoardThatIsReferredToByItsCodeHasItsName() {
        String code = "~" + BoardCode.of(BuiltInBoards.classic());
        assertEquals("Classic", BoardReference.parse(code).orElseThrow().name());
        assertEquals(
                Board.UNNAMED,
                BoardReference.parse("~" + BoardCode.of(OTHER)).orElseThrow().name());
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "Classic", "meadow.board"})
    void anythingElseIsRefused(String reference) {
        assertEquals(
                new Parsed.Failure<>(
                        "'" + reference + "' is not a board: expected classic or garden, or ~ and a board code"),
                BoardReference.parse(reference));
    }

    @Test
    void aCodeThatIsWrongSaysWhatIsWrong() {
        assertEquals(
                new Parsed.Failure<>("'x' is not a board code: a board code has 40 characters, not 1"),
                BoardReference.parse("~x"));
    }
}
