package trasse.testkit.hostile;

import java.util.ArrayList;
import java.util.List;
import trasse.rules.Prng;

/** Request lines and headers that mislead, or are no HTTP at all. Not thread-safe. */
final class WildHeads {
    private static final List<String> METHODS =
            List.of("HEAD", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "CONNECT", "BREW", "get", "P");

    /** Headers that some servers believe. They change nothing about what is sent. */
    private static final List<String> MISLEADING = List.of(
            "X-HTTP-Method-Override: DELETE",
            "X-Method-Override: DELETE",
            "X-Forwarded-For: 10.0.0.1",
            "X-Forwarded-Proto: https",
            "X-Forwarded-Host: evil.example",
            "X-Original-URL: /api/me",
            "X-Rewrite-URL: /metrics",
            "Forwarded: for=10.0.0.1;proto=https",
            "Origin: http://evil.example",
            "Origin: null",
            "Sec-Fetch-Site: cross-site",
            "Range: bytes=0-1,1-2,2-3,-9999999999",
            "If-None-Match: *",
            "If-Modified-Since: Thu, 99 Foo 99999 99:99:99 GMT",
            "Accept-Encoding: gzip;q=x, br, *",
            "Accept-Language: " + "x-".repeat(200),
            "Content-Encoding: gzip",
            "Content-Type: text/xml; charset=utf-16",
            "Content-Type: multipart/form-data; boundary=" + "x".repeat(300),
            "Last-Event-ID: 99999999999999999999",
            "Last-Event-ID: -1",
            "Cookie: trasse=\"\\\"; trasse=; =x; $Version=1",
            "Cookie: " + "a=b; ".repeat(500),
            "Authorization: Bearer",
            "Authorization: Bearer " + "x".repeat(4000),
            "Authorization: Basic Og==",
            "Upgrade: h2c",
            "Upgrade: websocket",
            "Connection: close",
            "Host: evil.example");

    private final Prng prng;

    WildHeads(Prng prng) {
        this.prng = prng;
    }

    String wildMethod() {
        return METHODS.get(prng.below(METHODS.size()));
    }

    RawRequest spoiled(RawRequest request) {
        return prng.below(3) > 0
                ? request.with(MISLEADING.get(prng.below(MISLEADING.size())))
                : request.withHead(broken(request.head()));
    }

    /** Lines that no client would send. What the server makes of their length is its own business. */
    private List<String> broken(List<String> head) {
        List<String> lines = new ArrayList<>(head);
        String first = lines.getFirst();
        switch (prng.below(16)) {
            case 0 -> lines.set(0, first.replace("HTTP/1.1", "HTTP/9.9"));
            case 1 -> lines.set(0, first.replace(" HTTP/1.1", ""));
            case 2 -> lines.set(0, first.replace("HTTP/1.1", "HTTP/1.0"));
            case 3 -> lines.set(0, first.replaceFirst(" /", " http://evil.example/"));
            case 4 -> lines.set(0, first.replaceFirst(" /", " /" + "a".repeat(9000)));
            case 5 -> lines.set(0, first.replaceFirst(" ", "  \t"));
            case 6 -> lines.set(0, "PRI * HTTP/2.0");
            case 7 -> lines.removeIf(line -> line.startsWith("Host"));
            case 8 -> lines.add("Content-Length: 3");
            case 9 -> lines.add("Content-Length: -1");
            case 10 -> lines.add("Transfer-Encoding: chunked");
            case 11 -> lines.add("Transfer-Encoding: gzip, chunked, identity");
            case 12 -> lines.add("X-" + "y".repeat(9000) + ": 1");
            case 13 -> lines.add(" folded: value");
            case 14 -> lines.add("X-Nul\u0000: \u0001\u007f\u00ff");
            default -> {
                for (int i = 0; i < 500; i++) {
                    lines.add("X-Many-" + i + ": " + i);
                }
            }
        }
        return lines;
    }
}
