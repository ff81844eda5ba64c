package trasse.server.live;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.time.Instant;
import java.time.InstantSource;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import trasse.engine.bot.Lesson;
import trasse.rules.Board;
import trasse.rules.notation.BoardCode;
import trasse.rules.notation.BuiltInBoards;
import trasse.server.Boards;
import trasse.server.live.BoardSchool.Schooling;
import trasse.server.store.Database;
import trasse.server.store.LearnedBoardStore;
import trasse.server.store.LearnedBoardStore.Learned;

/** How bots get to know the boards that people bring. */
class BoardSchoolTest {
    private static final Board BOARD = Boards.another(1);
    private static final String CODE = BoardCode.of(BOARD);
    private static final InstantSource CLOCK = InstantSource.system();

    private final BlockingQueue<Schooling> learned = new LinkedBlockingQueue<>();

    private Database database;
    private LearnedBoardStore store;
    private BoardSchool school;

    @BeforeEach
    void open(@TempDir Path folder) {
        database = Database.inFolder(folder, (what, nanos) -> {});
        store = new LearnedBoardStore(database);
        school = new BoardSchool(store, CLOCK);
    }

    @AfterEach
    void close() {
        school.close();
        database.close();
    }

    private Schooling next() throws InterruptedException {
        Schooling next = learned.poll(5, TimeUnit.MINUTES);
        assertTrue(next != null, "nothing was learned");
        return next;
    }

    @Test
    void theBoardsOfTheGameAreKnown() {
        assertTrue(school.schooling(BuiltInBoards.classic()).isComplete());
    }

    @Test
    void aNewBoardIsPlayedAtOnceAndLearnedMeanwhile() throws InterruptedException {
        Schooling before = school.schooling(BOARD);
        assertFalse(before.knowledge().isTrained());
        school.enrol(BOARD, learned::add);
        assertTrue(next().knowledge().isTrained());
        Learned stored = store.find(CODE).orElseThrow();
        assertEquals(Lesson.SHORT, stored.lesson());
        Schooling after = school.schooling(BOARD);
        assertTrue(after.knowledge().isTrained());
        assertFalse(after.isComplete(), "the long lesson goes on");
    }

    @Test
    void whatAnotherNodeHasLearnedIsNotLearnedAgain() throws InterruptedException {
        school.enrol(BOARD, learned::add);
        next();
        school.close();
        Learned first = store.find(CODE).orElseThrow();
        store.keep(CODE, new Learned(Lesson.LONG, first.zipped()), Instant.now());
        try (BoardSchool other = new BoardSchool(store, CLOCK)) {
            other.enrol(BOARD, learned::add);
            assertTrue(next().isComplete());
            assertTrue(other.schooling(BOARD).isComplete());
        }
    }

    @Test
    void aNodeThatStopsLetsOthersGoOn() throws InterruptedException {
        school.enrol(BOARD, learned::add);
        next();
        assertFalse(store.claims(CODE, Instant.now()), "this node goes on with the long lesson");
        school.close();
        assertTrue(store.claims(CODE, Instant.now()));
    }

    @Test
    void aNodeThatDiedHoldsABoardForAMinuteOnly() {
        Instant now = Instant.now();
        assertTrue(store.claims(CODE, now));
        assertFalse(store.claims(CODE, now.plusSeconds(59)));
        assertTrue(store.claims(CODE, now.plusSeconds(61)));
        store.renewClaim(CODE, now.plusSeconds(100));
        assertFalse(store.claims(CODE, now.plusSeconds(150)));
    }

    @Test
    void theBoardsThatNobodyUsesAreForgottenFirst() {
        Instant now = Instant.now();
        for (int board = 0; board < LearnedBoardStore.MOST_BOARDS; board++) {
            assertTrue(store.claims("board " + board, now.plusSeconds(board)));
            store.keep("board " + board, new Learned(Lesson.LONG, new byte[] {1}), now.plusSeconds(board));
        }
        store.use("board 0", now.plusSeconds(1000));
        store.claims("one more", now.plusSeconds(1001));
        assertTrue(store.find("board 0").isPresent());
        assertTrue(store.find("board 1").isEmpty());
        assertTrue(store.find("board 2").isPresent());
    }

    @Test
    void onlySoManyBoardsWait() {
        for (int seed = 1; seed <= 20; seed++) {
            school.enrol(Boards.another(seed), learned::add);
        }
        assertEquals(1 + BoardSchool.MOST_WAITING, school.enrolled());
    }
}
