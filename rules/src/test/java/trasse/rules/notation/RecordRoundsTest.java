package trasse.rules.notation;

import static java.util.stream.Collectors.joining;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static trasse.rules.notation.Samples.DECK_LINE;
import static trasse.rules.notation.Samples.FIRST_MOVE_LINE;
import static trasse.rules.notation.Samples.FIRST_ROUND_LINE;
import static trasse.rules.notation.Samples.SECOND_MOVE_LINE;
import static trasse.rules.notation.Samples.SECOND_ROUND_LINE;
import static trasse.rules.notation.Samples.refusal;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import trasse.rules.Action;
import trasse.rules.Card;
import trasse.rules.Deck;
import trasse.rules.Extension;
import trasse.rules.Field;
import trasse.rules.Pass;

/** The rounds of a record, and what each player does in them. */
class RecordRoundsTest {
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
            strings = {"1: f5", "1-", "-", "e4: f5", "01 -", "2 -", "3 -", "Sarah -", "round 3 bgsvv", "player 3 Cem"})
    void aLineThatIsNotTheNextPlayersIsRefused(String line) {
        assertEquals(
                "game.trasse:12: expected '1 END: FIELDS' or '1 -' for Sarah in round 2, not '" + line + "'",
                refusal(Samples.withLine(Samples.GAME, SECOND_MOVE_LINE, line)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "e4", "e4:", "e4 f5", ": f5", ":", "- -", "-f5", "pass"})
    void whatIsNoActionIsRefused(String action) {
        assertEquals(
                "game.trasse:12: '" + action + "' is not an action; an action is - for a pass, or the end that grows, a"
                        + " colon and fields, like e6: e7 f8",
                refusal(Samples.withLine(Samples.GAME, SECOND_MOVE_LINE, "1 " + action)));
    }

    @Test
    void aCommentIsNoPartOfAMove() {
        assertEquals(
                "game.trasse:12: 'e4:' is not an action; an action is - for a pass, or the end that grows, a colon and"
                        + " fields, like e6: e7 f8",
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
}
