package trasse.study.puzzles;

import java.util.ArrayList;
import java.util.List;
import java.util.function.DoubleConsumer;
import trasse.engine.bot.BoardKnowledge;
import trasse.rules.Board;

/** Puzzles on some boards, half of them solo, the other half with two to four players. */
public final class PuzzleCollection {
    /** How many play in each part of the collection. */
    private static final List<Integer> PLAYERS = List.of(1, 2, 1, 3, 1, 4);

    private PuzzleCollection() {}

    /** A board and what bots know about it. */
    public record KnownBoard(Board board, BoardKnowledge knowledge) {}

    /**
     * Finds puzzles; the same seed always finds the same. Each is checked twice more against all actions that look good,
     * and the few that do not hold are left out.
     *
     * @param count how many to look for
     * @param progress is told the share of them that is found
     */
    public static List<Puzzle> find(List<KnownBoard> boards, int count, long seed, DoubleConsumer progress) {
        int parts = PLAYERS.size() * boards.size();
        List<Puzzle> puzzles = new ArrayList<>();
        for (int part = 0; part < parts; part++) {
            KnownBoard known = boards.get(part % boards.size());
            int players = PLAYERS.get(part / boards.size());
            int share = count * (part + 1) / parts - count * part / parts;
            int looked = count * part / parts;
            PuzzleCheck check = new PuzzleCheck(known.knowledge);
            new PuzzleSearch(known.board, known.knowledge, players, seed + part)
                    .find(share, done -> progress.accept((looked + done * share) / count)).stream()
                            .filter(puzzle -> holds(puzzle, check))
                            .forEach(puzzles::add);
        }
        return puzzles;
    }

    /** With two sets of orders of cards, of which the second is that of every later check. */
    private static boolean holds(Puzzle puzzle, PuzzleCheck check) {
        return check.holds(
                        puzzle.position(),
                        puzzle.seat(),
                        puzzle.answers(),
                        puzzle.id().hashCode())
                && check.isConfirmed(puzzle.position(), puzzle.seat(), puzzle.answers(), puzzle.id());
    }
}
