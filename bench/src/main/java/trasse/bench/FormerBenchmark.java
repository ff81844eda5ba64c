package trasse.bench;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import trasse.rules.Action;
import trasse.rules.Board;
import trasse.rules.Deal;
import trasse.rules.Deck;
import trasse.rules.Edition;
import trasse.rules.Event;
import trasse.rules.Game;
import trasse.rules.Player;
import trasse.rules.Prng;
import trasse.rules.Seat;
import trasse.rules.Setup;
import trasse.rules.notation.BoardCode;
import trasse.rules.notation.BoardReference;
import trasse.rules.notation.BuiltInBoards;
import trasse.rules.notation.GameRecord;
import trasse.rules.notation.PlayedRound;
import trasse.rules.notation.RecordWriter;

/**
 * The strongest bot against that of an earlier version, with the same time to think: games of two on the classic board,
 * each deal twice, with the starts exchanged. Both think in this process, one at a time, in classes of their own, and are
 * asked as the page asks them, with records.
 *
 * <p>Arguments: class paths of the {@code browser} module of this version and of the earlier one; how many games; how many
 * milliseconds a move.
 */
public final class FormerBenchmark {
    private static final long SEED = 7;
    private static final int WARM_UP = 5;
    private static final Board BOARD = BuiltInBoards.classic();

    private FormerBenchmark() {}

    public static void main(String[] arguments) throws ReflectiveOperationException, IOException {
        Owl present = Owl.of(arguments[0]);
        Owl former = Owl.of(arguments[1]);
        int deals = (arguments.length > 2 ? Integer.parseInt(arguments[2]) : 800) / 2;
        int millis = arguments.length > 3 ? Integer.parseInt(arguments[3]) : 10;
        Prng prng = new Prng(SEED);
        List<Outcome> outcomes = new ArrayList<>();
        for (int i = -WARM_UP; i < deals; i++) {
            Outcome outcome = Outcome.of(Deal.random(Deck.STANDARD, 2, prng), present, former, millis);
            if (i >= 0) {
                outcomes.add(outcome);
            }
        }
        System.out.println("| ms a move | games | won | mean total | of the former version |");
        System.out.println("|---|---|---|---|---|");
        double won = outcomes.stream().mapToDouble(Outcome::won).average().orElseThrow();
        double squares = outcomes.stream()
                .mapToDouble(outcome -> Math.pow(outcome.won - won, 2))
                .sum();
        System.out.printf(
                Locale.ROOT,
                "| %d | %d | %.1f ± %.1f %% | %.2f | %.2f |%n",
                millis,
                2 * deals,
                100 * won,
                100 * Math.sqrt(squares / (deals - 1) / deals),
                outcomes.stream().mapToDouble(Outcome::total).average().orElseThrow(),
                outcomes.stream().mapToDouble(Outcome::formerTotal).average().orElseThrow());
    }

    /** What came of both games of a deal: the share that this version won, and mean totals. */
    private record Outcome(double won, double total, double formerTotal) {
        static Outcome of(Deal deal, Owl present, Owl former, int millis) throws ReflectiveOperationException {
            Outcome one = game(deal, List.of(present, former), millis);
            Outcome other = game(deal, List.of(former, present), millis);
            return new Outcome(
                    (one.won + 1 - other.won) / 2,
                    (one.total + other.formerTotal) / 2,
                    (one.formerTotal + other.total) / 2);
        }

        /** As if this version were the first of the two. */
        private static Outcome game(Deal deal, List<Owl> owls, int millis) throws ReflectiveOperationException {
            List<Player> players = List.of(
                    new Player(deal.starts().get(0), "A"),
                    new Player(deal.starts().get(1), "B"));
            Setup setup = new Setup(BOARD, Edition.BOARDS, players, Deck.STANDARD);
            Game game = Game.begin(setup);
            List<PlayedRound> rounds = new ArrayList<>();
            for (int round = 1; round <= Deck.SIZE; round++) {
                String record = RecordWriter.write(
                        new GameRecord(BoardReference.of(BOARD), setup, Optional.of(deal.deck()), rounds));
                game = game.after(new Event.CardTurned(deal.deck().card(round))).orElseThrow();
                List<Action> actions = new ArrayList<>();
                for (int i = 0; i < owls.size(); i++) {
                    int start = players.get(i).start();
                    Action action = owls.get(i).action(record, start, millis);
                    actions.add(action);
                    game = game.after(new Event.Acted(start, action)).orElseThrow();
                }
                rounds.add(new PlayedRound(deal.deck().card(round), actions));
            }
            List<Seat> seats = game.position().seats();
            int first = seats.get(0).total();
            int second = seats.get(1).total();
            return new Outcome((Integer.signum(first - second) + 1) / 2.0, first, second);
        }
    }

    /** The strongest bot of one version. */
    private record Owl(Method bot) {
        static Owl of(String classPath) throws ReflectiveOperationException, IOException {
            List<URL> urls = new ArrayList<>();
            for (String part : classPath.split(File.pathSeparator, -1)) {
                urls.add(Path.of(part).toUri().toURL());
            }
            ClassLoader classes = new URLClassLoader(urls.toArray(URL[]::new), ClassLoader.getPlatformClassLoader());
            Class<?> exports = classes.loadClass("trasse.browser.EngineExports");
            String code = BoardCode.of(BOARD);
            String weights = "trasse/engine/weights/" + code + ".weights";
            try (InputStream in = new GZIPInputStream(classes.getResourceAsStream(weights))) {
                exports.getMethod("learn", String.class, byte[].class).invoke(null, "~" + code, in.readAllBytes());
            }
            return new Owl(Stream.of(exports.getMethods())
                    .filter(method -> method.getName().equals("bot"))
                    .findFirst()
                    .orElseThrow());
        }

        Action action(String record, int start, int millis) throws IllegalAccessException, InvocationTargetException {
            String answer = (String) bot.invoke(null, record, "", start, "master", SEED, millis, 0);
            return Action.parse(answer).orElseThrow(why -> new IllegalStateException(answer));
        }
    }
}
