package trasse.testkit.hostile;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** A connection on which anything may be sent, and HTTP is read. Not thread-safe. */
final class RawConnection implements AutoCloseable {
    /** A server cuts off a request that takes longer than ten seconds. */
    private static final Duration PATIENCE = Duration.ofSeconds(30);

    /**
     * An answer.
     *
     * @param headers by their names in small letters
     * @param last whether the connection is of no more use
     */
    record Answer(int status, Map<String, String> headers, String body, boolean last) {
        boolean isSuccess() {
            return status >= 200 && status < 300;
        }
    }

    private final Socket socket;
    private final InputStream in;

    RawConnection(int port) throws IOException {
        socket = new Socket(InetAddress.getLoopbackAddress(), port);
        socket.setTcpNoDelay(true);
        socket.setSoTimeout((int) PATIENCE.toMillis());
        in = new BufferedInputStream(socket.getInputStream());
    }

    /** The answer to a request; empty if the server hangs up instead. */
    Optional<Answer> exchange(RawRequest request) {
        try {
            socket.getOutputStream().write(request.bytes());
            if (!request.complete()) {
                socket.shutdownOutput();
            }
            Answer answer = read(request.isHead());
            return Optional.of(
                    request.complete() ? answer : new Answer(answer.status, answer.headers, answer.body, true));
        } catch (SocketTimeoutException e) {
            throw new AssertionError("no answer within " + PATIENCE + " to\n" + request, e);
        } catch (IOException e) {
            return Optional.empty();
        }
    }

    /** The next answer. Of a stream, only the head is read. */
    Answer read(boolean headOnly) throws IOException {
        while (true) {
            String[] status = line().split(" ", 3);
            if (status.length < 2 || !status[1].matches("[1-5]\\d\\d")) {
                throw new AssertionError("not an answer: " + String.join(" ", status));
            }
            Map<String, String> headers = headers();
            int code = Integer.parseInt(status[1]);
            boolean stream = headers.getOrDefault("content-type", "").startsWith("text/event-stream");
            if (code >= 200) {
                boolean bare = headOnly || code == 204 || code == 304;
                boolean last = stream || headers.getOrDefault("connection", "").equalsIgnoreCase("close");
                return new Answer(code, headers, bare || stream ? "" : body(headers), last);
            }
        }
    }

    private Map<String, String> headers() throws IOException {
        Map<String, String> headers = new TreeMap<>();
        for (String line = line(); !line.isEmpty(); line = line()) {
            int colon = line.indexOf(':');
            headers.put(
                    line.substring(0, colon).toLowerCase(Locale.ROOT),
                    line.substring(colon + 1).strip());
        }
        return headers;
    }

    private String body(Map<String, String> headers) throws IOException {
        if (headers.containsKey("content-length")) {
            return text(in.readNBytes(Integer.parseInt(headers.get("content-length"))));
        }
        if (!headers.getOrDefault("transfer-encoding", "").equals("chunked")) {
            return text(in.readAllBytes());
        }
        ByteArrayOutputStream body = new ByteArrayOutputStream();
        for (int size = chunk(); size > 0; size = chunk()) {
            body.writeBytes(in.readNBytes(size));
            line();
        }
        line();
        return text(body.toByteArray());
    }

    private int chunk() throws IOException {
        return Integer.parseInt(line(), 16);
    }

    private static String text(byte[] bytes) {
        return new String(bytes, StandardCharsets.UTF_8);
    }

    private String line() throws IOException {
        StringBuilder line = new StringBuilder();
        for (int one = in.read(); one != '\n'; one = in.read()) {
            if (one < 0) {
                throw new EOFException();
            }
            line.append((char) one);
        }
        return line.toString().stripTrailing();
    }

    /** Sends some more, without waiting for an answer. */
    void send(String text) throws IOException {
        socket.getOutputStream().write(text.getBytes(StandardCharsets.ISO_8859_1));
    }

    /** Whether the server has hung up, or says something. */
    boolean isAnswered() throws IOException {
        socket.setSoTimeout(1);
        try {
            in.read();
            return true;
        } catch (SocketTimeoutException e) {
            return false;
        }
    }

    /** Vanishes without a word, as a client does that is switched off. */
    void reset() throws IOException {
        socket.setSoLinger(true, 0);
        socket.close();
    }

    @Override
    public void close() {
        try {
            socket.close();
        } catch (IOException e) {
            // It is closed either way.
        }
    }
}
