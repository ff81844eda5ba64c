package trasse.server.visitor;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Locale;
import java.util.Optional;
import trasse.server.Ids;
import trasse.server.live.Tables;
import trasse.server.store.TableStore;
import trasse.server.store.VisitorStore;
import trasse.server.table.Command;

/**
 * Visitors and their keys. A key identifies a visitor; only its digest is kept. A one-time code gives another device a
 * key of its own for the same visitor. Thread-safe.
 */
public final class Visitors {
    public static final Duration CODE_LASTS = Duration.ofMinutes(10);

    private final VisitorStore store;
    private final TableStore tableStore;
    private final Tables tables;
    private final InstantSource clock;

    /** Short-lived, so that a visitor who is forgotten on one node is soon unknown on all. */
    private final Cache<String, String> known = Caffeine.newBuilder()
            .expireAfterWrite(Duration.ofSeconds(30))
            .maximumSize(50_000)
            .build();

    public Visitors(VisitorStore store, TableStore tableStore, Tables tables, InstantSource clock) {
        this.store = store;
        this.tableStore = tableStore;
        this.tables = tables;
        this.clock = clock;
    }

    /** A new visitor, or a new key of one. */
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

    /** Has a visitor leave all open tables, then deletes all that is known about them but the names in old games. */
    public void forget(String visitor) {
        for (String table : tableStore.openWith(visitor)) {
            tables.submit(table, null, new Command.Leave(visitor));
        }
        store.forget(visitor);
        known.asMap().values().removeIf(visitor::equals);
    }
}
