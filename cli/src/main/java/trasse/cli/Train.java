package trasse.cli;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import trasse.engine.DistinctPaths;
import trasse.engine.Limit;
import trasse.engine.PathTable;
import trasse.engine.bot.BoardKnowledge;
import trasse.engine.value.Schedule;
import trasse.engine.value.Training;
import trasse.engine.value.Valuation;
import trasse.rules.Board;
import trasse.rules.Deck;
import trasse.rules.notation.BoardReference;
import trasse.rules.notation.BuiltInBoards;
import trasse.rules.notation.NotationException;

@Command(
        name = "train",
        description = "Lets bots get to know a board by playing on it, and stores what they learned beside it.",
        footer = {
            "%nThe same board, games and seed always teach the same. With the defaults it takes about ten minutes."
                    + " On the classic board an owl gets about 28 alone without training, 40 after --games 350000"
                    + " --races 30000, which take less than two minutes, and 41 after millions of games.%n",
            "Example: trasse train --board meadow.board"
        })
final class Train implements Callable<Integer> {
    private static final int LINES = 10;

    /** A game with others has three players on average. */
    private static final int PLAYERS = 3;

    private static final int STEPS_PER_LINE = 20;

    @Spec
    @SuppressWarnings("NullAway.Init")
    private CommandSpec spec;

    @Option(
            names = "--board",
            required = true,
            paramLabel = "BOARD",
            description = InputFiles.BOARD + ". Without a file there is no place beside it, so a code needs --out, and"
                    + " so do the built-in boards, which bots know already.")
    @SuppressWarnings("NullAway.Init")
    private String board;

    @Option(
            names = "--games",
            defaultValue = "1000000",
            description = "How many solo games to play (default: ${DEFAULT-VALUE}).")
    private int games;

    @Option(names = "--races", description = "How many games with others to play (default: a third as many).")
    private @Nullable Integer races;

    @Option(names = "--seed", defaultValue = "1", description = "Any whole number (default: ${DEFAULT-VALUE}).")
    private long seed;

    @Option(
            names = "--out",
            paramLabel = "FILE",
            description = "Where to store what was learned (default: beside the board, ending in .weights).")
    private @Nullable String out;

    @Override
    public Integer call() throws BadInput, NotationException {
        if (games < LINES * STEPS_PER_LINE * PLAYERS) {
            throw new BadInput("--games is at least " + LINES * STEPS_PER_LINE * PLAYERS + ", not " + games);
        }
        int withOthers = races == null ? games / PLAYERS : races;
        if (withOthers < LINES * STEPS_PER_LINE) {
            throw new BadInput("--races is at least " + LINES * STEPS_PER_LINE + ", not " + withOthers);
        }
        Board onBoard = InputFiles.board(board);
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
        DistinctPaths paths = DistinctPaths.of(PathTable.of(onBoard, Deck.STANDARD.sorted()));
        Training solo =
                Training.solo(Valuation.optimistic(paths), onBoard.starts(), Schedule.FROM_SCRATCH, games, seed);
        train(solo, games, "alone");
        Training multiplayer =
                Training.multiplayer(solo.valuation().againstOthers(), Schedule.FROM_SCRATCH, withOthers, seed);
        train(multiplayer, withOthers, "with others");
        WeightFiles.write(
                BoardKnowledge.none(onBoard, Deck.STANDARD.sorted()).trained(solo.valuation(), multiplayer.valuation()),
                file);
        spec.commandLine().getOut().println("Stored in " + file);
        return 0;
    }

    private void train(Training training, int count, String how) {
        PrintWriter curve = spec.commandLine().getOut();
        curve.printf(Locale.ROOT, "%-10s mean total, %s%n", "games", how);
        for (int line = 1; line <= LINES; line++) {
            double sum = 0;
            try (Progress progress = new Progress(spec.commandLine().getErr(), "Training " + how)) {
                for (int step = 0; step < STEPS_PER_LINE; step++) {
                    sum += training.play(Limit.ofWork(count / LINES / STEPS_PER_LINE));
                    progress.accept(training.progress());
                }
            }
            curve.printf(Locale.ROOT, "%-10d %.2f%n", (long) count * line / LINES, sum / STEPS_PER_LINE);
            curve.flush();
        }
        training.play(Limit.NONE);
    }
}
