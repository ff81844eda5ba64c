package trasse.testkit;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;

/**
 * A PostgreSQL of its own, which can be killed or frozen at any time and goes on with what it has stored. A commit is on the
 * disk before it is answered, as it is by default and not with this package's short cut for tests. Runs on Linux only.
 */
public final class PostgresProcess implements AutoCloseable {
    private final Path data;
    private final int port;
    private EmbeddedPostgres running;

    /** Starts one with its data in a folder. */
    public PostgresProcess(Path data) {
        this.data = data;
        this.running = launch(0);
        this.port = running.getPort();
    }

    private EmbeddedPostgres launch(int wanted) {
        EmbeddedPostgres.Builder builder = EmbeddedPostgres.builder()
                .setDataDirectory(data)
                .setCleanDataDirectory(false)
                .setPGStartupWait(Duration.ofSeconds(60))
                .setServerConfig("fsync", "on")
                .setServerConfig("synchronous_commit", "on")
                .setServerConfig("unix_socket_directories", "")
                .setServerConfig("max_connections", "100");
        try {
            return (wanted == 0 ? builder : builder.setPort(wanted)).start();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static List<String> lines(Path file) {
        try {
            return Files.readAllLines(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public int port() {
        return port;
    }

    /** The URL of its database. */
    public String url() {
        return url(port);
    }

    /** The URL of its database for clients that connect through a proxy. */
    public static String url(int port) {
        return "postgresql://postgres@127.0.0.1:" + port + "/postgres";
    }

    /** The first one, which starts the others, and these. The package only knows the program that has started it. */
    private List<Long> processes() {
        long first = Long.parseLong(lines(lockFile()).getFirst().strip());
        Stream<Long> others = ProcessHandle.of(first).stream()
                .flatMap(ProcessHandle::descendants)
                .map(ProcessHandle::pid);
        return Stream.concat(Stream.of(first), others).toList();
    }

    private Path lockFile() {
        return data.resolve("postmaster.pid");
    }

    /** As {@code kill -9} does, to all of its processes. */
    public void kill() throws InterruptedException {
        // While they are listed and killed, the first one must not start others.
        Signals.send("STOP", processes().getFirst());
        List<Long> all = processes();
        all.forEach(process -> Signals.send("KILL", process));
        for (long process : all) {
            Signals.awaitEnd(process);
        }
        try {
            // The process it names may stay listed until its parent looks, and would pass for a running server.
            Files.deleteIfExists(lockFile());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        closeHandle();
    }

    private void closeHandle() {
        try {
            running.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Starts it again after it was killed. */
    public void restart() {
        running = launch(port);
    }

    /** Lets it do nothing, but keeps its connections, until it is thawed. */
    public void freeze() {
        processes().forEach(process -> Signals.send("STOP", process));
    }

    public void thaw() {
        processes().forEach(process -> Signals.send("CONT", process));
    }

    @Override
    public void close() {
        closeHandle();
    }
}
