package trasse.testkit.hostile;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.URLEncoder;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import trasse.rules.Prng;

/**
 * Requests made from the description of the API and then spoiled: in the values, in the bytes of the body, in the
 * headers, or in the lines of HTTP itself. Some are left as they are. The same ones for the same seed. Not thread-safe.
 */
final class HostileRequests {
    private static final byte[] NO_BODY = {};
    private static final List<String> PAGES = List.of(
            "/",
            "/index.html",
            "/t/nowhere",
            "/c/nowhere",
            "/daily",
            "/weights/" + "A".repeat(40),
            "/weights/Fb7nnCCiUqdnUCS_oq27P5BSK0KbsQKAjCL3mVdf",
            "/assets/../index.html",
            "/%2e%2e/%2e%2e/etc/passwd",
            "/assets/%00.js",
            "//api//me",
            "/api/./me",
            "/api/me/",
            "/api/me;jsessionid=1",
            "/api/%6de",
            "/api/tables/%2e%2e/me",
            "/api/tables/a%2fb",
            "/api/nothing",
            "/favicon.ico");

    /** An operation of the API. */
    private record Operation(String method, String path, JsonNode body) {}

    private final List<Operation> operations = new ArrayList<>();
    private final Map<String, List<String>> places;
    private final List<String> keys;
    private final WildValues values;
    private final WildHeads heads;
    private final Prng prng;

    /**
     * Requests by the description of an API.
     *
     * @param places values for the parameters of paths, by name
     * @param keys the attackers' own keys
     */
    HostileRequests(JsonNode document, Map<String, List<String>> places, List<String> keys, Prng prng) {
        this.places = places;
        this.keys = keys;
        this.prng = prng;
        this.values = new WildValues(document, prng);
        this.heads = new WildHeads(prng);
        document.path("paths")
                .properties()
                .forEach(path -> path.getValue()
                        .properties()
                        .forEach(method -> operations.add(new Operation(
                                method.getKey().toUpperCase(Locale.ROOT),
                                path.getKey(),
                                method.getValue().at("/requestBody/content/application~1json/schema")))));
        operations.removeIf(operation -> operation.method.equals("DELETE"));
    }

    RawRequest next() {
        RawRequest request = prng.below(12) == 0 ? page() : call(operations.get(prng.below(operations.size())));
        return prng.below(8) == 0 ? heads.spoiled(request) : request;
    }

    private RawRequest page() {
        String target = prng.below(3) == 0 ? "/" + encoded(values.wildText()) : PAGES.get(prng.below(PAGES.size()));
        return RawRequest.of(prng.below(5) == 0 ? "POST" : "GET", target, headers(), NO_BODY);
    }

    private RawRequest call(Operation operation) {
        String path = operation.path;
        for (Map.Entry<String, List<String>> place : places.entrySet()) {
            path = path.replace("{" + place.getKey() + "}", place(place.getValue()));
        }
        if (prng.below(10) == 0) {
            path += "?after=" + encoded(values.wildText()) + "&look=" + encoded(values.wildText());
        }
        // Without their keys the attackers would get no further than the door.
        boolean mayBeWild = !operation.path.equals("/api/me");
        String method = mayBeWild && prng.below(40) == 0 ? heads.wildMethod() : operation.method;
        if (operation.body.isMissingNode()) {
            return RawRequest.of(method, path, headers(), NO_BODY);
        }
        byte[] body = values.object(operation.body).getBytes(UTF_8);
        return RawRequest.of(method, path, headers(), prng.below(6) == 0 ? spoiled(body) : body);
    }

    private String place(List<String> known) {
        return prng.below(12) == 0 ? encoded(values.wildText()) : known.get(prng.below(known.size()));
    }

    private static String encoded(String text) {
        return URLEncoder.encode(text.substring(0, Math.min(200, text.length())), UTF_8);
    }

    private List<String> headers() {
        List<String> headers = new ArrayList<>(List.of("Content-Type: application/json"));
        String key = keys.get(prng.below(keys.size()));
        switch (prng.below(12)) {
            case 0 -> {}
            case 1 -> headers.add("Cookie: trasse=" + key);
            case 2 -> headers.add("Authorization: Bearer " + key.substring(1) + "x");
            default -> headers.add("Authorization: Bearer " + key);
        }
        return headers;
    }

    /** Some bytes changed, cut out, doubled or added. */
    private byte[] spoiled(byte[] body) {
        int at = prng.below(body.length);
        int size = prng.below(body.length - at) + 1;
        return switch (prng.below(5)) {
            case 0 -> {
                byte[] flipped = body.clone();
                flipped[at] ^= (byte) (1 << prng.below(8));
                yield flipped;
            }
            case 1 -> Arrays.copyOf(body, at);
            case 2 -> joined(Arrays.copyOf(body, at), Arrays.copyOfRange(body, at + size, body.length));
            case 3 -> joined(body, Arrays.copyOfRange(body, at, at + size));
            default -> {
                byte[] wild = new byte[1 + prng.below(40)];
                for (int i = 0; i < wild.length; i++) {
                    wild[i] = (byte) prng.below(256);
                }
                yield joined(joined(Arrays.copyOf(body, at), wild), Arrays.copyOfRange(body, at, body.length));
            }
        };
    }

    private static byte[] joined(byte[] first, byte[] second) {
        byte[] both = Arrays.copyOf(first, first.length + second.length);
        System.arraycopy(second, 0, both, first.length, second.length);
        return both;
    }
}
