package trasse.e2e;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Mouse;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.BoundingBox;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import trasse.rules.notation.GameRecord;

/**
 * Measures how smooth dragging is: the mouse is drawn to and fro along the fields of a legal extension, so that dots come
 * and go, and the time between frames is taken. Machines that do other things at the same time give other figures, so
 * this is no test, and runs only if it is named, with {@code -Dtest=DragMeasurement}.
 */
class DragMeasurement {
    private static final int STROKES = 8;
    private static final double LONG_FRAME = 25;

    @RegisterExtension
    static final Browsers BROWSERS = new Browsers();

    @Test
    void timeBetweenFramesWhileDragging() {
        for (Look look : List.of(Look.PHONE, Look.DESKTOP)) {
            measure(look, BROWSERS.arrive(look));
        }
    }

    private static void measure(Look look, BrowserContext visitor) {
        GameRecord game = RecordedGames.played(6, 21, "Ada");
        Page page = visitor.newPage();
        page.navigate(SavedGames.put(visitor, game));
        Person ada = new Person(page);
        ada.isToDecide();
        List<BoundingBox> way = RecordedGames.longest(game).stream()
                .map(field -> ada.field(field).boundingBox())
                .toList();
        page.evaluate("""
                () => {
                    window.frames60 = [];
                    let last;
                    const take = (now) => {
                        if (last !== undefined) {
                            window.frames60.push(now - last);
                        }
                        last = now;
                        requestAnimationFrame(take);
                    };
                    requestAnimationFrame(take);
                }
                """);
        page.mouse().move(middleX(way.getFirst()), middleY(way.getFirst()));
        page.mouse().down();
        for (int stroke = 0; stroke < STROKES; stroke++) {
            List<BoundingBox> direction = stroke % 2 == 0 ? way : way.reversed();
            direction.forEach(
                    box -> page.mouse().move(middleX(box), middleY(box), new Mouse.MoveOptions().setSteps(8)));
        }
        page.mouse().up();
        List<Double> frames = ((List<?>) page.evaluate("window.frames60"))
                .stream().map(frame -> ((Number) frame).doubleValue()).sorted().toList();
        System.out.printf(
                Locale.ROOT,
                "%dx%d: %.1f s, %d frames, median %.1f ms, 95th percentile %.1f ms, longest %.1f ms, over 25 ms: %d%n",
                look.width(),
                look.height(),
                frames.stream().mapToDouble(Double::doubleValue).sum() / 1000,
                frames.size(),
                frames.get(frames.size() / 2),
                frames.get(frames.size() * 95 / 100),
                frames.getLast(),
                frames.stream().filter(frame -> frame > LONG_FRAME).count());
    }

    private static double middleX(BoundingBox box) {
        return box.x + box.width / 2;
    }

    private static double middleY(BoundingBox box) {
        return box.y + box.height / 2;
    }
}
