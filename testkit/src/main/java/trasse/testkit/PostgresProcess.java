package trasse.testkit;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * A PostgreSQL of its own, which can be killed or frozen at any time and goes on with what it has stored. A commit is
 * written to the system before it is answered, as PostgreSQL does by default and this package's short cut for tests does
 * not.
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
                .setServerConfig("synchronous_commit", "on")
                .setServerConfig("max_connections", "100");
        try {
            return (wanted == 0 ? builder : builder.setPort(wanted)).start();
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

    private List<ProcessHandle> processes() {
        ProcessHandle first = running.getProcess().toHandle();
        // The first one would start others again, so it comes first.
        return Stream.concat(Stream.of(first), first.descendants()).toList();
    }

    /** As {@code kill -9} does, to all of its processes. */
    public void kill() throws InterruptedException {
        List<ProcessHandle> all = processes();
        all.forEach(ProcessHandle::destroyForcibly);
        for (ProcessHandle process : all) {
            process.onExit().join();
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
        processes().forEach(process -> Signals.send("STOP", process.pid()));
    }

    public void thaw() {
        processes().forEach(process -> Signals.send("CONT", process.pid()));
    }

    @Override
    public void close() {
        closeHandle();
    }
}
