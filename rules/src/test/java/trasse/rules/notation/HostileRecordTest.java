package trasse.rules.notation;

import static java.nio.charset.StandardCharsets.UTF_8;
import static java.util.stream.Collectors.joining;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static trasse.rules.notation.Samples.FIRST_ROUND_LINE;
import static trasse.rules.notation.Samples.SECOND_MOVE_LINE;
import static trasse.rules.notation.Samples.refusal;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Records that are not even close, and where their errors are reported. */
class HostileRecordTest {
    @Test
    void theFirstThingThatIsWrongIsReported() {
        String game = Samples.withLine(Samples.GAME, SECOND_MOVE_LINE, "1 e4: f8");
        assertEquals("game.trasse:12: f8 is not next to e4", refusal(game + "and\nso\non\n"));
    }

    @Test
    void theLineOfAnErrorCountsBlankLinesAndComments() {
        String airy = Samples.lines(Samples.withLine(Samples.GAME, SECOND_MOVE_LINE, "1 e4: f8")).stream()
                .map(line -> "# " + line + "\n\n" + line + " # " + line)
                .collect(joining("\n"));
        assertEquals("game.trasse:36: f8 is not next to e4", refusal(airy));
    }

    @Test
    void errorsAreReportedUnderTheNameOfTheFile() {
        byte[] text = "trasse 2".getBytes(UTF_8);
        assertEquals(
                "games/Jänner 3.trasse:1: a record begins with 'trasse 1', not 'trasse 2'",
                String.valueOf(assertThrows(
                                NotationException.class,
                                () -> RecordReader.read("games/Jänner 3.trasse", text, Samples::find))
                        .getMessage()));
    }

    @Test
    void bytesThatAreNotUtf8AreRefusedOnTheirLine() {
        byte[] text = Samples.withMarkAndCrLf(Samples.GAME);
        int tim = new String(text, UTF_8).indexOf("Tim") + 2;
        text[tim] = (byte) 0xE4;
        assertEquals("game.trasse:6: this is not UTF-8 text", refusal(text));
    }

    @Test
    void aNulByteIsRefusedOnItsLine() {
        assertEquals(
                "game.trasse:12: character 7 is the control character 0"
                        + "; a text has none but tabs, and its lines end in LF or CR LF",
                refusal(Samples.withLine(Samples.GAME, SECOND_MOVE_LINE, "1 e4: \0f5")));
    }

    @Test
    void aRecordWhoseLinesEndInCrAloneIsRefused() {
        assertEquals(
                "game.trasse:1: character 9 is the control character 13"
                        + "; a text has none but tabs, and its lines end in LF or CR LF",
                refusal(Samples.GAME.replace('\n', '\r').getBytes(UTF_8)));
    }

    @Test
    void aMegabyteOfRandomBytesIsRefused() {
        byte[] bytes = new byte[RecordReader.MOST_BYTES];
        new Random(1).nextBytes(bytes);
        assertEquals("game.trasse:1: this is not UTF-8 text", refusal(bytes));
    }

    @Test
    void fiveMegabytesAreRefused() {
        byte[] bytes = new byte[5_000_000];
        Arrays.fill(bytes, (byte) '\n');
        assertEquals("game.trasse:1: this is over 1 MiB long; no board and no game is", refusal(bytes));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', textBlock = """
            12 | 1 e4:    | " f5 f6" | f5 is on the line already, and a line never enters a field twice
            4  | deck     | " ybgs"  | ybgs comes twice; each card of a deck comes once
            5  | player 1 | " 🀄"    | a name has 1 to 40 characters, not 199999
            """)
    void aVeryLongLineIsRefused(int line, String begin, String more, String what) {
        assertEquals(
                "game.trasse:" + line + ": " + what,
                refusal(Samples.withLine(Samples.GAME, line, begin + more.repeat(100_000))));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', textBlock = """
            2  | expected board, edition, deck, player or round
            11 | expected 'round 2 CARD'
            12 | expected '1 END: FIELDS' or '1 -' for Sarah in round 2
            """)
    void aVeryLongLineIsNotRepeatedWhole(int line, String expected) {
        assertEquals(
                "game.trasse:" + line + ": " + expected + ", not '" + "🀄".repeat(40) + "…'",
                refusal(Samples.withLine(Samples.GAME, line, "🀄".repeat(100_000))));
    }

    @Test
    void aMegabyteOfRoundsIsRefusedAtTheFirstTooMany() {
        String rounds = "round 1 bbsrv\n1 -\n2 -\n".repeat(40_000);
        List<String> head = Samples.lines(Samples.GAME).subList(0, FIRST_ROUND_LINE - 1);
        assertEquals(
                "game.trasse:11: expected 'round 2 CARD', not 'round 1 bbsrv'",
                refusal((Samples.text(head) + rounds).getBytes(UTF_8)));
    }
}
