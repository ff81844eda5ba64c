package trasse.server;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.List;

/** A server in a process of its own, which can be killed at any time. */
final class Node implements AutoCloseable {
    private final List<String> command;
    private Process process;
    private int port;

    private Node(Path data, String databaseUrl) {
        this.command = List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx256m",
                "-XX:TieredStopAtLevel=1",
                "--enable-native-access=ALL-UNNAMED",
                "-cp",
                System.getProperty("java.class.path"),
                Node.class.getName(),
                data.toString(),
                databaseUrl);
        this.process = launch();
        this.port = awaitPort();
    }

    /** A node with its data in a folder. */
    static Node onFolder(Path data) {
        return new Node(data, "");
    }

    /** A node that shares a database. */
    static Node onDatabase(Path data, String databaseUrl) {
        return new Node(data, databaseUrl);
    }

    private Process launch() {
        try {
            return new ProcessBuilder(command)
                    .redirectError(ProcessBuilder.Redirect.INHERIT)
                    .start();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private int awaitPort() {
        try {
            BufferedReader out = process.inputReader();
            String line = out.readLine();
            if (line == null) {
                throw new AssertionError("the node has not started");
            }
            return Integer.parseInt(line);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    int port() {
        return port;
    }

    /** As {@code kill -9} does. */
    void kill() throws InterruptedException {
        process.destroyForcibly().waitFor();
    }

    void restart() {
        process = launch();
        port = awaitPort();
    }

    @Override
    public void close() {
        process.destroyForcibly();
    }

    /** The process itself: a folder for data, and a database or nothing. */
    public static void main(String[] arguments) throws Exception {
        Settings local = Settings.local(0, Path.of(arguments[0]));
        Variant variant = Variant.of(local);
        Server server = Server.start(
                (arguments[1].isEmpty() ? variant : variant.databaseUrl(arguments[1])).settings(),
                InstantSource.system());
        System.out.println(server.port());
        Thread.currentThread().join();
    }
}
