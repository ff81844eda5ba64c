package trasse.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.http.HttpRequest;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import trasse.rules.Deck;
import trasse.rules.Prng;
import trasse.testkit.Client;
import trasse.testkit.EventStream;
import trasse.testkit.RandomPlay;
import trasse.testkit.Together;

/** A table's events as they are sent to those who follow it. */
class StreamsTest extends SharedServerTest {
    @Override
    Settings settings(Settings usual) {
        return new Variant(usual).heartbeat(Duration.ofMillis(100)).settings();
    }

    /** Two people, a bot, and somebody who watches. */
    private record Company(Client host, Client guest, Client spectator, String table) {
        private static Company at(Running server) {
            Client host = server.arrive("Ada");
            Client guest = server.arrive("Ben");
            String table = host.open(Map.of("people", 2, "bots", List.of("magpie")));
            guest.join(table).expect(200);
            host.start(table).expect(200);
            return new Company(host, guest, Client.spectator(server.port()), table);
        }

        private List<Client> all() {
            return List.of(host, guest, spectator);
        }

        private void moveTo(int port) {
            all().forEach(client -> client.moveTo(port));
        }

        /** Decides, hesitates and decides again, so that there is something to tell. */
        private void play(int round, Prng prng) {
            JsonNode seen = RandomPlay.awaitRound(host, table, round);
            host.move(table, round, RandomPlay.anyMove(seen, prng)).expect(200);
            if (prng.below(3) == 0) {
                host.command("/api/tables/" + table + "/take-back", Map.of("round", round))
                        .expect(200);
                host.move(table, round, "-").expect(200);
            }
            guest.move(table, round, RandomPlay.anyMove(guest.show(table), prng))
                    .expect(200);
        }

        private int last() {
            return spectator.show(table).path("number").asInt();
        }
    }

    /** The bytes of each event, by its number, from a stream that is read up to a number. */
    private static Map<Integer, String> read(Client client, String table, int after, int upTo) {
        try (EventStream following = client.follow(table, after)) {
            following.await(event -> event.path("number").asInt() >= upTo);
            return events(following.bytes(), upTo);
        }
    }

    private static Map<Integer, String> events(String bytes, int upTo) {
        Map<Integer, String> events = new TreeMap<>();
        for (String block : bytes.split("\n\n", -1)) {
            if (block.startsWith("id: ")) {
                int number = Integer.parseInt(block.substring("id: ".length(), block.indexOf('\n')));
                if (number <= upTo) {
                    events.put(number, block.strip());
                }
            }
        }
        return events;
    }

    @Test
    void reconnectingInEveryRoundGivesTheSameBytesAsNeverLeaving() {
        Company company = Company.at(server());
        Prng prng = new Prng(5);
        List<EventStream> uninterrupted = new ArrayList<>();
        List<Map<Integer, String>> pieces = new ArrayList<>();
        for (Client client : company.all()) {
            uninterrupted.add(client.follow(company.table, 0));
            pieces.add(new TreeMap<>());
        }
        for (int round = 1; round <= Deck.SIZE; round++) {
            company.play(round, prng);
            int last = company.last();
            for (int i = 0; i < pieces.size(); i++) {
                Map<Integer, String> piece = pieces.get(i);
                piece.putAll(read(company.all().get(i), company.table, piece.size(), last));
            }
        }
        uninterrupted.getFirst().awaitType("over");
        int last = company.last();
        for (int i = 0; i < pieces.size(); i++) {
            Map<Integer, String> piece = pieces.get(i);
            if (piece.size() < last) {
                piece.putAll(read(company.all().get(i), company.table, piece.size(), last));
            }
            try (EventStream following = uninterrupted.get(i)) {
                following.await(event -> event.path("number").asInt() == last);
                assertEquals(events(following.bytes(), last), piece);
            }
        }
    }

    @Test
    void aStreamFromAnyNumberIsTheRestOfTheWholeStream() {
        Company company = Company.at(server());
        company.play(1, new Prng(1));
        RandomPlay.awaitRound(company.host, company.table, 2);
        int last = company.last();
        for (Client client : company.all()) {
            Map<Integer, String> whole = new TreeMap<>(read(client, company.table, 0, last));
            for (int after = 1; after < last; after++) {
                Map<Integer, String> rest = new TreeMap<>(whole);
                rest.keySet().removeAll(IntStream.rangeClosed(1, after).boxed().toList());
                assertEquals(rest, read(client, company.table, after, last));
            }
        }
    }

    @Test
    void aStreamIsTheSameAfterARestart(@TempDir Path folder) {
        try (Running server = Running.on(store(), folder)) {
            Company company = Company.at(server);
            company.play(1, new Prng(1));
            RandomPlay.awaitRound(company.host, company.table, 2);
            int last = company.last();
            List<Map<Integer, String>> before = company.all().stream()
                    .map(client -> read(client, company.table, 0, last))
                    .toList();
            server.restart();
            company.moveTo(server.port());
            assertEquals(
                    before,
                    company.all().stream()
                            .map(client -> read(client, company.table, 0, last))
                            .toList());
        }
    }

    @Test
    void aStreamEndsWhenTheServerStopsAndGoesOnWithTheNext(@TempDir Path folder) {
        try (Running server = Running.on(store(), folder)) {
            Company company = Company.at(server);
            try (EventStream before = company.guest.follow(company.table, 0)) {
                JsonNode turned = before.awaitCard(1);
                server.restart();
                company.moveTo(server.port());
                try (EventStream after = company.guest.follow(
                        company.table, turned.path("number").asInt())) {
                    company.play(1, new Prng(1));
                    after.awaitCard(2);
                    assertTrue(before.hasEnded());
                }
            }
        }
    }

    @Test
    void everyConnectionBeginsWithTheViewOfTheTable() {
        Client host = arrive("Ada");
        String table = host.open(Map.of("people", 2));
        int last = host.show(table).path("number").asInt();
        for (Client client : List.of(host, spectator())) {
            for (int after : List.of(0, last - 1, last)) {
                try (EventStream stream = client.follow(table, after)) {
                    assertEquals(client.show(table), stream.awaitView(view -> true));
                    assertEquals(last - after, stream.events().size());
                }
            }
        }
    }

    @Test
    void everyBatchOfEventsEndsWithTheViewAfterIt() {
        Company company = Company.at(server());
        List<EventStream> streams = company.all().stream()
                .map(client -> client.follow(company.table, 0))
                .toList();
        Prng prng = new Prng(3);
        for (int round = 1; round <= Deck.SIZE; round++) {
            company.play(round, prng);
        }
        streams.getFirst().awaitType("over");
        int last = company.last();
        for (int i = 0; i < streams.size(); i++) {
            try (EventStream stream = streams.get(i)) {
                JsonNode view = stream.awaitView(seen -> seen.path("number").asInt() == last);
                assertEquals(company.all().get(i).show(company.table), view);
                assertEquals(numbersOfEventsBeforeViews(stream.bytes()), numbersOfViews(stream));
            }
        }
    }

    private static List<Integer> numbersOfViews(EventStream stream) {
        return stream.views().stream().map(view -> view.path("number").asInt()).toList();
    }

    /** The number of the last event before each view, which is also the view's id. */
    private static List<Integer> numbersOfEventsBeforeViews(String bytes) {
        List<Integer> numbers = new ArrayList<>();
        int last = 0;
        for (String block : bytes.split("\n\n", -1)) {
            if (block.startsWith("id: ")) {
                last = Integer.parseInt(block.substring("id: ".length(), block.indexOf('\n')));
            } else if (block.startsWith("event: table\n")) {
                assertTrue(block.startsWith("event: table\nid: " + last + "\ndata: {"), block);
                numbers.add(last);
            }
        }
        return numbers;
    }

    @Test
    void theNumbersHaveNoGaps() {
        Company company = Company.at(server());
        company.play(1, new Prng(1));
        RandomPlay.awaitRound(company.host, company.table, 2);
        int last = company.last();
        assertEquals(
                IntStream.rangeClosed(1, last).boxed().toList(),
                List.copyOf(read(company.spectator, company.table, 0, last).keySet()));
    }

    @Test
    void theNumberOfAnEventIsItsId() {
        Company company = Company.at(server());
        read(company.guest, company.table, 0, company.last())
                .forEach((number, block) -> assertTrue(block.contains("\ndata: {\"number\":" + number + ","), block));
    }

    @Test
    void aStreamGoesOnWhereASnapshotEnds() {
        Company company = Company.at(server());
        int number = company.guest.show(company.table).path("number").asInt();
        try (EventStream following = company.guest.follow(company.table, number)) {
            company.host.move(company.table, 1, "-").expect(200);
            assertTrue(following.await(event -> true).path("number").asInt() > number);
        }
    }

    @Test
    void aStreamFromANumberThatIsStillToComeWaitsForWhatComesAfterIt() {
        Company company = Company.at(server());
        int ahead = company.last() + 2;
        try (EventStream following = company.guest.follow(company.table, ahead)) {
            company.play(1, new Prng(1));
            assertEquals(
                    ahead + 1, following.await(event -> true).path("number").asInt());
        }
    }

    @Test
    void theQuestionMayNameTheNumberToo() {
        Company company = Company.at(server());
        HttpRequest request = company.guest
                .request("/api/tables/" + company.table + "/events?after=2")
                .build();
        try (EventStream following = company.guest.follow(request)) {
            assertEquals(3, following.await(event -> true).path("number").asInt());
        }
    }

    @Test
    void theHeaderCountsMoreThanTheQuestion() {
        Company company = Company.at(server());
        HttpRequest request = company.guest
                .request("/api/tables/" + company.table + "/events?after=0")
                .header("Last-Event-ID", "2")
                .build();
        try (EventStream following = company.guest.follow(request)) {
            assertEquals(3, following.await(event -> true).path("number").asInt());
        }
    }

    @Test
    void aStreamWhereNothingHappensSaysThatItIsAlive() {
        Company company = Company.at(server());
        try (EventStream following = company.spectator.follow(company.table, company.last())) {
            following.awaitLine(":");
        }
    }

    @Test
    void aStreamSaysHowSoonToComeBack() {
        Company company = Company.at(server());
        try (EventStream following = company.spectator.follow(company.table, 0)) {
            following.awaitType("opened");
            assertTrue(following.bytes().startsWith("retry: "), following::bytes);
        }
    }

    @Test
    void whatHappensAtAnotherTableIsNotInTheStream() {
        Company company = Company.at(server());
        Company other = Company.at(server());
        try (EventStream following = company.host.follow(company.table, company.last())) {
            other.play(1, new Prng(1));
            int moved = company.guest
                    .move(company.table, 1, "-")
                    .expect(200)
                    .body()
                    .path("number")
                    .asInt();
            assertEquals(
                    moved,
                    following
                            .awaitFrom(0, event -> event.path("chair").asInt() == 2)
                            .path("number")
                            .asInt());
        }
    }

    @Test
    void aVisitorHasOnlySoManyStreams(@TempDir Path folder) {
        Settings settings = new Variant(store().settings(folder))
                .limits(new Settings.Limits(16 * 1024, 1000, 1000, 1000, 3, 10_000))
                .settings();
        try (Running server = new Running(settings, InstantSource.system())) {
            Company company = Company.at(server);
            List<EventStream> open = new ArrayList<>();
            for (int i = 0; i < 3; i++) {
                open.add(company.host.follow(company.table, 0));
            }
            open.forEach(following -> following.awaitType("opened"));
            Client.Answer answer = company.host.get("/api/tables/" + company.table + "/events");
            assertEquals("too-many-streams", answer.expect(429).problem());
            assertEquals(
                    answer.body().path("retryAfter").asText(),
                    answer.response().headers().firstValue("Retry-After").orElse("none"));
            company.guest.follow(company.table, 0).awaitType("opened");
        }
    }

    @Test
    void aStreamThatIsClosedMakesRoomForAnotherAtOnce(@TempDir Path folder) {
        Settings settings = new Variant(store().settings(folder))
                .limits(new Settings.Limits(16 * 1024, 1000, 1000, 1000, 1, 10_000))
                .heartbeat(Duration.ofHours(1))
                .settings();
        try (Running server = new Running(settings, InstantSource.system())) {
            Company company = Company.at(server);
            for (int i = 0; i < 20; i++) {
                EventStream following = company.host.follow(company.table, 0);
                following.awaitType("opened");
                following.close();
                awaitNoStream(server);
            }
        }
    }

    private static void awaitNoStream(Running server) {
        for (int tries = 0; tries < 500; tries++) {
            if (openStreams(server) == 0) {
                return;
            }
            RandomPlay.pause(20);
        }
        throw new AssertionError("the server does not notice that nobody listens");
    }

    private static int openStreams(Running server) {
        return Client.spectator(server.port())
                .get("/metrics")
                .expect(200)
                .text()
                .lines()
                .filter(line -> line.startsWith("trasse_streams "))
                .mapToInt(line -> (int) Double.parseDouble(line.substring("trasse_streams ".length())))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void aVisitorWhoAsksForManyStreamsAtOnceGetsNoMoreThanTheLimit(@TempDir Path folder) {
        Settings settings = new Variant(store().settings(folder))
                .limits(new Settings.Limits(16 * 1024, 1000, 1000, 1000, 3, 10_000))
                .settings();
        try (Running server = new Running(settings, InstantSource.system())) {
            Company company = Company.at(server);
            List<Boolean> got = Together.all(IntStream.range(0, 12)
                    .<Callable<Boolean>>mapToObj(i -> () -> company.host.mayFollow(company.table))
                    .toList());
            assertEquals(3, got.stream().filter(yes -> yes).count());
        }
    }

    @Test
    void aStreamIsNeitherStoredNorHeldBackOnTheWay() {
        Company company = Company.at(server());
        try (EventStream following = company.spectator.follow(company.table, 0)) {
            assertEquals(
                    "no-store", following.headers().firstValue("Cache-Control").orElse("none"));
            assertEquals(
                    "no", following.headers().firstValue("X-Accel-Buffering").orElse("none"));
            assertEquals(
                    "text/event-stream;charset=utf-8",
                    following
                            .headers()
                            .firstValue("Content-Type")
                            .orElse("none")
                            .replace(" ", ""));
        }
    }

    @Test
    void somebodyWhoJoinsIsToldWhichChairIsTheirs() {
        Company company = Company.at(server());
        try (EventStream following = company.guest.follow(company.table, 0)) {
            JsonNode own = following.await(event -> event.path("you").asBoolean());
            assertEquals(2, own.path("chair").asInt());
        }
    }

    @Test
    void nobodyIsToldTheServersNamesForPeople() {
        Company company = Company.at(server());
        for (Client client : company.all()) {
            read(client, company.table, 0, company.last())
                    .forEach((number, block) -> assertFalse(block.contains("visitor"), block));
        }
    }
}
