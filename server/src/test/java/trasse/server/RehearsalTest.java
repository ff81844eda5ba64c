package trasse.server;

import org.junit.jupiter.api.Test;

/** A rehearsal that breaks would keep every server from starting. */
class RehearsalTest {
    @Test
    void nothingIsRefused() throws StartFailure {
        Rehearsal.play();
    }
}
