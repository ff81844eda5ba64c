package trasse.bench;

import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import trasse.engine.Limit;
import trasse.engine.bot.BoardKnowledge;
import trasse.engine.bot.Bot;
import trasse.engine.bot.Level;
import trasse.engine.solve.Endgame;
import trasse.engine.solve.Solver;
import trasse.engine.weights.ShippedWeights;
import trasse.rules.Board;
import trasse.rules.Deal;
import trasse.rules.Deck;
import trasse.rules.Edition;
import trasse.rules.Event;
import trasse.rules.Game;
import trasse.rules.Player;
import trasse.rules.Prng;
import trasse.rules.Setup;
import trasse.rules.notation.BuiltInBoards;

/**
 * How near the owl comes to the best that was possible with the cards known, on the classic board, alone.
 *
 * <p>Arguments: how many deals, how many milliseconds the owl has for a card, how many the solver has for a deal.
 */
public final class StrengthBenchmark {
    private static final long SEED = 1;

    private StrengthBenchmark() {}

    private record Result(int total, int best) {}

    public static void main(String[] arguments) {
        int deals = arguments.length > 0 ? Integer.parseInt(arguments[0]) : 100;
        long millis = arguments.length > 1 ? Long.parseLong(arguments[1]) : 10;
        long solverMillis = arguments.length > 2 ? Long.parseLong(arguments[2]) : 1000;
        Board board = BuiltInBoards.classic();
        BoardKnowledge knowledge = ShippedWeights.knowledge(board, Deck.STANDARD);
        List<Result> results = IntStream.range(0, deals)
                .parallel()
                .mapToObj(number -> result(number, millis, solverMillis, board, knowledge))
                .toList();
        double mean = results.stream().mapToInt(Result::total).average().orElseThrow();
        double best = results.stream().mapToInt(Result::best).average().orElseThrow();
        double share = mean / best;
        double shareVariance = results.stream()
                .mapToDouble(result -> Math.pow(result.total() - share * result.best(), 2))
                .sum();
        long over = results.stream()
                .filter(result -> Edition.BOARDS.isSuper(result.total()))
                .count();
        System.out.printf(
                Locale.ROOT,
                "| %d | %d | %.2f ± %.2f | %.2f | %.1f %% ± %.1f | %.1f %% |%n",
                millis,
                deals,
                mean,
                Math.sqrt(results.stream()
                                .mapToDouble(result -> Math.pow(result.total() - mean, 2))
                                .sum())
                        / deals,
                best,
                100 * share,
                100 * Math.sqrt(shareVariance) / deals / best,
                100.0 * over / deals);
    }

    private static Result result(int number, long millis, long solverMillis, Board board, BoardKnowledge knowledge) {
        Deal deal = Deal.random(Deck.STANDARD, 1, new Prng(SEED + number));
        int start = deal.starts().getFirst();
        Bot owl = Level.OWL.bot(knowledge, 0);
        Game game = Game.begin(new Setup(
                board,
                Edition.BOARDS,
                List.of(new Player(start, "Owl")),
                deal.deck().unordered()));
        for (int round = 1; round <= Deck.SIZE; round++) {
            game = game.after(new Event.CardTurned(deal.deck().card(round))).orElseThrow();
            game = game.after(new Event.Acted(
                            start, owl.play(game.viewFrom(start), Limit.ofMillis(millis, System::nanoTime))))
                    .orElseThrow();
        }
        Limit limit = Limit.ofMillis(solverMillis, System::nanoTime);
        int best = Solver.solve(Endgame.solo(board, start, deal.deck()), limit).total();
        int total = game.position().seats().getFirst().total();
        return new Result(total, Math.max(total, best));
    }
}
