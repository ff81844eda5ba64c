package trasse.server;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;

/** Requests that no HTTP library would send. */
final class RawHttp {
    private static final int PATIENCE = 60_000;
    private static final int PAUSE = 200;

    private RawHttp() {}

    /** All that is answered to some bytes, sent in pieces with a pause after each, until the server hangs up. */
    static String exchange(URI server, String... pieces) {
        try (Socket socket = new Socket(server.getHost(), server.getPort())) {
            socket.setSoTimeout(PATIENCE);
            for (int i = 0; i < pieces.length; i++) {
                if (i > 0) {
                    Thread.sleep(PAUSE);
                }
                socket.getOutputStream().write(pieces[i].getBytes(StandardCharsets.ISO_8859_1));
                socket.getOutputStream().flush();
            }
            return new String(socket.getInputStream().readAllBytes(), StandardCharsets.ISO_8859_1);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }

    static int status(URI server, String request) {
        String answer = exchange(server, request);
        return Integer.parseInt(answer.substring("HTTP/1.1 ".length(), "HTTP/1.1 200".length()));
    }
}
