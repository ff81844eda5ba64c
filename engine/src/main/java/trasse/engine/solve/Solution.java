package trasse.engine.solve;

import java.util.List;
import trasse.rules.Action;

/**
 * The best that was found, and what cannot be beaten.
 *
 * @param total what the player has at the end with these actions
 * @param bound no way to play the cards gives more; at least the total
 * @param actions one for each card to come
 */
public record Solution(int total, int bound, List<Action> actions) {
    public Solution {
        actions = List.copyOf(actions);
        if (total > bound) {
            throw new IllegalArgumentException("a total of " + total + " is above its bound " + bound);
        }
    }

    /** Whether nothing better exists. */
    public boolean isProven() {
        return total == bound;
    }
}
