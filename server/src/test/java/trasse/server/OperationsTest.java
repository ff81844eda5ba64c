package trasse.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import trasse.testkit.Client;
import trasse.testkit.EventStream;
import trasse.testkit.Postgres;
import trasse.testkit.RandomPlay;

/** What those who run a server see of it. */
class OperationsTest extends SharedServerTest {
    private static final Pattern METRIC = Pattern.compile("trasse_[a-z_]+[a-z]");

    @Test
    void aServerThatRunsIsLiveAndReady() {
        assertTrue(
                spectator().get("/health/live").expect(200).body().path("live").asBoolean());
        assertTrue(spectator()
                .get("/health/ready")
                .expect(200)
                .body()
                .path("ready")
                .asBoolean());
    }

    @Test
    void aServerIsNotReadyWhileItsDatabaseDoesNotAnswer(@TempDir Path folder) {
        Settings settings = Store.POSTGRES.settings(folder);
        String url = Objects.requireNonNull(settings.databaseUrl());
        try (Running server = new Running(settings, clock());
                LoggedErrors logged = new LoggedErrors("trasse.server.http")) {
            Client nobody = Client.spectator(server.port());
            Postgres.disconnect(url);
            Client.Answer answer = nobody.get("/health/ready").expect(503);
            assertEquals("not-ready", answer.problem());
            assertEquals(
                    "5", answer.response().headers().firstValue("Retry-After").orElse("none"));
            assertEquals(List.of(), logged.messages());
            Postgres.reconnect(url);
            awaitReady(nobody);
        }
    }

    @Test
    void aServerThatCanReadButNotStoreIsNotReady(@TempDir Path folder) {
        Settings settings = Store.POSTGRES.settings(folder);
        String url = Objects.requireNonNull(settings.databaseUrl());
        try (Running server = new Running(settings, clock())) {
            Client nobody = Client.spectator(server.port());
            Postgres.forbidWrites(url);
            Postgres.disconnect(url);
            Postgres.reconnect(url);
            // The connections from before are broken, and each is noticed when it is used.
            while (nobody.get("/api/tables").status() != 200) {
                Thread.onSpinWait();
            }
            assertEquals("not-ready", nobody.get("/health/ready").expect(503).problem());
        }
    }

    @Test
    void whileTheDatabaseIsAwayACommandIsToBeSentAgain(@TempDir Path folder) {
        Settings settings = Store.POSTGRES.settings(folder);
        String url = Objects.requireNonNull(settings.databaseUrl());
        try (Running server = new Running(settings, clock())) {
            Postgres.disconnect(url);
            Client.Answer answer = Client.spectator(server.port()).post("/api/tokens", Map.of());
            assertEquals("unavailable", answer.expect(503).problem());
            assertEquals(
                    "2", answer.response().headers().firstValue("Retry-After").orElse("none"));
        }
    }

    @Test
    void whileAnotherProgramLocksTheFileACommandIsToBeSentAgain(@TempDir Path folder) throws SQLException {
        try (Running server = Running.on(Store.SQLITE, folder)) {
            Client ada = server.arrive("Ada");
            Client.Answer answer;
            try (Connection other = DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("trasse.sqlite"));
                    Statement statement = other.createStatement()) {
                statement.execute("begin immediate");
                answer = ada.command("/api/tables", Map.of("name", "Ada"));
                assertEquals("not-ready", ada.get("/health/ready").expect(503).problem());
            }
            assertEquals("unavailable", answer.expect(503).problem());
            assertEquals(
                    "2", answer.response().headers().firstValue("Retry-After").orElse("none"));
            awaitReady(ada);
            ada.open(Map.of());
        }
    }

    @Test
    void whileNothingCanBeStoredThereIsOneLineASecondHoweverManyTablesAreDue(@TempDir Path folder) {
        Settings settings = Store.POSTGRES.settings(folder);
        String url = Objects.requireNonNull(settings.databaseUrl());
        MovableClock clock = new MovableClock(Instant.parse("2026-11-16T12:00:00Z"));
        try (Running server = new Running(settings, clock)) {
            Client ada = server.arrive("Ada");
            for (int i = 0; i < 20; i++) {
                ada.open(Map.of("secondsPerRound", 60));
            }
            Postgres.forbidWrites(url);
            Postgres.disconnect(url);
            Postgres.reconnect(url);
            while (ada.get("/api/tables").status() != 200) {
                Thread.onSpinWait();
            }
            long begin = System.nanoTime();
            try (LoggedErrors logged = new LoggedErrors("trasse.server")) {
                clock.advance(Duration.ofSeconds(61));
                while (logged.warnings().size() < 3 && logged.messages().isEmpty()) {
                    RandomPlay.pause(20);
                }
                assertEquals(List.of(), logged.messages());
                int lines = logged.warnings().size();
                long seconds = Duration.ofNanos(System.nanoTime() - begin).toSeconds();
                assertTrue(lines <= seconds + 1, logged.warnings()::toString);
            }
        }
    }

    @Test
    void aServerThatIsTooSlowSaysWhenToComeBack(@TempDir Path folder) {
        Settings settings = Variant.of(Store.SQLITE.settings(folder))
                .busyAfter(Duration.ofNanos(1))
                .settings();
        try (Running server = new Running(settings, clock())) {
            Client nobody = Client.spectator(server.port());
            Client.Answer answer = nobody.get("/api/tables");
            while (answer.status() != 503) {
                answer = nobody.get("/api/tables");
            }
            assertEquals("busy", answer.problem());
            assertEquals(
                    answer.body().path("retryAfter").asText(),
                    answer.response().headers().firstValue("Retry-After").orElse("none"));
        }
    }

    private static void awaitReady(Client nobody) {
        for (int tries = 0; tries < 500; tries++) {
            if (nobody.get("/health/ready").status() == 200) {
                return;
            }
            RandomPlay.pause(20);
        }
        throw new AssertionError("the server does not get ready again");
    }

    @Test
    void whatBreaksIsAnsweredWithTheNameUnderWhichTheLogHasIt(@TempDir Path folder) {
        Settings settings = Store.POSTGRES.settings(folder);
        String url = Objects.requireNonNull(settings.databaseUrl());
        try (Running server = new Running(settings, clock());
                LoggedErrors logged = new LoggedErrors("trasse.server.http")) {
            Postgres.execute(url, "drop table challenge");
            Client.Answer answer = Client.spectator(server.port()).get("/api/challenges/some");
            assertEquals("broken", answer.expect(500).problem());
            assertEquals(500, answer.body().path("status").asInt());
            String incident = answer.body().path("incident").asText();
            assertFalse(incident.isEmpty());
            assertEquals(1, logged.messages().size());
            assertTrue(logged.messages().getFirst().contains(incident));
        }
    }

    @Test
    void theFiguresAreThoseThatTheDocumentsName() throws IOException {
        Client ada = arrive("Ada");
        ada.move(ada.open(Map.of()), 1, "-").expect(200);
        Set<String> shown = spectator()
                .get("/metrics")
                .expect(200)
                .text()
                .lines()
                .filter(line -> line.startsWith("# TYPE "))
                .map(line -> line.split(" ", -1)[2])
                .collect(Collectors.toCollection(TreeSet::new));
        Set<String> named = METRIC.matcher(Files.readString(Path.of("..", "docs", "hosting.md")))
                .results()
                .map(MatchResult::group)
                .collect(Collectors.toCollection(TreeSet::new));
        assertEquals(named, shown);
    }

    @Test
    void streamsAndTablesAreCounted() {
        Client ada = arrive("Ada");
        String table = ada.open(Map.of());
        try (EventStream following = ada.follow(table, 0)) {
            following.awaitType("cardTurned");
            assertTrue(figure("trasse_streams") >= 1);
            assertTrue(figure("trasse_tables{phase=\"playing\"}") >= 1);
        }
    }

    private double figure(String name) {
        return spectator()
                .get("/metrics")
                .expect(200)
                .text()
                .lines()
                .filter(line -> line.startsWith(name + " "))
                .mapToDouble(line -> Double.parseDouble(line.substring(name.length() + 1)))
                .findFirst()
                .orElseThrow();
    }
}
