package trasse.testkit.hostile;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;

/** Attempts to act as somebody else: with guessed keys, from other sites, by smuggled requests. None may succeed. */
final class Forgeries {
    private static final List<String> COMMANDS = List.of(
            "move {\"command\":\"forged\",\"round\":1,\"move\":\"-\"}",
            "draft {\"command\":\"forged\",\"round\":1,\"move\":\"-\"}",
            "take-back {\"command\":\"forged\",\"round\":1}",
            "move {\"command\":\"adas-move\",\"round\":1,\"move\":\"-\"}",
            "leave {\"command\":\"forged\"}",
            "return {\"command\":\"forged\"}",
            "finish {\"command\":\"forged\"}",
            "replace {\"command\":\"forged\",\"chair\":1}",
            "react {\"command\":\"forged\",\"reaction\":\"wow\"}",
            "nudge {\"command\":\"forged\",\"chair\":2}",
            "start {\"command\":\"forged\"}",
            "join {\"command\":\"forged\",\"name\":\"Ada \"}",
            "rematch {\"command\":\"forged\"}");

    private final int port;
    private final Victims victims;
    private final String attacker;
    private int attempts;

    /**
     * Attempts at the expense of two players.
     *
     * @param attacker the key of somebody else
     */
    Forgeries(int port, Victims victims, String attacker) {
        this.port = port;
        this.victims = victims;
        this.attacker = attacker;
    }

    /** Tries all; tells how many that were. */
    int tryAll() {
        for (String key : victims.keys()) {
            for (String command : COMMANDS) {
                forgedIdentities(key).forEach(headers -> refuse(request(command, headers)));
                otherSites(key).forEach(headers -> refuse(request(command, headers)));
            }
            smuggle(key);
        }
        return attempts;
    }

    private RawRequest request(String command, List<String> headers) {
        String[] parts = command.split(" ", 2);
        return RawRequest.of("POST", victims.path() + "/" + parts[0], headers, parts[1].getBytes(UTF_8));
    }

    /** Everything that is near the key of a victim, but not the key. */
    private List<List<String>> forgedIdentities(String key) {
        String flipped = (key.charAt(0) == 'b' ? 'c' : 'b') + key.substring(1);
        List<List<String>> all = new ArrayList<>(List.of(
                List.of(),
                List.of(bearer(attacker)),
                List.of("Cookie: trasse=" + attacker),
                List.of(bearer(attacker), "Cookie: trasse=" + key),
                List.of("Cookie: Trasse=" + key),
                List.of("Cookie: trasse2=" + key),
                List.of("X-Authorization: Bearer " + key),
                List.of("Authorization: Basic " + key),
                List.of("Authorization: " + key)));
        for (String near : List.of(
                "", flipped, key.substring(1), key + "x", key + "%00", sha256(key), victims.table(), "%", "_", "'--")) {
            all.add(List.of(bearer(near)));
            all.add(List.of("Cookie: trasse=" + near));
        }
        return all;
    }

    private static String bearer(String key) {
        return "Authorization: Bearer " + key;
    }

    private static String sha256(String text) {
        try {
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(text.getBytes(UTF_8)));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }

    /** The victim's own browser sends the cookie, but a page of another site has made the request. */
    private static List<List<String>> otherSites(String key) {
        String cookie = "Cookie: trasse=" + key;
        return List.of(
                List.of(cookie, "Origin: http://evil.example"),
                List.of(cookie, "Origin: null"),
                List.of(cookie, "Origin: https://127.0.0.1"),
                List.of(cookie, "Origin: http://127.0.0.1.evil.example"),
                List.of(cookie, "Origin: http://127.0.0.1:1"),
                List.of(cookie, "Origin: http://evil.example", "X-Forwarded-Host: evil.example"),
                List.of(cookie, "Sec-Fetch-Site: cross-site"),
                List.of(cookie, "Sec-Fetch-Site: cross-site", "Content-Type: text/plain"));
    }

    private void refuse(RawRequest request) {
        attempts++;
        try (RawConnection connection = new RawConnection(port)) {
            Optional<RawConnection.Answer> answer = connection.exchange(request);
            if (answer.isEmpty() || answer.get().status() < 400 || answer.get().status() >= 500) {
                throw new AssertionError("a forgery is answered " + answer + "\nto\n" + request);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Two lengths for one body: a server and a proxy must not disagree where it ends. */
    private void smuggle(String key) {
        String hidden = "DELETE /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\n" + bearer(key) + "\r\n\r\n";
        List<List<String>> lengths = List.of(
                List.of("Content-Length: 0", "Content-Length: " + hidden.length()),
                List.of("Content-Length: " + (hidden.length() + 5), "Transfer-Encoding: chunked"),
                List.of("Transfer-Encoding: chunked", "Transfer-Encoding: identity"),
                List.of("Transfer-Encoding: xchunked", "Content-Length: 0"),
                List.of("Content-Length : " + hidden.length()),
                List.of("Content-Length: +" + hidden.length()),
                List.of("Content-Length: 0, " + hidden.length()));
        for (List<String> some : lengths) {
            attempts++;
            List<String> head = new ArrayList<>(List.of("POST /api/tokens HTTP/1.1", "Host: 127.0.0.1"));
            head.addAll(some);
            RawRequest request = new RawRequest(head, ("0\r\n\r\n" + hidden).getBytes(UTF_8), false);
            try (RawConnection connection = new RawConnection(port)) {
                Optional<RawConnection.Answer> first = connection.exchange(request);
                if (first.isPresent() && first.get().isSuccess()) {
                    throw new AssertionError("a body with two lengths is taken: " + first + "\nto\n" + request);
                }
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }
}
