package trasse.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import trasse.rules.Prng;
import trasse.testkit.Client;
import trasse.testkit.EventStream;
import trasse.testkit.Postgres;
import trasse.testkit.RandomPlay;
import trasse.testkit.RandomPlayer;
import trasse.testkit.ServerProcess;

/** Servers that are killed in the middle of games. */
class CrashTest {
    private static final int TABLES = 50;

    @ParameterizedTest
    @EnumSource
    void nothingAnsweredIsLostWhenTheServerIsKilled(Store store, @TempDir Path folder) throws Exception {
        String url = store == Store.POSTGRES ? Postgres.newDatabase() : "";
        try (ServerProcess node = Node.start(folder, url)) {
            Client ada = Client.arrive(node.port(), "Ada");
            Client ben = Client.arrive(node.port(), "Ben");
            String table = ada.open(Map.of("people", 2, "bots", List.of("cat")));
            ben.join(table).expect(200);
            ada.start(table).expect(200);
            Prng prng = new Prng(1);
            for (int round = 1; round <= 15; round++) {
                int number = ada.move(table, round, RandomPlay.anyMove(RandomPlay.awaitRound(ada, table, round), prng))
                        .expect(200)
                        .body()
                        .path("number")
                        .asInt();
                if (round % 5 == 2) {
                    node.kill();
                    node.restart();
                    ada.moveTo(node.port());
                    ben.moveTo(node.port());
                }
                JsonNode seen = ada.show(table);
                assertTrue(seen.path("number").asInt() >= number);
                assertTrue(seen.has("decision"));
                ben.move(table, round, RandomPlay.anyMove(ben.show(table), prng))
                        .expect(200);
            }
            RandomPlay.awaitOver(ada, table);
        }
    }

    @Test
    void threeNodesPlayOnWhenOneIsKilled(@TempDir Path folder) throws Exception {
        String url = Postgres.newDatabase();
        List<ServerProcess> nodes = new ArrayList<>();
        try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
            for (int i = 0; i < 3; i++) {
                nodes.add(Node.start(folder.resolve("node" + i), url));
            }
            List<ServerProcess> alive = new CopyOnWriteArrayList<>(nodes);
            AtomicInteger turn = new AtomicInteger();
            Supplier<Integer> somePort = () -> alive.get(Math.floorMod(turn.incrementAndGet(), alive.size()))
                    .port();
            Map<String, List<Client>> tables = open(somePort);
            Map<String, List<Future<Map<Integer, JsonNode>>>> games = new LinkedHashMap<>();
            AtomicInteger seed = new AtomicInteger();
            tables.forEach((table, clients) -> games.put(
                    table,
                    clients.stream()
                            .map(client ->
                                    threads.submit(new RandomPlayer(client, table, somePort, seed.incrementAndGet())))
                            .toList()));
            Client watching = Client.spectator(nodes.getLast().port());
            try (EventStream stream = watching.follow(tables.keySet().iterator().next(), 0)) {
                stream.awaitCard(5);
            }
            alive.removeFirst();
            nodes.getFirst().kill();
            for (Map.Entry<String, List<Future<Map<Integer, JsonNode>>>> game : games.entrySet()) {
                List<List<JsonNode>> told = new ArrayList<>();
                for (Future<Map<Integer, JsonNode>> player : game.getValue()) {
                    told.add(common(player.get().values()));
                }
                assertEquals(List.of(told.getFirst()), told.stream().distinct().toList(), "what all were told");
                Set<String> records = new HashSet<>();
                for (ServerProcess node : alive) {
                    for (Client client : Objects.requireNonNull(tables.get(game.getKey()))) {
                        client.moveTo(node.port());
                        records.add(client.get("/api/tables/" + game.getKey() + "/record")
                                .expect(200)
                                .text());
                    }
                }
                assertEquals(1, records.size(), "all have the same record");
                String record = records.iterator().next();
                assertEquals(
                        told.getFirst().size(),
                        1
                                + record.lines()
                                        .filter(line -> line.startsWith("round"))
                                        .count());
            }
        } finally {
            nodes.forEach(ServerProcess::close);
        }
    }

    /** What every player is told in the same words: how rounds and the game ended. */
    private static List<JsonNode> common(Collection<JsonNode> events) {
        return events.stream()
                .filter(event -> Set.of("roundClosed", "over")
                        .contains(event.path("type").asText()))
                .toList();
    }

    /** Tables for two to four, half of them with a bot, whose people sit at different nodes. */
    private static Map<String, List<Client>> open(Supplier<Integer> somePort) {
        Map<String, List<Client>> tables = new LinkedHashMap<>();
        for (int i = 0; i < TABLES; i++) {
            int people = 2 + i % 3;
            List<Client> clients = new ArrayList<>();
            for (int k = 1; k <= people; k++) {
                clients.add(Client.arrive(somePort.get(), "Player " + k));
            }
            List<String> bots = people < 4 && i % 2 == 0 ? List.of("magpie") : List.of();
            String table = clients.getFirst().open(Map.of("people", people, "bots", bots));
            clients.subList(1, people).forEach(client -> client.join(table).expect(200));
            clients.getFirst().start(table).expect(200);
            tables.put(table, clients);
        }
        return tables;
    }
}
