package trasse.server.http;

import com.github.benmanes.caffeine.cache.Caffeine;
import com.github.benmanes.caffeine.cache.LoadingCache;
import java.time.Duration;
import java.time.InstantSource;

/**
 * Limits the rate of requests from each sender with a token bucket: it fills at a steady rate, and a request takes a
 * token. Thread-safe.
 */
final class RateLimit {
    /** How many seconds' worth of tokens a full bucket holds. */
    private static final int BURST = 10;

    private static final int MOST = 100_000;

    private final int perSecond;
    private final InstantSource clock;
    private final LoadingCache<String, Bucket> buckets;

    RateLimit(int perSecond, InstantSource clock) {
        this.perSecond = perSecond;
        this.clock = clock;
        this.buckets = Caffeine.newBuilder()
                .maximumSize(MOST)
                .expireAfterAccess(Duration.ofMinutes(5))
                .build(sender -> new Bucket());
    }

    /** Takes a token; false if there is none. */
    boolean hasTaken(String sender) {
        return buckets.get(sender).take() == 0;
    }

    /** Takes a token; if there is none, fails with the time when there will be. */
    void take(String sender) {
        long millis = buckets.get(sender).take();
        if (millis > 0) {
            long seconds = Math.ceilDiv(millis, 1000);
            throw new Problem(429, "too-many-requests", "that was too fast; try again in " + seconds + " s")
                    .with("retryAfter", seconds);
        }
    }

    private final class Bucket {
        private double tokens = (double) perSecond * BURST;
        private long filledAt = clock.millis();

        /** 0 if there was a token, otherwise in how many milliseconds there will be one. */
        private synchronized long take() {
            long now = clock.millis();
            // A clock that is set back takes no tokens away.
            long since = Math.max(0, now - filledAt);
            tokens = Math.min((double) perSecond * BURST, tokens + since * perSecond / 1000.0);
            filledAt = now;
            if (tokens >= 1) {
                tokens--;
                return 0;
            }
            return (long) Math.ceil((1 - tokens) * 1000 / perSecond);
        }
    }
}
