package trasse.server;

/** The server cannot start as it was told to; the message says why and what would help. */
public final class StartFailure extends Exception {
    private static final long serialVersionUID = 1L;

    public StartFailure(String message) {
        super(message);
    }

    StartFailure(String message, Throwable cause) {
        super(message, cause);
    }
}
