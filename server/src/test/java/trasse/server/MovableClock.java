package trasse.server;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.concurrent.atomic.AtomicLong;

/** A clock that goes on when it is told to, and not by itself. Thread-safe. */
final class MovableClock implements InstantSource {
    private final AtomicLong millis;

    MovableClock(Instant begin) {
        millis = new AtomicLong(begin.toEpochMilli());
    }

    void advance(Duration time) {
        millis.addAndGet(time.toMillis());
    }

    @Override
    public Instant instant() {
        return Instant.ofEpochMilli(millis.get());
    }
}
