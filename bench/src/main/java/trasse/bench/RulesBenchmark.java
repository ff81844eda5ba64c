package trasse.bench;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
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
import org.openjdk.jmh.infra.Blackhole;
import trasse.rules.Action;
import trasse.rules.Board;
import trasse.rules.Card;
import trasse.rules.Deal;
import trasse.rules.Deck;
import trasse.rules.Edition;
import trasse.rules.Event;
import trasse.rules.Extension;
import trasse.rules.Game;
import trasse.rules.InPlain;
import trasse.rules.Line;
import trasse.rules.Pass;
import trasse.rules.Player;
import trasse.rules.Prng;
import trasse.rules.Setup;
import trasse.rules.notation.BuiltInBoards;
import trasse.rules.plain.PlainBoard;
import trasse.rules.plain.PlainExtension;
import trasse.rules.plain.PlainGame;
import trasse.rules.plain.PlainLine;

/** The rules library beside the plain implementation, doing the same work on the classic board. */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Fork(2)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class RulesBenchmark {
    private static final int SAMPLE_GAMES = 20;

    private record Sample(Line line, Card card, PlainLine plainLine, String plainCard) {}

    private final Board board = BuiltInBoards.classic();
    private final PlainBoard plainBoard = InPlain.board(board);
    private final List<Sample> samples = samples();
    private long seed;

    /** Every position of some random games, so that early, middle and late lines weigh as they do in play. */
    private List<Sample> samples() {
        List<Sample> found = new ArrayList<>();
        for (int game = 0; game < SAMPLE_GAMES; game++) {
            Prng prng = new Prng(game);
            Line line = Line.at(board.start(1 + game % Board.STARTS));
            for (Card card : Deck.shuffled(Deck.STANDARD, prng).cards()) {
                found.add(new Sample(line, card, InPlain.line(line), card.toString()));
                List<Extension> extensions = line.extensions(card, board);
                if (!extensions.isEmpty()) {
                    Extension extension = extensions.get(prng.below(extensions.size()));
                    line = line.extend(extension, card, board).orElseThrow();
                }
            }
        }
        return found;
    }

    @Benchmark
    public void list(Blackhole sink) {
        for (Sample sample : samples) {
            for (Extension extension : sample.line().extensions(sample.card(), board)) {
                sink.consume(extension);
            }
        }
    }

    @Benchmark
    public void listPlainly(Blackhole sink) {
        for (Sample sample : samples) {
            for (PlainExtension extension : sample.plainLine().extensions(plainBoard, sample.plainCard())) {
                sink.consume(extension);
            }
        }
    }

    @Benchmark
    public int count() {
        int count = 0;
        for (Sample sample : samples) {
            count += sample.line().countExtensions(sample.card(), board);
        }
        return count;
    }

    @Benchmark
    public int countPlainly() {
        int count = 0;
        for (Sample sample : samples) {
            count += sample.plainLine()
                    .extensions(plainBoard, sample.plainCard())
                    .size();
        }
        return count;
    }

    /** A whole game of two, each playing any extension there is. */
    @Benchmark
    public int play() {
        Prng prng = new Prng(seed++);
        Deal deal = Deal.random(Deck.STANDARD, 2, prng);
        List<Player> players = List.of(
                new Player(deal.starts().get(0), "One"),
                new Player(deal.starts().get(1), "Two"));
        Game game = Game.begin(new Setup(board, Edition.BOARDS, players, Deck.STANDARD));
        for (Card card : deal.deck().cards()) {
            game = game.after(new Event.CardTurned(card)).orElseThrow();
            for (Player player : players) {
                Line line = game.position().seat(player.start()).orElseThrow().line();
                List<Extension> extensions = line.extensions(card, board);
                Action action = extensions.isEmpty() ? new Pass() : extensions.get(prng.below(extensions.size()));
                game = game.after(new Event.Acted(player.start(), action)).orElseThrow();
            }
        }
        return game.position().winners().size();
    }

    @Benchmark
    public int playPlainly() {
        Prng prng = new Prng(seed++);
        Deal deal = Deal.random(Deck.STANDARD, 2, prng);
        PlainGame game = new PlainGame(plainBoard, "boards", deal.starts());
        for (Card card : deal.deck().cards()) {
            Map<Integer, PlainExtension> actions = new HashMap<>();
            for (int start : deal.starts()) {
                Set<PlainExtension> extensions = game.line(start).extensions(plainBoard, card.toString());
                if (!extensions.isEmpty()) {
                    actions.put(start, new ArrayList<>(extensions).get(prng.below(extensions.size())));
                }
            }
            game.playRound(card.toString(), actions);
        }
        return game.winners().size();
    }
}
