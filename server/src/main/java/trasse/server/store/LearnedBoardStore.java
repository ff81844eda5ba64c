package trasse.server.store;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import trasse.engine.bot.Lesson;

/**
 * What bots have learned about boards that did not come with the game, by the boards' codes. Only so many boards are
 * kept; those that nobody has used for longest go first. Thread-safe.
 */
public final class LearnedBoardStore {
    public static final int MOST_BOARDS = 100;

    /** A node that has not renewed its claim for so long has stopped learning the board. */
    private static final Duration CLAIM = Duration.ofSeconds(60);

    private final Database database;

    public LearnedBoardStore(Database database) {
        this.database = database;
    }

    /** What is known about a board. */
    public static final class Learned {
        private final Lesson lesson;
        private final byte[] zipped;

        /**
         * Weights.
         *
         * @param lesson the last one that is over
         * @param zipped is not copied, and never changed
         */
        public Learned(Lesson lesson, byte[] zipped) {
            this.lesson = lesson;
            this.zipped = zipped;
        }

        /** The last lesson that is over. */
        public Lesson lesson() {
            return lesson;
        }

        /** The weights, to be read only. */
        public byte[] zipped() {
            return zipped;
        }
    }

    public Optional<Learned> find(String code) {
        return database.read(handle -> handle.createQuery(
                        "select lesson, weights from learned_board where code = ? and lesson > 0")
                .bind(0, code)
                .map((row, context) -> new Learned(Lesson.values()[row.getInt(1) - 1], row.getBytes(2)))
                .findOne());
    }

    /** Makes sure that one node at a time learns a board. The claim ends by itself if it is not renewed. */
    public boolean claims(String code, Instant now) {
        return database.write(handle -> {
            int claimed = handle.execute(
                    "insert into learned_board (code, claimed_at, used_at) values (?, ?, ?) on conflict (code)"
                            + " do update set claimed_at = excluded.claimed_at where learned_board.claimed_at < ?",
                    code,
                    now.toEpochMilli(),
                    now.toEpochMilli(),
                    now.minus(CLAIM).toEpochMilli());
            handle.execute(
                    "delete from learned_board where code in"
                            + " (select code from learned_board order by used_at desc, code limit ? offset ?)",
                    MOST_BOARDS,
                    MOST_BOARDS);
            return claimed == 1;
        });
    }

    public void renewClaim(String code, Instant now) {
        database.write(handle ->
                handle.execute("update learned_board set claimed_at = ? where code = ?", now.toEpochMilli(), code));
    }

    /** Lets another node learn the board at once. */
    public void giveUpClaim(String code) {
        database.write(handle -> handle.execute("update learned_board set claimed_at = 0 where code = ?", code));
    }

    public void keep(String code, Learned learned, Instant now) {
        database.write(handle -> handle.execute(
                "update learned_board set lesson = ?, weights = ?, claimed_at = ?, used_at = ? where code = ?",
                learned.lesson().ordinal() + 1,
                learned.zipped(),
                now.toEpochMilli(),
                now.toEpochMilli(),
                code));
    }

    /** Notes that bots need the board. */
    public void use(String code, Instant now) {
        database.write(handle ->
                handle.execute("update learned_board set used_at = ? where code = ?", now.toEpochMilli(), code));
    }
}
