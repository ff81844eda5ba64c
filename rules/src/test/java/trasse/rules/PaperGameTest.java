package trasse.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import trasse.rules.notation.BuiltInBoards;
import trasse.rules.plain.PlainAnnouncement;
import trasse.rules.plain.PlainExtension;
import trasse.rules.plain.PlainGame;

/** A table on which only announcements and missed fields are known comes to the same sums as one that sees the lines. */
class PaperGameTest {
    private static final int GAMES = 2500;

    private static PaperGame read(int players, String announcements) {
        return PaperGame.parse(players, announcements).orElseThrow();
    }

    private static Map<Integer, Integer> points(ScoreStrip strip) {
        Map<Integer, Integer> points = new TreeMap<>();
        for (int number = Board.LOWEST_NUMBER; number <= Board.HIGHEST_NUMBER; number++) {
            int box = number;
            strip.points(number).ifPresent(noted -> points.put(box, noted));
        }
        return points;
    }

    @Test
    void theFirstToReachANumberGetsFullPointsAndEveryoneLaterHalf() {
        PaperGame game = read(3, "1:8\n2:8\n3:8");
        assertEquals(
                List.of(8, 4, 4), game.strips().stream().map(ScoreStrip::plus).toList());
    }

    @Test
    void aNumberReachedInTheSameRoundIsWorthFullPointsToAll() {
        PaperGame game = read(3, "1:7 3:7\n2:7");
        assertEquals(
                List.of(7, 4, 7), game.strips().stream().map(ScoreStrip::plus).toList());
    }

    @Test
    void dotsAreNotPutBeforeTheEndOfTheRound() {
        assertFalse(read(2, "1:8").strips().getLast().hasDot(8));
        assertTrue(read(2, "1:8\n").strips().getLast().hasDot(8));
    }

    @Test
    void whatAnotherHasJustAnnouncedIsStillWorthFullPointsInThatRound() {
        assertEquals(8, read(2, "1:8").worth(1, 8));
        assertEquals(4, read(2, "1:8\n").worth(1, 8));
    }

    @Test
    void aloneANumberIsHalvedByAHigherOneBeforeIt() {
        assertEquals(
                Map.of(4, 4, 5, 3, 7, 7, 9, 9),
                points(read(1, "1:4\n1:7\n1:5\n1:9").strips().getFirst()));
    }

    @ParameterizedTest
    @CsvSource({"1:5 1:7, 12", "1:7 1:5, 10"})
    void aloneTheOrderWithinARoundCounts(String round, int plus) {
        assertEquals(plus, read(1, round).strips().getFirst().plus());
    }

    @Test
    void aloneWhatIsStillOpenIsWorthHalfAsSoonAsAHigherNumberIsAnnounced() {
        assertEquals(
                List.of(3, 10),
                List.of(read(1, "1:8").worth(0, 6), read(1, "1:8").worth(0, 10)));
    }

    @Test
    void linusHasTwentyNinePoints() {
        String others = "2:2 2:5 2:7 2:10\n";
        PaperGame game = read(2, others + "1:2 1:3 1:5 1:6\n1:7 1:8 1:9 1:10\n");
        ScoreStrip linus = game.strips().getFirst();
        assertEquals(List.of(26, 39, 29), List.of(linus.fullPoints(), linus.plus(), linus.total(10)));
    }

    @Test
    void whoeverReachedEveryNumberMayHaveMissedNothing() {
        PaperGame game = read(1, "1:2 1:3 1:4 1:5 1:6\n1:7 1:8 1:9 1:10");
        assertEquals(List.of(0, 51), List.of(game.leastMissed(0), game.mostMissed(0)));
    }

    @Test
    void aLineThatNeverGrewMissesAllFieldsButItsStart() {
        assertEquals(60, PaperGame.begin(1).mostMissed(0));
    }

    @Test
    void numbersThatWereNeverReachedAreMissed() {
        assertEquals(8, read(2, "2:4").leastMissed(1));
    }

    @ParameterizedTest
    @CsvSource({"'10 10', '0 1'", "'10 9', '1'", "'9 10', '0'"})
    void theBestTotalWinsAndIsShared(String missed, String winners) {
        List<Integer> counted = Words.of(missed).stream().map(Integer::valueOf).toList();
        List<Integer> expected =
                Words.of(winners).stream().map(Integer::valueOf).toList();
        assertEquals(expected, read(2, "1:8 2:8").winners(counted));
    }

    @Test
    void fifteenRoundsAreTheWholeGame() {
        assertFalse(read(2, "\n".repeat(14)).isOver());
        assertTrue(read(2, "\n".repeat(15)).isOver());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "1",
                "8",
                "1:",
                "1:1",
                "1:11",
                "1:08",
                "0:8",
                "3:8",
                "1-8",
                "1:8,2:8",
                "1:8 1:8",
                "1:8\n1:8",
                "🦊:8"
            })
    void whatCannotHaveBeenAnnouncedIsRefused(String announcements) {
        assertInstanceOf(Parsed.Failure.class, PaperGame.parse(2, announcements));
    }

    @Test
    void nothingIsAnnouncedAfterTheLastRound() {
        assertInstanceOf(Parsed.Failure.class, PaperGame.parse(2, "\n".repeat(15) + "1:8"));
        assertInstanceOf(Parsed.Failure.class, PaperGame.parse(2, "\n".repeat(16)));
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 0, 5})
    void aGameHasOneToFourPlayers(int players) {
        assertInstanceOf(Parsed.Failure.class, PaperGame.parse(players, ""));
    }

    /** The lines are drawn by the rules and by the plain implementation; the paper hears only the announcements. */
    @Test
    void theSumsAreThoseOfTheRulebookInThousandsOfRandomGames() {
        int solo = 0;
        int shared = 0;
        for (int seed = 0; seed < GAMES; seed++) {
            Prng prng = new Prng(seed);
            Board board = seed % 4 == 0 ? BuiltInBoards.classic() : TestBoards.random(prng);
            int winners = playTwice(RandomPlay.setup(board, prng), prng, "seed " + seed);
            solo += winners == 0 ? 1 : 0;
            shared += winners > 1 ? 1 : 0;
        }
        assertTrue(solo > GAMES / 5 && shared > GAMES / 50, solo + " solo games and " + shared + " shared wins");
    }

    /** How many have won; 0 in a solo game. */
    private static int playTwice(Setup setup, Prng prng, String where) {
        List<Integer> starts = setup.players().stream().map(Player::start).toList();
        PlainGame plain =
                new PlainGame(InPlain.board(setup.board()), setup.edition().toString(), starts);
        Game game = Game.begin(setup);
        StringBuilder said = new StringBuilder();
        for (Card card : Deck.shuffled(setup.cards(), prng).cards()) {
            game = game.after(new Event.CardTurned(card)).orElseThrow();
            Map<Integer, PlainExtension> extensions = new TreeMap<>();
            for (int start : starts) {
                Line line = game.position().seat(start).orElseThrow().line();
                Action action = RandomPlay.action(line, card, setup.board(), prng);
                if (action instanceof Extension extension) {
                    extensions.put(start, InPlain.extension(extension));
                }
                game = game.after(new Event.Acted(start, action)).orElseThrow();
            }
            announceInAnyOrder(plain.playRound(card.toString(), extensions), starts, prng, said);
            agreeOnStrips(read(starts.size(), said.toString()), plain, starts, where);
        }
        PaperGame paper = read(starts.size(), said.toString());
        agreeOnTheEnd(paper, plain, starts, where);
        agreeOnSeats(paper, game.position(), where);
        return starts.size() == 1 ? 0 : plain.winners().size();
    }

    /** Only the order along one line matters: players speak in any order, and through each other. */
    private static void announceInAnyOrder(
            List<PlainAnnouncement> round, List<Integer> starts, Prng prng, StringBuilder said) {
        List<List<PlainAnnouncement>> byPlayer = new ArrayList<>();
        for (int start : starts) {
            byPlayer.add(new ArrayList<>(round.stream()
                    .filter(announcement -> announcement.start() == start)
                    .toList()));
        }
        for (int left = round.size(); left > 0; left--) {
            List<List<PlainAnnouncement>> waiting =
                    byPlayer.stream().filter(some -> !some.isEmpty()).toList();
            PlainAnnouncement next = waiting.get(prng.below(waiting.size())).removeFirst();
            said.append(starts.indexOf(next.start()) + 1)
                    .append(':')
                    .append(next.number())
                    .append(' ');
        }
        said.append('\n');
    }

    private static void agreeOnStrips(PaperGame paper, PlainGame plain, List<Integer> starts, String where) {
        for (int place = 0; place < starts.size(); place++) {
            ScoreStrip strip = paper.strips().get(place);
            assertEquals(plain.points(starts.get(place)), points(strip), where);
            for (int number = Board.LOWEST_NUMBER; number <= Board.HIGHEST_NUMBER; number++) {
                assertEquals(plain.dots(starts.get(place)).contains(number), strip.hasDot(number), where);
            }
        }
    }

    private static void agreeOnTheEnd(PaperGame paper, PlainGame plain, List<Integer> starts, String where) {
        assertTrue(paper.isOver(), where);
        List<Integer> missed = starts.stream().map(plain::minus).toList();
        for (int place = 0; place < starts.size(); place++) {
            int start = starts.get(place);
            assertEquals(plain.total(start), paper.strips().get(place).total(plain.minus(start)), where);
            assertTrue(
                    paper.leastMissed(place) <= plain.minus(start) && plain.minus(start) <= paper.mostMissed(place),
                    where);
        }
        assertEquals(
                plain.winners(), paper.winners(missed).stream().map(starts::get).toList(), where);
    }

    private static void agreeOnSeats(PaperGame paper, Position position, String where) {
        assertEquals(position.seats().stream().map(Seat::strip).toList(), paper.strips(), where);
        assertEquals(
                position.winners(),
                paper.winners(position.seats().stream().map(Seat::minus).toList()).stream()
                        .map(place -> position.seats().get(place).player())
                        .toList(),
                where);
    }
}
