package trasse.cli;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import trasse.engine.Limit;
import trasse.engine.solve.Solution;
import trasse.engine.solve.Solver;
import trasse.rules.Deck;
import trasse.rules.Player;
import trasse.rules.notation.GameRecord;
import trasse.rules.notation.NotationException;
import trasse.rules.notation.Replay;
import trasse.study.hindsight.Hindsight;
import trasse.study.hindsight.SolutionJson;

@Command(
        name = "solve",
        description = {
            "Finds the best line a player could have drawn, had all cards been known, and a bound that no line beats.",
            "Rounds that are not played yet are solved too; the other players then pass."
        },
        footer = "%nExample: trasse solve game.trasse --from 6 --seconds 60")
final class Solve implements Callable<Integer> {
    private static final double LONGEST = 1_000_000;

    /** In seconds. With few cards left, a solution is nearly always proven long before. */
    private static final double LEAST_FOR_FEW_CARDS = 60;

    @Spec
    @SuppressWarnings("NullAway.Init")
    private CommandSpec spec;

    @Parameters(paramLabel = "FILE", description = "A .trasse record with its deck, or of a game that is over.")
    @SuppressWarnings("NullAway.Init")
    private String file;

    @Option(
            names = "--player",
            paramLabel = "K",
            description = "The start point of the player (default: the first player's).")
    private @Nullable Integer player;

    @Option(
            names = "--from",
            paramLabel = "N",
            description = "Rounds before N stay as played (default: 1, or the next round of a game that goes on).")
    private @Nullable Integer from;

    @Option(
            names = "--seconds",
            paramLabel = "S",
            defaultValue = "10",
            description = "How long to look (default: ${DEFAULT-VALUE}). With 10 cards or fewer left, it takes up to a"
                    + " minute even if that is longer, but nearly always the solution is proven within seconds.")
    private double seconds;

    @Option(names = "--json", description = "One JSON object for programs instead of a text for people.")
    private boolean json;

    @Override
    public Integer call() throws BadInput, NotationException {
        if (!(seconds > 0 && seconds <= LONGEST)) {
            throw new BadInput("--seconds is more than 0 and at most 1000000, not "
                    + spec.findOption("--seconds").originalStringValues().getFirst());
        }
        Replay replay = InputFiles.replay(file);
        GameRecord game = replay.record();
        Optional<Deck> deck = game.allCards();
        if (deck.isEmpty()) {
            throw new BadInput(file + ": the record has no deck, and without the cards to come nothing can be solved");
        }
        Hindsight hindsight = new Hindsight(replay, deck.get(), player(game), from(game));
        Solution solution = solve(hindsight);
        spec.commandLine()
                .getOut()
                .println(json ? SolutionJson.of(hindsight, solution) : SolutionText.of(hindsight, solution));
        return 0;
    }

    private Player player(GameRecord game) throws BadInput {
        List<Player> players = game.setup().players();
        if (player == null) {
            return players.getFirst();
        }
        Optional<Player> chosen =
                players.stream().filter(one -> one.start() == player).findFirst();
        return chosen.orElseThrow(() -> new BadInput("--player is the start point of a player: "
                + players.stream().map(one -> String.valueOf(one.start())).collect(Collectors.joining(" or "))
                + ", not " + player));
    }

    private int from(GameRecord game) throws BadInput {
        int next = game.rounds().size() + 1;
        if (from == null) {
            return next <= Deck.SIZE ? next : 1;
        }
        int last = Math.min(next, Deck.SIZE);
        if (from < 1 || from > last) {
            throw new BadInput("--from is " + (last == 1 ? "1, as no round is played yet" : "a round from 1 to " + last)
                    + ", not " + from);
        }
        return from;
    }

    private Solution solve(Hindsight hindsight) {
        double most = hindsight.rounds() <= Solver.FEW_CARDS ? Math.max(seconds, LEAST_FOR_FEW_CARDS) : seconds;
        long begun = System.nanoTime();
        try (Progress progress = new Progress(spec.commandLine().getErr(), "Solving")) {
            return hindsight.solve(
                    Limit.ofMillis(Math.round(1000 * most), System::nanoTime),
                    (total, bound) -> progress.show("best so far " + total + ", at most " + bound + ", "
                            + (System.nanoTime() - begun) / 1_000_000_000 + " s"));
        }
    }
}
