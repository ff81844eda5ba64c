package trasse.testkit;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.time.Duration;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntFunction;
import java.util.function.IntSupplier;
import trasse.rules.Prng;

/**
 * A TCP proxy on this machine through which connections go wrong: data comes late, connections are cut or left half-open,
 * and requests arrive twice. It knows nothing about HTTP. What it passes on is complete up to there, and in order. Thread-safe.
 */
public final class FaultyProxy implements AutoCloseable {
    private static final int PIECE = 8192;

    /** How long the server has for a duplicated request after the client has gone. */
    private static final Duration DUPLICATE_GRACE = Duration.ofSeconds(1);

    private final ServerSocket entrance;
    private final IntSupplier serverPort;
    private final IntFunction<ConnectionFaults> faults;
    private final Set<Socket> open = ConcurrentHashMap.newKeySet();
    private final Set<Connection> connections = ConcurrentHashMap.newKeySet();
    private final AtomicInteger cuts = new AtomicInteger();
    private final AtomicInteger duplicates = new AtomicInteger();
    private volatile boolean closed;

    /** A proxy that disturbs connections by a plan. The port of the server is asked for with every connection. */
    public FaultyProxy(IntSupplier serverPort, FaultPlan plan) {
        this(serverPort, plan::faults);
    }

    /** A proxy that disturbs each connection, counted from 0, in a way of its own. */
    public FaultyProxy(IntSupplier serverPort, IntFunction<ConnectionFaults> faults) {
        this.serverPort = serverPort;
        this.faults = faults;
        try {
            entrance = new ServerSocket(0, 0, InetAddress.getLoopbackAddress());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        Thread.startVirtualThread(this::accept);
    }

    /** Where clients connect. */
    public int port() {
        return entrance.getLocalPort();
    }

    /** How many connections have been cut. */
    public int cuts() {
        return cuts.get();
    }

    /** How many connections have been duplicated. */
    public int duplicates() {
        return duplicates.get();
    }

    /** Cuts all connections that there are. */
    public void cutAll() {
        connections.forEach(connection -> {
            cuts.incrementAndGet();
            connection.closeBoth();
        });
    }

    /** Leaves all connections that there are half-open: nothing arrives any more, and neither side is told. */
    public void forgetAll() {
        connections.forEach(connection -> connection.forgotten = true);
    }

    private void accept() {
        try {
            for (int number = 0; ; number++) {
                Socket client = entrance.accept();
                ConnectionFaults planned = faults.apply(number);
                keepOpen(client);
                Thread.startVirtualThread(() -> connect(client, planned));
            }
        } catch (IOException e) {
            if (!closed) {
                throw new UncheckedIOException(e);
            }
        }
    }

    private void connect(Socket client, ConnectionFaults planned) {
        try {
            Socket server = connectToServer();
            Optional<Socket> second = planned.duplicated() ? Optional.of(connectToServer()) : Optional.empty();
            if (second.isPresent()) {
                duplicates.incrementAndGet();
                Thread.startVirtualThread(() -> discardAnswers(second.get()));
            }
            Connection connection = new Connection(client, server, second, planned);
            connections.add(connection);
            Thread.startVirtualThread(connection::passAnswers);
            connection.passRequests();
            if (second.isPresent()) {
                endDuplicate(second.get());
            }
        } catch (IOException e) {
            // There is no server, as the client will see.
            close(client);
        }
    }

    private Socket connectToServer() throws IOException {
        Socket server = new Socket();
        keepOpen(server);
        server.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), serverPort.getAsInt()));
        server.setTcpNoDelay(true);
        return server;
    }

    private void keepOpen(Socket socket) {
        open.add(socket);
        if (closed) {
            close(socket);
        }
    }

    private void discardAnswers(Socket second) {
        try {
            second.getInputStream().transferTo(OutputStream.nullOutputStream());
        } catch (IOException e) {
            // Nobody waits for these answers.
        }
    }

    /** The server may still be about to read the request, or, if it answers with a stream, never end by itself. */
    private void endDuplicate(Socket second) {
        try {
            second.shutdownOutput();
            Thread.sleep(DUPLICATE_GRACE);
        } catch (IOException e) {
            // The server has closed the connection first.
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        close(second);
    }

    private void close(Socket socket) {
        open.remove(socket);
        try {
            socket.close();
        } catch (IOException e) {
            // It is closed either way.
        }
    }

    /** Closes all connections, and takes no more. */
    @Override
    public void close() {
        closed = true;
        try {
            entrance.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        open.forEach(this::close);
    }

    private final class Connection {
        private final Socket client;
        private final Socket server;
        private final Optional<Socket> second;
        private final ConnectionFaults planned;
        private volatile boolean forgotten;

        private Connection(Socket client, Socket server, Optional<Socket> second, ConnectionFaults planned) {
            this.client = client;
            this.server = server;
            this.second = second;
            this.planned = planned;
        }

        private void passRequests() {
            pass(client, server, second, planned.cutRequestAfter(), new Prng(planned.delaySeed()));
        }

        private void passAnswers() {
            pass(server, client, Optional.empty(), planned.cutAnswerAfter(), new Prng(~planned.delaySeed()));
        }

        /** Passes bytes on until one side ends or the connection is cut. */
        private void pass(Socket from, Socket to, Optional<Socket> second, OptionalInt cutAfter, Prng delays) {
            long left = cutAfter.isPresent() ? cutAfter.getAsInt() : Long.MAX_VALUE;
            byte[] piece = new byte[PIECE];
            try {
                InputStream in = from.getInputStream();
                for (int size = in.read(piece); size >= 0; size = in.read(piece)) {
                    Thread.sleep(delays.below(planned.longestDelay() + 1));
                    if (forgotten) {
                        continue;
                    }
                    int passed = (int) Math.min(size, left);
                    to.getOutputStream().write(piece, 0, passed);
                    if (second.isPresent()) {
                        duplicate(second.get(), piece, passed);
                    }
                    left -= passed;
                    if (left == 0) {
                        cuts.incrementAndGet();
                        closeBoth();
                        return;
                    }
                }
                if (!forgotten) {
                    to.shutdownOutput();
                    if (from.isOutputShutdown()) {
                        closeBoth();
                    }
                }
            } catch (IOException e) {
                // Of a forgotten connection, the other side does not hear.
                if (!forgotten) {
                    closeBoth();
                }
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                closeBoth();
            }
        }

        private void closeBoth() {
            connections.remove(this);
            close(client);
            close(server);
        }
    }

    private static void duplicate(Socket second, byte[] piece, int size) {
        try {
            second.getOutputStream().write(piece, 0, size);
        } catch (IOException e) {
            // The server may end the second connection while the first goes on.
        }
    }
}
