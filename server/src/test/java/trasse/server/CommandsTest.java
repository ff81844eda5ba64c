package trasse.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import trasse.rules.Deck;
import trasse.rules.Prng;
import trasse.testkit.Client;
import trasse.testkit.DeadEnd;
import trasse.testkit.EventStream;
import trasse.testkit.RandomPlay;
import trasse.testkit.Together;

/** What people do at a table, and what becomes of it. */
class CommandsTest extends SharedServerTest {
    /** Everyone may be replaced at once. */
    @Override
    Settings settings(Settings usual) {
        return new Variant(usual).goneAfter(Duration.ZERO).settings();
    }

    private static String to(String table, String command) {
        return "/api/tables/" + table + "/" + command;
    }

    /** Two people at a table. */
    private record Pair(Client host, Client guest, String table) {
        private Pair started() {
            host.start(table).expect(200);
            return this;
        }

        private List<Client> both() {
            return List.of(host, guest);
        }

        private Pair left(Client who) {
            who.command(to(table, "leave"), Map.of()).expect(200);
            return this;
        }
    }

    private Pair seated(Map<String, ?> terms) {
        return seated(server(), terms);
    }

    private static Pair seated(Running server, Map<String, ?> terms) {
        Client host = server.arrive("Ada");
        Client guest = server.arrive("Ben");
        String table = host.open(terms);
        guest.join(table).expect(200);
        return new Pair(host, guest, table);
    }

    private Pair playing() {
        return seated(Map.of("people", 2)).started();
    }

    /** A command that somebody is about to send. */
    record Sending(Client client, String path, Map<String, ?> body) {
        private String send() {
            Client.Answer answer = client.post(path, body);
            return answer.status() + " " + answer.text();
        }
    }

    enum Kind {
        OPEN,
        JOIN,
        LEAVE_BEFORE,
        LEAVE_DURING,
        START,
        START_WHEN_FULL,
        FIRST_MOVE,
        LAST_MOVE,
        DRAFT,
        TAKE_BACK,
        FINISH,
        REPLACE,
        RETURN,
        REACT,
        REMATCH;

        Sending prepare(Running server) {
            Client host = server.arrive("Ada");
            Client guest = server.arrive("Ben");
            Map<String, ?> terms = Map.of("command", "some-id", "people", 2, "name", "Ada");
            if (this == OPEN) {
                return new Sending(host, "/api/tables", terms);
            }
            if (this == FINISH) {
                return plain(host, DeadEnd.table(List.of(host, guest), Map.of("people", 2)), "finish");
            }
            String table = host.open(Map.of("people", 2));
            if (this == JOIN) {
                return new Sending(guest, to(table, "join"), Map.of("command", "some-id", "name", "Ben"));
            }
            if (this == START_WHEN_FULL) {
                return new Sending(host, to(table, "start"), Map.of("command", "some-id", "whenFull", true));
            }
            Pair pair = new Pair(host, guest, table);
            guest.join(table).expect(200);
            if (this == LEAVE_BEFORE) {
                return plain(guest, table, "leave");
            }
            if (this == START) {
                return plain(host, table, "start");
            }
            pair.started();
            return switch (this) {
                case LEAVE_DURING -> plain(guest, table, "leave");
                case FIRST_MOVE -> move(host, table);
                case DRAFT ->
                    new Sending(host, to(table, "draft"), Map.of("command", "some-id", "round", 1, "move", "-"));
                case LAST_MOVE -> {
                    guest.move(table, 1, "-").expect(200);
                    yield move(host, table);
                }
                case TAKE_BACK -> {
                    host.move(table, 1, "-").expect(200);
                    yield new Sending(host, to(table, "take-back"), Map.of("command", "some-id", "round", 1));
                }
                case REPLACE -> new Sending(host, to(table, "replace"), Map.of("command", "some-id", "chair", 2));
                case RETURN -> {
                    pair.left(guest);
                    yield plain(guest, table, "return");
                }
                case REACT -> new Sending(host, to(table, "react"), Map.of("command", "some-id", "reaction", "wow"));
                case REMATCH -> {
                    pair.left(guest).left(host);
                    yield plain(host, table, "rematch");
                }
                default -> throw new IllegalStateException();
            };
        }

        private static Sending plain(Client client, String table, String command) {
            return new Sending(client, to(table, command), Map.of("command", "some-id"));
        }

        private static Sending move(Client client, String table) {
            return new Sending(client, to(table, "move"), Map.of("command", "some-id", "round", 1, "move", "-"));
        }
    }

    @ParameterizedTest
    @EnumSource
    void aCommandSentTwiceIsDoneOnceAndAnsweredTheSame(Kind kind) {
        Sending sending = kind.prepare(server());
        String first = sending.send();
        assertTrue(first.startsWith("20"), first);
        assertEquals(first, sending.send());
    }

    @ParameterizedTest
    @EnumSource
    void aCommandSentManyTimesAtOnceIsDoneOnceAndAnsweredTheSame(Kind kind) {
        Sending sending = kind.prepare(server());
        List<String> answers = Together.all(Collections.nCopies(6, sending::send));
        assertTrue(answers.getFirst().startsWith("20"), answers::toString);
        assertEquals(Collections.nCopies(6, answers.getFirst()), answers);
    }

    @Test
    void aCommandSentAgainAfterARestartIsAnsweredTheSame(@TempDir Path folder) {
        Settings settings = settings(store().settings(folder));
        try (Running server = new Running(settings, InstantSource.system())) {
            Map<Kind, Sending> sent = new EnumMap<>(Kind.class);
            Map<Kind, String> before = new EnumMap<>(Kind.class);
            for (Kind kind : Kind.values()) {
                Sending sending = kind.prepare(server);
                sent.put(kind, sending);
                before.put(kind, sending.send());
            }
            server.restart();
            Map<Kind, String> after = new EnumMap<>(Kind.class);
            sent.forEach((kind, sending) -> {
                sending.client.moveTo(server.port());
                after.put(kind, sending.send());
            });
            assertEquals(before, after);
        }
    }

    @Test
    void anIdOfOnesOwnMayBeAnothersToo() {
        Pair pair = playing();
        Map<String, ?> pass = Map.of("command", "same", "round", 1, "move", "-");
        pair.both().forEach(client -> client.post(to(pair.table, "move"), pass).expect(200));
        assertEquals(2, pair.host.show(pair.table).path("round").asInt());
    }

    @Test
    void aMoveMayBeReplacedUntilTheRoundCloses() {
        Pair pair = playing();
        String move = anExtension(pair.host, pair.table);
        try (EventStream watching = spectator().follow(pair.table, 0)) {
            pair.host.move(pair.table, 1, "-").expect(200);
            pair.host.move(pair.table, 1, move).expect(200);
            pair.guest.move(pair.table, 1, "-").expect(200);
            assertEquals(
                    move,
                    watching.awaitType("roundClosed").path("actions").path("1").asText());
        }
    }

    private static String anExtension(Client client, String table) {
        for (int seed = 0; ; seed++) {
            String move = RandomPlay.anyMove(client.show(table), new Prng(seed));
            if (!move.equals("-")) {
                return move;
            }
        }
    }

    @Test
    void anIllegalMoveLeavesTheEarlierOneAsItWas() {
        Pair pair = playing();
        String move = anExtension(pair.host, pair.table);
        pair.host.move(pair.table, 1, move).expect(200);
        pair.host.move(pair.table, 1, "a1: a2").expect(422);
        assertEquals(move, pair.host.show(pair.table).path("decision").asText());
    }

    @Test
    void aMoveTakenBackLeavesTheRoundOpen() {
        Pair pair = playing();
        pair.host.move(pair.table, 1, "-").expect(200);
        pair.host.command(to(pair.table, "take-back"), Map.of("round", 1)).expect(200);
        pair.guest.move(pair.table, 1, "-").expect(200);
        JsonNode seen = pair.host.show(pair.table);
        assertEquals(1, seen.path("round").asInt());
        assertFalse(seen.has("decision"));
    }

    @Test
    void aMoveCannotBeTakenBackOnceTheRoundIsClosed() {
        Pair pair = playing();
        pair.both().forEach(client -> client.move(pair.table, 1, "-").expect(200));
        Client.Answer answer = pair.host.command(to(pair.table, "take-back"), Map.of("round", 1));
        assertEquals("wrong-round", answer.expect(409).problem());
    }

    private static final Instant NOON = Instant.parse("2026-11-16T12:00:00Z");

    @Test
    void whenTimeIsUpOpenSeatsPassAndTheOthersKeepTheirMove(@TempDir Path folder) {
        MovableClock clock = new MovableClock(NOON);
        try (Running server = new Running(store().settings(folder), clock)) {
            Pair pair =
                    seated(server, Map.of("people", 2, "secondsPerRound", 5)).started();
            String move = anExtension(pair.host, pair.table);
            pair.host.move(pair.table, 1, move).expect(200);
            try (EventStream watching = pair.guest.follow(pair.table, 0)) {
                clock.advance(Duration.ofSeconds(5));
                assertEquals(
                        Map.of("1", move, "2", "-"),
                        texts(watching.awaitType("roundClosed").path("actions")));
            }
        }
    }

    private static Map<String, String> texts(JsonNode object) {
        return object.properties().stream()
                .collect(Collectors.toMap(
                        Map.Entry::getKey, entry -> entry.getValue().asText()));
    }

    @Test
    void aRoundThatIsNotOverInTimeEndsAfterARestartToo(@TempDir Path folder) {
        MovableClock clock = new MovableClock(NOON);
        try (Running server = new Running(store().settings(folder), clock)) {
            Client client = server.arrive("Ada");
            String table = client.open(Map.of("secondsPerRound", 5));
            server.restart();
            client.moveTo(server.port());
            try (EventStream watching = client.follow(table, 0)) {
                clock.advance(Duration.ofSeconds(5));
                assertEquals(
                        NOON.plusSeconds(10).toEpochMilli(),
                        watching.awaitCard(2).path("deadline").asLong());
            }
        }
    }

    @Test
    void aTableThatNobodyStartsIsGivenUpAfterADay(@TempDir Path folder) {
        MovableClock clock = new MovableClock(NOON);
        try (Running server = new Running(store().settings(folder), clock)) {
            Pair pair = seated(server, Map.of("people", 3));
            try (EventStream watching = pair.host.follow(pair.table, 0)) {
                clock.advance(Duration.ofDays(1));
                watching.awaitType("abandoned");
            }
        }
    }

    @Test
    void aPlayerWhoLeavesBeforeTheGameFreesTheChairAndTheName() {
        Pair pair = seated(Map.of("people", 2));
        pair.left(pair.guest);
        arrive("Ben").join(pair.table).expect(200);
        assertEquals(List.of("Ada", "Ben"), names(pair.host.show(pair.table)));
    }

    private static List<String> names(JsonNode seen) {
        return texts(seen.path("chairs"), "name");
    }

    private static List<String> kinds(JsonNode seen) {
        return texts(seen.path("chairs"), "kind");
    }

    private static List<String> texts(JsonNode list, String field) {
        return StreamSupport.stream(list.spliterator(), false)
                .map(one -> one.path(field).asText())
                .toList();
    }

    @Test
    void whenTheHostLeavesTheNextOneMayStart() {
        Pair pair = seated(Map.of("people", 3));
        pair.left(pair.host);
        pair.guest.start(pair.table).expect(200);
        assertEquals(List.of("Ben"), names(pair.guest.show(pair.table)));
    }

    @Test
    void aGameThatWaitsForTheLastChairStartsWithItEvenAfterARestart(@TempDir Path folder) {
        try (Running server = Running.on(store(), folder)) {
            Client host = server.arrive("Ada");
            Client guest = server.arrive("Ben");
            String table = host.open(Map.of("people", 2));
            host.startWhenFull(table).expect(200);
            assertTrue(guest.show(table).path("startsWhenFull").asBoolean());
            server.restart();
            guest.moveTo(server.port());
            guest.join(table).expect(200);
            JsonNode begun = guest.show(table);
            assertEquals("playing", begun.path("phase").asText());
            assertFalse(begun.has("startsWhenFull"));
        }
    }

    @Test
    void aPlayerWhoLeavesDuringTheGameIsPlayedForByABotToTheEnd() {
        Pair pair = playing();
        pair.left(pair.guest);
        try (EventStream watching = spectator().follow(pair.table, 0)) {
            for (int round = 1; round <= Deck.SIZE; round++) {
                watching.awaitCard(round);
                pair.host.move(pair.table, round, "-").expect(200);
            }
            assertEquals(2, watching.awaitType("over").path("totals").size());
        }
    }

    @Test
    void whenTheLastPersonLeavesTheTableIsGivenUp() {
        Client client = arrive("Ada");
        String table = client.open(Map.of("bots", List.of("magpie")));
        client.command(to(table, "leave"), Map.of()).expect(200);
        assertEquals("abandoned", client.show(table).path("phase").asText());
    }

    @Test
    void whenTheLastPersonLeavesBeforeTheGameTheTableIsGivenUp() {
        Pair pair = seated(Map.of("people", 3));
        pair.left(pair.host).left(pair.guest);
        assertEquals("abandoned", pair.guest.show(pair.table).path("phase").asText());
    }

    @Test
    void theDeckOfATableThatIsGivenUpStaysSecret() {
        Client client = arrive("Ada");
        String table = client.open(Map.of());
        client.command(to(table, "leave"), Map.of()).expect(200);
        assertFalse(client.get(to(table, "record")).expect(200).text().contains("deck"));
    }

    @Test
    void aPlayerWhoIsGoneIsReplacedByABotThatMoves() {
        Pair pair = playing();
        pair.host.command(to(pair.table, "replace"), Map.of("chair", 2)).expect(200);
        pair.host.move(pair.table, 1, "-").expect(200);
        assertEquals(List.of("person", "stand-in"), kinds(RandomPlay.awaitRound(pair.host, pair.table, 2)));
    }

    @Test
    void aPlayerWhoHasBeenReplacedMayComeBack() {
        Pair pair = playing();
        pair.host.command(to(pair.table, "replace"), Map.of("chair", 2)).expect(200);
        pair.guest.command(to(pair.table, "return"), Map.of()).expect(200);
        assertEquals(List.of("person", "person"), kinds(pair.host.show(pair.table)));
    }

    @Test
    void aPlayerWhoHasBeenReplacedComesBackByMoving() {
        Pair pair = playing();
        pair.host.command(to(pair.table, "replace"), Map.of("chair", 2)).expect(200);
        pair.guest.move(pair.table, 1, "-").expect(200);
        assertEquals(List.of("person", "person"), kinds(pair.host.show(pair.table)));
    }

    @Test
    void aPlayerWhoTakesBackWhatTheBotHasDecidedIsBack() {
        Pair pair = playing();
        try (EventStream watching = spectator().follow(pair.table, 0)) {
            pair.left(pair.guest);
            watching.awaitType("acted");
            pair.guest.command(to(pair.table, "take-back"), Map.of("round", 1)).expect(200);
            assertEquals(List.of("person", "person"), kinds(pair.host.show(pair.table)));
        }
    }

    @Test
    void aPlayerWhoIsHereCannotBeReplaced(@TempDir Path folder) {
        MovableClock clock = new MovableClock(NOON);
        try (Running server = new Running(store().settings(folder), clock)) {
            Pair pair = seated(server, Map.of("people", 2)).started();
            try (EventStream here = pair.guest.follow(pair.table, 0)) {
                here.awaitType("started");
                clock.advance(Duration.ofHours(1));
                Client.Answer answer = pair.host.command(to(pair.table, "replace"), Map.of("chair", 2));
                assertEquals("not-gone", answer.expect(409).problem());
            }
        }
    }

    @Test
    void aPlayerWhoHasNotBeenSeenForLongEnoughCanBeReplaced(@TempDir Path folder) {
        MovableClock clock = new MovableClock(NOON);
        try (Running server = new Running(store().settings(folder), clock)) {
            Pair pair = seated(server, Map.of("people", 2)).started();
            server.restart();
            pair.both().forEach(client -> client.moveTo(server.port()));
            clock.advance(Duration.ofSeconds(59));
            pair.host.command(to(pair.table, "replace"), Map.of("chair", 2)).expect(409);
            clock.advance(Duration.ofSeconds(1));
            pair.host.command(to(pair.table, "replace"), Map.of("chair", 2)).expect(200);
        }
    }

    @Test
    void aRematchSeatsTheSamePeopleAndDealsAgain() {
        Pair pair = playing();
        RandomPlay.toTheEnd(pair.table, pair.both(), new Prng(1));
        List<String> again = pair.both().stream()
                .map(client -> client.command(to(pair.table, "rematch"), Map.of())
                        .expect(200)
                        .body()
                        .path("table")
                        .asText())
                .toList();
        assertEquals(again.getFirst(), again.getLast());
        JsonNode before = pair.host.show(pair.table);
        JsonNode after = pair.host.show(again.getFirst());
        assertEquals(names(before), names(after));
        assertEquals(again.getFirst(), before.path("rematch").asText());
        assertNotEquals(
                before.path("commitment").asText(), after.path("commitment").asText());
    }

    private static Client.Answer rematch(Client client, String table, String command) {
        return client.post(to(table, "rematch"), Map.of("command", command));
    }

    private static String tableOf(Client.Answer answer) {
        return answer.expect(200).body().path("table").asText();
    }

    private Pair over() {
        Pair pair = playing();
        return pair.left(pair.host).left(pair.guest);
    }

    @Test
    void aRematchThatAllHaveLeftBeforeTheStartIsFollowedByAnother() {
        Pair pair = over();
        String first = tableOf(rematch(pair.host, pair.table, "first"));
        pair.host.command(to(first, "leave"), Map.of()).expect(200);
        String second = tableOf(rematch(pair.guest, pair.table, "second"));
        assertNotEquals(first, second);
        assertEquals(second, tableOf(rematch(pair.host, pair.table, "third")));
        assertEquals(second, spectator().show(pair.table).path("rematch").asText());
        assertEquals(List.of("Ben", "Ada"), names(spectator().show(second)));
    }

    @Test
    void aRematchSentAgainSeatsNobodyAnewWhoHasLeft() {
        Pair pair = over();
        List<Client.Answer> answers = pair.both().stream()
                .map(client -> rematch(client, pair.table, "again"))
                .toList();
        String next = tableOf(answers.getFirst());
        for (int i = 0; i < 2; i++) {
            Client client = pair.both().get(i);
            client.command(to(next, "leave"), Map.of()).expect(200);
            assertEquals(
                    answers.get(i).text(),
                    rematch(client, pair.table, "again").expect(200).text());
            assertFalse(client.show(next).has("you"));
            assertEquals(next, tableOf(rematch(client, pair.table, "really")));
            assertTrue(client.show(next).has("you"));
        }
    }

    @Test
    void aRematchSentAgainMakesNoOtherTableWhenTheFirstIsGivenUp() {
        Pair pair = over();
        Client.Answer answer = rematch(pair.host, pair.table, "again");
        pair.host.command(to(tableOf(answer), "leave"), Map.of()).expect(200);
        assertEquals(
                answer.text(),
                rematch(pair.host, pair.table, "again").expect(200).text());
    }

    @Test
    void aTableThatWasGivenUpBeforeTheStartHasNoRematch() {
        Pair pair = seated(Map.of("people", 3));
        pair.left(pair.host).left(pair.guest);
        assertEquals(
                "not-started",
                rematch(pair.guest, pair.table, "again").expect(409).problem());
    }

    @Test
    void aRematchIsForThoseWhoWereThereAndNotForFreeChairs() {
        Pair pair = seated(Map.of("people", 4)).started();
        pair.left(pair.host).left(pair.guest);
        String next = tableOf(rematch(pair.guest, pair.table, "again"));
        assertEquals(2, spectator().show(next).path("terms").path("people").asInt());
    }

    @Test
    void aRematchKeepsTheBotsAndTheTerms() {
        Client client = arrive("Ada");
        Map<String, ?> terms =
                Map.of("bots", List.of("magpie", "magpie"), "secondsPerRound", 60, "edition", "pad", "hints", true);
        String table = client.open(terms);
        client.command(to(table, "leave"), Map.of()).expect(200);
        String again = client.command(to(table, "rematch"), Map.of())
                .expect(200)
                .body()
                .path("table")
                .asText();
        assertEquals(client.show(table).path("terms"), client.show(again).path("terms"));
    }

    private static boolean allowsHints(JsonNode terms) {
        return terms.required("hints").booleanValue();
    }

    @Test
    void aTableAllowsNoHintsUnlessItIsSaid() {
        Client client = arrive("Ada");
        assertFalse(allowsHints(client.show(client.open(Map.of("people", 2))).path("terms")));
    }

    @Test
    void whetherHintsAreAllowedIsSaidWhereverTheTermsAre() {
        Client client = arrive("Ada");
        String table = client.open(Map.of("people", 2, "hints", true, "listed", true));
        assertTrue(allowsHints(spectator().show(table).path("terms")));
        try (EventStream following = spectator().follow(table, 0)) {
            assertTrue(allowsHints(following.awaitType("opened").path("terms")));
        }
        assertTrue(allowsHints(termsInList("/api/tables", client, table)));
        assertTrue(allowsHints(termsInList("/api/me/games", client, table)));
    }

    private static JsonNode termsInList(String list, Client client, String table) {
        for (JsonNode line : client.get(list).expect(200).body()) {
            if (line.path("id").asText().equals(table)) {
                return line.path("terms");
            }
        }
        throw new AssertionError(table + " is not in " + list);
    }

    @Test
    void aNameAtATableIsNobodyElses() {
        Pair pair = seated(Map.of("people", 4, "bots", List.of()));
        assertEquals("name-taken", arrive("BEN").join(pair.table).expect(409).problem());
    }

    @Test
    void aNameThatLooksLikeAnothersIsNotTaken() {
        Pair pair = seated(Map.of("people", 4, "bots", List.of()));
        assertEquals(
                "name-taken",
                arrive("B\u200den\ufe0f").join(pair.table).expect(409).problem());
    }

    @Test
    void aNameMayNeedSignsThatJoinItsLetters() {
        Client client = arrive("\u0645\u06cc\u200c\u062e");
        assertEquals(List.of("\u0645\u06cc\u200c\u062e"), names(client.show(client.open(Map.of()))));
    }

    @Test
    void nobodyIsCalledLikeABotAtTheTable() {
        String table = arrive("Ada").open(Map.of("people", 2, "bots", List.of("owl")));
        assertEquals("name-taken", arrive("owl").join(table).expect(409).problem());
    }

    @Test
    void aNameIsTrimmed() {
        Client client = arrive("  Ada\u2003");
        assertEquals(List.of("Ada"), names(client.show(client.open(Map.of()))));
    }

    @Test
    void aSpectatorSeesTheTableWithoutAChair() {
        Pair pair = playing();
        pair.host.move(pair.table, 1, "-").expect(200);
        JsonNode seen = spectator().show(pair.table);
        assertEquals(List.of("Ada", "Ben"), names(seen));
        assertFalse(seen.has("you"));
        assertFalse(seen.has("decision"));
    }

    @Test
    void aPlayerWhoDecidesIsSeenToBeReady() {
        Pair pair = playing();
        pair.guest.move(pair.table, 1, "-").expect(200);
        assertEquals(
                List.of("false", "true"), texts(spectator().show(pair.table).path("chairs"), "ready"));
    }

    private List<String> listed() {
        return texts(spectator().get("/api/tables").expect(200).body(), "id");
    }

    @Test
    void aListedTableIsFoundByAllUntilItStarts() {
        Client client = arrive("Ada");
        String table = client.open(Map.of("people", 2, "listed", true));
        assertTrue(listed().contains(table));
        client.start(table).expect(200);
        assertFalse(listed().contains(table));
    }

    @Test
    void aListedTableIsFoundAsLongAsAChairIsFree() {
        String table = arrive("Ada").open(Map.of("people", 2, "listed", true));
        Client guest = arrive("Ben");
        guest.join(table).expect(200);
        assertFalse(listed().contains(table));
        guest.command(to(table, "leave"), Map.of()).expect(200);
        assertTrue(listed().contains(table));
    }

    @Test
    void aTableByLinkIsNotListed() {
        assertFalse(listed().contains(arrive("Ada").open(Map.of("people", 2))));
    }

    @Test
    void onesOwnGamesAreListedWithTheirResults() {
        Client client = arrive("Ada");
        String table = client.open(Map.of());
        client.open(Map.of("people", 2));
        RandomPlay.toTheEnd(table, List.of(client), new Prng(3));
        JsonNode games = client.get("/api/me/games").expect(200).body();
        assertEquals(List.of("over", "waiting"), texts(games, "phase"));
        assertEquals(
                client.show(table).path("chairs").path(0).path("total"),
                games.path(0).path("total"));
    }

    @Test
    void gamesOfOthersAreNotOnesOwn() {
        playing();
        assertEquals(0, arrive("Cleo").get("/api/me/games").expect(200).body().size());
    }

    @Test
    void botsThatCouldThinkForHoursDoNotHoldUpTheGame(@TempDir Path folder) {
        Settings settings = new Variant(store().settings(folder))
                .botThought(Duration.ofHours(1))
                .settings();
        try (Running server = new Running(settings, InstantSource.system())) {
            Client client = server.arrive("Ada");
            String table = client.open(Map.of("bots", List.of("owl", "owl", "owl")));
            try (EventStream watching = client.follow(table, 0)) {
                client.move(table, 1, "-").expect(200);
                watching.awaitCard(2);
                client.move(table, 2, "-").expect(200);
                watching.awaitCard(3);
                long turned = watching.awaitCard(2).path("at").asLong();
                long decided = watching.events().stream()
                        .filter(event -> event.path("type").asText().equals("acted")
                                && event.path("round").asInt() == 2)
                        .mapToLong(event -> event.path("at").asLong())
                        .max()
                        .orElseThrow();
                // A second is the promise; the rest is for a machine that has other things to do.
                assertTrue(decided - turned < 5000, "the last bot took " + (decided - turned) + " ms");
            }
        }
    }

    @Test
    void botsMoveOnAfterARestart(@TempDir Path folder) {
        try (Running server = Running.on(store(), folder)) {
            List<Client> clients = new ArrayList<>();
            List<String> tables = new ArrayList<>();
            for (int i = 0; i < 5; i++) {
                Client client = server.arrive("Ada");
                String table = client.open(Map.of("bots", List.of("butterfly", "magpie", "cat")));
                client.move(table, 1, "-").expect(200);
                clients.add(client);
                tables.add(table);
            }
            server.restart();
            for (int i = 0; i < clients.size(); i++) {
                clients.get(i).moveTo(server.port());
                RandomPlay.awaitRound(clients.get(i), tables.get(i), 2);
            }
        }
    }
}
