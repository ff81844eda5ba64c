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
    private static final String COOKIE = "trasse";

    /** Over HTTPS. Browsers take a cookie of such a name from this very host only, not from its neighbours. */
    private static final String SECURE_COOKIE = "__Host-trasse";

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
            if (known.isPresent() && isByPlainCookie(context)) {
                setCookie(context, String.valueOf(context.cookie(COOKIE)));
                context.cookie(cookie(COOKIE, "", 0, context));
            }
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

    private Optional<String> key(Context context) {
        Optional<String> key = bearer(context);
        if (key.isEmpty()) {
            key = Optional.ofNullable(context.cookie(isByPlainCookie(context) ? COOKIE : cookieName(context)));
        }
        return key.filter(text -> !text.isEmpty() && text.length() <= LONGEST_KEY);
    }

    private static Optional<String> bearer(Context context) {
        String authorization = context.header("Authorization");
        return authorization != null && authorization.regionMatches(true, 0, BEARER, 0, BEARER.length())
                ? Optional.of(authorization.substring(BEARER.length()).strip())
                : Optional.empty();
    }

    /** Whether a request over HTTPS has only the cookie that it got over HTTP, or from an earlier version. */
    private boolean isByPlainCookie(Context context) {
        return isSecure(context)
                && bearer(context).isEmpty()
                && context.cookie(SECURE_COOKIE) == null
                && context.cookie(COOKIE) != null;
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
        context.cookie(cookie(cookieName(context), key, YEAR, context));
    }

    void removeCookie(Context context) {
        context.cookie(cookie(cookieName(context), "", 0, context));
    }

    private String cookieName(Context context) {
        return isSecure(context) ? SECURE_COOKIE : COOKIE;
    }

    private Cookie cookie(String name, String value, int seconds, Context context) {
        return new Cookie(name, value, "/", seconds, isSecure(context), true, null, SameSite.LAX);
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
