package trasse.server;

import java.net.InetAddress;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * How a server is run.
 *
 * @param host the address to listen at
 * @param port 0 for any that is free
 * @param data where the database is, unless it is on a server
 * @param databaseUrl like {@code postgresql://user:password@host:port/database}; null for a database in the data folder
 * @param databaseConnections how many connections to PostgreSQL there are at most
 * @param trustedProxies addresses whose X-Forwarded headers are believed
 * @param botThreads how many bots think at a time
 * @param botThought how long a bot thinks about a move at most
 * @param goneAfter how long a player must have been offline before a bot may take over
 * @param heartbeat how often a stream says that it is alive
 * @param busyAfter how long a command may take before requests are refused
 */
public record Settings(
        String host,
        int port,
        Path data,
        @Nullable String databaseUrl,
        int databaseConnections,
        List<InetAddress> trustedProxies,
        int botThreads,
        Duration botThought,
        Duration goneAfter,
        Duration heartbeat,
        Duration busyAfter,
        Limits limits) {
    public Settings {
        trustedProxies = List.copyOf(trustedProxies);
    }

    /**
     * What one visitor, or one address, may ask of the server.
     *
     * @param requestBytes the largest request
     * @param perKey requests a second of one visitor, in the long run; a burst may be ten times that
     * @param perAddress requests a second from one address, likewise
     * @param openTables tables that one visitor has made and that are not over
     * @param streams streams of one visitor
     * @param connections connections from one address that is not a trusted proxy
     */
    public record Limits(int requestBytes, int perKey, int perAddress, int openTables, int streams, int connections) {
        public static final Limits DEFAULT = new Limits(16 * 1024, 10, 50, 20, 20, 1000);
    }

    /** A server for this machine only, with its data in a folder. It is never too busy. */
    public static Settings local(int port, Path data) {
        return new Settings(
                "127.0.0.1",
                port,
                data,
                null,
                10,
                List.of(),
                Math.max(1, Runtime.getRuntime().availableProcessors() / 2),
                Duration.ofMillis(150),
                Duration.ofSeconds(60),
                Duration.ofSeconds(15),
                Duration.ofDays(1),
                Limits.DEFAULT);
    }
}
