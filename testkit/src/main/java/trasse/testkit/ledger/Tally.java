package trasse.testkit.ledger;

import java.time.Duration;
import java.util.concurrent.atomic.LongAccumulator;
import java.util.concurrent.atomic.LongAdder;
import org.jspecify.annotations.Nullable;

/** What many clients have done together. Thread-safe. */
public final class Tally {
    private final LongAdder answers = new LongAdder();
    private final LongAdder unanswered = new LongAdder();
    private final LongAdder unavailable = new LongAdder();
    private final LongAdder commands = new LongAdder();
    private final LongAdder events = new LongAdder();
    private final LongAdder games = new LongAdder();
    private final LongAccumulator longestSilence = new LongAccumulator(Math::max, 0);
    private final @Nullable Tally whole;
    private volatile long answeredAt = System.nanoTime();

    private Tally(@Nullable Tally whole) {
        this.whole = whole;
    }

    Tally() {
        this(null);
    }

    /** A tally of a part: what it counts is counted here, too. */
    Tally part() {
        return new Tally(this);
    }

    void answered() {
        if (whole != null) {
            whole.answered();
        }
        answers.increment();
        long now = System.nanoTime();
        longestSilence.accumulate(now - answeredAt);
        answeredAt = now;
    }

    void unanswered() {
        if (whole != null) {
            whole.unanswered();
        }
        unanswered.increment();
    }

    void unavailable() {
        if (whole != null) {
            whole.unavailable();
        }
        unavailable.increment();
    }

    void checked(Ledger ledger) {
        commands.add(ledger.commands().size());
        events.add(ledger.events().size());
    }

    void gameChecked() {
        games.increment();
    }

    /** How many requests were answered. */
    public long answers() {
        return answers.sum();
    }

    /** How many requests got no answer, and had to be sent again. */
    public long unansweredRequests() {
        return unanswered.sum();
    }

    /** How often the answer was 503. */
    public long unavailableAnswers() {
        return unavailable.sum();
    }

    /** How many answered commands were compared with what is stored. */
    public long commands() {
        return commands.sum();
    }

    /** How many events of streams were compared with what is stored. */
    public long events() {
        return events.sum();
    }

    /** How many games are over and were checked. */
    public long games() {
        return games.sum();
    }

    /** How long nobody was answered, at most, since this was last asked. */
    Duration longestSilence() {
        return Duration.ofNanos(longestSilence.getThenReset());
    }

    Duration sinceLastAnswer() {
        return Duration.ofNanos(System.nanoTime() - answeredAt);
    }
}
