package trasse.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import trasse.rules.notation.BuiltInBoards;

class GameAsAFoldTest {
    private static final Board BOARD =
            TestBoards.striped(Map.of(8, Field.E5), Map.of(1, Field.E4, 2, Field.E6, 3, Field.D5));

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4})
    void replayingTheEventsGivesTheSameGameAtEveryPoint(int players) {
        Setup setup = new Setup(
                BuiltInBoards.classic(),
                Edition.PAD,
                IntStream.rangeClosed(1, players)
                        .mapToObj(start -> new Player(start, "Player " + start))
                        .toList(),
                Deck.STANDARD);
        List<Event> events = randomEvents(setup, new Prng(players));
        Game game = Game.begin(setup);
        for (int i = 0; i < events.size(); i++) {
            assertEquals(game, Game.replay(setup, events.subList(0, i)).orElseThrow(), "after " + i + " events");
            game = game.after(events.get(i)).orElseThrow();
        }
        assertEquals(game, Game.replay(setup, events).orElseThrow());
    }

    @Test
    void withoutEventsAGameHasJustBegun() {
        Setup setup = twoPlayers().position().setup();
        assertEquals(Game.begin(setup), Game.replay(setup, List.of()).orElseThrow());
    }

    @Test
    void aReplayStopsAtTheFirstObjection() {
        Setup setup = twoPlayers().position().setup();
        List<Event> events =
                List.of(new Event.CardTurned(Play.card("ybgs")), new Event.Acted(4, new Pass()), new Event.TookBack(1));
        assertEquals(new Ruling.Illegal<>(new Objection.NobodyAtStart(4)), Game.replay(setup, events));
    }

    @Test
    void anEventLeavesTheGameBeforeItAsItWas() {
        Play play = twoPlayers().turn("ybgs").act(1, "e4: e5");
        Game before = play.game();
        play.act(2, "e6: e5");
        assertEquals(twoPlayers().turn("ybgs").act(1, "e4: e5").game(), before);
    }

    @Test
    void anObjectionLeavesTheGameAsItWas() {
        Play play = twoPlayers().turn("ybgs");
        play.objectionTo(1, "e4: e6");
        assertEquals(twoPlayers().turn("ybgs").game(), play.game());
    }

    @Test
    void theLastDecisionSettlesTheRound() {
        Game game = twoPlayers().turn("ybgs").act(2, "-").act(1, "-").game();
        assertEquals(Map.of(), game.decided());
        assertEquals(Play.cards("ybgs"), game.position().played());
    }

    @Test
    void aDecisionCanBeTakenBack() {
        Play play = twoPlayers().turn("ybgs").act(1, "e4: e5").takeBack(1);
        assertEquals(twoPlayers().turn("ybgs").game(), play.game());
    }

    @Test
    void takingBackLeavesTheDecisionsOfOthers() {
        Game game = threePlayers()
                .turn("ybgs")
                .act(1, "e4: e5")
                .act(2, "-")
                .takeBack(1)
                .game();
        assertEquals(Map.of(2, new Pass()), game.decided());
    }

    @Test
    void whoTookBackMustDecideAgainBeforeTheRoundIsSettled() {
        Game game = twoPlayers()
                .turn("ybgs")
                .act(1, "e4: e5")
                .takeBack(1)
                .act(2, "-")
                .game();
        assertEquals(List.of(), game.position().played());
    }

    @Test
    void aDecisionCanBeReplacedUntilTheLastOneIsIn() {
        Play play = threePlayers()
                .turn("ybgs")
                .act(1, "e4: e5")
                .act(2, "-")
                .act(1, "e4: f4")
                .act(3, "-");
        assertEquals(Play.fields("e4 f4"), play.seat(1).line().path());
    }

    @Test
    void aReplacedDecisionDoesNotCountAsAnotherPlayers() {
        Game game = twoPlayers().turn("ybgs").act(1, "e4: e5").act(1, "-").game();
        assertEquals(List.of(), game.position().played());
    }

    @Test
    void anIllegalReplacementLeavesTheDecision() {
        Play play = twoPlayers().turn("ybgs").act(1, "e4: e5");
        play.objectionTo(1, "e4: e6");
        assertEquals(Map.of(1, Play.action("e4: e5")), play.game().decided());
    }

    @Test
    void aDecisionCannotBeReplacedOnceTheLastOneIsIn() {
        Play play = twoPlayers().round("ybgs", "e4: e5", "-");
        assertEquals(new Objection.NoCardOpen(), play.objectionTo(1, "e4: f4"));
    }

    @Test
    void aDecisionCannotBeTakenBackOnceTheLastOneIsIn() {
        Play play = twoPlayers().round("ybgs", "e4: e5", "-");
        assertEquals(new Objection.NothingToTakeBack(1), play.objectionTo(new Event.TookBack(1)));
    }

    @Test
    void aDecisionCannotBeTakenBackAcrossATurnedCard() {
        Play play = twoPlayers().round("ybgs", "e4: e5", "-").turn("bgsr");
        assertEquals(new Objection.NothingToTakeBack(1), play.objectionTo(new Event.TookBack(1)));
    }

    @Test
    void takingBackInTheNextRoundLeavesTheLineOfTheLastOne() {
        Play play = twoPlayers()
                .round("ybgs", "e4: e5", "-")
                .turn("bgsr")
                .act(1, "e5: e6")
                .takeBack(1);
        assertEquals(Play.fields("e4 e5"), play.seat(1).line().path());
    }

    @Test
    void aPlayerAloneCannotTakeBack() {
        Play play = Play.on(BOARD, 1).turn("ybgs").act(1, "e4: e5");
        assertEquals(new Objection.NothingToTakeBack(1), play.objectionTo(new Event.TookBack(1)));
    }

    @Test
    void aFieldThatIsNotAnEndIsNamedWithTheLinesTwoEnds() {
        Play play = twoPlayers().round("ybgs", "e4: e5 e6", "-").turn("bgsr");
        Objection objection = play.objectionTo(1, "e5: f6");
        assertEquals(Field.E5, fieldOf(objection));
        assertEquals("e5 is not an end of the line, which ends at e4 and e6", objection.sentence());
    }

    @Test
    void aFieldThatIsNotTheStartFieldIsNamedWithTheStartField() {
        Objection objection = twoPlayers().turn("ybgs").objectionTo(1, "e6: e7");
        assertEquals(Field.E6, fieldOf(objection));
        assertEquals("e6 is not an end of the line, which is e4 alone", objection.sentence());
    }

    @Test
    void aFieldThatIsNotNextIsNamedWithTheOneBefore() {
        Objection objection = twoPlayers().turn("ybgs").objectionTo(1, "e4: e5 e6 e8");
        assertEquals(Field.E8, fieldOf(objection));
        assertEquals("e8 is not next to e6", objection.sentence());
    }

    @Test
    void aFieldEnteredTwiceIsNamed() {
        Objection objection = twoPlayers().turn("bbsrv").objectionTo(1, "e4: e5 f5 e5");
        assertEquals(Field.E5, fieldOf(objection));
        assertEquals("e5 is on the line already, and a line never enters a field twice", objection.sentence());
    }

    @Test
    void aFieldOfAColourNotShownIsNamedWithItsColourAndTheCard() {
        Objection objection = twoPlayers().turn("ybgs").objectionTo(1, "e4: e5 f6");
        assertEquals(Field.F6, fieldOf(objection));
        assertEquals("f6 is red, which ybgs does not show", objection.sentence());
    }

    @Test
    void aFieldOfAColourUsedUpIsNamedWithItsColourAndTheCard() {
        Objection objection = twoPlayers().turn("ybgs").objectionTo(1, "e4: e5 e6 d6 d7");
        assertEquals(Field.D7, fieldOf(objection));
        assertEquals("d7 is blue, which ybgs shows once", objection.sentence());
    }

    @Test
    void aFieldOfADoubledColourUsedUpIsNamedWithItsColourAndTheCard() {
        Objection objection = twoPlayers().turn("ybssv").objectionTo(1, "e4: f5 e5 d5 c5 d6 e7");
        assertEquals(Field.E7, fieldOf(objection));
        assertEquals("e7 is grey, which ybssv shows only twice", objection.sentence());
    }

    @Test
    void theFirstFieldThatBreaksARuleIsTheOneNamed() {
        Objection objection = twoPlayers().turn("ybgs").objectionTo(1, "e4: e5 f6 a1 e4");
        assertEquals(Field.F6, fieldOf(objection));
    }

    @Test
    void aCardOfNoDeckIsNotLeft() {
        Objection objection = twoPlayers().objectionTo(new Event.CardTurned(Play.card("ybbgs")));
        assertEquals(new Objection.CardNotLeft(Play.card("ybbgs"), Deck.STANDARD), objection);
    }

    @Test
    void aCardPlayedBeforeIsNamedWithTheCardsThatAreLeft() {
        Play play = twoPlayers();
        for (Card card : Deck.STANDARD.without(Play.cards("ybgs bgsr"))) {
            play.round(card.toString(), "-", "-");
        }
        assertEquals(
                "gsrv is not one of the cards that are left: ybgs bgsr",
                play.objectionTo(new Event.CardTurned(Play.card("gsrv"))).sentence());
    }

    @Test
    void aSixteenthCardIsToldThatAllHaveBeenPlayed() {
        Play play = twoPlayers().passToTheEnd();
        assertEquals(
                "all cards have been played",
                play.objectionTo(new Event.CardTurned(Play.card("ybgs"))).sentence());
    }

    @Test
    void aCardTurnedTooEarlyIsToldWhichRoundIsOpen() {
        Objection objection = twoPlayers().turn("ybgs").objectionTo(new Event.CardTurned(Play.card("bgsr")));
        assertEquals(new Objection.RoundOpen(Play.card("ybgs")), objection);
        assertEquals("the round of ybgs is still open", objection.sentence());
    }

    @Test
    void whoActsBetweenRoundsIsToldThatNoCardIsOpen() {
        Objection objection = twoPlayers().round("ybgs", "-", "-").objectionTo(2, "e6: e7");
        assertEquals(new Objection.NoCardOpen(), objection);
        assertEquals("no card is open", objection.sentence());
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 3, 4, 5})
    void nobodyActsFromAnEmptyStartPoint(int start) {
        Objection objection = twoPlayers().turn("ybgs").objectionTo(start, "-");
        assertEquals(new Objection.NobodyAtStart(start), objection);
        assertEquals("nobody plays from start point " + start, objection.sentence());
    }

    @Test
    void whoHasNotActedHasNothingToTakeBack() {
        Objection objection = twoPlayers().turn("ybgs").act(1, "-").objectionTo(new Event.TookBack(2));
        assertEquals(new Objection.NothingToTakeBack(2), objection);
        assertEquals("the player at start point 2 has not acted in this round", objection.sentence());
    }

    @Test
    void whoDoesNotPlayHasNothingToTakeBackEither() {
        Objection objection = twoPlayers().turn("ybgs").objectionTo(new Event.TookBack(4));
        assertEquals(new Objection.NobodyAtStart(4), objection);
    }

    @Test
    void whoTookBackHasNothingToTakeBackAgain() {
        Play play = twoPlayers().turn("ybgs").act(1, "-").takeBack(1);
        assertEquals(new Objection.NothingToTakeBack(1), play.objectionTo(new Event.TookBack(1)));
    }

    @Test
    void whoInsistsOnAnIllegalEventHearsTheSentence() {
        Ruling<Game> ruling = twoPlayers().game().after(new Event.Acted(1, new Pass()));
        assertEquals(
                "no card is open",
                assertThrows(IllegalStateException.class, ruling::orElseThrow).getMessage());
    }

    @Test
    void anExtensionHasAtLeastOneField() {
        List<Field> none = List.of();
        assertThrows(IllegalArgumentException.class, () -> new Extension(Field.E4, none));
    }

    @ParameterizedTest
    @ValueSource(strings = {"e4: e5", "e4: e5 e6 e7", "-"})
    void anActionIsWrittenAsInTheNotation(String action) {
        assertEquals(action, Play.action(action).toString());
    }

    private static Play twoPlayers() {
        return Play.on(BOARD, 1, 2);
    }

    private static Play threePlayers() {
        return Play.on(BOARD, 1, 2, 3);
    }

    private static Field fieldOf(Objection objection) {
        return assertInstanceOf(Objection.ToExtension.class, objection).field();
    }

    /** A whole game in which players now and then take back or replace what they decided. */
    private static List<Event> randomEvents(Setup setup, Prng prng) {
        List<Event> events = new ArrayList<>();
        Game game = Game.begin(setup);
        for (Card card : Deck.shuffled(setup.cards(), prng).cards()) {
            game = happen(events, game, new Event.CardTurned(card));
            while (game.position().open().isPresent()) {
                int start = 1 + prng.below(setup.players().size());
                boolean takesBack = game.decided().containsKey(start) && prng.below(2) == 0;
                Event event = takesBack
                        ? new Event.TookBack(start)
                        : new Event.Acted(start, randomAction(game, start, card, prng));
                game = happen(events, game, event);
            }
        }
        return events;
    }

    private static Action randomAction(Game game, int start, Card card, Prng prng) {
        Seat seat = game.position().seat(start).orElseThrow();
        Extensions extensions =
                seat.line().extensions(card, game.position().setup().board());
        int choice = prng.below(extensions.size() + 1);
        return choice == extensions.size() ? new Pass() : extensions.get(choice);
    }

    private static Game happen(List<Event> events, Game game, Event event) {
        events.add(event);
        return game.after(event).orElseThrow();
    }
}
