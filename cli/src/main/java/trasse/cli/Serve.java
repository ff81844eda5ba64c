package trasse.cli;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import trasse.server.Server;
import trasse.server.Settings;
import trasse.server.StartFailure;

/** Starts the table server. */
@Command(
        name = "serve",
        description = "Starts the server and prints its address. This is also what trasse does without a command.",
        footer = {
            "%nEvery option can be given by the environment as well: --bot-threads is TRASSE_BOT_THREADS.%n",
            "Example: trasse serve --lan --port 8061"
        })
final class Serve implements Callable<Integer> {
    static final int PORT = 8061;

    @Spec
    @SuppressWarnings("NullAway.Init")
    private CommandSpec spec;

    @Option(
            names = "--port",
            paramLabel = "N",
            defaultValue = "${env:TRASSE_PORT:-" + PORT + "}",
            description = "Where to listen; 0 is any free port (default: " + PORT + ").")
    private int port;

    @Option(
            names = "--data",
            paramLabel = "DIR",
            defaultValue = "${env:TRASSE_DATA}",
            description = "Where games are kept (default: trasse in the folder for data of programs, which is"
                    + " $XDG_DATA_HOME or ~/.local/share).")
    private @Nullable String data;

    @Option(
            names = "--lan",
            defaultValue = "${env:TRASSE_LAN:-false}",
            description = "Let others in the home network join, and show a code for their phones.")
    private boolean lan;

    @Option(
            names = "--host",
            paramLabel = "ADDRESS",
            defaultValue = "${env:TRASSE_HOST}",
            description = "The address to listen at (default: 127.0.0.1, this machine only; with --lan 0.0.0.0).")
    private @Nullable String host;

    @Option(
            names = "--database-url",
            paramLabel = "URL",
            defaultValue = "${env:TRASSE_DATABASE_URL}",
            description = "Keep games in PostgreSQL instead, as one node of many:"
                    + " postgresql://user:password@host:port/database.")
    private @Nullable String databaseUrl;

    @Option(
            names = "--database-connections",
            paramLabel = "N",
            defaultValue = "${env:TRASSE_DATABASE_CONNECTIONS:-10}",
            description = "How many connections to PostgreSQL to use at most (default: 10).")
    private int databaseConnections;

    @Option(
            names = "--trusted-proxies",
            paramLabel = "ADDRESS",
            split = ",",
            defaultValue = "${env:TRASSE_TRUSTED_PROXIES}",
            description = "Addresses of reverse proxies whose X-Forwarded headers are believed (default: none).")
    private @Nullable List<String> trustedProxies;

    @Option(
            names = "--bot-threads",
            paramLabel = "N",
            defaultValue = "${env:TRASSE_BOT_THREADS:-0}",
            description = "How many bots think at a time (default: half of the cores).")
    private int botThreads;

    @Option(
            names = "--bot-millis",
            paramLabel = "N",
            defaultValue = "${env:TRASSE_BOT_MILLIS:-150}",
            description = "How long a bot thinks about a move at most (default: 150).")
    private int botMillis;

    @Option(
            names = "--gone-after",
            paramLabel = "SECONDS",
            defaultValue = "${env:TRASSE_GONE_AFTER:-60}",
            description = "After how long without a sign of life a player may be replaced by a bot (default: 60).")
    private int goneAfter;

    @Option(
            names = "--heartbeat",
            paramLabel = "SECONDS",
            defaultValue = "${env:TRASSE_HEARTBEAT:-15}",
            description = "How often a stream says that it is alive (default: 15).")
    private int heartbeat;

    @Option(
            names = "--busy-after",
            paramLabel = "MILLIS",
            defaultValue = "${env:TRASSE_BUSY_AFTER:-25}",
            description = "How long a command may take before new tables, then streams, then moves are refused"
                    + " (default: 25).")
    private int busyAfter;

    @Option(
            names = "--request-bytes",
            paramLabel = "N",
            defaultValue = "${env:TRASSE_REQUEST_BYTES:-16384}",
            description = "The largest request (default: 16384).")
    private int requestBytes;

    @Option(
            names = "--rate-per-key",
            paramLabel = "N",
            defaultValue = "${env:TRASSE_RATE_PER_KEY:-10}",
            description = "Requests a second of one visitor in the long run; ten times that in a burst (default: 10).")
    private int ratePerKey;

    @Option(
            names = "--rate-per-address",
            paramLabel = "N",
            defaultValue = "${env:TRASSE_RATE_PER_ADDRESS:-50}",
            description = "Requests a second from one address, likewise (default: 50).")
    private int ratePerAddress;

    @Option(
            names = "--tables-per-key",
            paramLabel = "N",
            defaultValue = "${env:TRASSE_TABLES_PER_KEY:-20}",
            description = "Open tables that one visitor may have made (default: 20).")
    private int tablesPerKey;

    @Option(
            names = "--streams-per-key",
            paramLabel = "N",
            defaultValue = "${env:TRASSE_STREAMS_PER_KEY:-20}",
            description = "Streams that one visitor may have open (default: 20).")
    private int streamsPerKey;

    @Option(
            names = "--connections-per-address",
            paramLabel = "N",
            defaultValue = "${env:TRASSE_CONNECTIONS_PER_ADDRESS:-1000}",
            description = "Connections from one address that is not a trusted proxy (default: 1000).")
    private int connectionsPerAddress;

    @Override
    public Integer call() throws BadInput {
        Settings settings = settings();
        CountDownLatch stop = new CountDownLatch(1);
        CountDownLatch stopped = new CountDownLatch(1);
        try (Server server = Server.start(settings)) {
            Runtime.getRuntime().addShutdownHook(new Thread(() -> {
                stop.countDown();
                waitFor(stopped);
            }));
            announce(server.port(), settings);
            waitFor(stop);
        } catch (StartFailure e) {
            throw new BadInput(String.valueOf(e.getMessage()));
        } finally {
            stopped.countDown();
        }
        return 0;
    }

    private static void waitFor(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void announce(int open, Settings settings) {
        String kept = settings.databaseUrl() == null ? settings.data().toString() : "the database";
        new StartupMessage(settings.host(), open, lan, lan ? HomeNetwork.addresses() : List.of(), kept)
                .print(spec.commandLine().getOut());
    }

    private Settings settings() throws BadInput {
        if (lan && host != null) {
            throw new BadInput("--lan listens at all addresses of this machine, --host at one: choose one of them");
        }
        atLeast("--port", 0, port);
        if (port > 65535) {
            throw new BadInput("--port is at most 65535, not " + port);
        }
        atLeast("--database-connections", 3, databaseConnections);
        atLeast("--bot-threads", 0, botThreads);
        atLeast("--bot-millis", 0, botMillis);
        atLeast("--gone-after", 1, goneAfter);
        atLeast("--heartbeat", 1, heartbeat);
        atLeast("--busy-after", 1, busyAfter);
        atLeast("--request-bytes", 1024, requestBytes);
        atLeast("--rate-per-key", 1, ratePerKey);
        atLeast("--rate-per-address", 1, ratePerAddress);
        atLeast("--tables-per-key", 1, tablesPerKey);
        atLeast("--streams-per-key", 1, streamsPerKey);
        atLeast("--connections-per-address", 1, connectionsPerAddress);
        if (heartbeat > 45) {
            throw new BadInput("--heartbeat is at most 45, not " + heartbeat + ": proxies end streams that are silent");
        }
        return new Settings(
                host != null ? host : lan ? "0.0.0.0" : "127.0.0.1",
                port,
                folder(),
                databaseUrl,
                databaseConnections,
                proxies(),
                botThreads == 0 ? Math.max(1, Runtime.getRuntime().availableProcessors() / 2) : botThreads,
                Duration.ofMillis(botMillis),
                Duration.ofSeconds(goneAfter),
                Duration.ofSeconds(heartbeat),
                Duration.ofMillis(busyAfter),
                new Settings.Limits(
                        requestBytes, ratePerKey, ratePerAddress, tablesPerKey, streamsPerKey, connectionsPerAddress));
    }

    private static void atLeast(String option, int least, int value) throws BadInput {
        if (value < least) {
            throw new BadInput(option + " is at least " + least + ", not " + value);
        }
    }

    private List<InetAddress> proxies() throws BadInput {
        List<InetAddress> proxies = new ArrayList<>();
        for (String address : trustedProxies == null ? List.<String>of() : trustedProxies) {
            // No host names: they may come to mean another machine, and resolving them takes time.
            if (!address.matches("[0-9.]+|[0-9a-fA-F:.]*:[0-9a-fA-F:.]*")) {
                throw new BadInput("--trusted-proxies are addresses like 127.0.0.1 or ::1, not " + address);
            }
            try {
                proxies.add(InetAddress.getByName(address));
            } catch (UnknownHostException e) {
                throw new BadInput("--trusted-proxies are addresses like 127.0.0.1 or ::1, not " + address);
            }
        }
        return proxies;
    }

    private Path folder() throws BadInput {
        try {
            if (data != null) {
                return Path.of(data);
            }
            String home = System.getenv("XDG_DATA_HOME");
            return home == null || home.isEmpty()
                    ? Path.of(System.getProperty("user.home"), ".local", "share", "trasse")
                    : Path.of(home, "trasse");
        } catch (InvalidPathException e) {
            throw new BadInput("--data: " + e.getMessage());
        }
    }
}
