package trasse.rules.notation;

import static java.nio.charset.StandardCharsets.UTF_8;
import static java.util.stream.Collectors.joining;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import trasse.rules.Action;
import trasse.rules.Card;
import trasse.rules.Deck;
import trasse.rules.Edition;
import trasse.rules.Extension;
import trasse.rules.Field;
import trasse.rules.Pass;
import trasse.rules.Player;
import trasse.rules.Seat;

class RecordReaderTest {
    private static final int DECK_LINE = 4;
    private static final int FIRST_PLAYER_LINE = 5;
    private static final int SECOND_PLAYER_LINE = 6;
    private static final int FIRST_ROUND_LINE = 8;
    private static final int FIRST_MOVE_LINE = 9;
    private static final int SECOND_ROUND_LINE = 11;
    private static final int SECOND_MOVE_LINE = 12;

    @Test
    void theBoardIsTheOneThatIsNamed() throws NotationException {
        GameRecord game = Samples.read(Samples.GAME);
        assertEquals("striped.board", game.boardReference());
        assertEquals(Samples.board(), game.setup().board());
    }

    @Test
    void aBoardMayBeABuiltInOne() throws NotationException {
        byte[] text = "trasse 1\nboard classic\nedition boards\nplayer 1 Sarah\n".getBytes(UTF_8);
        GameRecord game = RecordReader.read("game.trasse", text, BuiltInBoards::find);
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

    @Test
    void aRoundHasACardAndAnActionOfEachPlayer() throws NotationException {
        Action reachesTheNine = new Extension(Field.F8, List.of(Field.F9, Field.E9));
        assertEquals(
                new PlayedRound(Card.parse("bgsvv").orElseThrow(), List.of(reachesTheNine, new Pass())),
                Samples.read(Samples.GAME).rounds().get(2));
    }

    @Test
    void fieldsStandInTheOrderDrawn() throws NotationException {
        assertEquals(
                new Extension(Field.E4, List.of(Field.F5, Field.F6, Field.F7, Field.F8)),
                Samples.read(Samples.GAME).rounds().get(1).actions().getFirst());
    }

    @Test
    void theLettersOfCardsMayComeInAnyOrderAndEitherCase() throws NotationException {
        String mixed = Pattern.compile("\\b[ybgsrv]{4,5}\\b")
                .matcher(Samples.GAME)
                .replaceAll(card ->
                        new StringBuilder(card.group()).reverse().toString().toUpperCase(Locale.ROOT));
        assertEquals(Samples.read(Samples.GAME), Samples.read(mixed));
    }

    @Test
    void blankLinesCommentsAndExtraSpacesAreIgnored() throws NotationException {
        String airy = Samples.lines(Samples.GAME).stream()
                .map(line -> "# " + line + "\n\n\t \n " + line.replace(" ", " \t ") + "\t # " + line + " #")
                .collect(joining("\n"));
        assertEquals(Samples.read(Samples.GAME), Samples.read(airy));
    }

    @Test
    void spaceAroundTheColonIsFree() throws NotationException {
        assertEquals(
                Samples.read(Samples.GAME),
                Samples.read(Samples.GAME.replace("1 e4: e3", "1 e4:e3").replace("1 e4: f5", "1 e4 : f5")));
    }

    @Test
    void aByteOrderMarkAndCrLfMakeNoDifference() throws NotationException {
        assertEquals(Samples.read(Samples.GAME), Samples.read(Samples.withMarkAndCrLf(Samples.GAME)));
    }

    @Test
    void theLastLineNeedsNoEnd() throws NotationException {
        assertEquals(Samples.read(Samples.GAME), Samples.read(Samples.GAME.stripTrailing()));
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
            3 | edition              | the edition is 'boards' or 'pad', not ''
            3 | edition Boards       | the edition is 'boards' or 'pad', not 'Boards'
            3 | edition boards pad   | the edition is 'boards' or 'pad', not 'boards pad'
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
    @ValueSource(strings = {"", "Striped", "classics", "missing.board", "../striped.board"})
    void aBoardThatIsNotThereIsRefused(String reference) {
        assertEquals(
                "game.trasse:2: '" + reference + "' is not a board: expected classic or garden, or the path to a .board"
                        + " file that exists, relative to this record",
                refusal(Samples.withLine(Samples.GAME, 2, "board " + reference)));
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

    @ParameterizedTest
    @ValueSource(strings = {"ybg", "ybgx", "ybgsr", "yyybgs", "bbsrv,"})
    void aCardThatIsNoneIsRefusedInARound(String card) {
        assertEquals(
                "game.trasse:8: '" + card + "' is not a card; a card is four different colours of y b g s r v,"
                        + " one of them possibly twice",
                refusal(Samples.withLine(Samples.GAME, FIRST_ROUND_LINE, "round 1 " + card)));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            8  | round 1 ysrv  | card 1 of the deck is bbsrv, not ysrv
            8  | round 1 bsrv  | card 1 of the deck is bbsrv, not bsrv
            11 | round 2 bbsrv | card 2 of the deck is ysrv, not bbsrv
            14 | round 3 ybgs  | card 3 of the deck is bgsvv, not ybgs
            """)
    void aRoundThatDisagreesWithTheDeckIsRefused(int line, String round, String what) {
        assertEquals("game.trasse:" + line + ": " + what, refusal(Samples.withLine(Samples.GAME, line, round)));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            bbsrv | bbsrv comes twice; each card of a deck comes once
            bsrv  | bbsrv and bsrv show the same four colours; each set of four comes once in a deck
            bbgsr | bbsrv and bbgsr double the same colour; each colour is doubled on one card of a deck
            """)
    void withoutADeckACardThatCannotFollowTheOthersIsRefused(String card, String what) {
        String game = Samples.withLine(Samples.GAME, SECOND_ROUND_LINE, "round 2 " + card);
        assertEquals("game.trasse:10: " + what, refusal(Samples.withoutLine(game, DECK_LINE)));
    }

    @Test
    void withoutADeckCardsThatLeaveNoRoomForTheDoubledColoursAreRefused() {
        List<String> lines = new ArrayList<>(List.of("trasse 1", "board striped.board", "edition pad", "player 1 Ada"));
        List<String> undoubled =
                List.of("gsrv", "bgrv", "bgsr", "ysrv", "ygsv", "ybrv", "ybsr", "ybgv", "ybgs", "ygsr");
        for (String card : undoubled) {
            lines.add("round " + (undoubled.indexOf(card) + 1) + " " + card);
            lines.add("1 -");
        }
        assertEquals(
                "game.trasse:23: no deck holds all these cards; each colour is doubled on one card of a deck",
                refusal(Samples.text(lines)));
    }

    @Test
    void withoutADeckAnyCardsOfOneLegalDeckMayComeUp() throws NotationException {
        String game = Samples.withLine(Samples.GAME, FIRST_ROUND_LINE, "round 1 bsrrv");
        GameRecord read = Samples.read(Samples.withoutLine(game, DECK_LINE));
        assertTrue(read.setup().cards().contains(Card.parse("bsrrv").orElseThrow()));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "round",
                "round 2",
                "round bbsrv",
                "round 1 bbsrv",
                "round 3 ysrv",
                "round 02 ysrv",
                "round 2 ysrv ybgs",
                "round two ysrv",
                "round -2 ysrv",
                "Round 2 ysrv",
                "1 -",
                "2 -",
                "player 3 Cem",
                "deck ybgs",
                "edition pad",
                "trasse 1"
            })
    void aLineThatIsNotTheNextRoundIsRefused(String line) {
        assertEquals(
                "game.trasse:11: expected 'round 2 CARD', not '" + line + "'",
                refusal(Samples.withLine(Samples.GAME, SECOND_ROUND_LINE, line)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"round 0 bbsrv", "round 2 bbsrv", "round bbsrv", "round 1"})
    void aFirstRoundThatIsNotRoundOneIsRefused(String line) {
        assertEquals(
                "game.trasse:8: expected 'round 1 CARD', not '" + line + "'",
                refusal(Samples.withLine(Samples.GAME, FIRST_ROUND_LINE, line)));
    }

    @Test
    void aSixteenthRoundIsRefused() {
        assertEquals(
                "game.trasse:53: a game is over after 15 rounds, but here is 'round 16 ybgs'",
                refusal(Samples.wholeGame() + "round 16 ybgs\n1 -\n2 -\n"));
    }

    @Test
    void whateverFollowsTheFifteenthRoundIsRefused() {
        assertEquals(
                "game.trasse:53: a game is over after 15 rounds, but here is 'Sarah won!'",
                refusal(Samples.wholeGame() + "Sarah won!\n"));
    }

    @Test
    void aRecordMayStopAfterAnyWholeRound() throws NotationException {
        List<String> lines = Samples.lines(Samples.wholeGame());
        for (int rounds = 0; rounds <= Deck.SIZE; rounds++) {
            String text = Samples.text(lines.subList(0, FIRST_ROUND_LINE - 1 + 3 * rounds));
            assertEquals(rounds, Samples.read(text).rounds().size());
            assertEquals(rounds, Samples.read(text).game().position().round());
        }
    }

    @Test
    void aRecordThatStopsWithinARoundIsRefused() {
        List<String> lines = Samples.lines(Samples.wholeGame());
        for (int round = 1; round <= Deck.SIZE; round++) {
            int line = FIRST_ROUND_LINE + 3 * (round - 1);
            assertEquals(
                    "game.trasse:" + line + ": the record stops within a round:"
                            + " expected '1 END: FIELDS' or '1 -' for Sarah in round " + round,
                    refusal(Samples.text(lines.subList(0, line))));
            assertEquals(
                    "game.trasse:" + (line + 1) + ": the record stops within a round:"
                            + " expected '2 END: FIELDS' or '2 -' for Tim in round " + round,
                    refusal(Samples.text(lines.subList(0, line + 1))));
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "1",
                "1 e4",
                "1 e4:",
                "1 e4 f5",
                "1 : f5",
                "1 :",
                "1 - -",
                "1 -f5",
                "1 pass",
                "1: f5",
                "1-",
                "-",
                "e4: f5",
                "01 -",
                "2 -",
                "3 -",
                "Sarah -",
                "round 3 bgsvv",
                "player 3 Cem"
            })
    void aLineThatIsNotTheNextPlayersIsRefused(String line) {
        assertEquals(
                "game.trasse:12: expected '1 END: FIELDS' or '1 -' for Sarah in round 2, not '" + line + "'",
                refusal(Samples.withLine(Samples.GAME, SECOND_MOVE_LINE, line)));
    }

    @Test
    void aCommentIsNoPartOfAMove() {
        assertEquals(
                "game.trasse:12: expected '1 END: FIELDS' or '1 -' for Sarah in round 2, not '1 e4:'",
                refusal(Samples.withLine(Samples.GAME, SECOND_MOVE_LINE, "1 e4: # f5")));
    }

    @Test
    void playersInAnotherOrderThanTheirLinesAreRefused() {
        assertEquals("game.trasse:8: expected '2 END: FIELDS' or '2 -' for Tim in round 1, not '1 -'", refusal("""
                        trasse 1
                        board striped.board
                        edition boards
                        player 2 Tim
                        player 1 Sarah

                        round 1 bbsrv
                        1 -
                        2 -
                        """));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            1 j4: f5     | j4
            1 e0: f5     | e0
            1 E4: f5     | E4
            1 e4 e4: f5  | e4 e4
            1 -: f5      | -
            1 e4: f1     | f1
            1 e4: f5 F6  | F6
            1 e4: e10    | e10
            1 e4: f5,f6  | f5,f6
            1 e4: f5: f6 | f5:
            1 e4: -      | -
            1 e4: é      | é
            1 j4: j5     | j4
            """)
    void aFieldThatIsNoneIsRefused(String line, String word) {
        assertEquals(
                "game.trasse:12: '" + word
                        + "' is not a field; fields are a1–a5 b1–b6 c1–c7 d1–d8 e1–e9 f2–f9 g3–g9 h4–h9 i5–i9",
                refusal(Samples.withLine(Samples.GAME, SECOND_MOVE_LINE, line)));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            1 e4: f8          | f8 is not next to e4
            1 e4: f5 f7       | f7 is not next to f5
            1 e4: e4          | e4 is not next to e4
            1 e3: d3          | e3 is not an end of the line, which ends at e1 and e4
            1 e6: f6          | e6 is not an end of the line, which ends at e1 and e4
            1 e4: e3          | e3 is on the line already, and a line never enters a field twice
            1 e4: f5 e4       | e4 is on the line already, and a line never enters a field twice
            1 e4: f5 f6 f5    | f5 is on the line already, and a line never enters a field twice
            1 e4: e5          | e5 is blue, which ysrv does not show
            1 e4: d4 d3 c2 b2 | b2 is red, which ysrv shows once
            1 e4: d4 d3 c2 b2 b1 | b2 is red, which ysrv shows once
            """)
    void aMoveAgainstTheRulesIsRefused(String line, String what) {
        assertEquals("game.trasse:12: " + what, refusal(Samples.withLine(Samples.GAME, SECOND_MOVE_LINE, line)));
    }

    @Test
    void aDoubledColourUsedThreeTimesIsRefused() {
        assertEquals(
                "game.trasse:9: d7 is blue, which bbsrv shows only twice",
                refusal(Samples.withLine(Samples.GAME, FIRST_MOVE_LINE, "1 e4: e5 f6 g7 f7 e7 d7")));
    }

    @Test
    void inRoundOneTheEndIsTheStartField() {
        assertEquals(
                "game.trasse:9: e6 is not an end of the line, which is e4 alone",
                refusal(Samples.withLine(Samples.GAME, FIRST_MOVE_LINE, "1 e6: e7")));
    }

    @Test
    void theStartFieldStaysAnEndUntilItGrows() {
        assertEquals(
                "game.trasse:15: e4 is not an end of the line, which ends at e1 and f8",
                refusal(Samples.withLine(Samples.GAME, 15, "1 e4: e5")));
    }

    @Test
    void whoHasPassedIsStillAtTheStartField() {
        String game = Samples.withLine(Samples.GAME, FIRST_MOVE_LINE, "1 -");
        assertEquals(
                "game.trasse:12: e1 is not an end of the line, which is e4 alone",
                refusal(Samples.withLine(game, SECOND_MOVE_LINE, "1 e1: f2")));
    }

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

    /** Why a text is refused, with whatever line ends. */
    private static String refusal(String text) {
        String refusal = refusal(text.getBytes(UTF_8));
        assertEquals(refusal, refusal(Samples.withMarkAndCrLf(text)));
        return refusal;
    }

    private static String refusal(byte[] text) {
        return String.valueOf(
                assertThrows(NotationException.class, () -> Samples.read(text)).getMessage());
    }
}
