package trasse.testkit;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A server in a process of its own, which can be killed at any time and started again with what it has stored. The
 * first line that it prints ends with its port. The last lines that it prints are kept; they are shown if it does not
 * start, or has ended by itself.
 */
public final class ServerProcess implements AutoCloseable {
    private static final Pattern PORT = Pattern.compile("(\\d+)/?$");
    private static final int KEPT_LINES = 200;

    private final List<String> command;
    private final Deque<String> log = new ArrayDeque<>();
    private Consumer<String> listener = line -> {};
    private volatile Process process;
    private Thread errors;
    private volatile int port;
    private volatile boolean endExpected;

    private ServerProcess(List<String> command) {
        this.command = List.copyOf(command);
        this.process = launch();
        this.errors = keepErrors(process);
        this.port = awaitPort();
    }

    /** Runs a main class on the class path of this JVM. */
    public static ServerProcess ofClass(Class<?> main, String... arguments) {
        return of(
                List.of(
                        "-Xmx256m",
                        "-XX:TieredStopAtLevel=1",
                        "--enable-native-access=ALL-UNNAMED",
                        "-cp",
                        System.getProperty("java.class.path"),
                        main.getName()),
                arguments);
    }

    /** Runs a jar, with the options of the launchers. */
    public static ServerProcess ofJar(Path jar, String... arguments) {
        return of(jarWithOptions(jar), arguments);
    }

    /**
     * Runs a jar that sees a small disk of its own at a folder, in memory. The system must allow users to mount such disks
     * for themselves, as Linux mostly does.
     */
    public static ServerProcess ofJarOnSmallDisk(Path jar, Path folder, int megabytes, String... arguments) {
        List<String> command = new ArrayList<>(List.of(
                "unshare",
                "--user",
                "--map-root-user",
                "--mount",
                "sh",
                "-c",
                "mount -t tmpfs -o size=" + megabytes + "m tmpfs \"$0\" && exec \"$@\"",
                folder.toString()));
        command.addAll(java(jarWithOptions(jar), arguments));
        return new ServerProcess(command);
    }

    private static List<String> jarWithOptions(Path jar) {
        return List.of("-Xmn64m", "-jar", jar.toString());
    }

    private static ServerProcess of(List<String> program, String... arguments) {
        return new ServerProcess(java(program, arguments));
    }

    private static List<String> java(List<String> program, String... arguments) {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(program);
        command.addAll(List.of(arguments));
        return List.copyOf(command);
    }

    /** A folder as the server sees it. */
    public Path inside(Path folder) {
        return Path.of("/proc/" + process.pid() + "/root").resolve(Path.of("/").relativize(folder));
    }

    private Process launch() {
        try {
            return new ProcessBuilder(command).start();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private Thread keepErrors(Process launched) {
        return Thread.startVirtualThread(() -> keep(launched.errorReader()));
    }

    private int awaitPort() {
        try {
            BufferedReader out = process.inputReader();
            String line = out.readLine();
            Matcher end = PORT.matcher(line == null ? "" : line);
            if (!end.find()) {
                process.destroyForcibly();
                errors.join();
                throw new AssertionError("the server has not started; it printed " + line + "\n" + log());
            }
            Thread.startVirtualThread(() -> keep(out));
            return Integer.parseInt(end.group(1));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }

    private void keep(BufferedReader lines) {
        try (lines) {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                keep(line);
            }
        } catch (IOException e) {
            keep("what the server printed cannot be read any more: " + e);
        }
    }

    private synchronized void keep(String line) {
        listener.accept(line);
        if (log.size() == KEPT_LINES) {
            log.removeFirst();
        }
        log.addLast(line);
    }

    /** From now on, has a listener told every line that the server prints. */
    public synchronized void onLine(Consumer<String> told) {
        listener = told;
    }

    /** The last lines that the server has printed. */
    public synchronized String log() {
        return String.join("\n", log);
    }

    public int port() {
        return port;
    }

    /** As {@code kill -9} does. */
    public void kill() throws InterruptedException {
        endExpected = true;
        process.destroyForcibly().waitFor();
    }

    /** Starts the server again after it was killed, at any port. */
    public void restart() {
        process = launch();
        errors = keepErrors(process);
        port = awaitPort();
        endExpected = false;
    }

    /** Begins to start the server again after it was killed, and kills it after a moment, ready or not. */
    public void killWhileStarting(Duration moment) throws InterruptedException {
        process = launch();
        errors = keepErrors(process);
        Thread.sleep(moment);
        kill();
    }

    /** Lets the server do nothing, but keeps its connections, until it is thawed. */
    public void freeze() {
        Signals.send("STOP", process.pid());
    }

    public void thaw() {
        Signals.send("CONT", process.pid());
    }

    public boolean isAlive() {
        return process.isAlive();
    }

    /** What the server holds on to. */
    public ProcessSize size() {
        return ProcessSize.of(process.pid());
    }

    /** Asks the server to end, as {@code kill} does, and waits until it has. */
    public void stop() throws InterruptedException {
        endExpected = true;
        process.destroy();
        if (!process.waitFor(60, TimeUnit.SECONDS)) {
            process.destroyForcibly();
            throw new AssertionError("the server does not end:\n" + log());
        }
    }

    /** The time that the processor has given to the server since it was started. */
    public Duration processorTime() {
        return process.info().totalCpuDuration().orElse(Duration.ZERO);
    }

    /** What the server has in memory, where the system says so; 0 elsewhere. */
    public long residentMegabytes() {
        Path status = Path.of("/proc/" + process.pid() + "/status");
        if (Files.notExists(status)) {
            return 0;
        }
        try {
            return Files.readAllLines(status).stream()
                    .filter(line -> line.startsWith("VmRSS:"))
                    .mapToLong(line -> Long.parseLong(line.replaceAll("\\D", "")) / 1024)
                    .findFirst()
                    .orElse(0);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public void close() {
        if (!endExpected && !process.isAlive()) {
            System.err.println("the server has ended by itself:\n" + log());
        }
        process.destroyForcibly().onExit().join();
    }
}
