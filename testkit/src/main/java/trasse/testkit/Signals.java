package trasse.testkit;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

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
            if (!sent && !hasEnded(pid)) {
                throw new IllegalStateException("kill -" + signal + " has failed");
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }

    /** Waits until a process that was killed has ended. */
    static void awaitEnd(long pid) throws InterruptedException {
        while (!hasEnded(pid)) {
            Thread.sleep(2);
        }
    }

    /** A process that has ended stays listed as a zombie for as long as its parent does not look. */
    private static boolean hasEnded(long pid) {
        try {
            String stat = Files.readString(Path.of("/proc/" + pid + "/stat"));
            return stat.charAt(stat.lastIndexOf(')') + 2) == 'Z';
        } catch (IOException e) {
            // It is not listed any more.
            return true;
        }
    }
}
