package trasse.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.ByteArrayInputStream;
import java.net.URI;
import java.net.http.HttpRequest;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.FieldSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import trasse.rules.Board;
import trasse.rules.Card;
import trasse.rules.Field;
import trasse.rules.Prng;
import trasse.rules.notation.BuiltInBoards;
import trasse.server.table.Refusal;
import trasse.testkit.Client;
import trasse.testkit.EventStream;

/** Every request that cannot be fulfilled gets a clear answer. */
class ErrorAnswersTest extends SharedServerTest {
    private static final Board BOARD = BuiltInBoards.classic();
    private static final List<String> COMMANDS_OF_PLAYERS = List.of(
            "leave",
            "start",
            "move",
            "draft",
            "take-back",
            "finish",
            "replace",
            "return",
            "react",
            "nudge",
            "rematch",
            "challenge");
    private static final List<String> COMMANDS =
            Stream.concat(Stream.of("join"), COMMANDS_OF_PLAYERS.stream()).toList();

    private final MovableClock clock = new MovableClock(Instant.parse("2026-11-16T12:00:00Z"));

    /** Alarms never go off here, so that the moment between a deadline and its alarm lasts. */
    @Override
    InstantSource clock() {
        return () -> Thread.currentThread().getName().equals("alarms") ? Instant.EPOCH : clock.instant();
    }

    private static Client.Answer assertProblem(int status, String type, Client.Answer answer) {
        assertEquals(status, answer.status(), answer.text());
        assertEquals("urn:trasse:problem:" + type, answer.body().path("type").asText(), answer.text());
        assertEquals(type.replace('-', ' '), answer.body().path("title").asText());
        assertEquals(status, answer.body().path("status").asInt());
        assertFalse(answer.body().path("detail").asText().isBlank());
        assertEquals(
                "application/problem+json",
                answer.response().headers().firstValue("Content-Type").orElse("none"));
        return answer;
    }

    /** Two people at a table where the game has begun. */
    private record Pair(Client host, Client guest, String table) {}

    private Pair seated() {
        return seated(Map.of("people", 2));
    }

    private Pair seated(Map<String, ?> terms) {
        Client host = arrive("Ada");
        Client guest = arrive("Ben");
        String table = host.open(terms);
        guest.join(table).expect(200);
        return new Pair(host, guest, table);
    }

    private Pair playing() {
        Pair pair = seated();
        pair.host.start(pair.table).expect(200);
        return pair;
    }

    private static String to(String table, String command) {
        return "/api/tables/" + table + "/" + command;
    }

    private record Provoked(String table, Client.Answer answer) {}

    private Provoked provoke(Refusal.Kind kind) {
        return switch (kind) {
            case ALREADY_STARTED -> {
                Pair pair = playing();
                yield new Provoked(pair.table, arrive("Cleo").join(pair.table));
            }
            case NOT_STARTED -> {
                Pair pair = seated();
                yield new Provoked(pair.table, pair.host.move(pair.table, 1, "-"));
            }
            case TABLE_OVER -> {
                Client client = arrive("Ada");
                String table = client.open(Map.of());
                client.command(to(table, "leave"), Map.of()).expect(200);
                yield new Provoked(table, client.move(table, 1, "-"));
            }
            case NOT_OVER -> {
                Pair pair = playing();
                yield new Provoked(pair.table, pair.guest.command(to(pair.table, "rematch"), Map.of()));
            }
            case TABLE_FULL -> {
                Pair pair = seated();
                yield new Provoked(pair.table, arrive("Cleo").join(pair.table));
            }
            case NOT_INVITED -> {
                Pair pair = playing();
                pair.host.command(to(pair.table, "leave"), Map.of()).expect(200);
                pair.guest.command(to(pair.table, "leave"), Map.of()).expect(200);
                String again = pair.guest
                        .command(to(pair.table, "rematch"), Map.of())
                        .expect(200)
                        .body()
                        .path("table")
                        .asText();
                yield new Provoked(again, arrive("Cleo").join(again));
            }
            case NAME_TAKEN -> {
                String table = arrive("Ada").open(Map.of("people", 2));
                yield new Provoked(table, arrive("aDA").join(table));
            }
            case ALREADY_SEATED -> {
                Pair pair = seated();
                yield new Provoked(pair.table, pair.guest.join(pair.table));
            }
            case WRONG_ROUND -> {
                Pair pair = playing();
                yield new Provoked(pair.table, pair.host.move(pair.table, 2, "-"));
            }
            case TIME_UP -> {
                Client client = arrive("Ada");
                String table = client.open(Map.of("secondsPerRound", 5));
                clock.advance(Duration.ofSeconds(5));
                yield new Provoked(table, client.move(table, 1, "-"));
            }
            case NOTHING_TO_TAKE_BACK -> {
                Pair pair = playing();
                yield new Provoked(pair.table, pair.host.command(to(pair.table, "take-back"), Map.of("round", 1)));
            }
            case DECIDED_TOO_OFTEN -> {
                Pair pair = playing();
                decideAsOftenAsPossible(pair);
                yield new Provoked(pair.table, pair.host.move(pair.table, 1, "-"));
            }
            case NOT_STUCK -> {
                Pair pair = playing();
                yield new Provoked(pair.table, pair.host.finish(pair.table));
            }
            case NOT_GONE -> {
                Pair pair = playing();
                yield new Provoked(pair.table, pair.host.command(to(pair.table, "replace"), Map.of("chair", 2)));
            }
            case NOT_REPLACED -> {
                Pair pair = playing();
                yield new Provoked(pair.table, pair.host.command(to(pair.table, "return"), Map.of()));
            }
            case ALREADY_REPLACED -> {
                Pair pair = playing();
                pair.guest.command(to(pair.table, "leave"), Map.of()).expect(200);
                try (EventStream watching = spectator().follow(pair.table, 0)) {
                    watching.awaitType("acted");
                }
                yield new Provoked(pair.table, pair.guest.command(to(pair.table, "leave"), Map.of()));
            }
            case REACTED_TOO_OFTEN -> {
                Pair pair = playing();
                for (int i = 0; i < 5; i++) {
                    pair.host.react(pair.table, "wow").expect(200);
                }
                yield new Provoked(pair.table, pair.host.react(pair.table, "wow"));
            }
            case NOT_WAITING -> {
                Pair pair = playing();
                yield new Provoked(pair.table, pair.host.nudge(pair.table, 2));
            }
            case NUDGED_ALREADY -> {
                Pair pair = playing();
                pair.host.move(pair.table, 1, "-").expect(200);
                clock.advance(Duration.ofSeconds(20));
                pair.host.nudge(pair.table, 2).expect(200);
                yield new Provoked(pair.table, pair.host.nudge(pair.table, 2));
            }
            case NOT_YOUR_SEAT -> {
                Pair pair = playing();
                yield new Provoked(pair.table, arrive("Cleo").move(pair.table, 1, "-"));
            }
            case NOT_HOST -> {
                Pair pair = seated();
                yield new Provoked(pair.table, pair.guest.start(pair.table));
            }
            case ILLEGAL_MOVE -> {
                Pair pair = playing();
                yield new Provoked(pair.table, pair.host.move(pair.table, 1, "a1: a2"));
            }
            case BAD_TERMS, BAD_NAME, TOO_MANY_TABLES, NOT_SOLO, WITH_HINTS, DAILY_DEAL, ALREADY_PLAYED, PLAY_FIRST ->
                throw new IllegalArgumentException(kind + " is not given by the referee");
        };
    }

    private static void decideAsOftenAsPossible(Pair pair) {
        for (int i = 0; i < 49; i++) {
            pair.host.move(pair.table, 1, "-").expect(200);
        }
        pair.host.command(to(pair.table, "take-back"), Map.of("round", 1)).expect(200);
        pair.host.move(pair.table, 1, "-").expect(200);
    }

    @Test
    void aPlayerWhoHasDecidedAsOftenAsPossibleHasDecided() {
        Pair pair = playing();
        decideAsOftenAsPossible(pair);
        assertProblem(409, "decided-too-often", pair.host.command(to(pair.table, "take-back"), Map.of("round", 1)));
        pair.guest.move(pair.table, 1, "-").expect(200);
        pair.host.move(pair.table, 2, "-").expect(200);
    }

    private static int status(Refusal.Kind kind) {
        return switch (kind) {
            case NOT_YOUR_SEAT, NOT_HOST, NOT_INVITED -> 403;
            case ILLEGAL_MOVE -> 422;
            default -> 409;
        };
    }

    static Set<Refusal.Kind> givenByTheReferee() {
        return EnumSet.range(Refusal.Kind.ALREADY_STARTED, Refusal.Kind.ILLEGAL_MOVE);
    }

    @ParameterizedTest
    @MethodSource("givenByTheReferee")
    void everyRefusalOfTheRefereeHasItsStatusTypeAndTheNumberOfTheTable(Refusal.Kind kind) {
        Provoked provoked = provoke(kind);
        Client.Answer answer = assertProblem(status(kind), kind.toString(), provoked.answer);
        assertEquals(
                spectator().show(provoked.table).path("number").asInt(),
                answer.body().path("number").asInt(-1));
    }

    @Test
    void whatIsDecidedCannotBeTakenBackAfterTheDeadline() {
        Pair pair = seated(Map.of("people", 2, "secondsPerRound", 5));
        pair.host.start(pair.table).expect(200);
        pair.host.move(pair.table, 1, "-").expect(200);
        clock.advance(Duration.ofMillis(4999));
        pair.host.move(pair.table, 1, "-").expect(200);
        clock.advance(Duration.ofMillis(1));
        assertProblem(409, "time-up", pair.host.command(to(pair.table, "take-back"), Map.of("round", 1)));
    }

    /** A line that is its start field alone, the card, and a legal first step. */
    private record Opening(Client client, String table, Field start, Card card) {
        private Client.Answer move(String move) {
            return client.move(table, 1, move);
        }

        private Field next(Predicate<Field> fits) {
            return Stream.of(Field.values())
                    .filter(field -> field.isNextTo(start))
                    .filter(fits)
                    .findFirst()
                    .orElseThrow();
        }

        private boolean usesOnceTooOften(Field first, Field second, Field third) {
            return first.isNextTo(start)
                    && second.isNextTo(first)
                    && third.isNextTo(second)
                    && second != start
                    && third != start
                    && third != first
                    && shows(second)
                    && BOARD.colour(second) != BOARD.colour(first)
                    && BOARD.colour(third) == BOARD.colour(first)
                    && card.count(BOARD.colour(first)) == 1;
        }

        private boolean shows(Field field) {
            return card.count(BOARD.colour(field)) > 0;
        }
    }

    private Opening opening() {
        Client client = arrive("Ada");
        String table = client.open(Map.of());
        JsonNode seen = client.show(table);
        String start = seen.path("chairs").path(0).path("line").path(0).asText();
        return new Opening(
                client,
                table,
                Field.parse(start).orElseThrow(),
                Card.parse(seen.path("card").asText()).orElseThrow());
    }

    private static void assertIllegal(Field field, String why, Client.Answer answer) {
        assertProblem(422, "illegal-move", answer);
        assertEquals(field.toString(), answer.body().path("field").asText(), answer.text());
        assertTrue(answer.body().path("detail").asText().contains(why), answer.text());
    }

    @Test
    void anExtensionFromTheMiddleOfNowhereIsIllegalAtItsEnd() {
        assertIllegal(Field.A1, "is not an end of the line", opening().move("a1: a2"));
    }

    @Test
    void anExtensionThatJumpsIsIllegalWhereItLands() {
        Opening opening = opening();
        assertIllegal(Field.A1, "is not next to", opening.move(opening.start + ": a1"));
    }

    @Test
    void anExtensionThatTurnsBackIsIllegalWhereItEntersAgain() {
        Opening opening = opening();
        Field there = opening.next(opening::shows);
        assertIllegal(
                opening.start,
                "never enters a field twice",
                opening.move(opening.start + ": " + there + " " + opening.start));
    }

    @Test
    void anExtensionIntoAColourThatIsNotOnTheCardIsIllegalThere() {
        // Each field has neighbours of several colours, but not always one that the card lacks: look for a deal with
        // one.
        for (int tries = 0; tries < 100; tries++) {
            Opening opening = opening();
            List<Field> lacking = Stream.of(Field.values())
                    .filter(field -> field.isNextTo(opening.start) && !opening.shows(field))
                    .toList();
            if (!lacking.isEmpty()) {
                Field field = lacking.getFirst();
                assertIllegal(field, "does not show", opening.move(opening.start + ": " + field));
                return;
            }
        }
        throw new AssertionError("no deal lacks a colour next to the start");
    }

    @Test
    void anExtensionThatUsesAColourTooOftenIsIllegalAtTheSecondTime() {
        for (int tries = 0; tries < 100; tries++) {
            Opening opening = opening();
            for (Field first : Field.values()) {
                for (Field second : Field.values()) {
                    for (Field third : Field.values()) {
                        if (opening.usesOnceTooOften(first, second, third)) {
                            String move = opening.start + ": " + first + " " + second + " " + third;
                            assertIllegal(third, "shows once", opening.move(move));
                            return;
                        }
                    }
                }
            }
        }
        throw new AssertionError("no deal lets a colour come again");
    }

    @Test
    void aMoveOfAThousandFieldsIsIllegal() {
        Opening opening = opening();
        assertProblem(422, "illegal-move", opening.move(opening.start + ":" + " a1".repeat(1000)));
    }

    @Test
    void anUnknownTableIsNotFound() {
        assertProblem(404, "not-found", arrive("Ada").get("/api/tables/nosuchtable"));
    }

    @Test
    void theStreamOfAnUnknownTableIsNotFound() {
        assertProblem(404, "not-found", arrive("Ada").get("/api/tables/nosuchtable/events"));
    }

    @Test
    void theRecordOfAnUnknownTableIsNotFound() {
        assertProblem(404, "not-found", arrive("Ada").get("/api/tables/nosuchtable/record"));
    }

    @ParameterizedTest
    @FieldSource("COMMANDS")
    void aCommandToAnUnknownTableIsNotFound(String command) {
        assertProblem(404, "not-found", send(arrive("Ada"), "nosuchtable", command));
    }

    @ParameterizedTest
    @FieldSource("COMMANDS")
    void aCommandWithoutAKeyIsUnauthorized(String command) {
        String table = arrive("Ada").open(Map.of());
        assertProblem(401, "who-are-you", send(spectator(), table, command));
    }

    @ParameterizedTest
    @FieldSource("COMMANDS_OF_PLAYERS")
    void aCommandFromSomebodyWhoDoesNotSitThereIsForbidden(String command) {
        String table = arrive("Ada").open(Map.of());
        assertProblem(403, "not-your-seat", send(arrive("Ben"), table, command));
    }

    private static Client.Answer send(Client client, String table, String command) {
        Map<String, ?> body = switch (command) {
            case "join" -> Map.of("name", "Ada");
            case "move", "draft" -> Map.of("round", 1, "move", "-");
            case "take-back" -> Map.of("round", 1);
            case "replace", "nudge" -> Map.of("chair", 1);
            case "react" -> Map.of("reaction", "wow");
            case "challenge" -> null;
            default -> Map.of();
        };
        return body == null ? client.post(to(table, command), Map.of()) : client.command(to(table, command), body);
    }

    @ParameterizedTest
    @ValueSource(strings = {"/api/me", "/api/me/games"})
    void aVisitorWhoHasNoKeyIsNobody(String path) {
        assertProblem(401, "who-are-you", spectator().get(path));
    }

    @ParameterizedTest
    @ValueSource(strings = {"wrong", "", "a b", "\u00e4", "bearer"})
    void aWrongKeyIsNobodys(String key) {
        HttpRequest request = spectator()
                .request("/api/me")
                .header("Authorization", "Bearer " + key)
                .build();
        assertProblem(401, "who-are-you", spectator().send(request));
    }

    @Test
    void aKeyOfAbsurdLengthIsNobodys() {
        HttpRequest request = spectator()
                .request("/api/me")
                .header("Authorization", "Bearer " + "x".repeat(5000))
                .build();
        assertProblem(401, "who-are-you", spectator().send(request));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/nowhere.html",
                "/api",
                "/api/",
                "/api/nowhere",
                "/api/tables/a/b/c",
                "/api/challenges",
                "/api/challenges/nosuchchallenge",
                "/api/daily/9999-12-31",
                "/api/daily/+999999999-12-31",
                "/api/daily/-999999999-01-01"
            })
    void whatIsNotThereIsNotFound(String path) {
        assertProblem(404, "not-found", spectator().get(path));
    }

    @Test
    void aCommandToAPathThatIsNotThereIsNotFound() {
        assertProblem(404, "not-found", arrive("Ada").command("/api/tables/some/dance", Map.of()));
    }

    @ParameterizedTest
    @ValueSource(strings = {"/api/tables", "/api/tables/some", "/api/me/games", "/api/openapi.json", "/health/live"})
    void whatCannotBeDoneToAPathIsNotAllowed(String path) {
        assertProblem(405, "method-not-allowed", arrive("Ada").delete(path));
    }

    @Test
    void whatIsNotAllowedIsAnsweredWithWhatIs() {
        Client.Answer answer = spectator()
                .send(spectator()
                        .request("/api/me")
                        .PUT(HttpRequest.BodyPublishers.noBody())
                        .build());
        assertEquals(
                Set.of("DELETE", "GET", "HEAD", "POST"),
                Set.of(answer.expect(405)
                        .response()
                        .headers()
                        .firstValue("Allow")
                        .orElse("none")
                        .split(", ", -1)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"/api/tokens", "/api/me/codes", "/api/me/redeem", "/api/tables/some/move"})
    void whatIsACommandCannotBeRead(String path) {
        assertProblem(405, "method-not-allowed", arrive("Ada").get(path));
    }

    @ParameterizedTest
    @ValueSource(strings = {"tomorrow", "play", "2026-02-30", "20261116", "%F0%9F%98%80"})
    void aDayThatIsNoneIsMalformed(String day) {
        assertProblem(400, "malformed", spectator().get("/api/daily/" + day));
    }

    @ParameterizedTest
    @ValueSource(strings = {"x", "1.5", "99999999999", "1e3", "0x10"})
    void aStreamFromWhatIsNoNumberIsMalformed(String after) {
        String table = arrive("Ada").open(Map.of());
        assertProblem(400, "malformed", spectator().get(to(table, "events") + "?after=" + after));
    }

    @ParameterizedTest
    @ValueSource(strings = {"yesterday", "", "1.5", "99999999999999999999"})
    void aListOfGamesThatDoesNotBeginBeforeATimeIsMalformed(String time) {
        assertProblem(400, "malformed", arrive("Ada").get("/api/me/games?before=" + time));
    }

    @Test
    void theRecordOfAGameThatHasNotBegunIsAConflict() {
        String table = arrive("Ada").open(Map.of("people", 2));
        Client.Answer answer = assertProblem(409, "not-started", spectator().get(to(table, "record")));
        assertEquals(2, answer.body().path("number").asInt());
    }

    @Test
    void aChallengeWithAGameThatIsNotOverIsAConflict() {
        Client client = arrive("Ada");
        String table = client.open(Map.of());
        Client.Answer answer = assertProblem(409, "not-over", client.post(to(table, "challenge"), Map.of()));
        assertEquals(
                client.show(table).path("number").asInt(),
                answer.body().path("number").asInt());
    }

    @Test
    void aWrongCodeIsRefused() {
        assertProblem(422, "bad-code", spectator().post("/api/me/redeem", Map.of("code", "nosuchcode")));
    }

    record Bad(String path, String body, int status, String type) {
        @Override
        public String toString() {
            return path + " " + (body.length() > 60 ? body.substring(0, 60) + "…" : body);
        }
    }

    private static Bad malformed(String path, String body) {
        return new Bad(path, body, 400, "malformed");
    }

    private static Bad table(String fields, int status, String type) {
        return new Bad("", "{\"command\":\"c\",\"name\":\"Ada\"," + fields + "}", status, type);
    }

    private static Bad named(String name, int status) {
        return new Bad(
                "", "{\"command\":\"c\",\"name\":\"" + name + "\"}", status, status == 422 ? "bad-name" : "malformed");
    }

    static Stream<Bad> badRequests() {
        return Stream.of(
                malformed("", ""),
                malformed("", " "),
                malformed("", "null"),
                malformed("", "[]"),
                malformed("", "7"),
                malformed("", "\"Ada\""),
                malformed("", "{"),
                malformed("", "{} {}"),
                malformed("", "{'command':'c'}"),
                malformed("", "name=Ada&command=c"),
                malformed("", "\ufeff\ufeff{}"),
                malformed("", "[".repeat(8000)),
                malformed("", "{\"command\":" + "[".repeat(5000) + "]".repeat(5000) + "}"),
                malformed("", "{\"bots\":" + "[".repeat(5000) + "]".repeat(5000) + "}"),
                malformed("", "{\"x\":" + "{\"x\":".repeat(2000) + "1" + "}".repeat(2000) + "}"),
                malformed("", "{\"people\":" + "9".repeat(5000) + "}"),
                malformed("", "{}"),
                malformed("", "{\"command\":\"c\"}"),
                malformed("", "{\"name\":\"Ada\"}"),
                malformed("", "{\"command\":null,\"name\":\"Ada\"}"),
                malformed("", "{\"command\":\"\",\"name\":\"Ada\"}"),
                malformed("", "{\"command\":\"a b\",\"name\":\"Ada\"}"),
                malformed("", "{\"command\":\"a\\u0000b\",\"name\":\"Ada\"}"),
                malformed("", "{\"command\":\"\u00e4\",\"name\":\"Ada\"}"),
                malformed("", "{\"command\":\"" + "c".repeat(65) + "\",\"name\":\"Ada\"}"),
                malformed("", "{\"command\":{},\"name\":\"Ada\"}"),
                malformed("", "{\"command\":\"c\",\"name\":[\"Ada\"]}"),
                malformed("", "{\"command\":\"c\",\"name\":null}"),
                table("\"colour\":\"red\"", 400, "malformed"),
                table("\"edition\":\"printed\"", 400, "malformed"),
                table("\"edition\":7", 400, "malformed"),
                table("\"edition\":{}", 400, "malformed"),
                table("\"board\":\"moon\"", 422, "bad-terms"),
                table("\"board\":\"../classic\"", 422, "bad-terms"),
                table("\"board\":\"~\"", 422, "bad-terms"),
                table("\"board\":\"~classic\"", 422, "bad-terms"),
                table("\"board\":\"~" + "A".repeat(40) + "\"", 422, "bad-terms"),
                table("\"board\":\"~" + "F".repeat(100) + "\"", 422, "bad-terms"),
                table("\"board\":{\"name\":\"classic\"}", 400, "malformed"),
                table("\"board\":\"\\u0000\"", 422, "bad-terms"),
                table("\"board\":[]", 400, "malformed"),
                table("\"people\":0", 422, "bad-terms"),
                table("\"people\":-1", 422, "bad-terms"),
                table("\"people\":5", 422, "bad-terms"),
                table("\"people\":2147483647", 422, "bad-terms"),
                table("\"people\":2147483647,\"bots\":[\"magpie\"]", 422, "bad-terms"),
                table("\"people\":2147483648", 400, "malformed"),
                table("\"people\":1e400", 400, "malformed"),
                table("\"people\":1.5", 400, "malformed"),
                table("\"people\":\"two\"", 400, "malformed"),
                table("\"people\":true", 400, "malformed"),
                table("\"people\":[2]", 400, "malformed"),
                table("\"bots\":[\"genius\"]", 400, "malformed"),
                table("\"bots\":\"magpie\"", 400, "malformed"),
                table("\"bots\":{}", 400, "malformed"),
                table("\"bots\":[null]", 400, "malformed"),
                table("\"bots\":[[]]", 400, "malformed"),
                table("\"bots\":[\"magpie\",\"magpie\",\"magpie\",\"magpie\"]", 422, "bad-terms"),
                table("\"bots\":[" + "\"magpie\",".repeat(999) + "\"magpie\"]", 422, "bad-terms"),
                table("\"secondsPerRound\":4", 422, "bad-terms"),
                table("\"secondsPerRound\":-5", 422, "bad-terms"),
                table("\"secondsPerRound\":604801", 422, "bad-terms"),
                table("\"secondsPerRound\":99999999999", 400, "malformed"),
                table("\"listed\":\"perhaps\"", 400, "malformed"),
                table("\"listed\":[]", 400, "malformed"),
                table("\"hints\":\"yes\"", 400, "malformed"),
                table("\"hints\":1", 400, "malformed"),
                new Bad("", "{\"command\":\"c\",\"name\":\"Magpie\",\"bots\":[\"magpie\"]}", 422, "bad-name"),
                new Bad(
                        "",
                        "{\"command\":\"c\",\"name\":\"mAG\\u200dPIE 2\",\"bots\":[\"magpie\",\"magpie\"]}",
                        422,
                        "bad-name"),
                named("Ad\\u200ba", 422),
                named("\\u202eadA", 422),
                named("Ada\\u3164", 422),
                named("\\u2800", 422),
                named("\\u200d", 422),
                named("\\ufe0f\\u200c", 422),
                named("", 422),
                named("   ", 422),
                named("\u2003", 422),
                named("a".repeat(41), 422),
                named("\\ud83d\\ude00".repeat(41), 422),
                named("a\\u0000b", 422),
                named("a\\nb", 422),
                named("a\\u0007b", 422),
                named("a\\u0085b", 422),
                named("a\\u2028b", 422),
                named("a\\ud800b", 422),
                named("\\udc00", 422),
                named("a#b", 422),
                named("a\nb", 400),
                malformed("/join", "{\"command\":\"c\"}"),
                new Bad("/join", "{\"command\":\"c\",\"name\":\"\"}", 422, "bad-name"),
                malformed("/leave", "[]"),
                malformed("/leave", "{}"),
                malformed("/leave", "{\"command\":\"c\",\"force\":true}"),
                malformed("/start", "{}"),
                malformed("/return", "{}"),
                malformed("/rematch", "{}"),
                malformed("/replace", "{\"command\":\"c\"}"),
                malformed("/replace", "{\"command\":\"c\",\"chair\":\"first\"}"),
                malformed("/take-back", "{\"command\":\"c\"}"),
                malformed("/take-back", "{\"command\":\"c\",\"round\":null}"),
                malformed("/move", "{\"command\":\"c\",\"round\":1}"),
                malformed("/move", "{\"command\":\"c\",\"move\":\"-\"}"),
                malformed("/move", "{\"round\":1,\"move\":\"-\"}"),
                malformed("/move", "{\"command\":\"c\",\"round\":1,\"move\":null}"),
                malformed("/move", "{\"command\":\"c\",\"round\":1,\"move\":\"\"}"),
                malformed("/move", "{\"command\":\"c\",\"round\":1,\"move\":\"pass\"}"),
                malformed("/move", "{\"command\":\"c\",\"round\":1,\"move\":\"e6\"}"),
                malformed("/move", "{\"command\":\"c\",\"round\":1,\"move\":\"e6:\"}"),
                malformed("/move", "{\"command\":\"c\",\"round\":1,\"move\":\":\"}"),
                malformed("/move", "{\"command\":\"c\",\"round\":1,\"move\":\"e6: z9\"}"),
                malformed("/move", "{\"command\":\"c\",\"round\":1,\"move\":\"e6: e7: e8\"}"),
                malformed("/move", "{\"command\":\"c\",\"round\":1,\"move\":\"E6: E7\"}"),
                malformed("/move", "{\"command\":\"c\",\"round\":1,\"move\":\"\\u0000\"}"),
                malformed("/move", "{\"command\":\"c\",\"round\":1,\"move\":\"\\ud800\"}"),
                malformed("/move", "{\"command\":\"c\",\"round\":1,\"move\":[\"e6\",\"e7\"]}"),
                malformed("/move", "{\"command\":\"c\",\"round\":1,\"move\":{\"end\":\"e6\"}}"),
                malformed("/move", "{\"command\":\"c\",\"round\":99999999999,\"move\":\"-\"}"),
                malformed("/move", "{\"command\":\"c\",\"round\":1.0,\"move\":\"-\"}"),
                new Bad("/move", "{\"command\":\"c\",\"round\":-2147483648,\"move\":\"-\"}", 409, "wrong-round"),
                new Bad("/move", "{\"command\":\"c\",\"round\":2147483647,\"move\":\"-\"}", 409, "wrong-round"),
                new Bad("/replace", "{\"command\":\"c\",\"chair\":-2147483648}", 409, "not-gone"),
                new Bad("/replace", "{\"command\":\"c\",\"chair\":2147483647}", 409, "not-gone"));
    }

    @ParameterizedTest
    @MethodSource("badRequests")
    void whatMakesNoSenseIsRefused(Bad bad) {
        Client client = arrive("Ada");
        String path = bad.path.isEmpty() ? "/api/tables" : "/api/tables/" + client.open(Map.of()) + bad.path;
        assertProblem(bad.status, bad.type, client.postText(path, bad.body));
    }

    @Test
    void bytesThatAreNoTextAreMalformed() {
        Client client = arrive("Ada");
        byte[] bytes = "{\"command\":\"c\",\"name\":\"Ada\"}".getBytes(StandardCharsets.ISO_8859_1);
        bytes[bytes.length - 4] = (byte) 0xff;
        HttpRequest request = client.request("/api/tables")
                .POST(HttpRequest.BodyPublishers.ofByteArray(bytes))
                .build();
        assertProblem(400, "malformed", client.send(request));
    }

    @Test
    void aMalformedRequestNamesTheFieldThatIsWrong() {
        Client.Answer answer = arrive("Ada").postText("/api/tables", "{\"bots\":[\"magpie\",\"genius\"]}");
        assertTrue(answer.body().path("detail").asText().startsWith("bots.[1]: "), answer.text());
    }

    @Test
    void hintsAreAllowedOrNot() {
        Client.Answer answer = arrive("Ada").postText("/api/tables", "{\"hints\":\"yes\"}");
        assertEquals(
                "hints: this is not true or false",
                answer.expect(400).body().path("detail").asText());
    }

    @Test
    void anUnknownFieldIsAnsweredWithThoseThereAre() {
        Client.Answer answer = arrive("Ada").postText("/api/tables", "{\"colour\":\"red\"}");
        assertTrue(
                answer.body()
                        .path("detail")
                        .asText()
                        .contains("board, bots, command, edition, hints, listed, name, people, secondsPerRound"),
                answer.text());
    }

    @Test
    void aMissingFieldIsNamed() {
        Client.Answer answer = arrive("Ada").postText("/api/tables", "{\"command\":\"c\"}");
        assertEquals("the field name is missing", answer.body().path("detail").asText());
    }

    @Test
    void aRequestThatIsTooLargeIsRefused() {
        String body = "{\"command\":\"c\",\"name\":\"" + "a".repeat(20_000) + "\"}";
        assertProblem(413, "too-large", arrive("Ada").postText("/api/tables", body));
    }

    @Test
    void aRequestThatDoesNotSayHowLargeItIsIsRefusedIfItIsTooLarge() {
        Client client = arrive("Ada");
        byte[] body = ("{\"command\":\"c\",\"name\":\"" + "a".repeat(20_000) + "\"}").getBytes(StandardCharsets.UTF_8);
        HttpRequest chunked = client.request("/api/tables")
                .POST(HttpRequest.BodyPublishers.ofInputStream(() -> new ByteArrayInputStream(body)))
                .build();
        assertProblem(413, "too-large", client.send(chunked));
    }

    @ParameterizedTest
    @CsvSource({
        "413, Content-Length: 20000, /api/me",
        "413, Content-Length: 20000, /api/tables",
        "413, Transfer-Encoding: chunked, /api/tables",
        "201, Transfer-Encoding: chunked, /api/me",
        "404, Transfer-Encoding: chunked, /api/nothing"
    })
    void aClientThatSendsTooMuchSlowlyIsAnsweredAndMayGoOn(int status, String length, String path) {
        URI uri = URI.create("http://127.0.0.1:" + server().port());
        boolean chunked = length.endsWith("chunked");
        String answers = RawHttp.exchange(
                uri,
                "POST " + path + " HTTP/1.1\r\nHost: x\r\n" + length + "\r\n\r\n" + (chunked ? "4e20\r\n" : ""),
                " ".repeat(18_000),
                " ".repeat(2_000) + (chunked ? "\r\n0\r\n\r\n" : "")
                        + "GET /health/live HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
        assertTrue(answers.contains("HTTP/1.1 " + status + " "), answers);
        assertTrue(answers.contains("HTTP/1.1 200 "), answers);
    }

    @Test
    void aClientThatAsksBeforeSendingTooMuchIsAnsweredAtOnce() {
        URI uri = URI.create("http://127.0.0.1:" + server().port());
        String answer = RawHttp.exchange(
                uri, "POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: 20000\r\nExpect: 100-continue\r\n\r\n");
        assertTrue(answer.startsWith("HTTP/1.1 413 "), answer);
    }

    @ParameterizedTest
    @ValueSource(strings = {"https://elsewhere.example", "null", "http://127.0.0.1", "http://127.0.0.1:1"})
    void aCommandFromAPageOfAnotherOriginIsForbidden(String origin) {
        Client client = arrive("Ada");
        HttpRequest request = client.request("/api/tables")
                .POST(HttpRequest.BodyPublishers.ofString("{\"command\":\"c\",\"name\":\"Ada\"}"))
                .header("Origin", origin)
                .build();
        assertProblem(403, "other-origin", client.send(request));
    }

    @Test
    void aCommandFromAnotherSiteThatHidesItsOriginIsForbidden() {
        Client client = arrive("Ada");
        HttpRequest request = client.request("/api/me")
                .DELETE()
                .header("Sec-Fetch-Site", "cross-site")
                .build();
        assertProblem(403, "other-origin", client.send(request));
    }

    @Test
    void aCommandFromAPageOfThisServerIsTaken() {
        Client client = arrive("Ada");
        HttpRequest request = client.request("/api/tables")
                .POST(HttpRequest.BodyPublishers.ofString("{\"command\":\"c\",\"name\":\"Ada\"}"))
                .header("Origin", "http://127.0.0.1:" + server().port())
                .build();
        client.send(request).expect(201);
    }

    @Test
    void aPageOfAnotherOriginMayReadButIsNotToldByTheBrowser() {
        HttpRequest request = spectator()
                .request("/api/tables")
                .header("Origin", "https://elsewhere.example")
                .build();
        Client.Answer answer = spectator().send(request).expect(200);
        assertTrue(answer.response()
                .headers()
                .firstValue("Access-Control-Allow-Origin")
                .isEmpty());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/api/tables/%00",
                "/api/tables/a%00b/events",
                "/api/tables/%FF%FE",
                "/api/tables/%ED%A0%80",
                "/api/tables/%2F",
                "/api/tables/%2e%2e/x",
                "/api/tables/..;/x",
                "/api/tables/;x=y",
                "/api/tables/'%20or%201=1--",
                "/api/tables/%0d%0aSet-Cookie:x=y",
                "/api/tables/{table}",
                "/api/challenges/%00",
                "/api/daily/%FF",
                "/api//tables",
                "/api/tables/%"
            })
    void aStrangePathIsNotTheServersFault(String path) {
        URI uri = URI.create("http://127.0.0.1:" + server().port());
        int status = RawHttp.status(uri, "GET " + path + " HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
        assertTrue(status >= 400 && status < 500, path + " gives " + status);
    }

    @ParameterizedTest
    @CsvSource({"GET / HTTP/4.0, 505", "GET / HTTP/1.1\\r\\nHost: x y, 400", "GET /% HTTP/1.1\\r\\nHost: x, 400"})
    void whatTheWebServerCannotReadIsMalformed(String request, int status) {
        URI uri = URI.create("http://127.0.0.1:" + server().port());
        String answer = RawHttp.exchange(uri, request.translateEscapes() + "\r\nConnection: close\r\n\r\n");
        assertTrue(answer.startsWith("HTTP/1.1 " + status + " "), answer);
        assertTrue(answer.contains("\"type\":\"urn:trasse:problem:malformed\""), answer);
        assertTrue(answer.contains("\"status\":" + status), answer);
    }

    /** Requests that mix what is right with what is not, to every command. */
    @Test
    void nothingThatIsSentBreaksAnything() {
        Client client = arrive("Ada");
        String table = client.open(Map.of("people", 2, "bots", List.of("magpie")));
        List<String> fields = List.of(
                "command",
                "name",
                "round",
                "move",
                "whenFull",
                "reaction",
                "chair",
                "people",
                "bots",
                "code",
                "board",
                "x");
        List<String> values = List.of(
                "null",
                "\"\"",
                "\"c\"",
                "\"-\"",
                "\"wow\"",
                "\"e6: e7\"",
                "\"\\u0000\"",
                "\"\\ud800\"",
                "0",
                "1",
                "-1",
                "2",
                "1e9",
                "1e999",
                "true",
                "[]",
                "[null]",
                "[\"magpie\"]",
                "{}",
                "\"" + "x".repeat(300) + "\"");
        Prng prng = new Prng(7);
        for (int i = 0; i < 400; i++) {
            StringBuilder body = new StringBuilder("{\"command\":\"c").append(i).append('"');
            for (int more = prng.below(4); more > 0; more--) {
                body.append(",\"")
                        .append(fields.get(prng.below(fields.size())))
                        .append("\":")
                        .append(values.get(prng.below(values.size())));
            }
            body.append('}');
            int path = prng.below(COMMANDS.size() + 4);
            String to = path < COMMANDS.size()
                    ? to(table, COMMANDS.get(path))
                    : List.of("/api/tables", "/api/me/redeem", "/api/daily/play", "/api/challenges/c/play")
                            .get(path - COMMANDS.size());
            Client.Answer answer = client.postText(to, body.toString());
            assertTrue(answer.status() < 500, () -> to + " " + body + " gives " + answer.text());
        }
    }
}
