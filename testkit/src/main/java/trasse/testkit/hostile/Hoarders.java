package trasse.testkit.hostile;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import trasse.testkit.Client;
import trasse.testkit.RandomPlay;

/** Clients that hold on to connections: with requests that never end, or with as many streams as they get. */
final class Hoarders {
    /** The server allows ten seconds, and looks every second; the machine may be busy. */
    private static final Duration LONGEST_REQUEST = Duration.ofSeconds(30);

    private static final Duration LONGEST_GOODBYE = Duration.ofSeconds(30);

    private final int port;

    Hoarders(int port) {
        this.port = port;
    }

    /** Sends requests byte by byte until the server has cut all of them off; tells how long that took. */
    Duration trickle(int connections) throws IOException {
        long began = System.nanoTime();
        List<RawConnection> open = new ArrayList<>();
        for (int i = 0; i < connections; i++) {
            RawConnection connection = new RawConnection(port);
            connection.send(
                    i % 2 == 0
                            ? "GET /api/tables HTTP/1.1\r\nHost: x\r\nX-Slow: "
                            : "POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 9999\r\n\r\n{");
            open.add(connection);
        }
        while (!open.isEmpty()) {
            Duration took = Duration.ofNanos(System.nanoTime() - began);
            if (took.compareTo(LONGEST_REQUEST) > 0) {
                throw new AssertionError(open.size() + " slow requests are still waited for after " + took);
            }
            RandomPlay.pause(200);
            open.removeIf(Hoarders::isCutOff);
        }
        return Duration.ofNanos(System.nanoTime() - began);
    }

    private static boolean isCutOff(RawConnection connection) {
        try {
            connection.send("a");
            if (!connection.isAnswered()) {
                return false;
            }
        } catch (IOException e) {
            // The server has hung up.
        }
        connection.close();
        return true;
    }

    /** Opens streams of a table, and vanishes; tells how long it took until the server had let go of them. */
    Duration flood(int streams, List<String> keys, String path) throws IOException {
        List<RawConnection> open = new ArrayList<>();
        long before = openStreams();
        for (int i = 0; i < streams; i++) {
            RawConnection connection = new RawConnection(port);
            connection.send("GET " + path + "/events HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer "
                    + keys.get(i % keys.size()) + "\r\n\r\n");
            open.add(connection);
        }
        int served = 0;
        for (RawConnection connection : open) {
            RawConnection.Answer answer = connection.read(false);
            served += answer.status() == 200 ? 1 : 0;
            if (answer.status() != 200 && answer.status() != 429) {
                throw new AssertionError("a stream is answered " + answer);
            }
        }
        if (served == 0) {
            throw new AssertionError("no stream was served");
        }
        for (RawConnection connection : open) {
            connection.reset();
        }
        long began = System.nanoTime();
        while (openStreams() > before) {
            if (System.nanoTime() - began > LONGEST_GOODBYE.toNanos()) {
                throw new AssertionError(openStreams() + " streams are still open, " + before + " were before");
            }
            RandomPlay.pause(20);
        }
        return Duration.ofNanos(System.nanoTime() - began);
    }

    private long openStreams() {
        return Client.spectator(port)
                .get("/metrics")
                .expect(200)
                .text()
                .lines()
                .filter(line -> line.startsWith("trasse_streams "))
                .mapToLong(line -> (long) Double.parseDouble(line.split(" ", -1)[1]))
                .findFirst()
                .orElseThrow();
    }
}
