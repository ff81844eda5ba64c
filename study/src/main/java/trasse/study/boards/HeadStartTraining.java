package trasse.study.boards;

import java.util.ArrayList;
import java.util.List;
import java.util.function.DoubleConsumer;
import trasse.engine.DistinctPaths;
import trasse.engine.Limit;
import trasse.engine.PathTable;
import trasse.engine.value.HeadStart;
import trasse.engine.value.Training;
import trasse.engine.value.Valuation;
import trasse.rules.Board;
import trasse.rules.Deck;

/** Learns what boards have in common, by training on some that are drawn at random. */
public final class HeadStartTraining {
    private HeadStartTraining() {}

    /**
     * Trains on boards and averages what was learned. The same boards, games and seed always teach the same.
     *
     * @param boards how many
     * @param games how many solo games to play on each
     * @param progress is told the share that is done
     */
    public static HeadStart train(int boards, long games, long seed, DoubleConsumer progress) {
        List<Valuation> trained = new ArrayList<>();
        for (int number = 1; number <= boards; number++) {
            Board board = board(number);
            Valuation valuation = Valuation.optimistic(DistinctPaths.of(PathTable.of(board, Deck.STANDARD.sorted())));
            double before = number - 1;
            Training.solo(valuation, board.starts(), games, seed)
                    .play(Limit.NONE, share -> progress.accept((before + share) / boards));
            trained.add(valuation);
        }
        return HeadStart.averaged(trained);
    }

    /** With the inner numbers two or three steps from the centre, by turns. */
    private static Board board(int number) {
        Layout layout = new Layout("Board " + number, 2 + number % 2, 0, false);
        return new BoardSearch(layout, number, 0, 0)
                .draw(1, Limit.NONE, tries -> {})
                .getFirst();
    }
}
