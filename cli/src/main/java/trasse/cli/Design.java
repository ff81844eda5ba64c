package trasse.cli;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import trasse.engine.Limit;
import trasse.rules.Board;
import trasse.rules.Name;
import trasse.rules.notation.BoardWriter;
import trasse.study.boards.BoardSearch;
import trasse.study.boards.Layout;
import trasse.study.boards.StartBalance;
import trasse.study.boards.Tally;

@Command(
        name = "design",
        description = "Searches for a board whose four starts are equal for a player who knows it well, and prints it.",
        footer = {
            "%nThe same options print the same board, on every machine. With the defaults it takes"
                    + " some minutes.%n",
            "Example: trasse design --name Meadow --seed 5 > meadow.board"
        })
final class Design implements Callable<Integer> {
    private static final int FEWEST_DEALS = 30;
    private static final int TRIES_SHOWN = 100;

    @Spec
    @SuppressWarnings("NullAway.Init")
    private CommandSpec spec;

    @Option(names = "--name", required = true, description = "What the board is called.")
    @SuppressWarnings("NullAway.Init")
    private String name;

    @Option(names = "--seed", required = true, description = "Any whole number; another one finds another board.")
    private long seed;

    @Option(
            names = "--boards",
            defaultValue = "12",
            description = "How many boards to compare (default: ${DEFAULT-VALUE}).")
    private int boards;

    @Option(
            names = "--games",
            defaultValue = "500000",
            description = "How many games a player gets to know each board by (default: ${DEFAULT-VALUE}).")
    private int games;

    @Option(
            names = "--deals",
            defaultValue = "5000",
            description = "On how many deals to compare the starts (default: ${DEFAULT-VALUE}).")
    private int deals;

    @Option(
            names = "--ring",
            defaultValue = "2",
            description = "How many steps from the centre 2, 3 and 4 lie: 2 or 3 (default: ${DEFAULT-VALUE}).")
    private int ring;

    @Option(
            names = "--corners",
            defaultValue = "0",
            description = "How many of the numbers 5 to 10 lie in corners at least: the more, the harder the board"
                    + " (default: ${DEFAULT-VALUE}).")
    private int corners;

    @Option(
            names = "--example",
            description =
                    "Only boards on which start 1 is yellow and next to the 3, and blue, green, grey and yellow can"
                            + " be drawn from it so that the last field is next to the 6.")
    private boolean example;

    @Override
    public Integer call() throws BadInput {
        Optional<String> flaw = Name.flaw(name);
        if (flaw.isPresent()) {
            throw new BadInput("--name: " + flaw.get());
        }
        if (deals < FEWEST_DEALS) {
            throw new BadInput("--deals is at least " + FEWEST_DEALS + ", not " + deals);
        }
        if (boards < 1) {
            throw new BadInput("--boards is at least 1, not " + boards);
        }
        if (games < 1) {
            throw new BadInput("--games is at least 1, not " + games);
        }
        if (ring != 2 && ring != 3) {
            throw new BadInput("--ring is 2 or 3, not " + ring);
        }
        if (corners < 0 || corners > Layout.MOST_CORNERS) {
            throw new BadInput("--corners is 0 to " + Layout.MOST_CORNERS + ", not " + corners);
        }
        if (example && ring != 2) {
            throw new BadInput("--example needs --ring 2: three steps from the centre, the 3 is never next to a start");
        }
        BoardSearch search = new BoardSearch(new Layout(name, ring, corners, example), seed, games, deals);
        spec.commandLine().getOut().print(text(best(search, draw(search))));
        spec.commandLine().getOut().flush();
        return 0;
    }

    private List<Board> draw(BoardSearch search) {
        try (Progress progress = new Progress(spec.commandLine().getErr(), "Drawing boards")) {
            return search.draw(
                    boards, Limit.NONE, tries -> progress.show(tries / TRIES_SHOWN * TRIES_SHOWN + " tries"));
        }
    }

    /** Measures the boards, on all cores. */
    private StartBalance best(BoardSearch search, List<Board> drawn) {
        AtomicInteger done = new AtomicInteger();
        try (Progress progress = new Progress(spec.commandLine().getErr(), "Comparing boards")) {
            return BoardSearch.best(drawn.parallelStream()
                    .map(board -> {
                        StartBalance balance = search.measure(board);
                        progress.accept((double) done.incrementAndGet() / drawn.size());
                        return balance;
                    })
                    .toList());
        }
    }

    private String text(StartBalance found) {
        String means = found.tallies().stream()
                .map(tally -> String.format(Locale.ROOT, "%.2f", tally.mean()))
                .collect(Collectors.joining(" "));
        String command =
                "trasse design --name '" + name.replace("'", "'\\''") + "' --seed " + seed + " --boards " + boards
                        + " --games " + games + " --deals " + deals + " --ring " + ring
                        + (corners == 0 ? "" : " --corners " + corners) + (example ? " --example" : "");
        return "# Found by: " + command + "\n"
                + "# Mean solo totals from starts 1 to 4, of a player who knows the board: " + means
                + String.format(
                        Locale.ROOT,
                        ", each ± %.2f\n",
                        found.tallies().stream()
                                .mapToDouble(Tally::standardError)
                                .max()
                                .orElseThrow())
                + BoardWriter.write(found.board());
    }
}
