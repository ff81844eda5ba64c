package trasse.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import trasse.engine.weights.ShippedWeights;
import trasse.rules.Board;
import trasse.rules.Deck;
import trasse.rules.Seat;
import trasse.rules.Setup;
import trasse.rules.notation.BuiltInBoards;
import trasse.rules.notation.NotationException;
import trasse.study.puzzles.Puzzle;
import trasse.study.puzzles.PuzzleCheck;
import trasse.study.puzzles.PuzzleCollection;
import trasse.study.puzzles.PuzzleJson;

@Command(
        name = "puzzles",
        description = {
            "Looks for puzzles in games of bots: positions in which one extension is clearly the best. Half of them are"
                    + " solo, the other half races of two to four players.",
            "With --check, compares the actions of each puzzle in a file again, with ten times the work and other cards."
        },
        footer = "%nExample: trasse puzzles --seed 1 --count 40 --board classic --out puzzles.json")
final class Puzzles implements Callable<Integer> {
    private static final int MOST = 100_000;

    @Spec
    @SuppressWarnings("NullAway.Init")
    private CommandSpec spec;

    @ArgGroup(multiplicity = "1")
    @SuppressWarnings("NullAway.Init")
    private Task task;

    /** What to do: to look for puzzles or to check some. */
    private static final class Task {
        @ArgGroup(exclusive = false)
        private @Nullable Search search;

        @Option(
                names = "--check",
                paramLabel = "FILE",
                description = "Check the puzzles in a file, which are on built-in boards.")
        private @Nullable Path check;
    }

    private static final class Search {
        @Option(names = "--seed", required = true, description = "Any whole number; the same finds the same puzzles.")
        private long seed;

        @Option(
                names = "--count",
                required = true,
                paramLabel = "M",
                description = "How many puzzles to look for; the few that do not hold are left out.")
        private int count;

        @Option(
                names = "--board",
                paramLabel = "BOARD",
                description = InputFiles.BOARD + " (default: all built-in boards).")
        private @Nullable String board;

        @Option(names = "--out", required = true, paramLabel = "FILE", description = "Where to write them, as JSON.")
        @SuppressWarnings("NullAway.Init")
        private Path out;
    }

    @Override
    public Integer call() throws BadInput, NotationException {
        if (task.search != null) {
            search(task.search);
        } else if (task.check != null) {
            check(task.check);
        }
        return 0;
    }

    private void search(Search search) throws BadInput, NotationException {
        if (search.count < 1 || search.count > MOST) {
            throw new BadInput("--count is 1 to " + MOST + ", not " + search.count);
        }
        List<PuzzleCollection.KnownBoard> boards = new ArrayList<>();
        for (String reference : search.board == null ? BuiltInBoards.NAMES : List.of(search.board)) {
            Board board = InputFiles.board(reference);
            boards.add(new PuzzleCollection.KnownBoard(board, WeightFiles.knowledge(reference, board, Deck.STANDARD)));
        }
        WeightFiles.mustBeWritable(search.out);
        List<Puzzle> puzzles;
        try (Progress progress = new Progress(spec.commandLine().getErr(), "Looking for puzzles")) {
            puzzles = PuzzleCollection.find(boards, search.count, search.seed, progress);
        }
        try {
            Files.writeString(search.out, PuzzleJson.of(puzzles));
        } catch (IOException e) {
            throw BadInput.notWritten(search.out, e);
        }
        spec.commandLine().getOut().println("Wrote " + puzzles.size() + " puzzles to " + search.out + ".");
    }

    private void check(Path file) throws BadInput {
        List<PuzzleFile.Question> questions = PuzzleFile.read(file);
        List<String> failed = new ArrayList<>();
        Map<Board, PuzzleCheck> checks = new HashMap<>();
        try (Progress progress = new Progress(spec.commandLine().getErr(), "Checking")) {
            for (int i = 0; i < questions.size(); i++) {
                PuzzleFile.Question question = questions.get(i);
                Setup setup = question.position().setup();
                PuzzleCheck check = checks.computeIfAbsent(
                        setup.board(), board -> new PuzzleCheck(ShippedWeights.knowledge(board, setup.cards())));
                Seat seat = question.position().seat(question.start()).orElseThrow();
                if (!check.isConfirmed(question.position(), seat, question.answers(), question.id())) {
                    failed.add(question.id());
                }
                progress.accept((i + 1.0) / questions.size());
            }
        }
        if (!failed.isEmpty()) {
            throw new BadInput(file + ": " + failed.size() + " of " + questions.size() + " puzzles do not hold: "
                    + String.join(", ", failed));
        }
        spec.commandLine().getOut().println("All " + questions.size() + " puzzles hold.");
    }
}
