package trasse.bench.load;

import java.io.BufferedInputStream;
import java.io.BufferedReader;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.net.SocketException;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Just enough HTTP to be a load on this machine's server without being one on the machine: a few connections for
 * commands, and one for each stream. Thread-safe.
 */
final class Wire implements AutoCloseable {
    private static final int CONNECTIONS = 64;

    private final int port;
    private volatile boolean closed;
    private final AtomicReference<@Nullable Throwable> failure = new AtomicReference<>();
    private final BlockingQueue<Connection> free = new LinkedBlockingQueue<>();

    Wire(int port) {
        this.port = port;
        for (int i = 0; i < CONNECTIONS; i++) {
            free.add(new Connection());
        }
    }

    /** From now on, what fails does not matter. */
    @Override
    public void close() {
        closed = true;
    }

    /** Something that should not have failed has. */
    void failed(Throwable cause) {
        if (!closed) {
            failure.compareAndSet(null, cause);
        }
    }

    /** Fails if anything has, so that nobody waits for what will not come. */
    void check() throws IOException {
        Throwable cause = failure.get();
        if (cause != null) {
            throw new IOException("a player could not go on", cause);
        }
    }

    /** Sends a command that must succeed; gives the body of the answer. */
    String post(String path, String token, String body) throws IOException, InterruptedException {
        Connection connection = free.take();
        try {
            return connection.post(path, token, body);
        } catch (SocketException e) {
            // The server may close a connection that is not used; a command sent twice is done once.
            connection.renew();
            return connection.post(path, token, body);
        } finally {
            free.add(connection);
        }
    }

    /** Gives every event of a stream as it comes, until the stream ends. */
    void follow(String path, String token, Consumer<String> events) throws IOException {
        try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port)) {
            socket.getOutputStream()
                    .write(("GET " + path + " HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer " + token
                                    + "\r\n\r\n")
                            .getBytes(StandardCharsets.US_ASCII));
            BufferedReader lines =
                    new BufferedReader(new InputStreamReader(socket.getInputStream(), StandardCharsets.UTF_8), 1024);
            String status = lines.readLine();
            if (status == null || !status.contains(" 200 ")) {
                throw new IOException("no stream: " + status);
            }
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                if (line.startsWith("data: ")) {
                    events.accept(line);
                }
            }
        }
    }

    /** A connection that is kept. */
    private final class Connection {
        private Socket socket = new Socket();
        private InputStream in = InputStream.nullInputStream();

        private void renew() {
            socket = new Socket();
        }

        private String post(String path, String token, String body) throws IOException {
            if (!socket.isConnected()) {
                socket = new Socket(InetAddress.getLoopbackAddress(), port);
                socket.setTcpNoDelay(true);
                in = new BufferedInputStream(socket.getInputStream());
            }
            byte[] content = body.getBytes(StandardCharsets.UTF_8);
            String head = "POST " + path + " HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
                    + (token.isEmpty() ? "" : "Authorization: Bearer " + token + "\r\n")
                    + "Content-Length: " + content.length + "\r\n\r\n";
            byte[] message = new byte[head.length() + content.length];
            System.arraycopy(head.getBytes(StandardCharsets.US_ASCII), 0, message, 0, head.length());
            System.arraycopy(content, 0, message, head.length(), content.length);
            OutputStream out = socket.getOutputStream();
            out.write(message);
            return answer();
        }

        private String answer() throws IOException {
            String status = line();
            int length = 0;
            for (String line = line(); !line.isEmpty(); line = line()) {
                if (line.regionMatches(true, 0, "Content-Length:", 0, 15)) {
                    length = Integer.parseInt(line.substring(15).strip());
                }
            }
            String body = new String(in.readNBytes(length), StandardCharsets.UTF_8);
            if (!status.contains(" 20")) {
                throw new IOException(status + " " + body);
            }
            return body;
        }

        private String line() throws IOException {
            StringBuilder line = new StringBuilder();
            for (int c = in.read(); c != '\n'; c = in.read()) {
                if (c < 0) {
                    throw new EOFException("the server has closed the connection");
                }
                if (c != '\r') {
                    line.append((char) c);
                }
            }
            return line.toString();
        }
    }
}
