package trasse.e2e;

import java.time.Instant;
import java.time.InstantSource;

/** The system's clock, unless a test has set it to a moment, where it stands still. Thread-safe. */
final class TravellingClock implements InstantSource {
    private volatile InstantSource source = InstantSource.system();

    void travelTo(Instant moment) {
        source = InstantSource.fixed(moment);
    }

    void comeBack() {
        source = InstantSource.system();
    }

    @Override
    public Instant instant() {
        return source.instant();
    }
}
