package trasse.engine.solve;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import trasse.engine.Limit;
import trasse.rules.Action;
import trasse.rules.Card;
import trasse.rules.Extension;
import trasse.rules.Field;
import trasse.rules.Fields;
import trasse.rules.Line;
import trasse.rules.Pass;

/**
 * Finds the best line through cards that are known, and a bound that no line can beat, as far as a limit allows.
 *
 * <p>A {@link Beam} soon finds a line that is hard to beat; wider beams find better ones. {@link Refutation}s prove, one
 * total after the other from the top, that there is no such line. Both prune with the bound of the {@link Relaxation}.
 * When they meet, the solution is proven; with few cards left, that mostly takes a moment.
 *
 * <p>Not thread-safe: one object solves one endgame, once.
 */
public final class Solver {
    /** With so many cards or fewer, the solution of a sensible game is proven within a moment. */
    public static final int FEW_CARDS = 10;

    private static final int FIRST_STEPS = 10;
    private static final int MORE_STEPS = 30;
    private static final int ALL_STEPS = 300;
    private static final int FEW_STEPS = 8;
    private static final int MORE_STEPS_EACH = 3;
    private static final int FEW_WIDTH = 30;
    private static final long FEW_WORK = 100_000;
    private static final int MORE_WORK = 8;
    private static final long MANY_WORK = 6_000_000;
    private static final int QUICK_WIDTH = 100;
    private static final int FIRST_WIDTH = 300;
    private static final int FIRST_WIDTH_ENOUGH = 5_000;
    private static final int WIDER = 4;
    private static final int WIDEST = 320_000;
    private static final long SLICE = 10_000_000;

    private final Endgame endgame;
    private final Moves moves;
    private final Relaxation relaxation;
    private final SearchStatus status;
    private int[] line;

    private Solver(Endgame endgame, Limit limit, SolverProgress progress) {
        this.endgame = endgame;
        this.moves = new Moves(endgame);
        this.relaxation = new Relaxation(moves, endgame);
        this.status = new SearchStatus(limit, progress, endgame.totalSoFar(), mostImaginable());
        this.line = new int[moves.cards];
        Arrays.fill(line, -1);
    }

    /** The best that can be found before the limit is reached; its work is the moves looked at. */
    public static Solution solve(Endgame endgame, Limit limit) {
        return solve(endgame, limit, SolverProgress.IGNORED);
    }

    /** The same, with reports on the way. */
    public static Solution solve(Endgame endgame, Limit limit, SolverProgress progress) {
        Solver solver = new Solver(endgame, limit, progress);
        solver.solve();
        return solver.solution();
    }

    private Solution solution() {
        return new Solution(status.total, status.bound, actions());
    }

    /** Every free field visited and every number on them in full. */
    private int mostImaginable() {
        int most = endgame.totalSoFar();
        for (Field field : new Fields(moves.free)) {
            most += moves.cards == 0 ? 0 : 1 + endgame.board().number(field).orElse(0);
        }
        return most;
    }

    private void solve() {
        if (moves.cards <= FEW_CARDS) {
            solveFewCards();
        } else {
            solveManyCards();
        }
    }

    /** Most endings are easy, so it begins with little of everything. */
    private void solveFewCards() {
        int steps = FEW_STEPS;
        int width = FEW_WIDTH;
        for (long most = FEW_WORK; goesOn(); most = most < MANY_WORK ? MORE_WORK * most : Long.MAX_VALUE / 2) {
            improve(steps);
            beam(width);
            advance(refutation(status.total + 1), status.work + most);
            steps *= MORE_STEPS_EACH;
            width *= WIDER;
        }
    }

    private void solveManyCards() {
        improve(FIRST_STEPS);
        beam(QUICK_WIDTH);
        improve(MORE_STEPS);
        int width = FIRST_WIDTH;
        for (; goesOn() && width <= FIRST_WIDTH_ENOUGH; width *= WIDER) {
            beam(width);
        }
        improve(ALL_STEPS);
        long beamWork = status.work;
        long refutationWork = 0;
        while (goesOn()) {
            Refutation refutation = refutation(status.bound);
            while (goesOn() && !refutation.isDone()) {
                long before = status.work;
                if (refutationWork < beamWork || width > WIDEST) {
                    advance(refutation, status.work + SLICE);
                    refutationWork += status.work - before;
                } else {
                    beam(width);
                    width *= WIDER;
                    beamWork += status.work - before;
                }
            }
        }
    }

    private boolean goesOn() {
        return !status.isProven() && !status.isOver();
    }

    private void improve(int steps) {
        if (!goesOn()) {
            return;
        }
        for (int step = 0; step < steps && relaxation.canImprove() && goesOn(); step++) {
            relaxation.improve();
            status.work += relaxation.work();
            status.bound = Math.min(status.bound, relaxation.bound());
        }
        relaxation.settle();
    }

    private void beam(int width) {
        if (!goesOn()) {
            return;
        }
        Expansion expansion = new Expansion(moves, relaxation, endgame, status);
        expansion.target = status.total + 1;
        Beam beam = new Beam(expansion, moves.cards, width);
        take(beam.run(root(), status));
        if (beam.isComplete()) {
            status.bound = status.total;
        }
    }

    private Refutation refutation(int target) {
        Expansion expansion = new Expansion(moves, relaxation, endgame, status);
        expansion.target = target;
        return new Refutation(expansion, moves.cards, root());
    }

    private void advance(Refutation refutation, long until) {
        refutation.advance(status, until);
        take(refutation.best());
        if (refutation.isDone()) {
            status.bound = Math.min(status.bound, refutation.bound());
        }
    }

    private Layer root() {
        Layer root = new Layer(1);
        int one = moves.placeOf[endgame.line().first().ordinal()];
        int other = moves.placeOf[endgame.line().last().ordinal()];
        root.add(0, one, other, 0, endgame.totalSoFar(), 0, 0, -1);
        return root;
    }

    private void take(int[] found) {
        if (found.length == 0) {
            return;
        }
        int total = total(found);
        if (total > status.total) {
            status.total = total;
            line = found;
            status.improved(solution());
        }
    }

    private int total(int[] found) {
        int total = endgame.totalSoFar();
        int level = 0;
        for (int card = 0; card < found.length; card++) {
            if (found[card] >= 0) {
                int paid = moves.profiles[found[card]] * moves.levels + level;
                total += Long.bitCount(moves.masks[found[card]]) + moves.points[card][paid];
                level = moves.nextLevel[paid];
            }
        }
        return total;
    }

    private List<Action> actions() {
        List<Action> actions = new ArrayList<>();
        Line drawn = endgame.line();
        for (int card = 0; card < line.length; card++) {
            if (line[card] < 0) {
                actions.add(new Pass());
            } else {
                Extension extension = extension(card, line[card], drawn);
                drawn = drawn.extend(extension, endgame.cards().get(card), endgame.board())
                        .orElseThrow();
                actions.add(extension);
            }
        }
        return actions;
    }

    private Extension extension(int card, int move, Line drawn) {
        Card shown = endgame.cards().get(card);
        for (Extension extension : drawn.extensions(shown, endgame.board())) {
            int end = moves.placeOf[extension.end().ordinal()];
            if (move >= moves.begin(card, end)
                    && move < moves.end(card, end)
                    && Fields.of(extension.fields()).bits() == moves.masks[move]
                    && moves.placeOf[extension.tip().ordinal()] == moves.tips[move]
                    && CardPaths.numbers(extension.fields(), endgame.board()) == moves.numbers(move)) {
                return extension;
            }
        }
        throw new IllegalStateException("the line found is not legal");
    }
}
