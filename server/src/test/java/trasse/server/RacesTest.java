package trasse.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.AfterParameterizedClassInvocation;
import org.junit.jupiter.params.BeforeParameterizedClassInvocation;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;
import trasse.rules.Prng;
import trasse.testkit.Client;
import trasse.testkit.EventStream;
import trasse.testkit.RandomPlay;
import trasse.testkit.Together;

/** Several want the same thing at the same moment, at one server or at two that share a database. */
@ParameterizedClass
@EnumSource
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class RacesTest {
    private static final int RACERS = 8;
    private static final int RACES = 4;

    enum Nodes {
        ONE_WITH_SQLITE(Store.SQLITE, 1),
        ONE_WITH_POSTGRES(Store.POSTGRES, 1),
        TWO_WITH_POSTGRES(Store.POSTGRES, 2);

        private final Store store;
        private final int count;

        Nodes(Store store, int count) {
            this.store = store;
            this.count = count;
        }
    }

    @Parameter
    private @Nullable Nodes wanted;

    private final List<Running> nodes = new ArrayList<>();

    @BeforeParameterizedClassInvocation(injectArguments = false)
    void start(@TempDir Path folder) {
        Nodes some = Objects.requireNonNull(wanted);
        Settings settings = some.store.settings(folder);
        for (int i = 0; i < some.count; i++) {
            nodes.add(new Running(settings, InstantSource.system()));
        }
    }

    @AfterParameterizedClassInvocation(injectArguments = false)
    void stop() {
        nodes.forEach(Running::close);
        nodes.clear();
    }

    /** Somebody new, who goes on at one of the nodes. */
    private Client arrive(String name, int node) {
        Client client = nodes.getFirst().arrive(name);
        client.moveTo(nodes.get(node % nodes.size()).port());
        return client;
    }

    private List<Client> arrive(int count) {
        return IntStream.range(0, count).mapToObj(i -> arrive("Player " + i, i)).toList();
    }

    /** What everyone is answered when all do the same thing at once. */
    private static List<Client.Answer> race(List<Client> clients, Function<Client, Client.Answer> thing) {
        return Together.all(clients.stream()
                .map(client -> (Callable<Client.Answer>) () -> thing.apply(client))
                .toList());
    }

    private static List<Integer> statuses(List<Client.Answer> answers) {
        return answers.stream().map(Client.Answer::status).sorted().toList();
    }

    private static Set<String> different(List<Client.Answer> answers, String field) {
        Set<String> values = new HashSet<>();
        answers.forEach(
                answer -> values.add(answer.expectSuccess().body().path(field).asText()));
        return values;
    }

    private static List<Integer> oneOf(int count, int won, int lost) {
        List<Integer> statuses = new ArrayList<>(Collections.nCopies(count - 1, lost));
        statuses.add(won);
        Collections.sort(statuses);
        return statuses;
    }

    private static void assertNumbersWithoutGaps(Client client, String table) {
        int last = client.show(table).path("number").asInt();
        try (EventStream following = client.follow(table, 0)) {
            following.await(event -> event.path("number").asInt() == last);
            assertEquals(
                    IntStream.rangeClosed(1, last).boxed().toList(),
                    following.events().stream()
                            .map(event -> event.path("number").asInt())
                            .toList());
        }
    }

    @Test
    void theLastSeatIsTakenByOne() {
        for (int race = 0; race < RACES; race++) {
            String table = arrive("Host", 0).open(Map.of("people", 2));
            List<Client.Answer> answers = race(arrive(RACERS), client -> client.join(table));
            assertEquals(oneOf(RACERS, 200, 409), statuses(answers));
        }
    }

    @Test
    void theLastSeatsAreTakenByAsManyAsThereAre() {
        Client host = arrive("Host", 0);
        String table = host.open(Map.of("people", 4));
        List<Client.Answer> answers = race(arrive(RACERS), client -> client.join(table));
        assertEquals(
                3, answers.stream().filter(answer -> answer.status() == 200).count());
        assertNumbersWithoutGaps(host, table);
    }

    @Test
    void aNameIsTakenByOne() {
        for (int race = 0; race < RACES; race++) {
            String table = arrive("Host", 0).open(Map.of("people", 4));
            List<Client> namesakes =
                    IntStream.range(0, RACERS).mapToObj(i -> arrive("Ada", i)).toList();
            assertEquals(oneOf(RACERS, 200, 409), statuses(race(namesakes, client -> client.join(table))));
        }
    }

    @Test
    void aGameIsStartedOnce() {
        for (int race = 0; race < RACES; race++) {
            Client host = arrive("Host", 0);
            String table = host.open(Map.of("people", 4));
            List<Client> devices = sameVisitor(host);
            assertEquals(oneOf(RACERS, 200, 409), statuses(race(devices, client -> client.start(table))));
        }
    }

    /** One visitor at several devices, which are spread over the nodes. */
    private List<Client> sameVisitor(Client client) {
        return IntStream.range(0, RACERS)
                .mapToObj(i -> client.at(nodes.get(i % nodes.size()).port()))
                .toList();
    }

    private record Full(String table, List<Client> players) {}

    private Full fullTable() {
        List<Client> players = arrive(4);
        String table = players.getFirst().open(Map.of("people", 4));
        players.subList(1, 4).forEach(player -> player.join(table).expect(200));
        players.getFirst().start(table).expect(200);
        return new Full(table, players);
    }

    @Test
    void theLastMoveOfARoundClosesItOnce() {
        Full full = fullTable();
        for (int round = 1; round <= 10; round++) {
            int open = round;
            List<Client.Answer> answers = race(full.players, client -> client.move(full.table, open, "-"));
            assertEquals(Collections.nCopies(4, 200), statuses(answers));
            full.players.forEach(client -> RandomPlay.awaitRound(client, full.table, open + 1));
        }
        assertNumbersWithoutGaps(full.players.getFirst(), full.table);
    }

    @Test
    void theLastMoveAndATakeBackHaveOneOutcome() {
        Full full = fullTable();
        Client hesitant = full.players.get(1);
        String takeBack = "/api/tables/" + full.table + "/take-back";
        int round = 1;
        for (int race = 0; race < 10; race++) {
            int open = round;
            full.players
                    .subList(1, 4)
                    .forEach(client -> client.move(full.table, open, "-").expect(200));
            List<Client.Answer> answers = Together.all(List.of(
                    () -> full.players.getFirst().move(full.table, open, "-"),
                    () -> hesitant.command(takeBack, Map.of("round", open))));
            assertEquals(200, answers.getFirst().status());
            if (answers.getLast().status() == 200) {
                hesitant.move(full.table, open, "-").expect(200);
            } else {
                assertEquals("wrong-round", answers.getLast().expect(409).problem());
            }
            round++;
            full.players.forEach(client -> RandomPlay.awaitRound(client, full.table, open + 1));
        }
        assertNumbersWithoutGaps(hesitant, full.table);
    }

    @Test
    void aRematchIsOneTableForAll() {
        for (int race = 0; race < RACES; race++) {
            Full full = fullTable();
            full.players.forEach(client -> client.command("/api/tables/" + full.table + "/leave", Map.of())
                    .expect(200));
            List<Client.Answer> answers =
                    race(full.players, client -> client.command("/api/tables/" + full.table + "/rematch", Map.of()));
            Set<String> tables = different(answers, "table");
            assertEquals(1, tables.size());
            JsonNode seen = full.players.getFirst().show(tables.iterator().next());
            seen.path("chairs")
                    .forEach(chair -> assertEquals("person", chair.path("kind").asText(), seen::toString));
        }
    }

    @Test
    void aPlayerWhoAsksForARematchAtSeveralDevicesSitsDownOnce() {
        for (int race = 0; race < RACES; race++) {
            Full full = fullTable();
            full.players.forEach(client -> client.command("/api/tables/" + full.table + "/leave", Map.of())
                    .expect(200));
            for (Client player : full.players.subList(0, 2)) {
                List<Client.Answer> answers = race(
                        sameVisitor(player), one -> one.command("/api/tables/" + full.table + "/rematch", Map.of()));
                assertEquals(1, different(answers, "number").size());
                assertEquals(1, different(answers, "table").size());
            }
        }
    }

    @Test
    void aDaysDealIsPlayedAtOneTable() {
        for (int race = 0; race < RACES; race++) {
            Client client = arrive("Ada", 0);
            List<Client.Answer> answers =
                    race(sameVisitor(client), one -> one.post("/api/daily/play", Map.of("name", "Ada")));
            assertEquals(1, different(answers, "table").size());
        }
    }

    @Test
    void aDaysDealIsTheSameForAllWhoAskAtOnce() {
        List<Client> clients = arrive(RACERS);
        List<Client.Answer> answers =
                race(clients, client -> client.post("/api/daily/play", Map.of("name", client.name())));
        Set<String> cards = new HashSet<>();
        for (int i = 0; i < RACERS; i++) {
            JsonNode seen = clients.get(i)
                    .show(answers.get(i).expect(201).body().path("table").asText());
            cards.add(seen.path("card").asText() + seen.path("chairs").path(0).path("start"));
        }
        assertEquals(1, cards.size());
    }

    private String solo(Client client) {
        String table = client.open(Map.of());
        RandomPlay.toTheEnd(table, List.of(client), new Prng(1));
        return table;
    }

    @Test
    void aDealIsPassedOnAsOneChallenge() {
        Client client = arrive("Ada", 0);
        String table = solo(client);
        List<Client.Answer> answers =
                race(sameVisitor(client), one -> one.post("/api/tables/" + table + "/challenge", Map.of()));
        assertEquals(1, different(answers, "challenge").size());
    }

    @Test
    void aChallengeIsPlayedAtOneTable() {
        Client client = arrive("Ada", 0);
        String challenge = client.post("/api/tables/" + solo(client) + "/challenge", Map.of())
                .expect(200)
                .body()
                .path("challenge")
                .asText();
        List<Client> friend = sameVisitor(arrive("Ben", 1));
        List<Client.Answer> answers =
                race(friend, one -> one.post("/api/challenges/" + challenge + "/play", Map.of("name", "Ben")));
        assertEquals(1, different(answers, "table").size());
    }

    @Test
    void aCodeIsUsedByOne() {
        for (int race = 0; race < RACES; race++) {
            Client client = arrive("Ada", 0);
            String code = client.post("/api/me/codes", Map.of())
                    .expect(201)
                    .body()
                    .path("code")
                    .asText();
            List<Client> devices = IntStream.range(0, RACERS)
                    .mapToObj(i -> Client.spectator(nodes.get(i % nodes.size()).port()))
                    .toList();
            assertEquals(
                    oneOf(RACERS, 200, 422),
                    statuses(race(devices, device -> device.post("/api/me/redeem", Map.of("code", code)))));
        }
    }

    @Test
    void aCommandSentToSeveralAtOnceIsDoneOnceAndAnsweredTheSame() {
        Full full = fullTable();
        String move = "/api/tables/" + full.table + "/move";
        List<Client.Answer> answers = race(
                sameVisitor(full.players.getFirst()),
                one -> one.post(move, Map.of("command", "some-id", "round", 1, "move", "-")));
        assertEquals(1, different(answers, "number").size());
    }

    @Test
    void aTableIsOpenedOnceByACommand() {
        List<Client.Answer> answers = race(
                sameVisitor(arrive("Ada", 0)),
                one -> one.post("/api/tables", Map.of("command", "some-id", "name", "Ada")));
        assertEquals(1, different(answers, "table").size());
    }

    @Test
    void aPlayerWhoIsAnsweredAtOneNodeIsNotRefusedAtAnother() {
        Full full = fullTable();
        for (int round = 1; round <= 10; round++) {
            for (int i = 0; i < 4; i++) {
                Client elsewhere = full.players
                        .get(i)
                        .at(nodes.get((round + i) % nodes.size()).port());
                elsewhere.move(full.table, round, "-").expect(200);
            }
        }
        assertTrue(full.players.getFirst().show(full.table).path("number").asInt() > 60);
    }

    @Test
    void aStreamIsTheSameAtEveryNode() {
        Full full = fullTable();
        full.players
                .subList(0, 3)
                .forEach(client -> client.move(full.table, 1, "-").expect(200));
        int last = full.players.getFirst().show(full.table).path("number").asInt();
        for (Client client : full.players) {
            Set<List<JsonNode>> streams = new HashSet<>();
            for (Running node : nodes) {
                try (EventStream following = client.at(node.port()).follow(full.table, 0)) {
                    following.await(event -> event.path("number").asInt() == last);
                    streams.add(following.events());
                }
            }
            assertEquals(1, streams.size(), streams::toString);
        }
    }

    @Test
    void aPlayerWhoIsForgottenAtOneNodeBreaksNothingAtAnother() {
        Client client = arrive("Ada", 0);
        Client elsewhere = client.at(nodes.getLast().port());
        elsewhere.get("/api/me").expect(200);
        client.delete("/api/me").expect(204);
        elsewhere.post("/api/daily/play", Map.of("name", "Ada")).expect(401);
        elsewhere.post("/api/me/codes", Map.of()).expect(401);
    }
}
