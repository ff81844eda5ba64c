package trasse.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicInteger;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import trasse.engine.PathTable;
import trasse.rules.Board;
import trasse.rules.Card;
import trasse.rules.Extension;
import trasse.rules.Line;
import trasse.rules.notation.NotationException;

@Command(
        name = "perft",
        description =
                "Counts the different ways to play one line through some cards: each round counts the pass and every"
                        + " different resulting line.",
        footer = "%nExample: trasse perft --board classic --start 1 ybgs bgsr")
final class PerftCount implements Callable<Integer> {
    @Spec
    @SuppressWarnings("NullAway.Init")
    private CommandSpec spec;

    @Option(names = "--board", required = true, paramLabel = "BOARD", description = InputFiles.BOARD + ".")
    @SuppressWarnings("NullAway.Init")
    private String board;

    @Option(names = "--start", required = true, paramLabel = "K", description = "The start point, 1 to 4.")
    private int start;

    @Parameters(arity = "1..*", paramLabel = "CARD", description = "The cards in order, like ybgs or ybbgs.")
    @SuppressWarnings("NullAway.Init")
    private List<String> cards;

    @Override
    public Integer call() throws BadInput, NotationException {
        if (start < 1 || start > Board.STARTS) {
            throw new BadInput("--start is 1, 2, 3 or 4, not " + start);
        }
        List<Card> sequence = new ArrayList<>();
        for (String letters : cards) {
            sequence.add(Card.parse(letters).orElseThrow(BadInput::new));
        }
        spec.commandLine().getOut().println(count(InputFiles.board(board), sequence));
        return 0;
    }

    /** Splits the count by the lines of the first round, for progress and for all cores. */
    private long count(Board onBoard, List<Card> sequence) {
        Line line = Line.at(onBoard.start(start));
        Card first = sequence.getFirst();
        List<Card> rest = sequence.subList(1, sequence.size());
        List<Line> lines = new ArrayList<>(List.of(line));
        for (Extension extension : line.extensions(first, onBoard)) {
            lines.add(line.extend(extension, first, onBoard).orElseThrow());
        }
        PathTable table = PathTable.of(onBoard, rest);
        AtomicInteger done = new AtomicInteger();
        try (Progress progress = new Progress(spec.commandLine().getErr(), "Counting")) {
            return lines.parallelStream()
                    .mapToLong(after -> {
                        long count = table.perft(after);
                        progress.accept((double) done.incrementAndGet() / lines.size());
                        return count;
                    })
                    .sum();
        }
    }
}
