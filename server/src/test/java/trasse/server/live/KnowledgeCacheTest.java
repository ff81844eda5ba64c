package trasse.server.live;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import trasse.rules.Board;
import trasse.rules.notation.BoardCode;
import trasse.rules.notation.BuiltInBoards;
import trasse.server.Boards;

/** What a node keeps in memory about boards. */
class KnowledgeCacheTest {
    private final KnowledgeCache knowledge = new KnowledgeCache();

    @Test
    void aBuiltInBoardHasBeenLearned() {
        assertTrue(knowledge.of(BuiltInBoards.classic()).isTrained());
    }

    @Test
    void anotherBoardIsPlayedWithGeneralKnowledge() {
        assertFalse(knowledge.of(Boards.another(1)).isTrained());
    }

    @Test
    void theSameBoardIsKnownWhateverItsName() {
        Board unnamed = BoardCode.parse(BoardCode.of(Boards.another(1))).orElseThrow();
        assertSame(knowledge.of(Boards.another(1)), knowledge.of(unnamed));
    }

    @Test
    void aBoardIsThereOnceItIsAskedFor() {
        assertTrue(knowledge.ifPresent(BuiltInBoards.classic()).isEmpty());
        knowledge.of(BuiltInBoards.classic());
        assertTrue(knowledge.ifPresent(BuiltInBoards.classic()).isPresent());
    }

    @Test
    void onlyAFewBoardsAreKept() {
        for (int seed = 0; seed < 20; seed++) {
            knowledge.of(Boards.another(seed));
        }
        assertEquals(KnowledgeCache.MOST_BOARDS, knowledge.size());
    }
}
