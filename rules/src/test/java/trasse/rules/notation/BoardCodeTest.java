package trasse.rules.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.Base64;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import trasse.rules.Board;
import trasse.rules.Field;
import trasse.rules.Parsed;
import trasse.rules.Prng;
import trasse.rules.TestBoards;

class BoardCodeTest {
    /** Codes are in links and stored games: these two never change. */
    @ParameterizedTest
    @CsvSource({
        "classic, F_YTHdFNd-fl5FOv3hgons6QFeqOlU6Z4KSBdVWf",
        "garden, Fb7nnCCiUqdnUCS_oq27P5BSK0KbsQKAjCL3mVdf",
    })
    void theBuiltInBoardsHaveTheirCodes(String name, String code) {
        assertEquals(code, BoardCode.of(BuiltInBoards.find(name).orElseThrow()));
    }

    @Test
    void aBoardIsReadAsItWasWritten() {
        for (int seed = 0; seed < 1000; seed++) {
            Board board = TestBoards.random(new Prng(seed));
            assertEquals(new Parsed.Value<>(board), BoardCode.parse(BoardCode.of(board)));
        }
    }

    @Test
    void aCodeIsOneNumberInBase64() {
        for (int seed = 0; seed < 100; seed++) {
            Board board = TestBoards.random(new Prng(seed));
            assertEquals(plain(board), BoardCode.of(board));
        }
    }

    /** The same by the book: version, colours, places, each in its bits. */
    private static String plain(Board board) {
        BigInteger colours = BigInteger.ZERO;
        for (Field field : Field.values()) {
            colours = colours.multiply(BigInteger.valueOf(6))
                    .add(BigInteger.valueOf(board.colour(field).ordinal()));
        }
        BigInteger code = BigInteger.ONE.shiftLeft(158).add(colours);
        for (Field field : board.numberFields()) {
            code = code.shiftLeft(6).add(BigInteger.valueOf(field.ordinal()));
        }
        for (Field field : board.starts()) {
            code = code.shiftLeft(6).add(BigInteger.valueOf(field.ordinal()));
        }
        byte[] bytes = code.toByteArray();
        byte[] padded = new byte[30];
        System.arraycopy(bytes, 0, padded, padded.length - bytes.length, bytes.length);
        return Base64.getUrlEncoder().withoutPadding().encodeToString(padded);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', textBlock = """
            ""   | 0  | a board code has 40 characters, not 0
            A    | 41 | a board code has 40 characters, not 41
            """)
    void aCodeOfAnotherLengthIsRefused(String character, int length, String why) {
        String code = character.repeat(length);
        assertEquals(
                new Parsed.Failure<>(
                        "'" + (length > 40 ? code.substring(0, 40) + "…" : code) + "' is not a board code: " + why),
                BoardCode.parse(code));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            0  | A | its version is 0, and only version 1 is known
            0  | I | its version is 2, and only version 1 is known
            0  | + | character 1 is not one of A–Z, a–z, 0–9, - and _
            39 | = | character 40 is not one of A–Z, a–z, 0–9, - and _
            20 | é | character 21 is not one of A–Z, a–z, 0–9, - and _
            27 | 9 | character 28 is place 61, and the last place is 60
            39 | _ | character 40 is place 63, and the last place is 60
            """)
    void aCodeWithAWrongCharacterIsRefused(int place, char character, String why) {
        assertRefused(why, with(place, character));
    }

    @Test
    void aCodeWithMoreColoursThanFieldsIsRefused() {
        char[] code = classic().toCharArray();
        Arrays.fill(code, 1, 27, '_');
        code[0] = 'H';
        assertRefused("its colours are more than those of 61 fields", new String(code));
    }

    @Test
    void twoNumbersOnOneFieldAreRefused() {
        Field two = BuiltInBoards.classic().fieldOf(2);
        assertRefused(
                "numbers 2 and 10 are both on " + two, with(27 + 8, classic().charAt(27)));
    }

    @Test
    void twoStartsOnOneFieldAreRefused() {
        Field first = BuiltInBoards.classic().start(1);
        assertRefused(
                "start points 1 and 4 are both on " + first, with(39, classic().charAt(36)));
    }

    @Test
    void aStartOnANumberIsRefused() {
        Field three = BuiltInBoards.classic().fieldOf(3);
        assertRefused(
                "start point 2 and number 3 are both on " + three,
                with(37, classic().charAt(28)));
    }

    private static void assertRefused(String why, String code) {
        assertEquals(new Parsed.Failure<>("'" + code + "' is not a board code: " + why), BoardCode.parse(code));
    }

    private static String classic() {
        return BoardCode.of(BuiltInBoards.classic());
    }

    private static String with(int place, char character) {
        StringBuilder code = new StringBuilder(classic());
        code.setCharAt(place, character);
        return code.toString();
    }
}
