package trasse.rules.notation;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static java.util.stream.Collectors.joining;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import trasse.rules.Board;
import trasse.rules.Colour;
import trasse.rules.Field;

class BoardReaderTest {
    private static final String ODD_BOARD = """
            i: y@1 y@2 y@3 y@4 y
            h: y y y y y y
            g: y y y y y y y
            f: y y y y y y y y
            e: y y y y y2 y3 y4 y5 y
            d: y y y y y6 y7 y8 y9
            c: y y y y y y y
            b: y y y y y y
            a: y10 y y y y
            """;

    @Test
    void theTopRowComesFirst() throws NotationException {
        Board board = read(Samples.BOARD);
        assertEquals(
                List.of(Colour.GREY, Colour.RED, Colour.VIOLET, Colour.YELLOW, Colour.BLUE),
                List.of(Field.I5, Field.I6, Field.I7, Field.I8, Field.I9).stream()
                        .map(board::colour)
                        .toList());
    }

    @ParameterizedTest
    @EnumSource
    void everyFieldHasTheColourOfItsToken(Field field) throws NotationException {
        int stripe = (field.diagonal() + 2 * (field.row() - 'a')) % 6;
        assertEquals(Colour.values()[stripe], read(Samples.BOARD).colour(field));
    }

    @ParameterizedTest
    @CsvSource(textBlock = """
            2, c5
            3, g5
            4, e7
            5, a1
            6, e1
            7, i5
            8, i9
            9, e9
            10, a5
            """)
    void aNumberLiesOnTheFieldOfItsToken(int number, String field) throws NotationException {
        assertEquals(field, read(Samples.BOARD).fieldOf(number).toString());
    }

    @Test
    void aTokenWithoutANumberHasNone() throws NotationException {
        assertEquals(OptionalInt.empty(), read(Samples.BOARD).number(Field.E5));
    }

    @ParameterizedTest
    @CsvSource(textBlock = """
            1, e4
            2, e6
            3, f6
            4, d4
            """)
    void aStartPointLiesOnTheFieldOfItsToken(int start, String field) throws NotationException {
        assertEquals(field, read(Samples.BOARD).start(start).toString());
    }

    @Test
    void colourLettersAreReadInEitherCase() throws NotationException {
        String capitals = Samples.lines(Samples.BOARD).stream()
                .skip(1)
                .map(row -> row.charAt(0) + row.substring(1).toUpperCase(Locale.ROOT))
                .collect(joining("\n", "name: Striped\n", ""));
        assertEquals(read(Samples.BOARD), read(capitals));
    }

    @Test
    void blankLinesCommentsAndExtraSpacesAreIgnored() throws NotationException {
        String airy = Samples.lines(Samples.BOARD).stream()
                .map(line -> "# " + line + "\n\n\t \n  " + line.replace(" ", " \t ") + "\t # " + line + " #")
                .collect(joining("\n"));
        assertEquals(read(Samples.BOARD), read(airy));
    }

    @Test
    void oneSpaceBetweenTokensIsEnough() throws NotationException {
        assertEquals(
                read(Samples.BOARD), read(Samples.BOARD.replaceAll(" +", " ").replace(": ", ":")));
    }

    @Test
    void aByteOrderMarkAndCrLfMakeNoDifference() throws NotationException {
        assertEquals(read(Samples.BOARD), BoardReader.read("striped.board", Samples.withMarkAndCrLf(Samples.BOARD)));
    }

    @Test
    void theLastLineNeedsNoEnd() throws NotationException {
        assertEquals(read(Samples.BOARD), read(Samples.BOARD.stripTrailing()));
    }

    @Test
    void colourCountsAreTheDesignersBusiness() throws NotationException {
        assertEquals(Field.COUNT, read(ODD_BOARD).fieldsOf(Colour.YELLOW).size());
    }

    @Test
    void whereNumbersLieIsTheDesignersBusiness() throws NotationException {
        assertEquals(Field.E5, read(ODD_BOARD).fieldOf(2));
    }

    @Test
    void whereStartsLieIsTheDesignersBusiness() throws NotationException {
        assertEquals(Field.I8, read(ODD_BOARD).start(4));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            name: Striped            | Striped
            name:Striped             | Striped
            name :  Striped          | Striped
            name: Two  spaces: a colon | Two  spaces: a colon
            name: Nine # of ten      | Nine
            name: Prés Salés         | Prés Salés
            name: a: y y y y y       | a: y y y y y
            """)
    void theNameIsTheRestOfItsLineWithoutTheComment(String line, String name) throws NotationException {
        assertEquals(name, read(Samples.withLine(Samples.BOARD, 1, line)).name());
    }

    @Test
    void aNameOfFortyCharactersBeyondTheBasicPlaneIsRead() throws NotationException {
        String name = "🀄".repeat(40);
        assertEquals(
                name, read(Samples.withLine(Samples.BOARD, 1, "name: " + name)).name());
    }

    @Test
    void aBoardNeedsNoName() throws NotationException {
        assertEquals("Unnamed", read(Samples.withoutLine(Samples.BOARD, 1)).name());
    }

    @Test
    void theNameMayFollowTheRows() throws NotationException {
        assertEquals(read(Samples.BOARD), read(Samples.withoutLine(Samples.BOARD, 1) + "name: Striped\n"));
    }

    @Test
    void aLongerNameIsRefused() {
        assertEquals(
                "striped.board:1: a name has 1 to 40 characters, not 41",
                refusal(Samples.withLine(Samples.BOARD, 1, "name: " + "🀄".repeat(41))));
    }

    @Test
    void anEmptyNameIsRefused() {
        assertEquals(
                "striped.board:1: a name has 1 to 40 characters, not 0",
                refusal(Samples.withLine(Samples.BOARD, 1, "name: # Striped")));
    }

    @Test
    void aNameWithATabIsRefused() {
        assertEquals(
                "striped.board:1: a name has no control characters",
                refusal(Samples.withLine(Samples.BOARD, 1, "name: Stri\tped")));
    }

    @Test
    void aSecondNameIsRefused() {
        assertEquals(
                "striped.board:11: a board has one name, and it is 'Striped' already",
                refusal(Samples.BOARD + "name: Plain\n"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "x", "5", "@", "@1", "@@1", "7s", "s1", "s0", "s11", "s02", "s100", "s-2", "s2.0", "s@", "s@0", "s@5",
                "s@10", "s@1@2", "s@01", "sr", "s7s", "s7@", "s@17", "s٧", "s@١", "ſ", "é", "😀", ":", "s:", "…"
            })
    void aTokenThatIsNoFieldIsRefused(String token) {
        assertEquals(
                "striped.board:2: i6 cannot be '" + token
                        + "'; write a colour (y b g s r v), then its number 2 to 10 if it has one,"
                        + " then @1 to @4 if it is a start point",
                refusal(Samples.withLine(Samples.BOARD, 2, "i: s7 " + token + " v y b8")));
    }

    @Test
    void aVeryLongTokenIsNotRepeatedWhole() {
        assertEquals(
                "striped.board:10: a5 cannot be 'v" + "2".repeat(39) + "…'"
                        + "; write a colour (y b g s r v), then its number 2 to 10 if it has one,"
                        + " then @1 to @4 if it is a start point",
                refusal(Samples.withLine(Samples.BOARD, 10, "a: b5 g s r v" + "2".repeat(100_000))));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            2  | i: s7 r@1 v y b8@2        | i9 has number 8 and start point @2; no start point lies on a number
            6  | e: s6 r v y@1 b g@2 s4 r v8 | number 8 is on i9 and on e9; it comes once
            10 | a: b5 g s r v5            | number 5 is on a1 and on a5; it comes once
            10 | a: b5 g@1 s r v10         | start point @1 is on e4 and on a2; it comes once
            6  | e: s6 r v y@1 b g@1 s4 r v9 | start point @1 is on e4 and on e6; it comes once
            """)
    void whatComesTwiceOrTogetherIsRefused(int line, String row, String what) {
        assertEquals("striped.board:" + line + ": " + what, refusal(Samples.withLine(Samples.BOARD, line, row)));
    }

    @ParameterizedTest
    @CsvSource(textBlock = """
            s2, 2
            v3, 3
            s4, 4
            b5, 5
            s6, 6
            s7, 7
            b8, 8
            v9, 9
            v10, 10
            """)
    void aMissingNumberIsRefused(String token, int number) {
        assertEquals(
                "striped.board:10: number " + number + " is missing; a board has 2 to 10, each once",
                refusal(Samples.BOARD.replace(token, token.substring(0, 1))));
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4})
    void aMissingStartPointIsRefused(int start) {
        assertEquals(
                "striped.board:10: start point @" + start + " is missing; a board has @1 to @4, each once",
                refusal(Samples.BOARD.replace("@" + start, "")));
    }

    @ParameterizedTest
    @CsvSource(textBlock = """
            2, i, 5
            3, h, 6
            4, g, 7
            5, f, 8
            6, e, 9
            7, d, 8
            8, c, 7
            9, b, 6
            10, a, 5
            """)
    void aRowWithTooManyOrTooFewTokensIsRefused(int line, String row, int fields) {
        String plain = row + ": " + String.join(" ", Collections.nCopies(fields - 1, "y"));
        assertEquals(
                "striped.board:" + line + ": row " + row + " has " + fields + " fields, not " + (fields - 1),
                refusal(Samples.withLine(Samples.BOARD, line, plain)));
        assertEquals(
                "striped.board:" + line + ": row " + row + " has " + fields + " fields, not " + (fields + 1),
                refusal(Samples.withLine(Samples.BOARD, line, plain + " y y")));
        assertEquals(
                "striped.board:" + line + ": row " + row + " has " + fields + " fields, not 0",
                refusal(Samples.withLine(Samples.BOARD, line, row + ":")));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            2 | i | h: y b g s r v
            3 | h | g: s r v3 y b g s
            4 | g | f: y b g s r@3 v y b
            5 | f | e: s6 r v y@1 b g@2 s4 r v9
            6 | e | d: b g s r@4 v y b g
            7 | d | c: v y b g s2 r v
            8 | c | b: s r v y b g
            9 | b | a: b5 g s r v10
            """)
    void aMissingRowIsRefusedWhereTheNextOneStands(int line, String row, String next) {
        assertEquals(
                "striped.board:" + line + ": expected row " + row + " as '" + row + ": …', not '" + next + "'",
                refusal(Samples.withoutLine(Samples.BOARD, line).replaceAll(" +", " ")));
    }

    @Test
    void aMissingBottomRowIsRefusedAtTheEnd() {
        assertEquals(
                "striped.board:9: row a is missing; a board has rows i to a",
                refusal(Samples.withoutLine(Samples.BOARD, 10)));
    }

    @Test
    void rowsFromTheBottomUpAreRefused() {
        assertEquals(
                "striped.board:1: expected row i as 'i: …', not 'a:         b5  g   s   r   v10'",
                refusal(Samples.text(Samples.lines(Samples.BOARD).reversed())));
    }

    @Test
    void aRowThatComesTwiceIsRefused() {
        assertEquals(
                "striped.board:3: expected row h as 'h: …', not 'i: s7 r v y b8'",
                refusal(Samples.withLine(Samples.BOARD, 3, "i: s7 r v y b8")));
    }

    @ParameterizedTest
    @ValueSource(strings = {"I: s7 r v y b8", "s7 r v y b8", "i s7 r v y b8", "row i: s7 r v y b8", "j: y", ": y", "é"})
    void aLineThatIsNotTheNextRowIsRefused(String line) {
        assertEquals(
                "striped.board:2: expected row i as 'i: …', not '" + line + "'",
                refusal(Samples.withLine(Samples.BOARD, 2, line)));
    }

    @Test
    void whatFollowsTheBottomRowIsRefused() {
        assertEquals(
                "striped.board:12: nothing follows row a, but here is 'i: s7 r v y b8'",
                refusal(Samples.BOARD + "\ni: s7 r v y b8\n"));
    }

    @Test
    void aVeryLongLineIsNotRepeatedWhole() {
        assertEquals(
                "striped.board:2: expected row i as 'i: …', not '" + "y".repeat(40) + "…'",
                refusal(Samples.withLine(Samples.BOARD, 2, "y".repeat(1_000_000))));
    }

    @ParameterizedTest
    @CsvSource(quoteCharacter = '"', textBlock = """
            "", 1
            "\n\n\n", 3
            "# nothing\n# but comments", 2
            "name: Striped\n", 1
            """)
    void aBoardWithoutRowsIsRefused(String text, int line) {
        assertEquals("striped.board:" + line + ": row i is missing; a board has rows i to a", refusal(text));
    }

    @Test
    void theLineOfAnErrorCountsBlankLinesAndComments() {
        String airy = Samples.lines(Samples.BOARD.replace("v10", "v11")).stream()
                .map(line -> "# " + line + "\n\n" + line + " # " + line)
                .collect(joining("\n"));
        assertEquals(
                "striped.board:30: a5 cannot be 'v11'"
                        + "; write a colour (y b g s r v), then its number 2 to 10 if it has one,"
                        + " then @1 to @4 if it is a start point",
                refusal(airy));
    }

    @Test
    void aCommentHidesWhatIsMissing() {
        assertEquals(
                "striped.board:2: row i has 5 fields, not 3",
                refusal(Samples.withLine(Samples.BOARD, 2, "i: s7 r v # y b8")));
    }

    @Test
    void aTextThatIsNotUtf8IsRefused() {
        byte[] latin1 = Samples.withLine(Samples.BOARD, 5, "# grün").getBytes(ISO_8859_1);
        assertEquals("striped.board:5: this is not UTF-8 text", refusal(latin1));
    }

    @Test
    void manyMegabytesOfRowsAreRefused() {
        assertEquals(
                "striped.board:1: this is over 1 MiB long; no board and no game is",
                refusal(Samples.BOARD.repeat(5_000_000 / Samples.BOARD.length())));
    }

    @Test
    void aMegabyteOfRowsIsRefusedAtTheFirstTooMany() {
        assertEquals(
                "striped.board:11: a board has one name, and it is 'Striped' already",
                refusal(Samples.BOARD.repeat(RecordReader.MOST_BYTES / Samples.BOARD.length())));
    }

    @Test
    void aMegabyteOfTokensIsRefused() {
        assertEquals("striped.board:1: row i has 5 fields, not 500000", refusal("i:" + " y".repeat(500_000)));
    }

    private static Board read(String text) throws NotationException {
        return BoardReader.read("striped.board", text.getBytes(UTF_8));
    }

    /** Why a text is refused, with whatever line ends. */
    private static String refusal(String text) {
        String refusal = refusal(text.getBytes(UTF_8));
        if (text.length() < RecordReader.MOST_BYTES / 2) {
            assertEquals(refusal, refusal(Samples.withMarkAndCrLf(text)));
        }
        return refusal;
    }

    private static String refusal(byte[] text) {
        return String.valueOf(assertThrows(NotationException.class, () -> BoardReader.read("striped.board", text))
                .getMessage());
    }
}
