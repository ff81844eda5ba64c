package trasse.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import trasse.rules.notation.BuiltInBoards;

class EditionsTest {
    private static final Board ASCENDING = TestBoards.snake(TestBoards.SNAKE.subList(1, 10));
    private static final int ALL_NUMBERS = 54;

    @Test
    void thereAreTwoEditions() {
        assertEquals("[boards, pad]", List.of(Edition.values()).toString());
    }

    @ParameterizedTest
    @CsvSource({
        "BOARDS, 35, false",
        "BOARDS, 36, false",
        "BOARDS, 40, false",
        "BOARDS, 41, true",
        "PAD, 35, false",
        "PAD, 36, true",
        "PAD, 40, true",
        "PAD, 41, true",
    })
    void aSoloResultIsSuperOverFortyWithTheBoardsAndOverThirtyFiveWithThePad(
            Edition edition, int total, boolean isSuper) {
        int missed = ALL_NUMBERS - total;
        Play play = Play.on(ASCENDING, edition, 1).drawSnake(60 - missed).passToTheEnd();
        assertEquals(total, play.seat(1).total());
        assertEquals(isSuper, play.position().isSuperResult());
    }

    @ParameterizedTest
    @CsvSource({"BOARDS, 40", "PAD, 35"})
    void theMarkIsTheTotalThatMustBeExceeded(Edition edition, int mark) {
        assertEquals(mark, edition.superMark());
    }

    @ParameterizedTest
    @EnumSource
    void inBothEditionsEveryPlayerHasAnotherStartPoint(Edition edition) {
        List<Player> players = List.of(new Player(2, "Sarah"), new Player(2, "Tim"));
        assertThrows(
                IllegalArgumentException.class,
                () -> new Setup(BuiltInBoards.classic(), edition, players, Deck.STANDARD));
    }

    @ParameterizedTest
    @CsvSource({"1", "2", "3", "4"})
    void theRestIsTheSame(int players) {
        Position boards = randomGame(Edition.BOARDS, players).position();
        Position pad = randomGame(Edition.PAD, players).position();
        assertEquals(boards.seats(), pad.seats());
        assertEquals(boards.winners(), pad.winners());
    }

    private static Play randomGame(Edition edition, int players) {
        Prng prng = new Prng(players);
        Deal deal = Deal.random(Deck.STANDARD, players, prng);
        Board board = BuiltInBoards.classic();
        Play play = Play.on(
                board, edition, deal.starts().stream().mapToInt(start -> start).toArray());
        for (Card card : deal.deck().cards()) {
            play.turn(card.toString());
            for (int start : deal.starts()) {
                Extensions extensions = play.seat(start).line().extensions(card, board);
                Action action = extensions.isEmpty() ? new Pass() : extensions.get(prng.below(extensions.size()));
                play.happen(new Event.Acted(start, action));
            }
        }
        return play;
    }
}
