package trasse.server;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import trasse.rules.Deck;
import trasse.rules.Prng;
import trasse.testkit.Client;
import trasse.testkit.Postgres;
import trasse.testkit.RandomPlay;
import trasse.testkit.ServerProcess;

/** Nodes of several versions on one database, while one after the other is replaced. */
class RollingUpdateTest {
    /** Whatever a node stores has a field more in every object, as if a later version had written it. */
    private static final String LATER_FIELDS = """
            create function later(body text) returns text language sql as $$
                select regexp_replace(body, '\\{(?="\\D)', '{"later":[{"some":1}],', 'g')
            $$;
            create function later_body() returns trigger language plpgsql as $$
                begin new.body := later(new.body); return new; end
            $$;
            create function later_terms() returns trigger language plpgsql as $$
                begin new.terms := later(new.terms); return new; end
            $$;
            create trigger later before insert on table_event for each row execute function later_body();
            create trigger later before insert on game_table for each row execute function later_terms();
            create trigger later before insert on daily_deal for each row execute function later_body();
            """;

    @Test
    void nodesReadWhatLaterVersionsWouldStore(@TempDir Path folder) throws Exception {
        Settings settings = Store.POSTGRES.settings(folder);
        try (Running one = new Running(settings, InstantSource.system());
                Running another = new Running(settings, InstantSource.system())) {
            Postgres.execute(Objects.requireNonNull(settings.databaseUrl()), LATER_FIELDS);
            playWhile(() -> List.of(one.port(), another.port()), round -> {});
        }
    }

    /** The jar of the version before, which {@code ./check --deep} builds from the history. */
    @Test
    @Tag("deep")
    void gamesGoOnWhileTheNodesOfTheVersionBeforeAreReplaced(@TempDir Path folder) throws Exception {
        Path jar = Path.of(Objects.requireNonNull(System.getProperty("trasse.former"), "-Dtrasse.former=JAR"));
        String url = Postgres.newDatabase();
        List<ServerProcess> nodes = new ArrayList<>();
        try {
            nodes.add(former(jar, folder, url));
            nodes.add(former(jar, folder, url));
            playWhile(() -> nodes.stream().map(ServerProcess::port).toList(), round -> {
                switch (round) {
                    case 3 -> nodes.add(Node.start(folder, url));
                    case 6 -> nodes.set(0, Node.start(folder, url)).stop();
                    // The update is taken back at one node, and made again.
                    case 9 -> nodes.set(0, former(jar, folder, url)).stop();
                    case 11 -> nodes.set(0, Node.start(folder, url)).stop();
                    case 13 -> nodes.set(1, Node.start(folder, url)).stop();
                    default -> {}
                }
            });
        } finally {
            nodes.forEach(ServerProcess::close);
        }
    }

    private static ServerProcess former(Path jar, Path folder, String url) {
        return ServerProcess.ofJar(
                jar,
                "serve",
                "--port",
                "0",
                "--data",
                folder.toString(),
                "--database-url",
                url,
                "--bot-millis",
                "2",
                "--rate-per-key",
                "100000",
                "--rate-per-address",
                "100000");
    }

    @FunctionalInterface
    private interface Update {
        void before(int round) throws InterruptedException;
    }

    /** Plays a game of two with a bot and a daily deal from the first card to the last, each request at another node. */
    private static void playWhile(Supplier<List<Integer>> ports, Update update) throws InterruptedException {
        AtomicInteger turn = new AtomicInteger();
        Supplier<Integer> next =
                () -> ports.get().get(turn.incrementAndGet() % ports.get().size());
        Client ada = Client.arrive(next.get(), "Ada");
        Client tim = Client.arrive(next.get(), "Tim");
        String table = ada.open(Map.of("people", 2, "bots", List.of("magpie"), "secondsPerRound", 600));
        tim.join(table).expect(200);
        ada.at(next.get()).start(table).expect(200);
        String daily = ada.at(next.get())
                .post("/api/daily/play", Map.of("name", "Ada"))
                .expectSuccess()
                .body()
                .path("table")
                .asText();
        Prng prng = new Prng(1);
        for (int round = 1; round <= Deck.SIZE; round++) {
            update.before(round);
            move(ada, next, table, round, prng);
            move(tim, next, table, round, prng);
            move(ada, next, daily, round, prng);
        }
        RandomPlay.awaitOver(ada.at(next.get()), table);
        Set<String> records = new HashSet<>();
        for (int port : ports.get()) {
            records.add(ada.at(port)
                    .get("/api/tables/" + table + "/record")
                    .expect(200)
                    .text());
            JsonNode today = ada.at(port).get("/api/daily").expect(200).body();
            assertEquals(1, today.path("finished").asInt());
        }
        assertEquals(1, records.size(), "all nodes have the same record");
    }

    private static void move(Client client, Supplier<Integer> next, String table, int round, Prng prng) {
        JsonNode view = RandomPlay.awaitRound(client.at(next.get()), table, round);
        client.at(next.get()).move(table, round, RandomPlay.anyMove(view, prng)).expect(200);
    }
}
