package trasse.browser;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import trasse.rules.Player;
import trasse.testkit.Chromium;

/**
 * The owl in a browser and here, by turns, with the same positions and the same work. Prints how many times as long
 * the browser takes. Processor time counts, since other programs may run meanwhile.
 */
public final class BrowserBenchmark {
    private static final int WARM_UPS = 5;
    private static final int TURNS = 20;
    private static final int CARDS = 10;
    private static final int WORK = 200_000;
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    private BrowserBenchmark() {}

    public static void main(String[] arguments) throws IOException {
        List<Call> moves = moves();
        List<Call> learning = List.of(Call.learn("classic", "classic"), Call.learn("garden", "garden"));
        double here = 0;
        double there = 0;
        double sum = 0;
        double squares = 0;
        try (ChromiumWorker chromium = new ChromiumWorker()) {
            learning.forEach(Call::answerHere);
            chromium.ask(learning);
            for (int turn = -WARM_UPS; turn < TURNS; turn++) {
                long begin = THREADS.getCurrentThreadCpuTime();
                List<String> answers = moves.stream().map(Call::answerHere).toList();
                double millisHere = (THREADS.getCurrentThreadCpuTime() - begin) * 1e-6;
                long before = Chromium.processorTime().toNanos();
                List<String> theirs = chromium.ask(moves);
                double millisThere = (Chromium.processorTime().toNanos() - before) * 1e-6;
                if (!theirs.equals(answers)) {
                    throw new IllegalStateException("the browser plays " + theirs + ", not " + answers);
                }
                if (turn >= 0) {
                    double ratio = millisThere / millisHere;
                    here += millisHere / TURNS;
                    there += millisThere / TURNS;
                    sum += ratio;
                    squares += ratio * ratio;
                }
            }
        }
        double mean = sum / TURNS;
        double error = 2 * Math.sqrt((squares / TURNS - mean * mean) / (TURNS - 1));
        System.out.printf(
                Locale.ROOT,
                "The owl, %d cards with up to %,d choices weighed for each: %.0f ms here, %.0f ms in the browser.%n",
                CARDS,
                WORK,
                here,
                there);
        System.out.printf(
                Locale.ROOT,
                "The browser takes %.2f ± %.2f times as long: the mean of %d turns ± 2 standard errors.%n",
                mean,
                error,
                TURNS);
    }

    private static List<Call> moves() {
        List<Call> moves = new ArrayList<>();
        for (int game = 0; game < CARDS; game++) {
            String record = RandomGame.record(game, 1 + game);
            Player player = RandomGame.read(record).setup().players().getFirst();
            moves.add(Call.bot(record, "", player.start(), "owl", 1, WORK));
        }
        return moves;
    }
}
