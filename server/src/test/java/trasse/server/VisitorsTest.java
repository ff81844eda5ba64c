package trasse.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.net.InetAddress;
import java.net.URI;
import java.net.http.HttpHeaders;
import java.net.http.HttpRequest;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.slf4j.LoggerFactory;
import trasse.rules.Prng;
import trasse.testkit.Client;
import trasse.testkit.EventStream;
import trasse.testkit.RandomPlay;
import trasse.testkit.Together;

/** Who people are to the server, and what it lets them do. */
class VisitorsTest extends SharedServerTest {
    private static final Instant NOON = Instant.parse("2026-11-16T12:00:00Z");

    private static Client.Answer arriveWithCookie(Client nobody, String... headers) {
        HttpRequest.Builder request = nobody.request("/api/me").POST(HttpRequest.BodyPublishers.noBody());
        if (headers.length > 0) {
            request.headers(headers);
        }
        return nobody.send(request.build());
    }

    private static String cookie(Client.Answer answer) {
        return answer.response().headers().firstValue("Set-Cookie").orElseThrow();
    }

    private static Client.Answer withCookie(Client nobody, String path, String cookie) {
        return nobody.send(nobody.request(path)
                .header("Cookie", cookie.substring(0, cookie.indexOf(';')))
                .build());
    }

    private static String to(String table, String command) {
        return "/api/tables/" + table + "/" + command;
    }

    @Test
    void aVisitorsCookieIsOutOfReachOfScriptsAndOtherSites() {
        String cookie = cookie(arriveWithCookie(spectator()).expect(201));
        assertTrue(cookie.contains("; HttpOnly"), cookie);
        assertTrue(cookie.contains("; SameSite=Lax"), cookie);
        assertTrue(cookie.contains("; Path=/"), cookie);
    }

    @Test
    void overPlainHttpTheCookieIsNotMarkedAsSecure() {
        assertFalse(cookie(arriveWithCookie(spectator())).contains("Secure"));
    }

    @Test
    void aSenderThatClaimsHttpsWithoutBeingATrustedProxyIsNotBelieved() {
        Client.Answer answer = arriveWithCookie(spectator(), "X-Forwarded-Proto", "https");
        assertFalse(cookie(answer).contains("Secure"));
        assertTrue(answer.response()
                .headers()
                .firstValue("Strict-Transport-Security")
                .isEmpty());
    }

    private Settings behindProxy(Path folder) {
        return new Variant(store().settings(folder))
                .trusting(List.of(InetAddress.getLoopbackAddress()))
                .settings();
    }

    @Test
    void theCookieIsSecureWhenATrustedProxySaysHttps(@TempDir Path folder) {
        try (Running server = new Running(behindProxy(folder), clock())) {
            Client nobody = Client.spectator(server.port());
            Client.Answer answer = arriveWithCookie(nobody, "X-Forwarded-Proto", "https");
            assertTrue(cookie(answer).contains("; Secure"), cookie(answer));
            assertTrue(cookie(answer).startsWith("__Host-trasse="), cookie(answer));
            assertTrue(answer.response()
                    .headers()
                    .firstValue("Strict-Transport-Security")
                    .isPresent());
            assertTrue(answer.response()
                    .headers()
                    .firstValue("Cross-Origin-Opener-Policy")
                    .isPresent());
            assertFalse(cookie(arriveWithCookie(nobody, "X-Forwarded-Proto", "http"))
                    .contains("Secure"));
        }
    }

    @Test
    void overHttpsACookieFromBeforeIsExchangedForOneThatOnlyThisHostCanSet(@TempDir Path folder) {
        try (Running server = new Running(behindProxy(folder), clock())) {
            Client nobody = Client.spectator(server.port());
            String plain = cookie(arriveWithCookie(nobody)).replaceFirst(";.*", "");
            Client.Answer answer = nobody.send(nobody.request("/api/me")
                            .headers("Cookie", plain, "X-Forwarded-Proto", "https")
                            .build())
                    .expect(200);
            List<String> cookies = answer.response().headers().allValues("Set-Cookie");
            assertTrue(cookies.getFirst().startsWith("__Host-" + plain + ";"), cookies.toString());
            assertTrue(cookies.getLast().startsWith("trasse=;"), cookies.toString());
            assertTrue(nobody.send(nobody.request("/api/me")
                            .headers("Cookie", "__Host-" + plain, "X-Forwarded-Proto", "https")
                            .build())
                    .expect(200)
                    .response()
                    .headers()
                    .allValues("Set-Cookie")
                    .isEmpty());
        }
    }

    @Test
    void behindATrustedProxyThePagesOfTheSecureSiteMayGiveCommands(@TempDir Path folder) {
        try (Running server = new Running(behindProxy(folder), clock())) {
            String host = "127.0.0.1:" + server.port();
            arriveWithCookie(Client.spectator(server.port()), "X-Forwarded-Proto", "https", "Origin", "https://" + host)
                    .expect(201);
            arriveWithCookie(Client.spectator(server.port()), "X-Forwarded-Proto", "https", "Origin", "http://" + host)
                    .expect(403);
        }
    }

    @Test
    void theCookieSaysWhoYouAre() {
        withCookie(spectator(), "/api/me", cookie(arriveWithCookie(spectator())))
                .expect(200);
    }

    @Test
    void aVisitorWhoHasACookieKeepsIt() {
        String cookie = cookie(arriveWithCookie(spectator()));
        Client.Answer again = arriveWithCookie(spectator(), "Cookie", cookie.substring(0, cookie.indexOf(';')));
        assertTrue(
                again.expect(200).response().headers().firstValue("Set-Cookie").isEmpty());
    }

    @Test
    void everybodyIsSomebodyElse() {
        assertNotEquals(arrive("Ada").token(), arrive("Ada").token());
    }

    private static String codeOf(Client client) {
        return client.post("/api/me/codes", Map.of())
                .expect(201)
                .body()
                .path("code")
                .asText();
    }

    private static Client.Answer redeem(int port, String code) {
        return Client.spectator(port).post("/api/me/redeem", Map.of("code", code));
    }

    @Test
    void aCodeMakesAnotherDeviceTheSameVisitor() {
        Client client = arrive("Ada");
        String table = client.open(Map.of());
        String cookie = cookie(redeem(server().port(), codeOf(client)).expect(200));
        JsonNode games =
                withCookie(spectator(), "/api/me/games", cookie).expect(200).body();
        assertEquals(table, games.path(0).path("id").asText());
        client.get("/api/me").expect(200);
    }

    @Test
    void aCodeWorksOnce() {
        String code = codeOf(arrive("Ada"));
        redeem(server().port(), code).expect(200);
        redeem(server().port(), code).expect(422);
    }

    @Test
    void aCodeMayBeTypedCarelessly() {
        String code = codeOf(arrive("Ada")).toUpperCase(Locale.ROOT);
        redeem(server().port(), " " + code.substring(0, 5) + "-" + code.substring(5) + " ")
                .expect(200);
    }

    @Test
    void aNewCodeReplacesTheOneBefore() {
        Client client = arrive("Ada");
        String first = codeOf(client);
        codeOf(client);
        redeem(server().port(), first).expect(422);
    }

    @Test
    void aCodeWorksForTenMinutes(@TempDir Path folder) {
        MovableClock clock = new MovableClock(NOON);
        try (Running server = new Running(store().settings(folder), clock)) {
            String inTime = codeOf(server.arrive("Ada"));
            String late = codeOf(server.arrive("Ben"));
            clock.advance(Duration.ofMinutes(10).minusMillis(1));
            redeem(server.port(), inTime).expect(200);
            clock.advance(Duration.ofMillis(1));
            redeem(server.port(), late).expect(422);
        }
    }

    @Test
    void aVisitorWhoIsForgottenIsUnknownAtEveryDevice() {
        Client client = arrive("Ada");
        String cookie = cookie(redeem(server().port(), codeOf(client)));
        client.delete("/api/me").expect(204);
        client.get("/api/me").expect(401);
        withCookie(spectator(), "/api/me", cookie).expect(401);
    }

    @Test
    void aVisitorWhoIsForgottenLosesTheCookie() {
        String cookie = cookie(arrive("Ada").delete("/api/me").expect(204));
        assertTrue(cookie.startsWith("trasse=;"), cookie);
        assertTrue(cookie.contains("; Expires=Thu, 01 Jan 1970"), cookie);
    }

    @Test
    void aCodeOfSomebodyWhoIsForgottenDoesNotWork() {
        Client client = arrive("Ada");
        String code = codeOf(client);
        client.delete("/api/me").expect(204);
        redeem(server().port(), code).expect(422);
    }

    @Test
    void theGameOfSomebodyWhoIsForgottenGoesOnWithABot() {
        Client host = arrive("Ada");
        Client guest = arrive("Ben");
        String table = host.open(Map.of("people", 2));
        guest.join(table).expect(200);
        host.start(table).expect(200);
        guest.delete("/api/me").expect(204);
        host.move(table, 1, "-").expect(200);
        assertEquals(
                "stand-in",
                RandomPlay.awaitRound(host, table, 2)
                        .path("chairs")
                        .path(1)
                        .path("kind")
                        .asText());
    }

    @Test
    void theTableWhereSomebodyWaitedAloneIsGivenUpWhenTheyAreForgotten() {
        Client client = arrive("Ada");
        String table = client.open(Map.of("people", 2));
        client.delete("/api/me").expect(204);
        assertEquals("abandoned", spectator().show(table).path("phase").asText());
    }

    @Test
    void theResultOfSomebodyWhoIsForgottenIsGoneFromTheDay() {
        Client client = arrive("Somebody to forget");
        String table = client.post("/api/daily/play", Map.of("name", client.name()))
                .expect(201)
                .body()
                .path("table")
                .asText();
        RandomPlay.toTheEnd(table, List.of(client), new Prng(1));
        assertTrue(spectator().get("/api/daily").text().contains("Somebody to forget"));
        client.delete("/api/me").expect(204);
        assertFalse(spectator().get("/api/daily").text().contains("Somebody to forget"));
    }

    @Test
    void noKeyAndNoCodeIsEverLogged() {
        Logger root = (Logger) LoggerFactory.getLogger(org.slf4j.Logger.ROOT_LOGGER_NAME);
        Logger talkative = (Logger) LoggerFactory.getLogger("io.javalin");
        Level usual = talkative.getLevel();
        talkative.setLevel(Level.TRACE);
        ListAppender<ILoggingEvent> log = new ListAppender<>();
        log.start();
        root.addAppender(log);
        try {
            Client client = arrive("Ada");
            String code = codeOf(client);
            redeem(server().port(), code).expect(200);
            client.postText("/api/tables", "x".repeat(20_000)).expect(413);
            HttpRequest chunked = client.request("/api/tables")
                    .POST(HttpRequest.BodyPublishers.fromPublisher(
                            HttpRequest.BodyPublishers.ofString("x".repeat(20_000))))
                    .build();
            client.send(chunked).expect(413);
            client.get("/api/tables/nosuchtable").expect(404);
            client.delete("/api/me").expect(204);
            List<ILoggingEvent> logged = List.copyOf(log.list);
            assertFalse(logged.isEmpty());
            for (ILoggingEvent event : logged) {
                String text = event.getFormattedMessage() + event.getKeyValuePairs();
                assertFalse(text.contains(client.token()), text);
                assertFalse(text.contains(code), text);
            }
        } finally {
            root.detachAppender(log);
            talkative.setLevel(usual);
        }
    }

    @Test
    void aKeyIsToldOnceAndNeverAgain() {
        Client client = arrive("Ada");
        String table = client.open(Map.of());
        for (String path : List.of("/api/me", "/api/me/games", "/api/tables/" + table, "/api/daily", "/metrics")) {
            Client.Answer answer = client.get(path).expect(200);
            assertFalse((answer.response().headers().map() + answer.text()).contains(client.token()), path);
        }
    }

    private static void assertTooMany(String problem, String retryAfter, Client.Answer answer) {
        assertEquals(problem, answer.expect(429).problem());
        assertEquals(
                retryAfter,
                answer.response().headers().firstValue("Retry-After").orElse("none"));
    }

    private Running limited(Path folder, MovableClock clock, Settings.Limits limits) {
        return new Running(new Variant(behindProxy(folder)).limits(limits).settings(), clock);
    }

    @Test
    void aVisitorMayAskOnlySoOften(@TempDir Path folder) {
        MovableClock clock = new MovableClock(NOON);
        try (Running server = limited(folder, clock, new Settings.Limits(16 * 1024, 1, 1000, 20, 20, 10_000))) {
            Client client = server.arrive("Ada");
            for (int i = 0; i < 10; i++) {
                client.get("/api/me").expect(200);
            }
            assertTooMany("too-many-requests", "1", client.get("/api/me"));
            server.arrive("Ben").get("/api/me").expect(200);
            clock.advance(Duration.ofSeconds(1));
            client.get("/api/me").expect(200);
            assertTooMany("too-many-requests", "1", client.get("/api/me"));
        }
    }

    @Test
    void aClockThatIsSetBackTakesNothingAway(@TempDir Path folder) {
        MovableClock clock = new MovableClock(NOON);
        try (Running server = limited(folder, clock, new Settings.Limits(16 * 1024, 1, 1000, 20, 20, 10_000))) {
            Client client = server.arrive("Ada");
            client.get("/api/me").expect(200);
            clock.advance(Duration.ofHours(-1));
            client.get("/api/me").expect(200);
        }
    }

    @Test
    void anAddressMayAskOnlySoOften(@TempDir Path folder) {
        MovableClock clock = new MovableClock(NOON);
        try (Running server = limited(folder, clock, new Settings.Limits(16 * 1024, 1000, 1, 20, 20, 10_000))) {
            Client nobody = Client.spectator(server.port());
            for (int i = 0; i < 10; i++) {
                nobody.get("/api/tables").expect(200);
            }
            assertTooMany("too-many-requests", "1", nobody.get("/api/tables"));
            assertTooMany("too-many-requests", "1", nobody.post("/api/tokens", Map.of()));
        }
    }

    @Test
    void behindATrustedProxyEveryAddressCountsByItself(@TempDir Path folder) {
        MovableClock clock = new MovableClock(NOON);
        try (Running server = limited(folder, clock, new Settings.Limits(16 * 1024, 1000, 1, 20, 20, 10_000))) {
            Client nobody = Client.spectator(server.port());
            for (int i = 0; i < 10; i++) {
                from(nobody, "203.0.113.1").expect(200);
            }
            from(nobody, "203.0.113.1").expect(429);
            from(nobody, "203.0.113.2").expect(200);
            from(nobody, "203.0.113.3, 203.0.113.1").expect(429);
            from(nobody, "203.0.113.3", "203.0.113.1").expect(429);
            from(nobody, "203.0.113.1", "203.0.113.3, 203.0.113.4").expect(200);
        }
    }

    private static Client.Answer from(Client nobody, String... lines) {
        HttpRequest.Builder request = nobody.request("/api/tables");
        for (String line : lines) {
            request.header("X-Forwarded-For", line);
        }
        return nobody.send(request.build());
    }

    @Test
    void aTrustedProxyIsKnownHoweverItsAddressIsWritten(@TempDir Path folder) throws IOException {
        Settings settings = new Variant(store().settings(folder))
                .host("::1")
                .trusting(
                        List.of(InetAddress.getByAddress(new byte[] {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1})))
                .settings();
        try (Running server = new Running(settings, clock())) {
            String answer = RawHttp.exchange(
                    URI.create("http://[::1]:" + server.port()),
                    String.join(
                            "\r\n",
                            "POST /api/me HTTP/1.1",
                            "Host: x",
                            "X-Forwarded-Proto: https",
                            "Content-Length: 0",
                            "Connection: close",
                            "",
                            ""));
            assertTrue(answer.contains("; Secure"), answer);
        }
    }

    @Test
    void aVisitorHasOnlySoManyOpenTables(@TempDir Path folder) {
        MovableClock clock = new MovableClock(NOON);
        try (Running server = limited(folder, clock, new Settings.Limits(16 * 1024, 1000, 1000, 2, 20, 10_000))) {
            Client client = server.arrive("Ada");
            String table = client.open(Map.of());
            client.open(Map.of());
            assertTooMany("too-many-tables", "60", client.command("/api/tables", Map.of("name", "Ada")));
            client.command(to(table, "leave"), Map.of()).expect(200);
            client.open(Map.of());
        }
    }

    @Test
    void aVisitorWhoAsksForManyTablesAtOnceGetsNoMoreThanTheLimit(@TempDir Path folder) {
        MovableClock clock = new MovableClock(NOON);
        try (Running server = limited(folder, clock, new Settings.Limits(16 * 1024, 1000, 1000, 3, 20, 10_000))) {
            Client client = server.arrive("Ada");
            List<Integer> statuses = Together.all(Collections.nCopies(
                    8,
                    () -> client.command("/api/tables", Map.of("name", "Ada")).status()));
            assertEquals(3, Collections.frequency(statuses, 201), statuses::toString);
            assertEquals(5, Collections.frequency(statuses, 429), statuses::toString);
        }
    }

    @Test
    void rematchesAndChallengesCountAsOpenTablesAndTheDailyDealIsAlwaysThere(@TempDir Path folder) {
        MovableClock clock = new MovableClock(NOON);
        try (Running server = limited(folder, clock, new Settings.Limits(16 * 1024, 1000, 1000, 1, 20, 10_000))) {
            Client friend = server.arrive("Ben");
            String deal = friend.open(Map.of());
            RandomPlay.toTheEnd(deal, List.of(friend), new Prng(1));
            String challenge = friend.post(to(deal, "challenge"), Map.of())
                    .expect(200)
                    .body()
                    .path("challenge")
                    .asText();
            Client client = server.arrive("Ada");
            String over = client.open(Map.of());
            client.command(to(over, "leave"), Map.of()).expect(200);
            client.open(Map.of());
            assertTooMany("too-many-tables", "60", client.command(to(over, "rematch"), Map.of()));
            assertTooMany(
                    "too-many-tables",
                    "60",
                    client.post("/api/challenges/" + challenge + "/play", Map.of("name", "Ada")));
            client.post("/api/daily/play", Map.of("name", "Ada")).expect(201);
        }
    }

    @Test
    void theCommandThatOpenedTheLastTableIsAnsweredTheSameAgain(@TempDir Path folder) {
        MovableClock clock = new MovableClock(NOON);
        try (Running server = limited(folder, clock, new Settings.Limits(16 * 1024, 1000, 1000, 1, 20, 10_000))) {
            Client client = server.arrive("Ada");
            Map<String, ?> body = Map.of("command", "some-id", "name", "Ada");
            String first = client.post("/api/tables", body).expect(201).text();
            assertEquals(first, client.post("/api/tables", body).expect(201).text());
        }
    }

    private static void assertGuarded(HttpHeaders headers) {
        String policy = headers.firstValue("Content-Security-Policy").orElse("none");
        assertTrue(policy.contains("default-src 'self'") && policy.contains("frame-ancestors 'none'"), policy);
        assertFalse(policy.contains("unsafe"), policy);
        assertEquals("nosniff", headers.firstValue("X-Content-Type-Options").orElse("none"));
        assertEquals("same-origin", headers.firstValue("Referrer-Policy").orElse("none"));
        assertEquals(
                "same-origin",
                headers.firstValue("Cross-Origin-Resource-Policy").orElse("none"));
        assertTrue(headers.firstValue("Permissions-Policy").isPresent());
        assertTrue(headers.firstValue("Server").isEmpty());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/",
                "/health/live",
                "/health/ready",
                "/metrics",
                "/nowhere",
                "/api/tables",
                "/api/me",
                "/api/nowhere",
                "/api/tokens",
                "/api/daily/tomorrow"
            })
    void everyAnswerIsGuarded(String path) {
        assertGuarded(spectator().get(path).response().headers());
    }

    @Test
    void aStreamIsGuarded() {
        String table = arrive("Ada").open(Map.of());
        try (EventStream following = spectator().follow(table, 0)) {
            assertGuarded(following.headers());
        }
    }

    @Test
    void whatIsRefusedIsGuarded() {
        assertGuarded(arrive("Ada")
                .postText("/api/tables", "x".repeat(20_000))
                .response()
                .headers());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "GET /api/tables/%00 HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n",
                "GET /api/tables HTTP/1.1\r\nConnection: close\r\n\r\n",
                "nonsense\r\n\r\n"
            })
    void whatIsNoRequestAtAllIsGuardedToo(String bytes) {
        String answer = RawHttp.exchange(URI.create("http://127.0.0.1:" + server().port()), bytes);
        assertTrue(answer.startsWith("HTTP/1.1 400"), answer);
        assertTrue(answer.contains("application/problem+json"), answer);
        assertTrue(answer.contains("\r\nX-Content-Type-Options: nosniff"), answer);
        assertTrue(answer.contains("\r\nContent-Security-Policy: default-src 'self'"), answer);
    }

    @Test
    void answersOfTheApiAreNotStored() {
        assertEquals(
                "no-store",
                spectator()
                        .get("/api/tables")
                        .response()
                        .headers()
                        .firstValue("Cache-Control")
                        .orElse("none"));
    }

    @Test
    void commandsAreTimedByTheirKind() {
        Client client = arrive("Ada");
        String table = client.open(Map.of());
        client.move(table, 1, "-").expect(200);
        client.move(table, 1, "-").expect(409);
        client.post("/api/tables/" + table + "/dance", Map.of()).expect(404);
        client.post("/api/daily/play", Map.of("name", "Ada")).expect(201);
        client.post("/api/challenges/some/play", Map.of("name", "Ada")).expect(404);
        List<String> kinds = client.get("/metrics")
                .expect(200)
                .text()
                .lines()
                .filter(line -> line.startsWith("trasse_command_seconds_count{"))
                .map(line -> line.substring(line.indexOf('"') + 1, line.lastIndexOf('"')))
                .toList();
        assertTrue(
                kinds.containsAll(List.of("tokens", "tables", "move", "play-daily", "play-challenge")),
                kinds::toString);
        assertFalse(kinds.contains("*"), kinds::toString);
        assertFalse(kinds.contains("dance"), kinds::toString);
    }
}
