package trasse.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import trasse.testkit.Client;
import trasse.testkit.RandomPlay;
import trasse.testkit.ServerProcess;

/** Processes that are watched. */
class WatchdogTest {
    private static final Duration PATIENCE = Duration.ofSeconds(2);

    /** Listens and answers nothing, as a server without a carrier for its threads does. */
    static final class Hung {
        public static void main(String[] arguments) throws Exception {
            ServerSocket silent = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
            Thread.ofVirtual().name("waits for ever").start(() -> {
                while (true) {
                    LockSupport.park();
                }
            });
            new Watchdog("0.0.0.0", silent.getLocalPort(), Path.of(arguments[0]), PATIENCE);
            Thread.currentThread().join();
        }
    }

    /** A server that is watched. */
    static final class Healthy {
        public static void main(String[] arguments) throws Exception {
            Path folder = Path.of(arguments[0]);
            Server server = Server.start(Settings.local(0, folder), InstantSource.system());
            new Watchdog("127.0.0.1", server.port(), folder, Duration.ofSeconds(10));
            System.out.println(server.port());
            Thread.currentThread().join();
        }
    }

    @Test
    void aServerThatHangsWritesDownItsThreadsAndEnds(@TempDir Path folder) throws Exception {
        Process hung = run(Hung.class, folder);
        assertTrue(hung.waitFor(60, TimeUnit.SECONDS));
        assertEquals(Watchdog.HUNG, hung.exitValue());
        List<Path> dumps = dumps(folder);
        assertEquals(1, dumps.size());
        assertTrue(Files.readString(dumps.getFirst()).contains("waits for ever"), "virtual threads are in it too");
    }

    @Test
    void aServerThatAnswersGoesOn(@TempDir Path folder) throws Exception {
        try (ServerProcess healthy = ServerProcess.ofClass(Healthy.class, folder.toString())) {
            Client nobody = Client.spectator(healthy.port());
            int asked = 0;
            while (answers(nobody) - asked < 3) {
                asked++;
                RandomPlay.pause(50);
            }
            nobody.get("/health/live").expect(200);
        }
        assertEquals(List.of(), dumps(folder));
    }

    /** How many requests were answered before this one, those of the watchdog included. */
    private static int answers(Client nobody) {
        String counter = "trasse_answers_total{status=\"200\"} ";
        return nobody.get("/metrics")
                .expect(200)
                .text()
                .lines()
                .filter(line -> line.startsWith(counter))
                .mapToInt(line -> (int) Double.parseDouble(line.substring(counter.length())))
                .findFirst()
                .orElse(0);
    }

    private static List<Path> dumps(Path folder) throws Exception {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> file.toString().endsWith(".threads")).toList();
        }
    }

    private static Process run(Class<?> main, Path folder) throws Exception {
        return new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-XX:TieredStopAtLevel=1",
                        "-cp",
                        System.getProperty("java.class.path"),
                        main.getName(),
                        folder.toString())
                .redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .start();
    }
}
