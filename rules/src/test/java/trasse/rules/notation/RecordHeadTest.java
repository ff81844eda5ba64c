package trasse.rules.notation;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static trasse.rules.notation.Samples.DECK_LINE;
import static trasse.rules.notation.Samples.FIRST_PLAYER_LINE;
import static trasse.rules.notation.Samples.SECOND_PLAYER_LINE;
import static trasse.rules.notation.Samples.refusal;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import trasse.rules.Deck;
import trasse.rules.Edition;
import trasse.rules.Extension;
import trasse.rules.Field;
import trasse.rules.Pass;
import trasse.rules.Player;
import trasse.rules.Seat;

/** What stands before the first round: the format, the board, the edition, the deck and the players. */
class RecordHeadTest {
    @Test
    void theBoardIsTheOneThatIsNamed() throws NotationException {
        GameRecord game = Samples.read(Samples.GAME);
        assertEquals("striped.board", game.boardReference());
        assertEquals(Samples.board(), game.setup().board());
    }

    @Test
    void aBoardMayBeABuiltInOne() throws NotationException {
        byte[] text = "trasse 1\nboard classic\nedition boards\nplayer 1 Sarah\n".getBytes(UTF_8);
        GameRecord game = RecordReader.read("game.trasse", text);
        assertEquals(BuiltInBoards.classic(), game.setup().board());
    }

    @Test
    void thePathOfABoardIsTheRestOfTheLine() throws NotationException {
        List<String> references = new ArrayList<>();
        byte[] text = Samples.withLine(Samples.GAME, 2, "board \t ../my  boards/striped.board \t # mine")
                .getBytes(UTF_8);
        RecordReader.read("game.trasse", text, reference -> {
            references.add(reference);
            return Optional.of(Samples.board());
        });
        assertEquals(List.of("../my  boards/striped.board"), references);
    }

    @ParameterizedTest
    @CsvSource(textBlock = """
            boards, BOARDS
            pad, PAD
            """)
    void theEditionIsBoardsOrPad(String word, Edition edition) throws NotationException {
        assertEquals(
                edition,
                Samples.read(Samples.withLine(Samples.GAME, 3, "edition " + word))
                        .setup()
                        .edition());
    }

    @Test
    void theDeckHoldsTheCardsInTheOrderTheyComeUp() throws NotationException {
        Deck deck = Samples.read(Samples.GAME).deck().orElseThrow();
        assertEquals(Samples.DECK, deck.toString());
    }

    @Test
    void theDeckIsOptional() throws NotationException {
        GameRecord game = Samples.read(Samples.withoutLine(Samples.GAME, DECK_LINE));
        assertEquals(Optional.empty(), game.deck());
        assertEquals(Samples.read(Samples.GAME).rounds(), game.rounds());
    }

    @Test
    void aGameWithoutItsDeckHasFifteenCardsAmongThemTheOnesPlayed() throws NotationException {
        GameRecord game = Samples.read(Samples.withoutLine(Samples.GAME, DECK_LINE));
        assertEquals(Deck.SIZE, game.setup().cards().size());
        for (PlayedRound round : game.rounds()) {
            assertTrue(game.setup().cards().contains(round.card()), round.card().toString());
        }
    }

    @Test
    void playersHaveAStartPointAndAName() throws NotationException {
        assertEquals(
                List.of(new Player(1, "Sarah"), new Player(2, "Tim")),
                Samples.read(Samples.GAME).setup().players());
    }

    @Test
    void playersKeepTheOrderOfTheirLines() throws NotationException {
        String game = """
                trasse 1
                board striped.board
                edition pad
                player 4 Dora
                player 2 Ben
                player 3 Cem
                player 1 Ada
                round 1 bbsrv
                4 -
                2 e6: e7
                3 -
                1 e4: e3
                """;
        assertEquals(
                List.of(new Player(4, "Dora"), new Player(2, "Ben"), new Player(3, "Cem"), new Player(1, "Ada")),
                Samples.read(game).setup().players());
        assertEquals(
                List.of(
                        new Pass(),
                        new Extension(Field.E6, List.of(Field.E7)),
                        new Pass(),
                        new Extension(Field.E4, List.of(Field.E3))),
                Samples.read(game).rounds().getFirst().actions());
    }

    @Test
    void onePlayerMeansSoloScoring() throws NotationException {
        String solo = """
                trasse 1
                board striped.board
                edition boards
                player 2 Tim
                round 1 bbsrv
                2 e6: e7 e8 e9
                round 2 ysrv
                2 e6: d5 c5
                """;
        Seat seat = Samples.read(solo).game().position().seats().getFirst();
        assertEquals(OptionalInt.of(1), seat.strip().points(2));
    }

    @Test
    void morePlayersMeanTheOrdinaryScoring() throws NotationException {
        Seat sarah = Samples.read(Samples.GAME).game().position().seats().getFirst();
        assertEquals(OptionalInt.of(6), sarah.strip().points(6));
        assertEquals(OptionalInt.of(5), sarah.strip().points(9));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', textBlock = """
            player 1 Sarah                | Sarah
            player 1   Sarah  Jane        | Sarah  Jane
            player 1 Sarah # who begins   | Sarah
            player 1 Sarah#2              | Sarah
            player 1 1 -                  | 1 -
            player 1 e4: e5               | e4: e5
            player 1 player 1 Sarah       | player 1 Sarah
            player 1 'Sarah'              | 'Sarah'
            player 1 Zoe\u0308 Z\u0323    | Zoe\u0308 Z\u0323
            player 1 陈小姐                | 陈小姐
            player 1 👩‍👧                  | 👩‍👧
            """)
    void theNameIsTheRestOfTheLineWithoutTheComment(String line, String name) throws NotationException {
        String game = Samples.withLine(Samples.GAME, FIRST_PLAYER_LINE, line);
        assertEquals(name, Samples.read(game).setup().players().getFirst().name());
    }

    @ParameterizedTest
    @ValueSource(strings = {"x", "é", "🀄"})
    void aNameOfFortyCharactersIsRead(String character) throws NotationException {
        String name = character.repeat(40);
        String game = Samples.withLine(Samples.GAME, FIRST_PLAYER_LINE, "player 1 " + name);
        assertEquals(name, Samples.read(game).setup().players().getFirst().name());
    }

    @ParameterizedTest
    @ValueSource(strings = {"x", "é", "🀄"})
    void aLongerNameIsRefused(String character) {
        assertEquals(
                "game.trasse:5: a name has 1 to 40 characters, not 41",
                refusal(Samples.withLine(Samples.GAME, FIRST_PLAYER_LINE, "player 1 " + character.repeat(41))));
    }

    @Test
    void aCombiningMarkIsACharacterOfItsOwn() {
        assertEquals(
                "game.trasse:5: a name has 1 to 40 characters, not 42",
                refusal(Samples.withLine(Samples.GAME, FIRST_PLAYER_LINE, "player 1 " + "e\u0301".repeat(21))));
    }

    @Test
    void aNameWithALineSeparatorIsRefused() {
        assertEquals(
                "game.trasse:5: a name has no control characters",
                refusal(Samples.withLine(Samples.GAME, FIRST_PLAYER_LINE, "player 1 Sa\u2028rah")));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            player 1              | a name has 1 to 40 characters, not 0
            player 1 # Sarah      | a name has 1 to 40 characters, not 0
            player 1 Sa\trah      | a name has no control characters
            """)
    void aNameThatCannotBeReadBackIsRefused(String line, String what) {
        assertEquals("game.trasse:5: " + what, refusal(Samples.withLine(Samples.GAME, FIRST_PLAYER_LINE, line)));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "player",
                "player Sarah",
                "player 0 Sarah",
                "player 5 Sarah",
                "player 12 Sarah",
                "player 1Sarah",
                "player -1 Sarah",
                "player ١ Sarah",
                "player @1 Sarah",
                "player one Sarah"
            })
    void aPlayerWithoutAStartPointIsRefused(String line) {
        assertEquals(
                "game.trasse:5: expected 'player K NAME' with a start point K from 1 to 4, not '" + line + "'",
                refusal(Samples.withLine(Samples.GAME, FIRST_PLAYER_LINE, line)));
    }

    @Test
    void aStartPointOfTwoPlayersIsRefused() {
        assertEquals(
                "game.trasse:6: start point 1 is taken by Sarah; every player has another one",
                refusal(Samples.withLine(Samples.GAME, SECOND_PLAYER_LINE, "player 1 Tim")));
    }

    @Test
    void aFifthPlayerHasNoStartPointLeft() {
        assertEquals(
                "game.trasse:9: start point 4 is taken by Dora; every player has another one",
                refusal(Samples.withLine(
                        Samples.GAME, SECOND_PLAYER_LINE, "player 2 Tim\nplayer 3 Cem\nplayer 4 Dora\nplayer 4 Eva")));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"trasse", "trasse 2", "trasse 1 1", "trasse 1.0", "Trasse 1", "trasse1", "board classic", "é"})
    void aRecordThatDoesNotBeginWithItsFormatAndVersionIsRefused(String line) {
        assertEquals(
                "game.trasse:1: a record begins with 'trasse 1', not '" + line + "'",
                refusal(Samples.withLine(Samples.GAME, 1, line)));
    }

    @Test
    void commentsMayComeBeforeTheFormatAndVersion() throws NotationException {
        assertEquals(Samples.read(Samples.GAME), Samples.read("# at Sarah's\n\n" + Samples.GAME));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "\n", "\n\n\n", "# nothing\n# but comments\n", " \t "})
    void anEmptyRecordIsRefused(String text) {
        assertEquals("game.trasse:1: a record begins with 'trasse 1', but there is nothing here", refusal(text));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', textBlock = """
            2 | board: striped.board | expected board, edition, deck, player or round, not 'board: striped.board'
            2 | Board striped.board  | expected board, edition, deck, player or round, not 'Board striped.board'
            2 | -                    | expected board, edition, deck, player or round, not '-'
            4 | 1 -                  | expected board, edition, deck, player or round, not '1 -'
            2 | trasse 1             | expected board, edition, deck, player or round, not 'trasse 1'
            3 | edition              | '' is not an edition; an edition is boards or pad
            3 | edition Boards       | 'Boards' is not an edition; an edition is boards or pad
            3 | edition boards pad   | 'boards pad' is not an edition; an edition is boards or pad
            """)
    void aHeadThatIsWrongIsRefused(int line, String replacement, String what) {
        assertEquals("game.trasse:" + line + ": " + what, refusal(Samples.withLine(Samples.GAME, line, replacement)));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            board   | board striped.board
            board   | board classic
            edition | edition boards
            edition | edition pad
            deck    | deck bbsrv ysrv bgsvv ybgs bgsr yygsr yggrv ybssv ybgrr gsrv bgrv ygsv ybrv ybsr ybgv
            deck    | deck
            """)
    void aSecondLineOfAKindIsRefused(String kind, String line) {
        assertEquals(
                "game.trasse:7: a second '" + kind + "' line; a record has one",
                refusal(Samples.withLine(Samples.GAME, 7, line)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"Striped", "classics", "missing.board", "../striped.board"})
    void aBoardThatIsNotThereIsRefused(String reference) {
        assertEquals(
                "game.trasse:2: '" + reference
                        + "' is not a board: expected classic or garden, ~ and a board code, or the"
                        + " path to a .board file that exists, relative to this record",
                refusal(Samples.withLine(Samples.GAME, 2, "board " + reference)));
    }

    @Test
    void aBoardCodeThatIsWrongIsRefused() {
        assertEquals(
                "game.trasse:2: 'abc' is not a board code: a board code has 40 characters, not 3",
                refusal(Samples.withLine(Samples.GAME, 2, "board ~abc")));
    }

    @Test
    void aBoardIsFoundByItsCode() throws NotationException {
        String code = BoardCode.of(Samples.read(Samples.GAME).setup().board());
        GameRecord game = RecordReader.read(
                "game.trasse",
                Samples.withLine(Samples.GAME, 2, "board ~" + code).getBytes(UTF_8));
        assertEquals("~" + code, game.boardReference());
        assertEquals(Samples.read(Samples.GAME).setup(), game.setup());
    }

    @Test
    void aBoardWithoutANameIsRefusedWhateverIsFoundUnderNone() {
        byte[] game = Samples.withLine(Samples.GAME, 2, "board # classic").getBytes(UTF_8);
        NotationException refused = assertThrows(
                NotationException.class,
                () -> RecordReader.read("game.trasse", game, reference -> Optional.of(BuiltInBoards.classic())));
        assertTrue(String.valueOf(refused.getMessage()).startsWith("game.trasse:2: '' is not a board: expected"));
    }

    @Test
    void aBoardThatIsWrongIsReportedInItsOwnFile() {
        byte[] text = Samples.GAME.getBytes(UTF_8);
        BoardFinder wrong = reference -> Optional.of(BoardReader.read(reference, "name: Striped\n".getBytes(UTF_8)));
        assertEquals(
                "striped.board:1: row i is missing; a board has rows i to a",
                String.valueOf(
                        assertThrows(NotationException.class, () -> RecordReader.read("game.trasse", text, wrong))
                                .getMessage()));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', textBlock = """
            2 | the board is missing: expected 'board classic', or a path to a .board file
            3 | the edition is missing: expected 'edition boards' or 'edition pad'
            """)
    void aMissingLineIsRefusedWhereTheFirstRoundBegins(int line, String what) {
        assertEquals("game.trasse:7: " + what, refusal(Samples.withoutLine(Samples.GAME, line)));
    }

    @Test
    void aGameWithoutPlayersIsRefused() {
        assertEquals(
                "game.trasse:6: nobody plays: expected 'player 1 NAME' before the first round",
                refusal(Samples.withoutLine(Samples.withoutLine(Samples.GAME, SECOND_PLAYER_LINE), FIRST_PLAYER_LINE)));
    }

    @Test
    void whatIsMissingInARecordWithoutRoundsIsMissingAtItsEnd() {
        assertEquals(
                "game.trasse:3: the board is missing: expected 'board classic', or a path to a .board file",
                refusal("trasse 1\nedition pad\nplayer 1 Sarah\n"));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            ybgv  | ''    | a deck has 15 cards, not 14
            bbsrv ysrv bgsvv ybgs bgsr yygsr yggrv ybssv ybgrr gsrv bgrv ygsv ybrv ybsr ybgv | '' | a deck has 15 cards, not 0
            ybgv  | ybgv ybgv  | ybgv comes twice; each card of a deck comes once
            ybgv  | bbsrv      | bbsrv comes twice; each card of a deck comes once
            ybgv  | bsrv  | bbsrv and bsrv show the same four colours; each set of four comes once in a deck
            ybgv  | yybgv | yygsr and yybgv double the same colour; each colour is doubled on one card of a deck
            yygsr | ygsr  | no card shows yellow twice; each colour is doubled on one card
            bbsrv | bsrv  | no card shows blue twice; each colour is doubled on one card
            yggrv | ygrv  | no card shows green twice; each colour is doubled on one card
            ybssv | ybsv  | no card shows grey twice; each colour is doubled on one card
            ybgrr | ybgr  | no card shows red twice; each colour is doubled on one card
            bgsvv | bgsv  | no card shows violet twice; each colour is doubled on one card
            """)
    void anIllegalDeckIsRefused(String legal, String illegal, String what) {
        String deck = "deck " + Samples.DECK.replace(legal, illegal);
        assertEquals("game.trasse:4: " + what, refusal(Samples.withLine(Samples.GAME, DECK_LINE, deck)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"ybg", "ybgx", "ybgsr", "yybbgs", "yyybgs", "yybbg", "ybgs,", "-", "é", "1"})
    void aCardThatIsNoneIsRefusedInTheDeck(String card) {
        assertEquals(
                "game.trasse:4: '" + card + "' is not a card; a card is four different colours of y b g s r v,"
                        + " one of them possibly twice",
                refusal(Samples.withLine(Samples.GAME, DECK_LINE, "deck " + Samples.DECK.replace("ybgrr", card))));
    }
}
