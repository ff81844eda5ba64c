package trasse.server.visitor;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Locale;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import trasse.server.Ids;
import trasse.server.live.Presence;
import trasse.server.live.Tables;
import trasse.server.store.DatabaseTrouble;
import trasse.server.store.TableStore;
import trasse.server.store.VisitorStore;
import trasse.server.table.Command;

/**
 * Visitors and their keys. A key identifies a visitor; only its digest is kept. A one-time code gives another device a
 * key of its own for the same visitor. Thread-safe.
 */
public final class Visitors {
    private static final Logger LOG = LoggerFactory.getLogger(Visitors.class);

    public static final Duration CODE_LASTS = Duration.ofMinutes(10);

    private static final int MOST_RECENT = 100_000;

    private final VisitorStore store;
    private final TableStore tableStore;
    private final Tables tables;
    private final Presence presence;
    private final InstantSource clock;
    private final boolean shared;

    /** Visitors by the digest of a key that was used lately; none if another node could forget them meanwhile. */
    private final Cache<String, String> recent =
            Caffeine.newBuilder().maximumSize(MOST_RECENT).build();

    /**
     * The visitors of a store.
     *
     * @param shared whether other nodes use the store as well
     */
    public Visitors(
            VisitorStore store,
            TableStore tableStore,
            Tables tables,
            Presence presence,
            InstantSource clock,
            boolean shared) {
        this.shared = shared;
        this.presence = presence;
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
        return Optional.ofNullable(recent.getIfPresent(digest)).or(() -> stored(digest));
    }

    private Optional<String> stored(String digest) {
        Optional<String> visitor = store.withKey(digest);
        if (!shared && visitor.isPresent()) {
            recent.put(digest, visitor.get());
            if (store.withKey(digest).isEmpty()) {
                // The visitor was forgotten in between, perhaps before there was anything to remove.
                recent.invalidate(digest);
            }
        }
        return visitor;
    }

    /** A new code; the visitor's earlier ones no longer work. */
    public Code code(String visitor) {
        Code code = new Code(Ids.code(), clock.instant().plus(CODE_LASTS));
        store.addCode(Ids.digest(code.code()), visitor, code.expires(), clock.instant());
        return code;
    }

    /** Uses up a code. Empty if it is wrong, used or too old. */
    public Optional<Arrived> redeem(String code) {
        String typed = code.toLowerCase(Locale.ROOT).replace("-", "").replace(" ", "");
        String key = Ids.key();
        return store.redeem(Ids.digest(typed), Ids.digest(key), clock.instant())
                .map(visitor -> new Arrived(visitor, key));
    }

    /**
     * Has a visitor leave all open tables, ends their streams, and deletes all that is known about them but the names in
     * old games.
     */
    public void forget(String visitor) {
        leaveTables(visitor);
        store.forget(visitor);
        finishForgetting(visitor);
    }

    /** Goes on with what was not finished, because a server was killed or the database could not be used. */
    public void finishForgetting() {
        for (String visitor : store.partlyForgotten()) {
            try {
                finishForgetting(visitor);
            } catch (RuntimeException e) {
                // One visitor must not keep the others waiting.
                if (!DatabaseTrouble.log("forgetting", e)) {
                    LOG.atError()
                            .setMessage("a visitor could not be forgotten")
                            .setCause(e)
                            .log();
                }
            }
        }
    }

    private void finishForgetting(String visitor) {
        recent.asMap().values().removeIf(visitor::equals);
        presence.endStreams(visitor);
        // They may have sat down once more before they were deleted; now they cannot.
        leaveTables(visitor);
        store.vacate(visitor);
    }

    private void leaveTables(String visitor) {
        for (String table : tableStore.openWith(visitor)) {
            tables.submit(table, null, new Command.Leave(visitor));
        }
    }
}
