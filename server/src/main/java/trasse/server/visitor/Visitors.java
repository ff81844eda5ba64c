package trasse.server.visitor;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Locale;
import java.util.Optional;
import trasse.server.Ids;
import trasse.server.store.VisitorStore;

/**
 * Visitors and their keys. A key is who you are; only its digest is kept. A code lets another device be the same
 * visitor, with a key of its own. Thread-safe.
 */
public final class Visitors {
    public static final Duration CODE_LASTS = Duration.ofMinutes(10);

    private final VisitorStore store;
    private final InstantSource clock;

    /** Short-lived, so that who is forgotten on one node is soon unknown on all. */
    private final Cache<String, String> known = Caffeine.newBuilder()
            .expireAfterWrite(Duration.ofSeconds(30))
            .maximumSize(50_000)
            .build();

    public Visitors(VisitorStore store, InstantSource clock) {
        this.store = store;
        this.clock = clock;
    }

    /** Somebody new. */
    public record Arrived(String visitor, String key) {}

    /** A code, and until when it can be used. */
    public record Code(String code, Instant expires) {}

    public Arrived arrive() {
        Arrived arrived = new Arrived(Ids.id(), Ids.key());
        store.add(arrived.visitor(), Ids.digest(arrived.key()), clock.instant());
        return arrived;
    }

    public Optional<String> withKey(String key) {
        String digest = Ids.digest(key);
        String visitor = known.getIfPresent(digest);
        if (visitor != null) {
            return Optional.of(visitor);
        }
        Optional<String> found = store.withKey(digest);
        found.ifPresent(id -> known.put(digest, id));
        return found;
    }

    /** A new code; the visitor's earlier ones no longer work. Empty if the visitor has been forgotten. */
    public Optional<Code> code(String visitor) {
        Code code = new Code(Ids.code(), clock.instant().plus(CODE_LASTS));
        return store.addCode(Ids.digest(code.code()), visitor, code.expires(), clock.instant())
                ? Optional.of(code)
                : Optional.empty();
    }

    /** Uses up a code. Empty if it is wrong, used or too old. */
    public Optional<Arrived> redeem(String code) {
        String typed = code.toLowerCase(Locale.ROOT).replace("-", "").replace(" ", "");
        String key = Ids.key();
        return store.redeem(Ids.digest(typed), Ids.digest(key), clock.instant())
                .map(visitor -> new Arrived(visitor, key));
    }

    public void forget(String visitor) {
        store.forget(visitor);
        known.asMap().values().removeIf(visitor::equals);
    }
}
