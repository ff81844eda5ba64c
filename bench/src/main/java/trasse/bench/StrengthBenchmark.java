package trasse.bench;

import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import trasse.engine.Limit;
import trasse.engine.bot.BoardKnowledge;
import trasse.engine.bot.Level;
import trasse.engine.weights.ShippedWeights;
import trasse.rules.Board;
import trasse.rules.Deck;
import trasse.rules.notation.BuiltInBoards;
import trasse.rules.notation.Replay;
import trasse.study.analysis.GameAnalysis;
import trasse.study.analysis.PlayerAnalysis;
import trasse.study.analysis.RoundListener;
import trasse.study.match.Contestant;
import trasse.study.match.Match;

/**
 * How well the owl plays alone on the classic board with different times to think, with the luck of the cards taken out,
 * which halves the variance. Time is that of the thinking thread's processor, so that other work hardly counts. Every
 * row plays the same deals.
 *
 * <p>Arguments: how many games, then milliseconds for a card, a row for each.
 */
public final class StrengthBenchmark {
    private static final long SEED = 20;
    private static final int STARTS = Board.STARTS;
    private static final List<Long> MILLIS = List.of(1L, 10L, 100L);

    private StrengthBenchmark() {}

    public static void main(String[] arguments) {
        int deals = (arguments.length > 0 ? Integer.parseInt(arguments[0]) : 200) / STARTS;
        List<Long> times = new ArrayList<>();
        for (int i = 1; i < arguments.length; i++) {
            times.add(Long.parseLong(arguments[i]));
        }
        System.out.println("| ms a card | games | total | total − luck | over 40 |");
        System.out.println("|---|---|---|---|---|");
        (times.isEmpty() ? MILLIS : times).forEach(millis -> System.out.println(row(deals, millis)));
    }

    private static String row(int deals, long millis) {
        Board board = BuiltInBoards.classic();
        BoardKnowledge knowledge = ShippedWeights.knowledge(board, Deck.STANDARD);
        Match match = new Match(
                board,
                List.of(new Contestant("owl", seed -> Level.OWL.bot(knowledge, seed))),
                () -> Limit.ofMillis(millis, StrengthBenchmark::processorTime),
                SEED,
                System::nanoTime);
        List<PlayerAnalysis> games = IntStream.range(0, STARTS * deals)
                .parallel()
                .mapToObj(number -> GameAnalysis.of(
                                Replay.of(match.play(number).record()), knowledge, Limit.NONE, RoundListener.IGNORED)
                        .players()
                        .getFirst())
                .toList();
        double over = games.stream().filter(game -> game.total() > 40).count();
        return String.format(
                Locale.ROOT,
                "| %d | %d | %s | %s | %.1f %% |",
                millis,
                games.size(),
                mean(games.stream().mapToDouble(PlayerAnalysis::total).toArray()),
                mean(games.stream()
                        .mapToDouble(game -> game.total() - game.luck())
                        .toArray()),
                100 * over / games.size());
    }

    /** The mean, with its standard error over deals: games from different starts share their cards. */
    private static String mean(double[] values) {
        double[] byDeal = IntStream.range(0, values.length / STARTS)
                .mapToDouble(deal -> IntStream.range(0, STARTS)
                        .mapToDouble(start -> values[STARTS * deal + start])
                        .average()
                        .orElseThrow())
                .toArray();
        double mean = IntStream.range(0, byDeal.length)
                .mapToDouble(deal -> byDeal[deal])
                .average()
                .orElseThrow();
        double squares = IntStream.range(0, byDeal.length)
                .mapToDouble(deal -> Math.pow(byDeal[deal] - mean, 2))
                .sum();
        return String.format(
                Locale.ROOT, "%.2f ± %.2f", mean, Math.sqrt(squares / (byDeal.length - 1) / byDeal.length));
    }

    private static long processorTime() {
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    }
}
