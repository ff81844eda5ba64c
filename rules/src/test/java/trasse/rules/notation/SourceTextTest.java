package trasse.rules.notation;

import static java.nio.charset.StandardCharsets.UTF_16LE;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import trasse.rules.Quote;
import trasse.rules.Words;
import trasse.rules.notation.SourceText.Statement;

class SourceTextTest {
    @Test
    void statementsKnowTheirLines() throws NotationException {
        assertEquals(List.of(new Statement(1, "one"), new Statement(2, "two")), statements("one\ntwo\n"));
    }

    @Test
    void blankLinesAndCommentsAreCountedButAreNoStatements() throws NotationException {
        assertEquals(
                List.of(new Statement(4, "one"), new Statement(6, "two")),
                statements("# a comment\n\n \t \none # more\n  # more\ntwo"));
    }

    @Test
    void spaceAroundAStatementIsNoPartOfIt() throws NotationException {
        assertEquals(List.of(new Statement(1, "one \t two")), statements(" \t one \t two \t \n"));
    }

    @Test
    void wordsStandBetweenSpacesAndTabs() {
        assertEquals(List.of("one", "two", "three"), Words.of("one \t two\tthree"));
    }

    @Test
    void crLfEndsALineAsLfDoes() throws NotationException {
        assertEquals(statements("one\n\ntwo # more\n"), statements("one\r\n\r\ntwo # more\r\n"));
    }

    @Test
    void aByteOrderMarkIsNoPartOfTheText() throws NotationException {
        assertEquals(List.of(new Statement(1, "one")), statements("\uFEFFone"));
    }

    @ParameterizedTest
    @CsvSource(quoteCharacter = '"', textBlock = """
            "", 1
            "\n", 1
            "one", 1
            "one\n", 1
            "one\n\n", 2
            "one\ntwo", 2
            "one\n# two\n", 2
            """)
    void theEndIsTheLastLine(String text, int end) throws NotationException {
        assertEquals(end, source(text).end());
    }

    @ParameterizedTest
    @CsvSource(textBlock = """
            0, 0
            1, 1
            8, 8
            B, 11
            C, 12
            D, 13
            1B, 27
            7F, 127
            85, 133
            9F, 159
            """)
    void aControlCharacterIsRefused(String hex, int decimal) {
        String text = "one\ntw" + Character.toString(HexFormat.fromHexDigits(hex)) + "o\n";
        assertEquals(
                "some.text:2: character 3 is the control character " + decimal
                        + "; a text has none but tabs, and its lines end in LF or CR LF",
                refusal(text.getBytes(UTF_8)));
    }

    @Test
    void aControlCharacterIsRefusedInACommentToo() {
        assertEquals(
                "some.text:3: character 5 is the control character 0"
                        + "; a text has none but tabs, and its lines end in LF or CR LF",
                refusal("one\n\n# tw\0o\n".getBytes(UTF_8)));
    }

    @Test
    void onlyOneCrBelongsToALineEnd() {
        assertEquals(
                "some.text:1: character 4 is the control character 13"
                        + "; a text has none but tabs, and its lines end in LF or CR LF",
                refusal("one\r\r\ntwo\r\n".getBytes(UTF_8)));
    }

    @Test
    void aCharacterBeyondTheBasicPlaneCountsAsOne() {
        assertEquals(
                "some.text:1: character 3 is the control character 0"
                        + "; a text has none but tabs, and its lines end in LF or CR LF",
                refusal("😀😀\0".getBytes(UTF_8)));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "80", // a continuation of nothing
                "C080", // an overlong NUL
                "EDA080", // half of a surrogate pair
                "F4908080", // beyond the last code point
                "FFFE", // the mark of UTF-16
                "E282", // cut within a character
            })
    void bytesThatAreNotUtf8AreRefusedOnTheirLine(String hex) {
        byte[] good = "one\r\n# zwölf €\r\n\n".getBytes(UTF_8);
        byte[] bad = HexFormat.of().parseHex(hex);
        byte[] text = Arrays.copyOf(good, good.length + bad.length);
        System.arraycopy(bad, 0, text, good.length, bad.length);
        assertEquals("some.text:4: this is not UTF-8 text", refusal(text));
    }

    @Test
    void aTextInUtf16IsRefused() {
        assertEquals("some.text:1: this is not UTF-8 text", refusal("\uFEFFtrasse 1\n".getBytes(UTF_16LE)));
    }

    @Test
    void aTextOfOneMebibyteIsRead() throws NotationException {
        assertEquals(List.of(new Statement(2, "one")), statements("#".repeat(RecordReader.MOST_BYTES - 4) + "\none"));
    }

    @Test
    void aLongerTextIsRefused() {
        assertEquals(
                "some.text:1: this is over 1 MiB long; no board and no game is",
                refusal(("#".repeat(RecordReader.MOST_BYTES - 3) + "\none").getBytes(UTF_8)));
    }

    @Test
    void fiveMegabytesOfRandomBytesAreRefused() {
        byte[] bytes = new byte[5_000_000];
        new Random(1).nextBytes(bytes);
        assertEquals("some.text:1: this is over 1 MiB long; no board and no game is", refusal(bytes));
    }

    @Test
    void aPieceOfFortyCharactersIsQuotedWhole() {
        assertEquals("'" + "😀".repeat(40) + "'", Quote.of("😀".repeat(40)));
    }

    @Test
    void aLongerPieceIsCutBetweenCharacters() {
        assertEquals("'" + "😀".repeat(40) + "…'", Quote.of("😀".repeat(41)));
    }

    private static SourceText source(String text) throws NotationException {
        return SourceText.of("some.text", text.getBytes(UTF_8));
    }

    private static List<Statement> statements(String text) throws NotationException {
        return source(text).statements();
    }

    private static String refusal(byte[] utf8) {
        return String.valueOf(assertThrows(
                        NotationException.class,
                        () -> SourceText.of("some.text", utf8).mustEndHere())
                .getMessage());
    }
}
