package trasse.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToIntFunction;

/** The best total wins; players who have the same best total share the win. */
final class Winners {
    private Winners() {}

    static <T> List<T> among(List<T> players, ToIntFunction<T> total) {
        List<T> best = new ArrayList<>();
        for (T player : players) {
            int lead = best.isEmpty() ? 0 : total.applyAsInt(player) - total.applyAsInt(best.getFirst());
            if (lead > 0) {
                best.clear();
            }
            if (lead >= 0) {
                best.add(player);
            }
        }
        return List.copyOf(best);
    }
}
