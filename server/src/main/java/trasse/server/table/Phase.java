package trasse.server.table;

import java.util.Locale;

/** How far a table has got. */
public enum Phase {
    /** Players take their chairs. */
    WAITING,
    PLAYING,
    /** All cards have been played. */
    OVER,
    /** Everybody left before the end. */
    ABANDONED;

    public boolean isOpen() {
        return this == WAITING || this == PLAYING;
    }

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
