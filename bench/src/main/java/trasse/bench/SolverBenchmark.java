package trasse.bench;

import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import trasse.engine.Limit;
import trasse.engine.solve.Endgame;
import trasse.engine.solve.NumberScoring;
import trasse.engine.solve.Solution;
import trasse.engine.solve.Solver;
import trasse.rules.Action;
import trasse.rules.Board;
import trasse.rules.Card;
import trasse.rules.Deal;
import trasse.rules.Deck;
import trasse.rules.Extension;
import trasse.rules.Field;
import trasse.rules.Line;
import trasse.rules.Pass;
import trasse.rules.Prng;
import trasse.rules.notation.BuiltInBoards;

/**
 * How fast the last cards of a solo game are solved, and how well a whole one is solved in how much time. Time is
 * processor time of the one thread that solves, so that other work on the machine does not count.
 *
 * <p>Arguments: how many whole deals, how many endings of each length, and the most seconds for a deal.
 */
public final class SolverBenchmark {
    private static final int SEED = 1;
    private static final double NANOS = 1e9;
    private static final long GOOD_PLAY = 10_000_000;

    private final Board board = BuiltInBoards.classic();

    private SolverBenchmark() {}

    public static void main(String[] arguments) {
        int deals = arguments.length > 0 ? Integer.parseInt(arguments[0]) : 20;
        int endings = arguments.length > 1 ? Integer.parseInt(arguments[1]) : 200;
        double seconds = arguments.length > 2 ? Double.parseDouble(arguments[2]) : 60;
        SolverBenchmark benchmark = new SolverBenchmark();
        if (endings > 0) {
            benchmark.endings(endings);
        }
        if (deals > 0) {
            benchmark.wholeDeals(deals, seconds);
        }
    }

    private void endings(int count) {
        System.out.println("| cards left | play before | median ms | 99 % within ms | longest ms |");
        System.out.println("|---|---|---|---|---|");
        for (int cards : new int[] {8, 10}) {
            endings(count, cards, "good", prng -> goodEnding(prng, cards));
            endings(count, cards, "greedy", prng -> greedyEnding(prng, cards));
        }
    }

    private static void endings(int count, int cards, String play, Function<Prng, Endgame> played) {
        double[] millis = new double[count];
        for (int i = -count / 4; i < count; i++) {
            Endgame ending = played.apply(new Prng(SEED + i));
            double begun = seconds();
            if (!Solver.solve(ending, Limit.NONE).isProven()) {
                throw new IllegalStateException("an ending was not solved");
            }
            millis[Math.max(i, 0)] = 1000 * (seconds() - begun);
        }
        Arrays.sort(millis);
        System.out.printf(
                Locale.ROOT,
                "| %d | %s | %.1f | %.0f | %.0f |%n",
                cards,
                play,
                millis[count / 2],
                millis[count * 99 / 100],
                millis[count - 1]);
    }

    /** A solo game up to its last cards, played with all cards known. */
    private Endgame goodEnding(Prng prng, int cards) {
        Endgame endgame = wholeGame(prng);
        List<Action> good = Solver.solve(endgame, Limit.ofWork(GOOD_PLAY)).actions();
        for (Action action : good.subList(0, Deck.SIZE - cards)) {
            endgame = after(endgame, action);
        }
        return endgame;
    }

    /** A solo game up to its last cards, played by one who takes the most of each card. */
    private Endgame greedyEnding(Prng prng, int cards) {
        Endgame endgame = wholeGame(prng);
        while (endgame.cards().size() > cards) {
            endgame = after(endgame, greedy(endgame, prng));
        }
        return endgame;
    }

    private Endgame wholeGame(Prng prng) {
        Deal deal = Deal.random(Deck.STANDARD, 1, prng);
        return Endgame.solo(board, deal.starts().getFirst(), deal.deck());
    }

    private Action greedy(Endgame endgame, Prng prng) {
        List<Action> best = new ArrayList<>(List.of(new Pass()));
        int most = endgame.totalSoFar();
        for (Extension extension : endgame.line().extensions(endgame.cards().getFirst(), board)) {
            int total = after(endgame, extension).totalSoFar();
            if (total > most) {
                best.clear();
                most = total;
            }
            if (total == most) {
                best.add(extension);
            }
        }
        return best.get(prng.below(best.size()));
    }

    private Endgame after(Endgame endgame, Action action) {
        List<Card> rest = endgame.cards().subList(1, endgame.cards().size());
        if (!(action instanceof Extension extension)
                || !(endgame.scoring() instanceof NumberScoring.Solo(int highest))) {
            return new Endgame(board, endgame.line(), endgame.points(), endgame.scoring(), rest);
        }
        Line line = endgame.line()
                .extend(extension, endgame.cards().getFirst(), board)
                .orElseThrow();
        int points = endgame.points();
        for (Field field : extension.fields()) {
            int number = board.number(field).orElse(0);
            points += number == 0 ? 0 : endgame.scoring().points(number, 0, highest);
            highest = Math.max(highest, number);
        }
        return new Endgame(board, line, points, new NumberScoring.Solo(highest), rest);
    }

    private void wholeDeals(int count, double longest) {
        double[] marks = Arrays.stream(new double[] {1, 8, 60})
                .filter(mark -> mark <= longest)
                .toArray();
        int[][] totals = new int[marks.length][count];
        int[][] bounds = new int[marks.length][count];
        int proven = 0;
        for (int i = -1; i < count; i++) {
            Deal deal = Deal.random(Deck.STANDARD, 1, new Prng(SEED + i));
            Endgame endgame = Endgame.solo(board, deal.starts().getFirst(), deal.deck());
            int at = Math.max(i, 0);
            double begun = seconds();
            double most = i < 0 ? Math.min(5, longest) : longest;
            int[] next = {0};
            Limit limit = Limit.until(() -> seconds() - begun >= most);
            Solution solution = Solver.solve(endgame, limit, (total, bound) -> {
                double passed = seconds() - begun;
                while (next[0] < marks.length && marks[next[0]] <= passed) {
                    totals[next[0]][at] = total;
                    bounds[next[0]++][at] = bound;
                }
            });
            for (int mark = next[0]; mark < marks.length; mark++) {
                totals[mark][at] = solution.total();
                bounds[mark][at] = solution.bound();
            }
            proven += i >= 0 && solution.isProven() ? 1 : 0;
        }
        System.out.println("| whole deal, after | mean total | mean bound | mean gap |");
        System.out.println("|---|---|---|---|");
        for (int mark = 0; mark < marks.length; mark++) {
            int[] gaps = new int[count];
            for (int i = 0; i < count; i++) {
                gaps[i] = bounds[mark][i] - totals[mark][i];
            }
            System.out.printf(
                    Locale.ROOT,
                    "| %.0f s | %s | %s | %s |%n",
                    marks[mark],
                    mean(totals[mark]),
                    mean(bounds[mark]),
                    mean(gaps));
        }
        System.out.println();
        System.out.println(proven + " of " + count + " deals proven.");
    }

    private static String mean(int[] values) {
        double mean = Arrays.stream(values).average().orElseThrow();
        double squares = Arrays.stream(values)
                .mapToDouble(value -> (value - mean) * (value - mean))
                .sum();
        double error = values.length < 2 ? 0 : Math.sqrt(squares / (values.length - 1) / values.length);
        return String.format(Locale.ROOT, "%.2f ± %.2f", mean, error);
    }

    private static double seconds() {
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() / NANOS;
    }
}
