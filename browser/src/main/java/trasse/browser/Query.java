package trasse.browser;

import java.nio.charset.StandardCharsets;
import trasse.rules.notation.NotationException;
import trasse.rules.notation.Replay;

/** Something that the page asks. */
interface Query {
    String text() throws Rejection;

    /** The answer as text; for a rejected query, the reason as JSON. */
    static String answer(Query query) {
        try {
            return query.text();
        } catch (Rejection rejection) {
            return rejection.json();
        }
    }

    /** A record with its positions, as far as it is right. */
    static Replay replay(String record) throws Rejection {
        try {
            return Replay.read("record", record.getBytes(StandardCharsets.UTF_8));
        } catch (NotationException e) {
            throw Rejection.of(e);
        }
    }
}
