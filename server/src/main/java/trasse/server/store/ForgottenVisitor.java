package trasse.server.store;

import org.jdbi.v3.core.Handle;

/** Somebody wants something who has been forgotten since the request came in, perhaps on another node. */
public final class ForgottenVisitor extends RuntimeException {
    private static final long serialVersionUID = 1;

    private ForgottenVisitor() {
        super("this visitor has been forgotten");
    }

    /** Makes sure that a visitor stays known until the end of the transaction; forgetting them waits for it. */
    static void forbid(Handle handle, String visitor) {
        if (handle.execute("update visitor set seen_at = seen_at where id = ?", visitor) == 0) {
            throw new ForgottenVisitor();
        }
    }
}
