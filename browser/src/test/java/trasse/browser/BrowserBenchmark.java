package trasse.browser;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import trasse.rules.Player;

/**
 * The master in a browser and here, by turns, with the same positions and the same work, so that whatever else the
 * machine does slows both. Prints how many times longer the browser takes.
 */
public final class BrowserBenchmark {
    private static final int WARM_UPS = 6;
    private static final int TURNS = 20;
    private static final int WORK = 60_000;

    private BrowserBenchmark() {}

    public static void main(String[] arguments) throws IOException {
        List<Question> questions = new ArrayList<>();
        for (int game = 0; game < 10; game++) {
            String record = RandomTable.record(game, 1 + game);
            Player player = RandomTable.read(record).setup().players().getFirst();
            questions.add(Question.bot(record, "", player.start(), "master", 1, WORK));
        }
        List<Question> learning = List.of(Question.learn("classic", "classic"), Question.learn("garden", "garden"));
        double[] ratios = new double[TURNS];
        double[] here = new double[TURNS];
        double[] there = new double[TURNS];
        try (Chromium chromium = new Chromium()) {
            learning.forEach(Question::answerHere);
            chromium.ask(learning);
            for (int turn = -WARM_UPS; turn < TURNS; turn++) {
                long begin = System.nanoTime();
                List<String> answers =
                        questions.stream().map(Question::answerHere).toList();
                double millis = (System.nanoTime() - begin) * 1e-6;
                Chromium.Answers theirs = chromium.ask(questions);
                if (!theirs.texts().equals(answers)) {
                    throw new IllegalStateException("the browser plays " + theirs.texts() + ", not " + answers);
                }
                if (turn >= 0) {
                    here[turn] = millis;
                    there[turn] = theirs.millis();
                    ratios[turn] = theirs.millis() / millis;
                }
            }
        }
        Arrays.sort(ratios);
        Arrays.sort(here);
        Arrays.sort(there);
        System.out.printf(
                Locale.ROOT,
                "%d choices weighed for each of %d cards, ms: %.0f here, %.0f in the browser (medians of %d turns)%n",
                WORK,
                questions.size(),
                here[TURNS / 2],
                there[TURNS / 2],
                TURNS);
        System.out.printf(
                Locale.ROOT,
                "The browser takes %.2f times as long; half of the turns between %.2f and %.2f, the fastest of both: %.2f%n",
                ratios[TURNS / 2],
                ratios[TURNS / 4],
                ratios[3 * TURNS / 4],
                there[0] / here[0]);
    }
}
