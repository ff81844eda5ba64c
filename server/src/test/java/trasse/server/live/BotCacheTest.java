package trasse.server.live;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import trasse.engine.bot.Bot;
import trasse.engine.bot.Level;
import trasse.rules.Board;
import trasse.rules.notation.BoardCode;
import trasse.rules.notation.BuiltInBoards;
import trasse.server.Boards;

/** What a node keeps in memory for its bots. */
class BotCacheTest {
    private final BotCache bots = new BotCache();

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
