package trasse.cli;

import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import trasse.engine.Limit;
import trasse.engine.bot.BoardKnowledge;
import trasse.engine.bot.Bot;
import trasse.engine.bot.Level;
import trasse.rules.Board;
import trasse.rules.Deck;
import trasse.rules.notation.NotationException;
import trasse.study.match.Contestant;
import trasse.study.match.GameResult;
import trasse.study.match.Match;
import trasse.study.match.PlayedGame;
import trasse.study.match.Standings;
import trasse.study.match.StandingsJson;

@Command(
        name = "simulate",
        description = "Lets bots play many games and prints how they did. One bot alone plays solo.",
        footer = {
            "%nBots, from weak to strong: butterfly, magpie, rabbit, hedgehog, squirrel, cat, fox, owl; or level1 to"
                    + " level8. A loneowl is an owl that does not watch its rivals.",
            "%nExample: trasse simulate --players owl,magpie --games 1000 --seed 1"
        })
final class Simulate implements Callable<Integer> {
    private static final String LONE_OWL = "loneowl";

    /** A day for a card. */
    private static final long MOST_MILLIS = 86_400_000;

    @Spec
    @SuppressWarnings("NullAway.Init")
    private CommandSpec spec;

    @Option(names = "--players", required = true, paramLabel = "BOTS", description = "1 to 4 bots, like owl,magpie.")
    @SuppressWarnings("NullAway.Init")
    private String players;

    @Option(names = "--games", required = true, paramLabel = "N", description = "How many games to play.")
    private int games;

    @Option(names = "--seed", required = true, description = "Any whole number; the same deals the same cards.")
    private long seed;

    @Option(
            names = "--board",
            defaultValue = "classic",
            paramLabel = "BOARD",
            description = InputFiles.BOARD + " (default: ${DEFAULT-VALUE}).")
    @SuppressWarnings("NullAway.Init")
    private String board;

    @Option(
            names = "--millis",
            defaultValue = "10",
            description = "How long a bot may think about a card (default: ${DEFAULT-VALUE}).")
    private long millis;

    @Option(
            names = "--work",
            description =
                    "Instead of --millis: how many choices a bot may weigh. Then the same seed gives the same games.")
    private @Nullable Long work;

    @Option(
            names = "--records",
            paramLabel = "DIR",
            description = "A folder to write a record of each game into; it is made if there is none.")
    private @Nullable String records;

    @Option(names = "--json", description = "One JSON object for programs instead of a table for people.")
    private boolean json;

    @Override
    public Integer call() throws BadInput, NotationException {
        if (games < 1) {
            throw new BadInput("--games is at least 1, not " + games);
        }
        if (millis < 1 || millis > MOST_MILLIS) {
            throw new BadInput("--millis is 1 to " + MOST_MILLIS + ", not " + millis);
        }
        if (work != null && work < 1) {
            throw new BadInput("--work is at least 1, not " + work);
        }
        Board onBoard = InputFiles.board(board);
        List<Contestant> contestants = contestants(WeightFiles.knowledge(board, onBoard, Deck.STANDARD));
        Match match = new Match(onBoard, contestants, limits(work), seed, System::nanoTime);
        Standings standings =
                play(match, records == null ? Optional.empty() : Optional.of(RecordFolder.of(records, games)));
        spec.commandLine().getOut().println(json ? StandingsJson.of(standings) : table(standings));
        return 0;
    }

    private Supplier<Limit> limits(@Nullable Long choices) {
        return choices == null ? () -> Limit.ofMillis(millis, System::nanoTime) : () -> Limit.ofWork(choices);
    }

    /** Plays all games, on all cores. */
    private Standings play(Match match, Optional<RecordFolder> folder) throws BadInput {
        AtomicInteger done = new AtomicInteger();
        try (Progress progress = new Progress(spec.commandLine().getErr(), "Playing")) {
            List<GameResult> results = IntStream.range(0, games)
                    .parallel()
                    .mapToObj(number -> {
                        PlayedGame game = match.play(number);
                        folder.ifPresent(one -> one.write(number, game.record()));
                        progress.accept((double) done.incrementAndGet() / games);
                        return game.result();
                    })
                    .toList();
            return match.standings(results);
        } catch (UncheckedIOException e) {
            throw new BadInput(String.valueOf(e.getMessage()));
        }
    }

    private List<Contestant> contestants(BoardKnowledge knowledge) throws BadInput {
        List<Contestant> contestants = new ArrayList<>();
        for (String name : players.split(",", -1)) {
            contestants.add(new Contestant(name, botSeed -> bot(name, knowledge, botSeed)));
            if (!name.equals(LONE_OWL) && Level.parse(name).isEmpty()) {
                throw new BadInput("--players: there is no bot '" + name + "'; there are "
                        + Arrays.stream(Level.values()).map(Level::toString).collect(Collectors.joining(", "))
                        + " and " + LONE_OWL);
            }
        }
        if (contestants.size() > Board.STARTS) {
            throw new BadInput("--players: a game has 1 to 4 players, not " + contestants.size());
        }
        return contestants;
    }

    private static Bot bot(String name, BoardKnowledge knowledge, long seed) {
        return name.equals(LONE_OWL)
                ? Level.loneOwl(knowledge)
                : Level.parse(name).orElseThrow().bot(knowledge, seed);
    }

    /** Empty if there was only one deal: it has no standard error. */
    private static String error(Standings.Standing standing) {
        double error = standing.standardError();
        return Double.isNaN(error) ? "" : String.format(Locale.ROOT, "%.2f", error);
    }

    private static String table(Standings standings) {
        StringBuilder text = new StringBuilder(String.format(
                Locale.ROOT, "%-12s %8s %7s %7s %8s %9s", "bot", "mean", "±", "wins", "over 40", "ms/move"));
        for (Standings.Standing standing : standings.contestants()) {
            text.append(String.format(
                    Locale.ROOT,
                    "%n%-12s %8.2f %7s %6.1f%% %7.1f%% %9.3f",
                    standing.name(),
                    standing.mean(),
                    error(standing),
                    100 * standing.wins(),
                    100 * standing.superResults(),
                    standing.millisPerMove()));
        }
        if (standings.contestants().size() == 1) {
            text.append(String.format(Locale.ROOT, "%nmeans from starts 1 to 4:"));
            for (double mean : standings.contestants().getFirst().byStart()) {
                text.append(Double.isNaN(mean) ? " -" : String.format(Locale.ROOT, " %.2f", mean));
            }
        }
        return text.toString();
    }
}
