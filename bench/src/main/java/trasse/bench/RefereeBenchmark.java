package trasse.bench;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
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
import trasse.rules.Pass;
import trasse.rules.Player;
import trasse.rules.Position;
import trasse.rules.Prng;
import trasse.rules.Seat;
import trasse.rules.Setup;
import trasse.rules.notation.BuiltInBoards;
import trasse.rules.plain.PlainBoard;
import trasse.rules.plain.PlainExtension;
import trasse.rules.plain.PlainGame;

/**
 * Refereeing games of four on the classic board, beside the plain implementation: every card and action is checked,
 * every round settled and every total counted. The games are random and made beforehand, so choosing actions costs
 * nothing here.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Fork(2)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class RefereeBenchmark {
    static final int GAMES = 200;

    private record Recorded(Setup setup, List<Event> events) {}

    private record PlainRound(String card, Map<Integer, PlainExtension> extensions) {}

    private record PlainlyRecorded(List<Integer> starts, List<PlainRound> rounds) {}

    private final Board board = BuiltInBoards.classic();
    private final PlainBoard plainBoard = InPlain.board(board);
    private final List<Recorded> games = new ArrayList<>();
    private final List<PlainlyRecorded> plainGames = new ArrayList<>();

    public RefereeBenchmark() {
        for (int seed = 0; seed < GAMES; seed++) {
            playAndRecord(new Prng(seed));
        }
    }

    private void playAndRecord(Prng prng) {
        Deal deal = Deal.random(Deck.STANDARD, Board.STARTS, prng);
        List<Player> players = deal.starts().stream()
                .map(start -> new Player(start, "Player " + start))
                .toList();
        Setup setup = new Setup(board, Edition.BOARDS, players, Deck.STANDARD);
        Game game = Game.begin(setup);
        List<Event> events = new ArrayList<>();
        List<PlainRound> rounds = new ArrayList<>();
        for (Card card : deal.deck().cards()) {
            List<Event> round = round(game.position(), card, prng);
            for (Event event : round) {
                game = game.after(event).orElseThrow();
            }
            events.addAll(round);
            rounds.add(new PlainRound(card.toString(), inPlain(round)));
        }
        games.add(new Recorded(setup, events));
        plainGames.add(new PlainlyRecorded(deal.starts(), rounds));
    }

    /** The card, and for each player any extension there is. */
    private List<Event> round(Position position, Card card, Prng prng) {
        List<Event> events = new ArrayList<>();
        events.add(new Event.CardTurned(card));
        for (Seat seat : position.seats()) {
            List<Extension> extensions = seat.line().extensions(card, board);
            Action action = extensions.isEmpty() ? new Pass() : extensions.get(prng.below(extensions.size()));
            events.add(new Event.Acted(seat.player().start(), action));
        }
        return events;
    }

    private static Map<Integer, PlainExtension> inPlain(List<Event> round) {
        Map<Integer, PlainExtension> extensions = new HashMap<>();
        for (Event event : round) {
            if (event instanceof Event.Acted(int start, Extension extension)) {
                extensions.put(start, InPlain.extension(extension));
            }
        }
        return extensions;
    }

    /** Referees all games. The sum of all totals shows that both ways come to the same end. */
    @Benchmark
    @OperationsPerInvocation(GAMES)
    public int referee() {
        int sum = 0;
        for (Recorded recorded : games) {
            Game game = Game.begin(recorded.setup());
            for (Event event : recorded.events()) {
                game = game.after(event).orElseThrow();
            }
            for (Seat seat : game.position().seats()) {
                sum += seat.total();
            }
        }
        return sum;
    }

    @Benchmark
    @OperationsPerInvocation(GAMES)
    public int refereePlainly() {
        int sum = 0;
        for (PlainlyRecorded recorded : plainGames) {
            PlainGame game = new PlainGame(plainBoard, "boards", recorded.starts());
            for (PlainRound round : recorded.rounds()) {
                round.extensions().forEach((start, extension) -> {
                    if (game.line(start)
                            .offence(extension, plainBoard, round.card())
                            .isPresent()) {
                        throw new IllegalStateException(extension + " is illegal");
                    }
                });
                game.playRound(round.card(), round.extensions());
            }
            for (int start : recorded.starts()) {
                sum += game.total(start);
            }
        }
        return sum;
    }
}
