package trasse.cli;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import trasse.rules.Card;
import trasse.rules.Deck;
import trasse.rules.notation.Commitment;

class ScoreTest {
    private static final Deck DECK = new Deck(
            Samples.DECK.stream().map(card -> Card.parse(card).orElseThrow()).toList());
    private static final String WITH_DECK =
            Samples.GAME.replace("edition boards\n", "edition boards\ndeck " + DECK + "\n");

    @TempDir
    private Path folder;

    @Test
    void aFinishedGameAsATable() throws IOException {
        String file = Samples.save(folder, Samples.passedToTheEnd(Samples.GAME, 1, 2));
        assertEquals("""
                Striped, boards edition, finished

                                  2    3    4    5    6    7    8    9   10    plus minus total
                Sarah, start 1    –    –   ·–    –    6    –    –   ·5    –      11    51   -40
                Tim, start 2      –    –    4    –   ·–    –    –    9    –      13    57   -44

                · worth half: someone else was there in an earlier round
                Sarah wins.
                """, CliRun.printed("score", file));
    }

    @Test
    void aFinishedGameAsJson() throws IOException {
        String file = Samples.save(folder, Samples.passedToTheEnd(Samples.GAME, 1, 2));
        assertEquals(
                "{\"finished\":true,\"rounds\":15,\"players\":["
                        + "{\"name\":\"Sarah\",\"start\":1,\"points\":{\"6\":6,\"9\":5},"
                        + "\"plus\":11,\"minus\":51,\"total\":-40},"
                        + "{\"name\":\"Tim\",\"start\":2,\"points\":{\"4\":4,\"9\":9},"
                        + "\"plus\":13,\"minus\":57,\"total\":-44}],"
                        + "\"winners\":[\"Sarah\"]}\n",
                CliRun.printed("score", file, "--json"));
    }

    @Test
    void aDeckThatWasPromisedIsConfirmed() throws IOException {
        String file = Samples.save(folder, WITH_DECK);
        String commitment = Commitment.to(DECK, "pepper");
        String table = CliRun.printed("score", file);
        assertEquals(
                "The deck matches the commitment that was published before the game.\n\n" + table,
                CliRun.printed("score", file, "--commitment", commitment, "--salt", "pepper"));
        assertEquals(
                CliRun.printed("score", file, "--json"),
                CliRun.printed("score", file, "--commitment", commitment, "--salt", "pepper", "--json"));
    }

    @Test
    void anotherDeckThanPromisedIsRefused() throws IOException {
        String file = Samples.save(folder, WITH_DECK);
        String commitment = Commitment.to(DECK, "salt");
        assertEquals(
                file + ": the deck does not match the commitment: with this salt its commitment is " + commitment
                        + "\n",
                CliRun.refusal("score", file, "--commitment", "0".repeat(64), "--salt", "salt"));
    }

    @Test
    void aRecordWithoutADeckCannotBeComparedWithAPromise() throws IOException {
        String file = Samples.save(folder, Samples.GAME);
        assertEquals(
                file + ": has no deck, so there is nothing to check against the commitment\n",
                CliRun.refusal("score", file, "--commitment", "0".repeat(64), "--salt", "salt"));
    }

    @Test
    void aPromiseNeedsItsSalt() throws IOException {
        String file = Samples.save(folder, Samples.GAME);
        String message = "--commitment and --salt belong together: one cannot be checked without the other\n";
        assertEquals(message, CliRun.refusal("score", file, "--salt", "salt"));
        assertEquals(message, CliRun.refusal("score", file, "--commitment", "0".repeat(64)));
    }

    @Test
    void theOptionMayComeBeforeTheFile() throws IOException {
        String file = Samples.save(folder, Samples.GAME);
        assertEquals(CliRun.of("score", file, "--json"), CliRun.of("score", "--json", file));
    }

    @Test
    void aGameThatGoesOnAsATable() throws IOException {
        String file = Samples.save(folder, Samples.GAME);
        assertEquals("""
                Striped, boards edition, after round 3 of 15

                                  2    3    4    5    6    7    8    9   10    plus minus total
                Sarah, start 1    –    –   ·–    –    6    –    –   ·5    –      11    51   -40
                Tim, start 2      –    –    4    –   ·–    –    –    9    –      13    57   -44

                · worth half: someone else was there in an earlier round
                The game goes on.
                """, CliRun.printed("score", file));
    }

    @Test
    void aGameThatGoesOnHasNoWinners() throws IOException {
        String file = Samples.save(folder, Samples.GAME);
        assertEquals(
                "{\"finished\":false,\"rounds\":3,\"players\":["
                        + "{\"name\":\"Sarah\",\"start\":1,\"points\":{\"6\":6,\"9\":5},"
                        + "\"plus\":11,\"minus\":51,\"total\":-40},"
                        + "{\"name\":\"Tim\",\"start\":2,\"points\":{\"4\":4,\"9\":9},"
                        + "\"plus\":13,\"minus\":57,\"total\":-44}],"
                        + "\"winners\":[]}\n",
                CliRun.printed("score", file, "--json"));
    }

    @Test
    void aGameBeforeItsFirstRoundAsATable() throws IOException {
        String file = Samples.save(folder, "trasse 1\nboard striped.board\nedition pad\nplayer 3 Tim\nplayer 1 Jo\n");
        assertEquals("""
                Striped, pad edition, before round 1 of 15

                                2    3    4    5    6    7    8    9   10    plus minus total
                Tim, start 3    –    –    –    –    –    –    –    –    –       0    60   -60
                Jo, start 1     –    –    –    –    –    –    –    –    –       0    60   -60

                The game goes on.
                """, CliRun.printed("score", file));
    }

    @Test
    void aGameBeforeItsFirstRoundAsJson() throws IOException {
        String file = Samples.save(folder, "trasse 1\nboard striped.board\nedition pad\nplayer 3 Tim\n");
        assertEquals(
                "{\"finished\":false,\"rounds\":0,\"players\":[{\"name\":\"Tim\",\"start\":3,\"points\":{},"
                        + "\"plus\":0,\"minus\":60,\"total\":-60}],\"winners\":[]}\n",
                CliRun.printed("score", file, "--json"));
    }

    @Test
    void playersWithTheSameBestTotalShareTheWin() throws IOException {
        String head = "trasse 1\nboard striped.board\nedition boards\nplayer 1 Sarah\nplayer 2 Tim\n";
        String file = Samples.save(folder, Samples.passedToTheEnd(head, 1, 2));
        assertEquals("""
                Striped, boards edition, finished

                                  2    3    4    5    6    7    8    9   10    plus minus total
                Sarah, start 1    –    –    –    –    –    –    –    –    –       0    60   -60
                Tim, start 2      –    –    –    –    –    –    –    –    –       0    60   -60

                Sarah and Tim share the win.
                """, CliRun.printed("score", file));
        assertEquals(
                "{\"finished\":true,\"rounds\":15,\"players\":["
                        + "{\"name\":\"Sarah\",\"start\":1,\"points\":{},\"plus\":0,\"minus\":60,\"total\":-60},"
                        + "{\"name\":\"Tim\",\"start\":2,\"points\":{},\"plus\":0,\"minus\":60,\"total\":-60}],"
                        + "\"winners\":[\"Sarah\",\"Tim\"]}\n",
                CliRun.printed("score", file, "--json"));
    }

    /** The 4 and then the 9 are worth full points; the 2, after them, is worth half. */
    @Test
    void oneAloneIsScoredByTheSoloRule() throws IOException {
        String file = Samples.save(folder, Samples.passedToTheEnd("""
                        trasse 1
                        board striped.board
                        edition pad
                        player 2 Tim
                        round 1 bbsrv
                        2 e6: e7 e8 e9
                        round 2 ysrv
                        2 e6: d5 c5
                        """, 2));
        assertEquals("""
                Striped, solo, pad edition, finished

                                2    3    4    5    6    7    8    9   10    plus minus total
                Tim, start 2    1    –    4    –    –    –    –    9    –      14    55   -41

                A super result is over 35 points.
                """, CliRun.printed("score", file));
        assertEquals(
                "{\"finished\":true,\"rounds\":15,\"players\":[{\"name\":\"Tim\",\"start\":2,"
                        + "\"points\":{\"2\":1,\"4\":4,\"9\":9},\"plus\":14,\"minus\":55,\"total\":-41}],"
                        + "\"winners\":[\"Tim\"]}\n",
                CliRun.printed("score", file, "--json"));
    }

    @Test
    void aLineThroughAllFieldsIsThePerfectSoloGame() throws IOException {
        String file = new SnakeGame().save(folder, "boards", 60);
        assertEquals("""
                Snake, solo, boards edition, finished

                                2    3    4    5    6    7    8    9   10    plus minus total
                Ada, start 1    2    3    4    5    6    7    8    9   10      54     0    54

                A super result: over 40 points.
                """, CliRun.printed("score", file));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            boards | 46 | 54    14    40 | A super result is over 40 points.
            boards | 47 | 54    13    41 | A super result: over 40 points.
            pad    | 41 | 54    19    35 | A super result is over 35 points.
            pad    | 42 | 54    18    36 | A super result: over 35 points.
            """)
    void aSuperResultIsOverTheMarkOfTheEdition(String edition, int drawn, String boxes, String verdict)
            throws IOException {
        String file = new SnakeGame().save(folder, edition, drawn);
        assertEquals(
                "Snake, solo, " + edition + " edition, finished\n\n"
                        + "                2    3    4    5    6    7    8    9   10    plus minus total\n"
                        + "Ada, start 1    2    3    4    5    6    7    8    9   10      " + boxes + "\n\n" + verdict
                        + "\n",
                CliRun.printed("score", file));
    }

    @Test
    void namesOfAnyScriptArePrintedAsTheyAre() throws IOException {
        String file = Samples.save(
                folder, "trasse 1\nboard striped.board\nedition pad\nplayer 1 Zoë \"Z\" \\o/ <&>\nplayer 2 陈 🀄\n");
        assertEquals("""
                Striped, pad edition, before round 1 of 15

                                            2    3    4    5    6    7    8    9   10    plus minus total
                Zoë "Z" \\o/ <&>, start 1    –    –    –    –    –    –    –    –    –       0    60   -60
                陈 🀄, start 2                –    –    –    –    –    –    –    –    –       0    60   -60

                The game goes on.
                """, CliRun.printed("score", file));
        assertEquals(
                "{\"finished\":false,\"rounds\":0,\"players\":["
                        + "{\"name\":\"Zoë \\\"Z\\\" \\\\o/ <&>\",\"start\":1,\"points\":{},"
                        + "\"plus\":0,\"minus\":60,\"total\":-60},"
                        + "{\"name\":\"陈 🀄\",\"start\":2,\"points\":{},\"plus\":0,\"minus\":60,\"total\":-60}],"
                        + "\"winners\":[]}\n",
                CliRun.printed("score", file, "--json"));
    }

    @Test
    void aRecordOnABuiltInBoardNeedsNoOtherFile() throws IOException {
        Path file = Files.writeString(
                folder.resolve("game.trasse"), "trasse 1\nboard classic\nedition boards\nplayer 1 Sarah\n");
        assertEquals(
                "{\"finished\":false,\"rounds\":0,\"players\":[{\"name\":\"Sarah\",\"start\":1,\"points\":{},"
                        + "\"plus\":0,\"minus\":60,\"total\":-60}],\"winners\":[]}\n",
                CliRun.printed("score", file.toString(), "--json"));
    }

    @ParameterizedTest
    @CsvSource(textBlock = """
            games, ../striped.board
            games/2026, ../../striped.board
            games, ./../striped.board
            ., striped.board
            ., ./striped.board
            """)
    void aBoardIsFoundRelativeToItsRecord(String games, String reference) throws IOException {
        String expected = CliRun.printed("score", Samples.save(folder, Samples.GAME));
        Path beside = Files.createDirectories(folder.resolve(games));
        Path file = Files.writeString(
                beside.resolve("other.trasse"), Samples.GAME.replace("board striped.board", "board " + reference));
        assertEquals(expected, CliRun.printed("score", file.toString()));
    }

    @Test
    void aBoardInAFolderWithSpacesIsFound() throws IOException {
        Path boards = Files.createDirectory(folder.resolve("my boards"));
        Files.writeString(boards.resolve("for all.board"), Samples.BOARD);
        Path file = Files.writeString(
                folder.resolve("game.trasse"), Samples.GAME.replace("striped.board", "my boards/for all.board # mine"));
        assertEquals(0, CliRun.of("score", file.toString()).exitCode());
    }

    @Test
    void aRecordIsFoundRelativeToTheFolderOfTheCommand() throws IOException {
        Path file = Path.of(Samples.save(folder, Samples.GAME.replace("1 e4: f5", "1 e4: f8")));
        String relative = Path.of("").toAbsolutePath().relativize(file).toString();
        assertEquals(relative + ":11: f8 is not next to e4\n", CliRun.refusal("score", relative));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', textBlock = """
            1 e4: f5       | 1 e4: f8       | 11: f8 is not next to e4
            edition boards | edition box    | 3: 'box' is not an edition; an edition is boards or pad
            round 3 bgsvv  | round 3 bbsrv  | 13: bbsrv comes twice; each card of a deck comes once
            trasse 1       | trasse 9       | 1: a record begins with 'trasse 1', not 'trasse 9'
            """)
    void aBadRecordIsRefusedWithTheLineAndWhatIsWrong(String good, String bad, String what) throws IOException {
        String file = Samples.save(folder, Samples.GAME.replace(good, bad));
        assertEquals(file + ":" + what + "\n", CliRun.refusal("score", file));
        assertEquals(file + ":" + what + "\n", CliRun.refusal("score", file, "--json"));
    }

    @Test
    void aBoardThatIsNotThereIsRefused() throws IOException {
        String file = Samples.save(folder, Samples.GAME.replace("striped.board", "plain.board"));
        assertEquals(
                file + ":2: 'plain.board' is not a board: expected classic or garden, ~ and a board code, or the path"
                        + " to a .board file that exists, relative to this record\n",
                CliRun.refusal("score", file));
    }

    @Test
    void aFolderIsNoBoard() throws IOException {
        Files.createDirectory(folder.resolve("boards"));
        String file = Samples.save(folder, Samples.GAME.replace("striped.board", "boards"));
        assertEquals(
                file + ":2: 'boards' is not a board: expected classic or garden, ~ and a board code, or the path to"
                        + " a .board file that exists, relative to this record\n",
                CliRun.refusal("score", file));
    }

    @Test
    void aBoardThatIsWrongIsReportedInItsOwnFile() throws IOException {
        String file = Samples.save(folder, Samples.GAME);
        Path board = Files.writeString(folder.resolve("striped.board"), Samples.BOARD.replace("@4", "@3"));
        assertEquals(board + ":7: start point @3 is on f6 and on d4; it comes once\n", CliRun.refusal("score", file));
    }

    @Test
    void aMissingFileIsRefused() {
        String file = folder.resolve("missing.trasse").toString();
        assertEquals(file + ": there is no such file\n", CliRun.refusal("score", file));
    }

    @Test
    void aFolderIsRefused() {
        assertEquals(folder + ": cannot be read (it is a folder)\n", CliRun.refusal("score", folder.toString()));
    }

    @Test
    void aFileThatCannotBeReadIsRefused() throws IOException {
        String file = Samples.save(folder, Samples.GAME);
        String within = file + "/" + "within.trasse";
        assertEquals(within + ": cannot be read (Not a directory)\n", CliRun.refusal("score", within));
    }

    @Test
    void anEmptyNameIsRefused() {
        assertEquals("the name of the file is empty\n", CliRun.refusal("score", ""));
    }

    @Test
    void aNameThatNoFileCanHaveIsRefused() {
        assertEquals(
                "a\0.trasse: no file can have this name (Nul character not allowed)\n",
                CliRun.refusal("score", "a\0.trasse"));
    }

    @Test
    void aRecordInAnotherEncodingIsRefused() throws IOException {
        String file = Samples.save(folder, "");
        Files.writeString(Path.of(file), Samples.GAME.replace("Sarah", "Zoë"), ISO_8859_1);
        assertEquals(file + ":4: this is not UTF-8 text\n", CliRun.refusal("score", file));
    }

    @Test
    void fiveMegabytesOfRandomBytesAreRefused() throws IOException {
        byte[] bytes = new byte[5_000_000];
        new Random(1).nextBytes(bytes);
        Path file = Files.write(folder.resolve("random.trasse"), bytes);
        assertEquals(
                file + ":1: this is over 1 MiB long; no board and no game is\n",
                CliRun.refusal("score", file.toString()));
    }

    @Test
    void fiveMegabytesOfGamesAreRefused() throws IOException {
        String file = Samples.save(folder, Samples.GAME.repeat(5_000_000 / Samples.GAME.length()));
        assertEquals(file + ":1: this is over 1 MiB long; no board and no game is\n", CliRun.refusal("score", file));
    }
}
