package trasse.server.http;

import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import org.eclipse.jetty.http.HttpParser;
import org.eclipse.jetty.io.Connection;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.server.internal.HttpConnection;

/**
 * Keeps one client from using up all connections. An address may have so many; those of trusted proxies are not counted,
 * as they are shared by many people. A client that takes too long to send a request loses the connection: Jetty's own limit
 * is on the time between two bytes, so a patient client could stay for ever. Thread-safe.
 */
final class ConnectionGuard implements Connection.Listener {
    private static final Duration SWEEP = Duration.ofSeconds(1);

    private final ServerConnector connector;
    private final int mostPerAddress;
    private final List<InetAddress> trustedProxies;
    private final Duration longestRequest;
    private final Map<InetAddress, Integer> counts = new ConcurrentHashMap<>();
    private final Map<Connection, InetAddress> counted = new ConcurrentHashMap<>();
    private final AtomicBoolean sweeping = new AtomicBoolean();

    ConnectionGuard(
            ServerConnector connector, int mostPerAddress, List<InetAddress> trustedProxies, Duration longestRequest) {
        this.connector = connector;
        this.mostPerAddress = mostPerAddress;
        this.trustedProxies = List.copyOf(trustedProxies);
        this.longestRequest = longestRequest;
    }

    @Override
    public void onOpened(Connection connection) {
        if (connection.getEndPoint().getRemoteSocketAddress() instanceof InetSocketAddress remote
                && !trustedProxies.contains(remote.getAddress())) {
            if (counts.merge(remote.getAddress(), 1, Integer::sum) <= mostPerAddress) {
                counted.put(connection, remote.getAddress());
            } else {
                uncount(remote.getAddress());
                connection.getEndPoint().close();
            }
        }
        if (sweeping.compareAndSet(false, true)) {
            sweepLater();
        }
    }

    @Override
    public void onClosed(Connection connection) {
        InetAddress address = counted.remove(connection);
        if (address != null) {
            uncount(address);
        }
    }

    private void uncount(InetAddress address) {
        counts.computeIfPresent(address, (same, count) -> count == 1 ? null : count - 1);
    }

    private void sweepLater() {
        connector.getScheduler().schedule(this::sweep, SWEEP.toMillis(), TimeUnit.MILLISECONDS);
    }

    private void sweep() {
        connector.getConnectedEndPoints().forEach(endPoint -> {
            if (endPoint.getConnection() instanceof HttpConnection connection && isSlow(connection.getParser())) {
                endPoint.close();
            }
        });
        if (connector.isRunning()) {
            sweepLater();
        }
    }

    private boolean isSlow(HttpParser parser) {
        return !parser.isStart()
                && (parser.inHeaderState() || parser.inContentState())
                && System.nanoTime() - parser.getBeginNanoTime() > longestRequest.toNanos();
    }
}
