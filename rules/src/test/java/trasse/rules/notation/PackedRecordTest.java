package trasse.rules.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import trasse.rules.Board;
import trasse.rules.Deck;
import trasse.rules.Edition;
import trasse.rules.Parsed;
import trasse.rules.Player;
import trasse.rules.Prng;
import trasse.rules.RandomPlay;
import trasse.rules.Setup;
import trasse.rules.TestBoards;

/** A game in a link arrives as it was sent, or not at all. */
class PackedRecordTest {
    private static final String DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    private static final List<String> ODD_NAMES =
            List.of("Ada", "🦊".repeat(40), "Zoë \\n \"the line\" ~ O’Neil", "渋谷 – שלום", "x");

    private static GameRecord unpacked(String text) {
        return PackedRecord.parse(text).orElseThrow();
    }

    private static String why(String text) {
        return assertInstanceOf(Parsed.Failure.class, PackedRecord.parse(text)).why();
    }

    private static GameRecord random(long seed) {
        Prng prng = new Prng(seed);
        Board board = switch (prng.below(3)) {
            case 0 -> BuiltInBoards.classic();
            case 1 -> BuiltInBoards.find("garden").orElseThrow();
            default -> TestBoards.random(prng);
        };
        Setup any = RandomPlay.setup(board, prng);
        List<Player> players = any.players().stream()
                .map(player -> new Player(player.start(), ODD_NAMES.get(prng.below(ODD_NAMES.size()))))
                .toList();
        Setup setup = new Setup(board, any.edition(), players, any.cards());
        return RandomRecords.record(BoardReference.of(board), setup, prng);
    }

    @Test
    void thousandsOfGamesOnAnyBoardArriveAsTheyWereSent() {
        for (int seed = 0; seed < 4000; seed++) {
            GameRecord game = random(seed);
            String packed = PackedRecord.write(game);
            assertTrue(packed.matches("[\\w-]{50,1100}"), packed);
            assertEquals(RecordWriter.write(game), RecordWriter.write(unpacked(packed)));
        }
    }

    @Test
    void gamesWhoseDeckIsNotKnownArriveToo() {
        for (int seed = 0; seed < 500; seed++) {
            GameRecord whole = random(seed);
            String written = RecordWriter.write(
                    new GameRecord(whole.boardReference(), whole.setup(), Optional.empty(), whole.rounds()));
            GameRecord game = read(written);
            assertEquals(written, RecordWriter.write(unpacked(PackedRecord.write(game))));
        }
    }

    private static GameRecord read(String record) {
        try {
            return RecordReader.read("record", record.getBytes(StandardCharsets.UTF_8));
        } catch (NotationException e) {
            throw new AssertionError(e);
        }
    }

    /** A form that was ever sent must stay readable: this is the golden game of four, as the first version packed it. */
    @Test
    void aLinkOfTheFirstVersionIsRead() throws IOException {
        String first =
                "H_Fb7nnCCiUqdnUCS_oq27P5BSK0KbsQKAjCL3mVdfAVTYXJhaMDVGltgVNYXJpYUFTGludXMgAbvEaxoZFRhMJCtKUkgYILiQKAw"
                        + "ZrdMSA2jMEAMzYAAZxsCZtYYEwW0hUIAIU0khRx5VbtrdA2xBEBYxoRCqCJuGZrYcQLBEgClOVJSKgKWCSGJUlBukXAkSIyAHZLTmOx"
                        + "iihKMOFTD20EWbZkOkwTYo";
        try (InputStream in = PackedRecordTest.class.getResourceAsStream("golden/pad-4.trasse")) {
            GameRecord game = read(new String(in.readAllBytes(), StandardCharsets.UTF_8));
            assertEquals(first, PackedRecord.write(game));
            assertEquals(game, unpacked(first));
        }
    }

    @Test
    void aLinkThatLostOrChangedACharacterIsRefused() {
        for (int seed = 0; seed < 40; seed++) {
            Prng prng = new Prng(seed);
            String packed = PackedRecord.write(random(seed));
            for (int i = 0; i < packed.length(); i += 7) {
                assertRefused(packed.substring(0, i));
                assertRefused(packed.substring(0, i) + packed.substring(i + 1));
                char other = DIGITS.charAt(prng.below(64));
                if (other != packed.charAt(i)) {
                    assertRefused(packed.substring(0, i) + other + packed.substring(i + 1));
                }
            }
            assertRefused(packed + "A");
        }
    }

    private static void assertRefused(String text) {
        assertTrue(why(text).matches("this is not a packed game: \\P{Cntrl}{10,200}"), text);
    }

    /** With a checksum that fits, only the content can tell. */
    @Test
    void whateverIsPackedIsAGameOrIsRefusedWithAReason() {
        List<String> packed = IntStream.range(0, 50)
                .mapToObj(seed -> PackedRecord.write(random(seed)))
                .toList();
        int games = 0;
        for (int seed = 0; seed < 5000; seed++) {
            Prng prng = new Prng(seed);
            StringBuilder content = new StringBuilder(packed.get(seed % packed.size()));
            content.setLength(content.length() - 3);
            for (int changes = prng.below(3); changes >= 0; changes--) {
                content.setCharAt(prng.below(content.length()), DIGITS.charAt(prng.below(64)));
            }
            String text = content + PackedRecord.checksum(content.toString());
            if (PackedRecord.parse(text) instanceof Parsed.Value<GameRecord>(GameRecord game)) {
                games++;
                assertEquals(game, unpacked(PackedRecord.write(game)));
            } else {
                assertRefused(text);
            }
        }
        assertTrue(games > 50, "only " + games);
    }

    @ParameterizedTest
    @CsvSource({
        "'', too short",
        "AAA, too short",
        "AA%A, character 3",
        "AAAA🦊, character 5",
        "AAAAAAAA, missing or has been changed"
    })
    void whatIsWrongIsSaid(String text, String reason) {
        assertTrue(why(text).contains(reason), why(text));
    }

    @Test
    void aLaterVersionIsNamed() {
        String content = "I" + PackedRecord.write(random(1)).substring(1);
        content = content.substring(0, content.length() - 3);
        assertTrue(why(content + PackedRecord.checksum(content)).contains("its version is 2"));
    }

    @Test
    void theLongestGameIsFarBelow2000Characters() {
        Board board = BuiltInBoards.classic();
        List<Player> players = List.of(1, 2, 3, 4).stream()
                .map(start -> new Player(start, "🦊".repeat(40)))
                .toList();
        int longest = 0;
        for (int seed = 0; seed < 300; seed++) {
            Setup setup = new Setup(board, Edition.PAD, players, Deck.STANDARD);
            longest = Math.max(
                    longest,
                    PackedRecord.write(RandomRecords.record("classic", setup, new Prng(seed)))
                            .length());
        }
        assertTrue(longest > 900 && longest < 1200, "longest: " + longest);
    }
}
