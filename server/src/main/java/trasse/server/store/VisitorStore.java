package trasse.server.store;

import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.PreparedBatch;

/** Visitors. Of their keys and codes, only digests are kept. Thread-safe. */
public final class VisitorStore {
    private final Database database;

    public VisitorStore(Database database) {
        this.database = database;
    }

    public void add(String visitor, String keyHash, Instant now) {
        database.write(handle -> {
            handle.execute(
                    "insert into visitor (id, made_at, seen_at) values (?, ?, ?)",
                    visitor,
                    now.toEpochMilli(),
                    now.toEpochMilli());
            return addKey(handle, visitor, keyHash, now);
        });
    }

    private static int addKey(Handle handle, String visitor, String keyHash, Instant now) {
        return handle.execute(
                "insert into visitor_key (hash, visitor, made_at) values (?, ?, ?)",
                keyHash,
                visitor,
                now.toEpochMilli());
    }

    public Optional<String> withKey(String keyHash) {
        return database.read(handle -> handle.createQuery("select visitor from visitor_key where hash = ?")
                .bind(0, keyHash)
                .mapTo(String.class)
                .findOne());
    }

    /** When a visitor was last online; the beginning of time if the visitor has been forgotten. */
    public Instant lastSeen(String visitor) {
        return database.read(handle -> handle.createQuery("select seen_at from visitor where id = ?")
                .bind(0, visitor)
                .mapTo(Long.class)
                .findOne()
                .map(Instant::ofEpochMilli)
                .orElse(Instant.EPOCH));
    }

    public void markSeen(Collection<String> visitors, Instant now) {
        if (visitors.isEmpty()) {
            return;
        }
        database.write(handle -> {
            PreparedBatch batch = handle.prepareBatch("update visitor set seen_at = ? where id = ? and seen_at < ?");
            // All nodes use one order, so that two never wait for each other.
            for (String visitor : visitors.stream().sorted().toList()) {
                batch.bind(0, now.toEpochMilli())
                        .bind(1, visitor)
                        .bind(2, now.toEpochMilli())
                        .add();
            }
            return batch.execute();
        });
    }

    /** Replaces a visitor's codes by this one. */
    public void addCode(String codeHash, String visitor, Instant expires, Instant now) {
        database.write(handle -> {
            ForgottenVisitor.forbid(handle, visitor);
            handle.execute("delete from moving_code where visitor = ? or expires_at <= ?", visitor, now.toEpochMilli());
            return handle.execute(
                    "insert into moving_code (hash, visitor, expires_at) values (?, ?, ?)",
                    codeHash,
                    visitor,
                    expires.toEpochMilli());
        });
    }

    /** Uses up a code: gives its visitor one more key. Empty if there is no such code any more. */
    public Optional<String> redeem(String codeHash, String keyHash, Instant now) {
        return database.write(handle -> {
            List<String> visitor = handle.createQuery(
                            "delete from moving_code where hash = ? and expires_at > ? returning visitor")
                    .bind(0, codeHash)
                    .bind(1, now.toEpochMilli())
                    .mapTo(String.class)
                    .list();
            visitor.forEach(id -> {
                ForgottenVisitor.forbid(handle, id);
                addKey(handle, id, keyHash, now);
            });
            return visitor.stream().findFirst();
        });
    }

    /**
     * Deletes a visitor with keys, codes and daily results. From now on the visitor can do nothing more, and is partly
     * forgotten.
     */
    public void forget(String visitor) {
        database.write(handle -> {
            handle.execute("insert into forgetting (visitor) values (?) on conflict do nothing", visitor);
            return handle.execute("delete from visitor where id = ?", visitor);
        });
    }

    /** Visitors who have been deleted, but whose ids may still be on seats. */
    public List<String> partlyForgotten() {
        return database.read(handle -> handle.createQuery("select visitor from forgetting")
                .mapTo(String.class)
                .list());
    }

    /** Takes a visitor's id off the seats in old games, which belong to nobody then. The visitor is forgotten. */
    public void vacate(String visitor) {
        database.write(handle -> {
            handle.execute("update table_chair set visitor = '' where visitor = ?", visitor);
            return handle.execute("delete from forgetting where visitor = ?", visitor);
        });
    }

    /** Those of some visitors who have been deleted. */
    public List<String> deleted(Collection<String> visitors) {
        if (visitors.isEmpty()) {
            return List.of();
        }
        Set<String> known = database.read(handle -> handle.createQuery("select id from visitor where id in (<ids>)")
                .bindList("ids", List.copyOf(visitors))
                .mapTo(String.class)
                .set());
        return visitors.stream().filter(visitor -> !known.contains(visitor)).toList();
    }
}
