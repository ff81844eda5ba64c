package trasse.server.http;

import io.javalin.http.Context;
import io.javalin.http.Cookie;
import io.javalin.http.SameSite;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import trasse.server.visitor.Visitors;

/** The visitor, address and protocol of a request; headers of trusted proxies count. */
final class Caller {
    static final String COOKIE = "trasse";

    private static final String VISITOR = "visitor";
    private static final String BEARER = "Bearer ";
    private static final int YEAR = 365 * 24 * 60 * 60;
    private static final int LONGEST_KEY = 100;

    private final Visitors visitors;
    private final List<InetAddress> trustedProxies;

    Caller(Visitors visitors, List<InetAddress> trustedProxies) {
        this.visitors = visitors;
        this.trustedProxies = trustedProxies;
    }

    Optional<String> visitor(Context context) {
        Optional<String> known = context.attribute(VISITOR);
        if (known == null) {
            known = key(context).flatMap(visitors::withKey);
            context.attribute(VISITOR, known);
        }
        return known;
    }

    String requireVisitor(Context context) {
        return visitor(context).orElseThrow(Caller::unknown);
    }

    static Problem unknown() {
        return new Problem(
                401,
                "who-are-you",
                "this needs a key: POST /api/me sets one as a cookie, POST /api/tokens gives one to a program");
    }

    private static Optional<String> key(Context context) {
        String authorization = context.header("Authorization");
        String key = authorization != null && authorization.regionMatches(true, 0, BEARER, 0, BEARER.length())
                ? authorization.substring(BEARER.length()).strip()
                : context.cookie(COOKIE);
        return Optional.ofNullable(key).filter(text -> !text.isEmpty() && text.length() <= LONGEST_KEY);
    }

    /** The client's address: what a trusted proxy says it is, else the sender of the request. */
    String address(Context context) {
        String remote = context.req().getRemoteAddr();
        if (!isTrusted(remote)) {
            return remote;
        }
        // Each proxy adds at the end, or in one more line; the client may have made up what comes before.
        String last = remote;
        for (String line : Collections.list(context.req().getHeaders("X-Forwarded-For"))) {
            last = line.substring(line.lastIndexOf(',') + 1).strip();
        }
        return last;
    }

    boolean isSecure(Context context) {
        if (isTrusted(context.req().getRemoteAddr())) {
            String forwarded = context.header("X-Forwarded-Proto");
            if (forwarded != null) {
                return forwarded.strip().equals("https");
            }
        }
        return context.req().isSecure();
    }

    /** An address has many spellings: ::1 is 0:0:0:0:0:0:0:1. */
    private boolean isTrusted(String address) {
        try {
            return !trustedProxies.isEmpty() && trustedProxies.contains(InetAddress.getByName(address));
        } catch (UnknownHostException e) {
            return false;
        }
    }

    void setCookie(Context context, String key) {
        context.cookie(new Cookie(COOKIE, key, "/", YEAR, isSecure(context), true, null, SameSite.LAX));
    }

    void removeCookie(Context context) {
        context.cookie(new Cookie(COOKIE, "", "/", 0, isSecure(context), true, null, SameSite.LAX));
    }

    /** A page of another site must not send commands with a visitor's cookie. */
    void refuseOtherOrigins(Context context) {
        String origin = context.header("Origin");
        String own = (isSecure(context) ? "https://" : "http://") + context.header("Host");
        if (origin != null && !origin.equals(own)) {
            throw new Problem(403, "other-origin", "commands are taken from pages of this server only");
        }
        if (origin == null && "cross-site".equals(context.header("Sec-Fetch-Site"))) {
            throw new Problem(403, "other-origin", "commands are taken from pages of this server only");
        }
    }
}
