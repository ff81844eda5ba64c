package trasse.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import trasse.rules.Board;
import trasse.rules.Deck;
import trasse.rules.notation.BuiltInBoards;
import trasse.rules.notation.NotationException;
import trasse.study.puzzles.Puzzle;
import trasse.study.puzzles.PuzzleCollection;
import trasse.study.puzzles.PuzzleJson;

@Command(
        name = "puzzles",
        description = {
            "Looks for puzzles in games of bots: positions in which one extension is clearly the best.",
            "Half of them are solo, the other half races of two to four players. The same seed finds the same puzzles."
        },
        footer = "%nExample: trasse puzzles --seed 1 --count 40 --board classic --out puzzles.json")
final class Puzzles implements Callable<Integer> {
    private static final int MOST = 100_000;

    @Spec
    @SuppressWarnings("NullAway.Init")
    private CommandSpec spec;

    @Option(names = "--seed", required = true, description = "Any whole number; the same finds the same puzzles.")
    private long seed;

    @Option(names = "--count", required = true, paramLabel = "M", description = "How many puzzles to find.")
    private int count;

    @Option(
            names = "--board",
            paramLabel = "BOARD",
            description = InputFiles.BOARD + " (default: all built-in boards, by turns).")
    private @Nullable String board;

    @Option(names = "--out", required = true, paramLabel = "FILE", description = "Where to write them, as JSON.")
    @SuppressWarnings("NullAway.Init")
    private Path out;

    @Override
    public Integer call() throws BadInput, NotationException {
        if (count < 1 || count > MOST) {
            throw new BadInput("--count is 1 to " + MOST + ", not " + count);
        }
        WeightFiles.mustBeWritable(out);
        List<Puzzle> puzzles;
        List<PuzzleCollection.KnownBoard> boards = boards();
        try (Progress progress = new Progress(spec.commandLine().getErr(), "Looking for puzzles")) {
            puzzles = PuzzleCollection.find(boards, count, seed, progress);
        }
        try {
            Files.writeString(out, PuzzleJson.of(puzzles));
        } catch (IOException e) {
            throw BadInput.notWritten(out, e);
        }
        spec.commandLine().getOut().println(puzzles.size() + " puzzles are in " + out + ".");
        return 0;
    }

    private List<PuzzleCollection.KnownBoard> boards() throws BadInput, NotationException {
        List<PuzzleCollection.KnownBoard> boards = new ArrayList<>();
        for (String reference : board == null ? BuiltInBoards.NAMES : List.of(board)) {
            Board on = InputFiles.board(reference);
            boards.add(new PuzzleCollection.KnownBoard(on, WeightFiles.knowledge(reference, on, Deck.STANDARD)));
        }
        return boards;
    }
}
