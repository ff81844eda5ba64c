package trasse.server.daily;

import java.time.LocalDate;
import java.util.List;
import java.util.Optional;

/**
 * Days in a row on which a visitor has finished the day's deal. A game counts for the day of its deal, whenever it is
 * finished.
 *
 * @param current the days in a row up to today, or up to yesterday as long as today's deal can still be played
 * @param longest the most there have ever been
 * @param last the last day of all; empty if there is none
 */
record Streak(int current, int longest, Optional<LocalDate> last) {
    /**
     * The streak of a visitor.
     *
     * @param finished the days whose deals the visitor has finished, the latest first
     */
    static Streak of(List<LocalDate> finished, LocalDate today) {
        int current = 0;
        int longest = 0;
        int run = 0;
        for (int i = 0; i < finished.size(); i++) {
            LocalDate day = finished.get(i);
            run = i > 0 && day.equals(finished.get(i - 1).minusDays(1)) ? run + 1 : 1;
            longest = Math.max(longest, run);
            // Only the latest run has as many days as there are so far.
            if (run == i + 1) {
                current = run;
            }
        }
        Optional<LocalDate> last = finished.stream().findFirst();
        boolean alive = last.isPresent() && !last.get().isBefore(today.minusDays(1));
        return new Streak(alive ? current : 0, longest, last);
    }
}
