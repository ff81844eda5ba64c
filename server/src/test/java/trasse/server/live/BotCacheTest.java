package trasse.server.live;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.time.InstantSource;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import trasse.engine.bot.Bot;
import trasse.engine.bot.Level;
import trasse.rules.Board;
import trasse.rules.notation.BoardCode;
import trasse.rules.notation.BuiltInBoards;
import trasse.server.Boards;
import trasse.server.store.Database;
import trasse.server.store.LearnedBoardStore;

/** What a node keeps in memory for its bots. */
class BotCacheTest {
    private Database database;
    private BoardSchool school;
    private BotCache bots;

    @BeforeEach
    void open(@TempDir Path folder) {
        database = Database.inFolder(folder, (what, nanos) -> {});
        school = new BoardSchool(new LearnedBoardStore(database), InstantSource.system());
        bots = new BotCache(school);
    }

    @AfterEach
    void close() {
        school.close();
        database.close();
    }

    @Test
    void aStrongBotHasANewBoardLearnedAndAWeakOneDoesNot() {
        bots.bot(Boards.another(1), Level.MAGPIE, 1);
        bots.bot(BuiltInBoards.classic(), Level.OWL, 1);
        assertEquals(0, school.enrolled());
        bots.bot(Boards.another(1), Level.RABBIT, 1);
        assertEquals(1, school.enrolled());
    }

    @Test
    void theSameBoardIsKnownWhateverItsName() {
        Board board = Boards.another(1);
        Board unnamed = BoardCode.parse(BoardCode.of(board)).orElseThrow();
        assertSame(bots.bot(board, Level.MAGPIE, 1), bots.bot(unnamed, Level.MAGPIE, 2));
    }

    @Test
    void aBoardIsKnownOnceABotIsAskedFor() {
        assertFalse(bots.knows(BuiltInBoards.classic()));
        bots.bot(BuiltInBoards.classic(), Level.MAGPIE, 1);
        assertTrue(bots.knows(BuiltInBoards.classic()));
    }

    @Test
    void everyThreadHasBotsOfItsOwn() {
        Bot here = bots.bot(BuiltInBoards.classic(), Level.MAGPIE, 1);
        Bot there = CompletableFuture.supplyAsync(
                        () -> bots.bot(BuiltInBoards.classic(), Level.MAGPIE, 1), Thread::startVirtualThread)
                .join();
        assertNotSame(here, there);
    }

    @Test
    void onlyAFewBoardsAreKept() {
        for (int seed = 0; seed < 20; seed++) {
            bots.bot(Boards.another(seed), Level.OWL, 1);
        }
        assertEquals(BotCache.MOST_BOARDS, bots.size());
    }
}
