package trasse.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import trasse.engine.PathTable;
import trasse.engine.SoloPlayout;
import trasse.engine.SoloWalk;
import trasse.rules.Board;
import trasse.rules.Card;
import trasse.rules.Deck;
import trasse.rules.InPlain;
import trasse.rules.Line;
import trasse.rules.Prng;
import trasse.rules.notation.BuiltInBoards;
import trasse.rules.plain.PlainBoard;
import trasse.rules.plain.PlainExtension;
import trasse.rules.plain.PlainGame;
import trasse.rules.plain.PlainLine;
import trasse.rules.plain.PlainWalk;

/** The engine beside the plain implementation, doing the same work on the classic board. */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Fork(2)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class EngineBenchmark {
    private static final int START = 1;

    private final Board board = BuiltInBoards.classic();
    private final Line line = Line.at(board.start(START));
    private final PlainBoard plainBoard = InPlain.board(board);
    private final PlainLine plainLine = InPlain.line(line);

    private final List<Card> threeCards = Deck.STANDARD.sorted().subList(1, 4);
    private final PathTable threeCardTable = PathTable.of(board, threeCards);
    private final List<String> threePlainCards =
            threeCards.stream().map(Card::toString).toList();

    private final SoloPlayout playout = new SoloPlayout(PathTable.of(board, Deck.STANDARD.sorted()));
    private final SoloWalk walk = new SoloWalk(board, Deck.STANDARD.sorted());
    private final Prng prng = new Prng(1);
    private final PlainWalk plainWalk = new PlainWalk(prng::below);

    @Benchmark
    public long perft() {
        return threeCardTable.perft(line);
    }

    @Benchmark
    public long perftPlainly() {
        return PlainLine.perft(plainBoard, plainLine, threePlainCards);
    }

    /** A solo game in which every legal action, the pass included, is as likely. */
    @Benchmark
    public int solo() {
        return playout.play(line.first().ordinal(), order(), prng);
    }

    @Benchmark
    public int soloPlainly() {
        PlainGame game = new PlainGame(plainBoard, "boards", List.of(START));
        for (Card card : Deck.shuffled(Deck.STANDARD, prng).cards()) {
            List<PlainExtension> extensions = new ArrayList<>(game.line(START).extensions(plainBoard, card.toString()));
            int choice = prng.below(extensions.size() + 1);
            game.playRound(
                    card.toString(), choice == extensions.size() ? Map.of() : Map.of(START, extensions.get(choice)));
        }
        return game.total(START);
    }

    /** A solo game that is played by walking at random, from one of the ends step by step. */
    @Benchmark
    public int walk() {
        return walk.play(line.first().ordinal(), order(), prng);
    }

    @Benchmark
    public int walkPlainly() {
        PlainGame game = new PlainGame(plainBoard, "boards", List.of(START));
        for (Card card : Deck.shuffled(Deck.STANDARD, prng).cards()) {
            Optional<PlainExtension> extension = plainWalk.extension(plainBoard, game.line(START), card.toString());
            game.playRound(
                    card.toString(),
                    extension.map(drawn -> Map.of(START, drawn)).orElse(Map.of()));
        }
        return game.total(START);
    }

    private int[] order() {
        int[] order = new int[Deck.SIZE];
        for (int last = 0; last < order.length; last++) {
            int place = prng.below(last + 1);
            order[last] = order[place];
            order[place] = last;
        }
        return order;
    }
}
