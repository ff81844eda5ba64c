package trasse.server.store;

import java.net.URI;
import java.net.URISyntaxException;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** Where a PostgreSQL database is, as people write it. */
public final class DatabaseUrl {
    private static final String JDBC = "jdbc:postgresql:";

    private DatabaseUrl() {}

    /**
     * The address as JDBC wants it.
     *
     * @param url {@code postgresql://user:password@host:port/database}, also with {@code postgres:} or {@code
     *     jdbc:postgresql:}
     * @return empty if it is not such an address
     */
    public static Optional<String> jdbc(String url) {
        if (url.startsWith(JDBC)) {
            return Optional.of(url);
        }
        try {
            URI uri = new URI(url);
            boolean postgres = "postgresql".equals(uri.getScheme()) || "postgres".equals(uri.getScheme());
            if (!postgres
                    || uri.getHost() == null
                    || uri.getPath() == null
                    || uri.getPath().length() < 2) {
                return Optional.empty();
            }
            StringBuilder jdbc = new StringBuilder(JDBC + "//" + uri.getHost());
            jdbc.append(uri.getPort() < 0 ? "" : ":" + uri.getPort()).append(uri.getRawPath());
            char separator = '?';
            if (uri.getRawQuery() != null) {
                jdbc.append(separator).append(uri.getRawQuery());
                separator = '&';
            }
            if (uri.getUserInfo() != null) {
                String user = uri.getUserInfo();
                int colon = user.indexOf(':');
                jdbc.append(separator).append("user=").append(encoded(colon < 0 ? user : user.substring(0, colon)));
                jdbc.append(colon < 0 ? "" : "&password=" + encoded(user.substring(colon + 1)));
            }
            return Optional.of(jdbc.toString());
        } catch (URISyntaxException e) {
            return Optional.empty();
        }
    }

    private static String encoded(String text) {
        return URLEncoder.encode(text, StandardCharsets.UTF_8);
    }
}
