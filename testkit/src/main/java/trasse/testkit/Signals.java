package trasse.testkit;

import java.io.IOException;
import java.io.UncheckedIOException;

/** Signals to processes, as {@code kill} sends them. */
final class Signals {
    private Signals() {}

    /** Sends a signal to a process, unless it has ended. */
    static void send(String signal, long pid) {
        try {
            boolean sent = new ProcessBuilder("kill", "-" + signal, Long.toString(pid))
                            .start()
                            .waitFor()
                    == 0;
            if (!sent && ProcessHandle.of(pid).filter(ProcessHandle::isAlive).isPresent()) {
                throw new IllegalStateException("kill -" + signal + " has failed");
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }
}
