package trasse.bench;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;
import trasse.engine.Limit;
import trasse.engine.bot.BoardKnowledge;
import trasse.engine.bot.Bot;
import trasse.engine.bot.Level;
import trasse.engine.weights.ShippedWeights;
import trasse.rules.Action;
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
import trasse.rules.notation.GameRecord;
import trasse.rules.notation.PlayedRound;
import trasse.rules.notation.Replay;
import trasse.study.analysis.GameAnalysis;
import trasse.study.analysis.PlayerAnalysis;
import trasse.study.analysis.RoundListener;

/**
 * Whether luck averages to zero for every kind of player, and how much of the totals it explains, on the classic board.
 * Only the first player is counted, so that games are independent; the others are of the same level.
 *
 * <p>Arguments: how many games of each level, how many players a game has.
 */
public final class LuckBenchmark {
    private static final long SEED = 1;
    private static final int WORK = 1000;

    private LuckBenchmark() {}

    public static void main(String[] arguments) {
        int games = arguments.length > 0 ? Integer.parseInt(arguments[0]) : 200;
        int players = arguments.length > 1 ? Integer.parseInt(arguments[1]) : 1;
        Board board = BuiltInBoards.classic();
        BoardKnowledge knowledge = ShippedWeights.knowledge(board, Deck.STANDARD);
        System.out.println(
                "| bot | total | luck | skill | rivals | reassessed | deviation of total | of total − luck |");
        System.out.println("|---|---|---|---|---|---|---|---|");
        for (Level level : Level.values()) {
            List<PlayerAnalysis> analyses = IntStream.range(0, games)
                    .parallel()
                    .mapToObj(number -> analysis(record(number, players, level, board, knowledge), knowledge))
                    .toList();
            System.out.printf(
                    Locale.ROOT,
                    "| %s | %s | %s | %s | %s | %s | %.2f | %.2f |%n",
                    level,
                    mean(analyses.stream().mapToDouble(PlayerAnalysis::total).toArray()),
                    mean(analyses.stream().mapToDouble(PlayerAnalysis::luck).toArray()),
                    mean(analyses.stream().mapToDouble(PlayerAnalysis::skill).toArray()),
                    mean(analyses.stream().mapToDouble(PlayerAnalysis::rivals).toArray()),
                    mean(analyses.stream()
                            .mapToDouble(PlayerAnalysis::reassessed)
                            .toArray()),
                    deviation(
                            analyses.stream().mapToDouble(PlayerAnalysis::total).toArray()),
                    deviation(analyses.stream()
                            .mapToDouble(one -> one.total() - one.luck())
                            .toArray()));
        }
    }

    private static GameRecord record(int number, int players, Level level, Board board, BoardKnowledge knowledge) {
        Prng prng = new Prng(SEED + number);
        Deal deal = Deal.random(Deck.STANDARD, players, prng);
        List<Player> seated = new ArrayList<>();
        List<Bot> bots = new ArrayList<>();
        for (int start : deal.starts()) {
            seated.add(new Player(start, "Player " + start));
            bots.add(level.bot(knowledge, prng.nextLong()));
        }
        Setup setup = new Setup(board, Edition.BOARDS, seated, Deck.STANDARD);
        Game game = Game.begin(setup);
        List<PlayedRound> rounds = new ArrayList<>();
        for (int round = 1; round <= Deck.SIZE; round++) {
            game = game.after(new Event.CardTurned(deal.deck().card(round))).orElseThrow();
            List<Action> actions = new ArrayList<>();
            for (int i = 0; i < players; i++) {
                int start = seated.get(i).start();
                Action action = bots.get(i).play(game.viewFrom(start), Limit.ofWork(WORK));
                actions.add(action);
                game = game.after(new Event.Acted(start, action)).orElseThrow();
            }
            rounds.add(new PlayedRound(deal.deck().card(round), actions));
        }
        return new GameRecord("classic", setup, Optional.of(deal.deck()), rounds);
    }

    private static PlayerAnalysis analysis(GameRecord record, BoardKnowledge knowledge) {
        return GameAnalysis.of(Replay.of(record), knowledge, Limit.NONE, RoundListener.IGNORED)
                .players()
                .getFirst();
    }

    private static String mean(double[] values) {
        double mean = Arrays.stream(values).average().orElseThrow();
        return String.format(Locale.ROOT, "%+.2f ± %.2f", mean, deviation(values) / Math.sqrt(values.length));
    }

    private static double deviation(double[] values) {
        double mean = Arrays.stream(values).average().orElseThrow();
        double squares = Arrays.stream(values)
                .map(value -> (value - mean) * (value - mean))
                .sum();
        return Math.sqrt(squares / (values.length - 1));
    }
}
