package trasse.server.store;

import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** Challenges and their results. Thread-safe. */
public final class ChallengeStore {
    private final Database database;

    public ChallengeStore(Database database) {
        this.database = database;
    }

    /** A total that somebody has reached with a challenge's deal. */
    public record Result(String visitor, String name, String table, int total) {}

    /**
     * The challenge with a table's deal, which is made if there is none.
     *
     * @param suggested the id for a new one
     */
    public String challengeOf(String table, String suggested, Instant now) {
        return database.write(handle -> {
            handle.execute(
                    "insert into challenge (id, table_id, made_at) values (?, ?, ?) on conflict do nothing",
                    suggested,
                    table,
                    now.toEpochMilli());
            return handle.createQuery("select id from challenge where table_id = ?")
                    .bind(0, table)
                    .mapTo(String.class)
                    .one();
        });
    }

    /** The table whose deal a challenge passes on. */
    public Optional<String> origin(String challenge) {
        return database.read(handle -> handle.createQuery("select table_id from challenge where id = ?")
                .bind(0, challenge)
                .mapTo(String.class)
                .findOne());
    }

    /** All results with a challenge's deal, that of the first game included, the best first. */
    public List<Result> results(String challenge) {
        return database.read(handle -> handle.createQuery("select c.visitor, c.name, c.table_id, c.total"
                        + " from table_chair c join game_table t on t.id = c.table_id"
                        + " where c.total is not null"
                        + " and (t.challenge = ? or t.id = (select table_id from challenge where id = ?))"
                        + " order by c.total desc, t.moved_at")
                .bind(0, challenge)
                .bind(1, challenge)
                .map((row, context) -> new Result(row.getString(1), row.getString(2), row.getString(3), row.getInt(4)))
                .list());
    }

    /** The table where a visitor plays a challenge; there is at most one. */
    public Optional<String> tableOf(String visitor, String challenge) {
        return database.read(handle -> handle.createQuery("select c.table_id from table_chair c"
                        + " join game_table t on t.id = c.table_id where t.challenge = ? and c.visitor = ?")
                .bind(0, challenge)
                .bind(1, visitor)
                .mapTo(String.class)
                .findFirst());
    }
}
