package trasse.cli;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import trasse.engine.Limit;
import trasse.engine.bot.BoardKnowledge;
import trasse.engine.bot.BoardTraining;
import trasse.engine.bot.Level;
import trasse.engine.weights.ShippedWeights;
import trasse.rules.Board;
import trasse.rules.Deck;
import trasse.rules.notation.BoardReference;
import trasse.rules.notation.BuiltInBoards;
import trasse.rules.notation.NotationException;
import trasse.study.boards.HeadStartTraining;
import trasse.study.match.Contestant;
import trasse.study.match.Match;
import trasse.study.match.Standings;

@Command(
        name = "train",
        description = "Lets bots get to know a board by playing on it, and stores what they learned beside it.",
        footer = {
            "%nThe training begins with what other boards have taught, unless --scratch says otherwise. The same board,"
                    + " games and seed always teach the same.%n",
            "With --board any, bots learn a dozen boards that nobody plays on, and what these have in common is stored:"
                    + " that is where trainings begin.%n",
            "Example: trasse train --board meadow.board"
        })
final class Train implements Callable<Integer> {
    private static final String ANY_BOARD = "any";
    private static final int BOARDS = 12;
    private static final int LINES = 10;

    /** A game with others has three players on average. */
    private static final int PLAYERS = 3;

    private static final int STEPS_PER_LINE = 20;
    private static final int FEWEST_GAMES = LINES * STEPS_PER_LINE * PLAYERS;

    private static final int TRIAL_GAMES = 200;
    private static final Limit TRIAL_LIMIT = Limit.ofWork(1000);

    @Spec
    @SuppressWarnings("NullAway.Init")
    private CommandSpec spec;

    @Option(
            names = "--board",
            required = true,
            paramLabel = "BOARD",
            description = InputFiles.BOARD + ", or any. Without a file there is no place beside it, so a code and any"
                    + " need --out, and so do the built-in boards, which bots know already.")
    @SuppressWarnings("NullAway.Init")
    private String board;

    @Option(
            names = "--games",
            defaultValue = "200000",
            description = "How many solo games to play (default: ${DEFAULT-VALUE}, about a minute).")
    private int games;

    @Option(names = "--races", description = "How many games with others to play (default: a third as many).")
    private @Nullable Integer races;

    @Option(names = "--seed", defaultValue = "1", description = "Any whole number (default: ${DEFAULT-VALUE}).")
    private long seed;

    @Option(names = "--scratch", description = "Begin with nothing. That takes many more games for the same strength.")
    private boolean scratch;

    @Option(
            names = "--out",
            paramLabel = "FILE",
            description = "Where to store what was learned (default: beside the board, ending in .weights).")
    private @Nullable String out;

    @Override
    public Integer call() throws BadInput, NotationException {
        if (games < FEWEST_GAMES) {
            throw new BadInput("--games is at least " + FEWEST_GAMES + ", not " + games);
        }
        int withOthers = races == null ? games / PLAYERS : races;
        if (withOthers < LINES * STEPS_PER_LINE) {
            throw new BadInput("--races is at least " + LINES * STEPS_PER_LINE + ", not " + withOthers);
        }
        if (board.equals(ANY_BOARD)) {
            return learnAnyBoard();
        }
        Board onBoard = InputFiles.board(board);
        Path file = file();
        BoardKnowledge none = BoardKnowledge.none(onBoard, Deck.STANDARD.sorted());
        BoardTraining training = scratch
                ? BoardTraining.fromScratch(none, games, withOthers, seed)
                : BoardTraining.withHeadStart(none, ShippedWeights.headStart(), games, withOthers, seed);
        train(training, games, "alone");
        train(training, withOthers, "with others");
        BoardKnowledge trained = training.knowledge();
        WeightFiles.write(trained.packed(), file);
        PrintWriter report = spec.commandLine().getOut();
        report.printf("An owl alone reached %s, and reaches %s now.%n", trial(onBoard, none), trial(onBoard, trained));
        report.println("Stored in " + file);
        return 0;
    }

    private Integer learnAnyBoard() throws BadInput {
        if (out == null) {
            throw new BadInput("what any board teaches has no place of its own; say where to store it with --out FILE");
        }
        Path file = InputFiles.path(out);
        WeightFiles.mustBeWritable(file);
        try (Progress progress = new Progress(spec.commandLine().getErr(), "Training on " + BOARDS + " boards")) {
            WeightFiles.write(
                    HeadStartTraining.train(BOARDS, games, seed, progress).packed(), file);
        }
        spec.commandLine().getOut().println("Stored in " + file);
        return 0;
    }

    private Path file() throws BadInput {
        if (out == null && BoardReference.isCode(board)) {
            throw new BadInput("a board code has no file to store the weights beside; say where with --out FILE");
        }
        if (out == null && BuiltInBoards.NAMES.contains(board)) {
            throw new BadInput("bots know the built-in boards already, and what " + board
                    + " teaches would not be used; say where to store it with --out FILE, or train on a copy of the"
                    + " board");
        }
        Path file = out == null ? WeightFiles.beside(board) : InputFiles.path(out);
        WeightFiles.mustBeWritable(file);
        return file;
    }

    /** Plays one phase of the training and prints how the totals grow. */
    private void train(BoardTraining training, int count, String how) {
        BoardTraining.Phase phase = training.phase();
        PrintWriter curve = spec.commandLine().getOut();
        curve.printf(Locale.ROOT, "%-10s mean total, %s%n", "games", how);
        try (Progress progress = new Progress(spec.commandLine().getErr(), "Training " + how)) {
            for (int line = 1; line <= LINES; line++) {
                double sum = 0;
                for (int step = 0; step < STEPS_PER_LINE; step++) {
                    sum += training.play(Limit.ofWork(count / LINES / STEPS_PER_LINE));
                    progress.accept((line - 1 + (step + 1.0) / STEPS_PER_LINE) / LINES);
                }
                progress.clear();
                curve.printf(Locale.ROOT, "%-10d %.2f%n", (long) count * line / LINES, sum / STEPS_PER_LINE);
                curve.flush();
            }
        }
        while (!training.isOver() && training.phase() == phase) {
            training.play(Limit.NONE);
        }
    }

    private static String trial(Board board, BoardKnowledge knowledge) {
        Contestant owl = new Contestant("owl", botSeed -> Level.OWL.bot(knowledge, botSeed));
        Match match = new Match(board, List.of(owl), () -> TRIAL_LIMIT, 1, System::nanoTime);
        Standings.Standing standing = match.standings(IntStream.range(0, TRIAL_GAMES)
                        .parallel()
                        .mapToObj(number -> match.play(number).result())
                        .toList())
                .contestants()
                .getFirst();
        return String.format(Locale.ROOT, "%.1f ± %.1f", standing.mean(), standing.standardError());
    }
}
