package trasse.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What the rulebook names is read as it is written. */
class TextTest {
    @ParameterizedTest
    @ValueSource(strings = {"-", "e6: e7", "e6: e7 f8 f9"})
    void anActionIsReadAsItIsWritten(String text) {
        assertEquals(text, Action.parse(text).orElseThrow().toString());
    }

    @ParameterizedTest
    @ValueSource(strings = {" e6:e7 f8 ", "e6 : e7\tf8", "e6:  e7  f8"})
    void spacesInAnActionDoNotMatter(String text) {
        assertEquals(
                new Extension(Field.E6, List.of(Field.E7, Field.F8)),
                Action.parse(text).orElseThrow());
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "pass", "e6", "e6:", ": e7", "e6 e7", "--"})
    void anythingElseIsNoAction(String text) {
        assertEquals(
                "'" + text + "' is not an action; an action is - for a pass, or the end that grows, a colon and fields,"
                        + " like e6: e7 f8",
                why(Action.parse(text)));
    }

    @ParameterizedTest
    @CsvSource({"e6: e7 f1, f1", "j6: e7, j6", "e6: E7, E7", "e6: e7; f8, e7;"})
    void anActionNamesFieldsThatThereAre(String text, String wrong) {
        assertEquals(
                "'" + wrong + "' is not a field; fields are a1–a5 b1–b6 c1–c7 d1–d8 e1–e9 f2–f9 g3–g9 h4–h9 i5–i9",
                why(Action.parse(text)));
    }

    @ParameterizedTest
    @EnumSource
    void anEditionIsReadAsItIsWritten(Edition edition) {
        assertEquals(new Parsed.Value<>(edition), Edition.parse(edition.toString()));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "Boards", "PAD", " pad"})
    void anythingElseIsNoEdition(String text) {
        assertEquals("'" + text + "' is not an edition; an edition is boards or pad", why(Edition.parse(text)));
    }

    @Test
    void aLineIsReadFromEitherEnd() {
        Line line = Line.parse("e4 e5 f6").orElseThrow();
        assertEquals(line, Line.parse(" f6  e5 e4").orElseThrow());
        assertEquals("e4 e5 f6", line.toString());
        assertEquals(Fields.of(Field.E4, Field.E5, Field.F6), line.fields());
    }

    @Test
    void aLineOfOneFieldIsALine() {
        assertEquals(Line.at(Field.E5), Line.parse("e5").orElseThrow());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', textBlock = """
            ""       | a line is its fields from end to end, like e5 e6 f7; here is none
            e4 e6    | e6 is not next to e4
            e4 e5 e4 | e4 is on the line already, and a line never enters a field twice
            e4, e5   | 'e4,' is not a field; fields are a1–a5 b1–b6 c1–c7 d1–d8 e1–e9 f2–f9 g3–g9 h4–h9 i5–i9
            """)
    void anythingElseIsNoLine(String text, String why) {
        assertEquals(why, why(Line.parse(text)));
    }

    @Test
    void aDeckIsReadAsItIsWritten() {
        Deck deck = Deck.shuffled(Deck.STANDARD, new Prng(1));
        assertEquals(new Parsed.Value<>(deck), Deck.parse(deck.toString()));
    }

    @Test
    void aDeckThatIsNotLegalIsRefused() {
        assertEquals("a deck has 15 cards, not 1", why(Deck.parse("ybgs")));
        assertEquals(
                "'ybg' is not a card; a card is four different colours of y b g s r v, one of them possibly twice",
                why(Deck.parse("ybgs ybg")));
    }

    @Test
    void aTextThatMustBeRightSaysWhyItIsNot() {
        assertEquals(
                why(Card.parse("x")),
                assertThrows(
                                IllegalArgumentException.class,
                                () -> Card.parse("x").orElseThrow())
                        .getMessage());
    }

    private static String why(Parsed<?> parsed) {
        return switch (parsed) {
            case Parsed.Failure<?>(String why) -> why;
            case Parsed.Value<?>(var value) -> "it is " + value;
        };
    }
}
