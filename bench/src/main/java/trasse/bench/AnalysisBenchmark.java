package trasse.bench;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import trasse.engine.Limit;
import trasse.engine.bot.BoardKnowledge;
import trasse.engine.bot.Comparison;
import trasse.engine.bot.Level;
import trasse.engine.weights.ShippedWeights;
import trasse.rules.Board;
import trasse.rules.Deck;
import trasse.rules.Position;
import trasse.rules.notation.BuiltInBoards;
import trasse.rules.notation.Replay;
import trasse.study.analysis.GameAnalysis;
import trasse.study.analysis.Grade;
import trasse.study.analysis.PlayerAnalysis;
import trasse.study.analysis.RoundAnalysis;
import trasse.study.analysis.RoundListener;
import trasse.study.match.Contestant;
import trasse.study.match.Match;

/**
 * What the analysis says about bots of every level on the classic board, and how far it can be trusted: losses are
 * compared with the same losses by many rollouts. Only the first player is counted; the others are of the same level.
 *
 * <p>Arguments: how many games of each level, how many players a game has, how many orders of cards a rollout plays.
 */
public final class AnalysisBenchmark {
    private static final long SEED = 7;
    private static final int WORK = 1000;
    private static final int WARM_UP_GAMES = 8;

    private AnalysisBenchmark() {}

    /** A loss as the analysis has it, and as many rollouts have it. */
    private record Loss(Grade grade, double ahead, double error, double deep, double deepError) {}

    public static void main(String[] arguments) {
        int games = arguments.length > 0 ? Integer.parseInt(arguments[0]) : 20;
        int players = arguments.length > 1 ? Integer.parseInt(arguments[1]) : 1;
        int orders = arguments.length > 2 ? Integer.parseInt(arguments[2]) : 640;
        Board board = BuiltInBoards.classic();
        BoardKnowledge knowledge = ShippedWeights.knowledge(board, Deck.STANDARD);
        ThreadMXBean clock = ManagementFactory.getThreadMXBean();
        List<Loss> losses = new ArrayList<>();
        warmUp(players, board, knowledge);
        System.out.println("| bot | points lost | accuracy | its deciles | inaccuracies | mistakes | milliseconds |"
                + " luck of a card: deviation | 5 % | 20 % | 80 % | 95 % |");
        System.out.println("|---|---|---|---|---|---|---|---|---|---|---|---|");
        for (Level level : Level.values()) {
            List<PlayerAnalysis> analyses = new ArrayList<>();
            long nanos = 0;
            for (int game = 0; game < games; game++) {
                Replay replay = Replay.of(
                        match(level, players, board, knowledge).play(game).record());
                long begun = clock.getCurrentThreadCpuTime();
                PlayerAnalysis analysis = GameAnalysis.of(replay, knowledge, Limit.NONE, RoundListener.IGNORED)
                        .players()
                        .getFirst();
                nanos += clock.getCurrentThreadCpuTime() - begun;
                analyses.add(analysis);
                for (RoundAnalysis round : analysis.rounds()) {
                    round.action()
                            .check()
                            .ifPresent(check ->
                                    losses.add(deepLoss(replay, round, check.uncertainty(), orders, knowledge)));
                }
            }
            System.out.println(row(level, analyses, nanos / 1e6 / games));
        }
        System.out.println();
        System.out.println("| graded | actions | loss by the look-ahead | by many rollouts | root mean square of the"
                + " difference | uncertainty of the check | really lost something | really lost a point |");
        System.out.println("|---|---|---|---|---|---|---|---|");
        Map<Grade, List<Loss>> byGrade = new EnumMap<>(Grade.class);
        losses.forEach(loss -> byGrade.computeIfAbsent(loss.grade(), grade -> new ArrayList<>())
                .add(loss));
        byGrade.forEach((grade, some) -> System.out.println(row(grade, some)));
    }

    /** Java compiles what an analysis does while the first ones are made. */
    private static void warmUp(int players, Board board, BoardKnowledge knowledge) {
        for (Level level : Level.values()) {
            for (int game = 0; game < WARM_UP_GAMES; game++) {
                Replay replay = Replay.of(
                        match(level, players, board, knowledge).play(game).record());
                GameAnalysis.of(replay, knowledge, Limit.NONE, RoundListener.IGNORED);
            }
        }
    }

    private static Match match(Level level, int players, Board board, BoardKnowledge knowledge) {
        Contestant contestant = new Contestant(level.toString(), seed -> level.bot(knowledge, seed));
        return new Match(
                board, Collections.nCopies(players, contestant), () -> Limit.ofWork(WORK), SEED, System::nanoTime);
    }

    private static Loss deepLoss(
            Replay replay, RoundAnalysis round, double uncertainty, int orders, BoardKnowledge knowledge) {
        Position position = replay.open(round.round());
        Comparison comparison = Comparison.of(
                knowledge,
                position,
                position.seats().getFirst(),
                List.of(round.best(), round.played()),
                orders,
                SEED + round.round());
        return new Loss(
                round.grade(), -round.skill(), uncertainty, comparison.difference(0, 1), comparison.error(0, 1));
    }

    private static String row(Level level, List<PlayerAnalysis> analyses, double millis) {
        double[] accuracies =
                analyses.stream().mapToDouble(PlayerAnalysis::accuracy).sorted().toArray();
        double[] luck = analyses.stream()
                .flatMap(player -> player.rounds().stream())
                .mapToDouble(RoundAnalysis::luck)
                .sorted()
                .toArray();
        return String.format(
                Locale.ROOT,
                "| %s | %.1f | %.0f | %.0f to %.0f | %.1f | %.1f | %.0f | %.2f | %+.1f | %+.1f | %+.1f | %+.1f |",
                level,
                -mean(analyses.stream().mapToDouble(PlayerAnalysis::skill).toArray()),
                mean(accuracies),
                quantile(accuracies, 0.1),
                quantile(accuracies, 0.9),
                graded(analyses, Grade.INACCURACY),
                graded(analyses, Grade.MISTAKE),
                millis,
                Math.sqrt(mean(Arrays.stream(luck).map(one -> one * one).toArray())),
                quantile(luck, 0.05),
                quantile(luck, 0.2),
                quantile(luck, 0.8),
                quantile(luck, 0.95));
    }

    private static String row(Grade grade, List<Loss> losses) {
        double squares = mean(losses.stream()
                .mapToDouble(loss -> Math.pow(loss.ahead - loss.deep, 2) - loss.deepError * loss.deepError)
                .toArray());
        return String.format(
                Locale.ROOT,
                "| %s | %d | %.2f | %.2f | %.2f | %.2f | %.0f %% | %.0f %% |",
                grade,
                losses.size(),
                mean(losses.stream().mapToDouble(Loss::ahead).toArray()),
                mean(losses.stream().mapToDouble(Loss::deep).toArray()),
                Math.sqrt(Math.max(0, squares)),
                mean(losses.stream().mapToDouble(Loss::error).toArray()),
                100
                        * mean(losses.stream()
                                .mapToDouble(loss -> loss.deep > 0 ? 1 : 0)
                                .toArray()),
                100
                        * mean(losses.stream()
                                .mapToDouble(loss -> loss.deep >= 1 ? 1 : 0)
                                .toArray()));
    }

    /** How often a grade was given in a game. */
    private static double graded(List<PlayerAnalysis> analyses, Grade grade) {
        return mean(analyses.stream()
                .mapToDouble(player -> player.rounds().stream()
                        .filter(round -> round.grade() == grade)
                        .count())
                .toArray());
    }

    private static double quantile(double[] sorted, double share) {
        return sorted[Math.min(sorted.length - 1, (int) (share * sorted.length))];
    }

    private static double mean(double[] values) {
        return Arrays.stream(values).average().orElseThrow();
    }
}
