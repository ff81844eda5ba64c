package trasse.server.http;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import trasse.engine.weights.ShippedWeights;
import trasse.rules.Board;
import trasse.rules.notation.BoardCode;
import trasse.rules.notation.BuiltInBoards;
import trasse.server.store.LearnedBoardStore;

/** What bots know about boards, for the bots in the page. What comes with the game is read at the start. Thread-safe. */
final class WeightFiles {
    static final String FOLDER = "/weights/";

    /** What other boards teach about one that nobody has learned. */
    private static final String ANY_BOARD = "any-board";

    private static final String ONE_DAY = "public, max-age=86400";

    /** What comes with the game, by the code of its board. */
    private final Map<String, PageFile> shipped = new HashMap<>();

    private final LearnedBoardStore learned;

    WeightFiles(LearnedBoardStore learned) {
        this.learned = learned;
        shipped.put(ANY_BOARD, PageFile.gzipped(ShippedWeights.zippedHeadStart(), ONE_DAY));
        for (String name : BuiltInBoards.NAMES) {
            Board board = BuiltInBoards.find(name).orElseThrow();
            ShippedWeights.zipped(board)
                    .ifPresent(zipped -> shipped.put(BoardCode.of(board), PageFile.gzipped(zipped, ONE_DAY)));
        }
    }

    /**
     * The weights of a board, which are nothing if nobody has learned it.
     *
     * @param path ends with the board's code, or with the name that older pages ask for
     * @return empty if that is no board
     */
    Optional<PageFile> file(String path) {
        String name = path.substring(FOLDER.length());
        if (name.equals(ANY_BOARD)) {
            return Optional.ofNullable(shipped.get(name));
        }
        return BuiltInBoards.find(name)
                .or(() -> BoardCode.parse(name).toOptional())
                .map(this::weights);
    }

    private PageFile weights(Board board) {
        String code = BoardCode.of(board);
        return Optional.ofNullable(shipped.get(code))
                .or(() -> learned.find(code).map(found -> PageFile.gzipped(found.zipped(), Page.REVALIDATE)))
                .orElse(PageFile.nothing(Page.REVALIDATE));
    }
}
