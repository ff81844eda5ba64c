package trasse.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import java.io.IOException;
import java.net.http.HttpRequest;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import trasse.rules.Prng;
import trasse.server.table.EventView;
import trasse.server.table.Refusal;
import trasse.testkit.Client;
import trasse.testkit.DeadEnd;
import trasse.testkit.EventStream;
import trasse.testkit.RandomPlay;

/** The description of the API says what the server does, all of it and nothing else. */
class OpenApiTest extends SharedServerTest {
    /** A problem with its status and its type, as the code makes one. */
    private static final Pattern PROBLEM = Pattern.compile("new Problem\\(\\s*([^,]+),\\s*\"([a-z-]+)\"");

    private ApiDocument document;

    @BeforeEach
    void read() {
        Client.Answer answer =
                Client.spectator(server().port()).get("/api/openapi.json").expect(200);
        assertEquals("3.1.0", answer.body().path("openapi").asText());
        document = new ApiDocument(answer.body());
    }

    @Test
    void allReferencesLeadSomewhere() {
        assertEquals(
                List.of(),
                document.references().stream()
                        .filter(reference -> !document.resolves(reference))
                        .toList());
    }

    @Test
    void examplesAreWhatTheyShow() {
        assertEquals(List.of(), document.flawsOfExamples());
    }

    @Test
    void itHasExactlyTheRoutesOfTheServer() {
        assertEquals(new TreeSet<>(server().routes()), document.routes());
    }

    @Test
    void itHasExactlyTheEventsOfAStream() {
        Set<String> events = Stream.of(
                        EventView.class.getAnnotation(JsonSubTypes.class).value())
                .map(JsonSubTypes.Type::name)
                .collect(Collectors.toCollection(TreeSet::new));
        assertEquals(events, document.events());
    }

    @Test
    void requestsHaveExactlyTheFieldsThatAreTaken() {
        Client client = arrive("Ada");
        Map<String, Set<String>> taken = new TreeMap<>();
        document.requestFields().forEach((path, fields) -> {
            Client.Answer answer = client.post(path.replaceAll("\\{[a-z]+}", "none"), Map.of("nonsense", 1));
            String detail = answer.expect(400).body().path("detail").asText();
            taken.put(
                    path,
                    new TreeSet<>(List.of(detail.replaceAll(".*there are ", "").split(", ", -1))));
        });
        assertEquals(taken, document.requestFields());
    }

    @Test
    void everyProblemThatTheCodeMakesIsThereWithItsStatus() throws IOException {
        Map<String, Set<Integer>> documented = document.problems();
        Set<String> made = new TreeSet<>();
        for (Refusal.Kind kind : Refusal.Kind.values()) {
            made.add(kind.toString());
        }
        for (MatchResult problem : problemsInTheCode()) {
            made.add(problem.group(2));
            if (problem.group(1).matches("[0-9]+")) {
                assertTrue(
                        documented.getOrDefault(problem.group(2), Set.of()).contains(Integer.valueOf(problem.group(1))),
                        problem.group());
            }
        }
        assertEquals(made, documented.keySet());
    }

    @Test
    void thePageAboutTheApiHasAllProblemsAndEvents() throws IOException {
        String page = Files.readString(Path.of("../docs/api.md"), StandardCharsets.UTF_8);
        assertEquals(
                List.of(),
                Stream.concat(document.problems().keySet().stream(), document.events().stream())
                        .filter(type -> !page.contains("`" + type + "`"))
                        .toList());
    }

    @Test
    void everyProblemIsProvokedByATest() throws IOException {
        Set<String> unprovoked = new TreeSet<>(document.problems().keySet());
        for (Refusal.Kind kind : ErrorAnswersTest.givenByTheReferee()) {
            // There is a test with all of these.
            unprovoked.remove(kind.toString());
        }
        try (Stream<Path> files = Files.walk(Path.of("src/test/java"))) {
            for (Path file :
                    files.filter(path -> path.toString().endsWith(".java")).toList()) {
                String code = Files.readString(file, StandardCharsets.UTF_8);
                unprovoked.removeIf(type -> code.contains("\"" + type + "\"") || code.contains(":" + type + "\\\""));
            }
        }
        assertEquals(Set.of(), unprovoked);
    }

    private static List<MatchResult> problemsInTheCode() throws IOException {
        List<MatchResult> found = new ArrayList<>();
        try (Stream<Path> files = Files.walk(Path.of("src/main/java"))) {
            for (Path file :
                    files.filter(path -> path.toString().endsWith(".java")).toList()) {
                String code = Files.readString(file, StandardCharsets.UTF_8);
                List<MatchResult> here = PROBLEM.matcher(code).results().toList();
                // All but those made from refusals name their type.
                assertEquals(
                        code.split("new Problem\\(", -1).length - 1,
                        here.size() + code.split("new Problem\\([^,]*, refusal.kind", -1).length - 1,
                        file.toString());
                found.addAll(here);
            }
        }
        assertFalse(found.isEmpty());
        return found;
    }

    private Client.Answer described(Client.Answer answer) {
        assertEquals(List.of(), document.flaws(answer));
        return answer;
    }

    @Test
    void theAnswersOfATableAreAsDescribed() {
        Client ada = arrive("Ada");
        Client tim = arrive("Tim");
        Client nobody = Client.spectator(server().port());
        String table = described(ada.command(
                        "/api/tables",
                        Map.of(
                                "name",
                                "Ada",
                                "people",
                                2,
                                "bots",
                                List.of("magpie"),
                                "listed",
                                true,
                                "secondsPerRound",
                                600)))
                .expect(201)
                .body()
                .path("table")
                .asText();
        String path = "/api/tables/" + table;
        described(nobody.get("/api/tables")).expect(200);
        described(nobody.get(path + "/record")).expect(409);
        described(tim.join(table)).expect(200);
        described(tim.command(path + "/leave", Map.of())).expect(200);
        described(ada.startWhenFull(table)).expect(200);
        described(ada.get(path)).expect(200);
        described(tim.join(table)).expect(200);
        described(tim.move(table, 1, "-")).expect(200);
        described(tim.command(path + "/leave", Map.of())).expect(200);
        described(nobody.get(path)).expect(200);
        described(tim.command(path + "/return", Map.of())).expect(200);
        described(tim.command(path + "/take-back", Map.of("round", 1))).expect(200);
        described(tim.draft(table, 1, "-")).expect(200);
        try (EventStream watching = nobody.follow(table, 0);
                EventStream playing = ada.follow(table, 0)) {
            RandomPlay.toTheEnd(table, List.of(ada, tim), new Prng(1));
            described(ada.get(path)).expect(200);
            described(nobody.get(path + "/record")).expect(200);
            described(ada.get("/api/me/games")).expect(200);
            described(ada.react(table, "thanks")).expect(200);
            described(ada.command(path + "/rematch", Map.of())).expect(200);
            String next = watching.awaitType("rematch").path("table").asText();
            described(tim.command(path + "/rematch", Map.of())).expect(200);
            described(ada.get("/api/tables/" + next)).expect(200);
            playing.awaitType("rematch");
            Set<String> types = new TreeSet<>();
            Stream.concat(watching.events().stream(), playing.events().stream()).forEach(event -> {
                assertEquals(List.of(), document.flawsOfEvent(event));
                types.add(event.path("type").asText());
            });
            Stream.concat(watching.views().stream(), playing.views().stream())
                    .forEach(view -> assertEquals(List.of(), document.flawsOfView(view)));
            Set<String> expected = new TreeSet<>(document.events());
            expected.removeAll(Set.of("abandoned", "finished", "nudged"));
            assertEquals(expected, types);
        }
    }

    @Test
    void anAbandonedTableIsAsDescribed() {
        Client ada = arrive("Ada");
        String table = ada.open(Map.of("people", 2));
        try (EventStream watching = ada.follow(table, 0)) {
            described(ada.command("/api/tables/" + table + "/leave", Map.of())).expect(200);
            assertEquals(List.of(), document.flawsOfEvent(watching.awaitType("abandoned")));
        }
        described(ada.get("/api/tables/" + table)).expect(200);
    }

    @Test
    void aFinishedGameIsAsDescribed() {
        Client ada = arrive("Ada");
        String table = DeadEnd.table(List.of(ada), Map.of());
        try (EventStream watching = ada.follow(table, 0)) {
            described(ada.finish(table)).expect(200);
            assertEquals(List.of(), document.flawsOfEvent(watching.awaitType("finished")));
        }
        described(ada.get("/api/tables/" + table)).expect(200);
    }

    @Test
    void theDailyDealIsAsDescribed() {
        Client ada = arrive("Ada");
        Client tim = arrive("Tim");
        described(Client.spectator(server().port()).get("/api/daily")).expect(200);
        String table = played("/api/daily/play", ada);
        described(ada.get("/api/daily")).expect(200);
        RandomPlay.toTheEnd(table, List.of(ada), new Prng(1));
        described(tim.get("/api/tables/" + table)).expect(403);
        described(tim.get("/api/daily")).expect(200);
        RandomPlay.toTheEnd(played("/api/daily/play", tim), List.of(tim), new Prng(2));
        Client.Answer day = described(tim.get("/api/daily")).expect(200);
        assertTrue(day.body().path("yours").has("percentile"));
        described(tim.get("/api/tables/" + table)).expect(200);
        described(tim.get("/api/daily/months")).expect(200);
        described(tim.get("/api/daily/months/1999-12")).expect(404);
        described(tim.get("/api/daily/months/december")).expect(400);
        described(tim.get("/api/daily/" + day.body().path("day").asText() + "/deal"))
                .expect(409);
        described(tim.get("/api/daily/2020-02-29/deal")).expect(404);
        described(tim.get("/api/daily/tomorrow/deal")).expect(400);
        described(tim.get("/api/daily/2020-02-29")).expect(404);
        described(tim.get("/api/daily/2999-01-01")).expect(404);
        described(tim.get("/api/daily/tomorrow")).expect(400);
        described(ada.post("/api/tables/" + table + "/challenge", Map.of())).expect(409);
    }

    private String played(String path, Client client) {
        return described(client.post(path, Map.of("name", client.name())))
                .expect(201)
                .body()
                .path("table")
                .asText();
    }

    @Test
    void challengesAreAsDescribed() {
        Client ada = arrive("Ada");
        Client tim = arrive("Tim");
        String table = ada.open(Map.of());
        described(ada.post("/api/tables/" + table + "/challenge", Map.of())).expect(409);
        described(tim.post("/api/tables/" + table + "/challenge", Map.of())).expect(403);
        RandomPlay.toTheEnd(table, List.of(ada), new Prng(1));
        String challenge = described(ada.post("/api/tables/" + table + "/challenge", Map.of()))
                .expect(200)
                .body()
                .path("challenge")
                .asText();
        String path = "/api/challenges/" + challenge;
        described(tim.get(path)).expect(200);
        described(ada.post(path + "/play", Map.of("name", "Ada"))).expect(409);
        String answer = played(path + "/play", tim);
        described(tim.get("/api/tables/" + answer)).expect(200);
        RandomPlay.toTheEnd(answer, List.of(tim), new Prng(2));
        described(tim.get(path)).expect(200);
        described(tim.get("/api/challenges/none")).expect(404);
    }

    @Test
    void whoYouAreIsAsDescribed() {
        Client ada = arrive("Ada");
        Client nobody = Client.spectator(server().port());
        described(nobody.get("/api/me")).expect(401);
        described(nobody.post("/api/me", Map.of())).expect(201);
        described(nobody.post("/api/tokens", Map.of())).expect(201);
        described(ada.post("/api/me", Map.of())).expect(200);
        described(ada.get("/api/me")).expect(200);
        String code = described(ada.post("/api/me/codes", Map.of()))
                .expect(201)
                .body()
                .path("code")
                .asText();
        described(nobody.post("/api/me/redeem", Map.of("code", code))).expect(200);
        described(nobody.post("/api/me/redeem", Map.of("code", code))).expect(422);
        described(ada.delete("/api/me")).expect(204);
        described(ada.get("/api/me")).expect(401);
    }

    @Test
    void problemsAreAsDescribed() {
        Client ada = arrive("Ada");
        Client tim = arrive("Tim");
        String table = ada.open(Map.of("people", 2));
        String path = "/api/tables/" + table;
        described(tim.get("/api/tables/none")).expect(404);
        described(tim.get(path + "/events?after=x")).expect(400);
        described(tim.get("/api/me/games?before=x")).expect(400);
        described(tim.postText(path + "/join", "{")).expect(400);
        described(tim.command(path + "/join", Map.of("name", ""))).expect(422);
        described(tim.command(path + "/join", Map.of("name", "ADA"))).expect(409);
        described(tim.postText(path + "/join", " ".repeat(20_000))).expect(413);
        described(tim.command("/api/tables", Map.of("name", "Tim", "people", 9)))
                .expect(422);
        described(tim.start(table)).expect(403);
        described(tim.startWhenFull(table)).expect(403);
        described(ada.move(table, 1, "-")).expect(409);
        described(ada.start(table)).expect(200);
        described(ada.move(table, 1, "a1: a2")).expect(422);
        described(ada.move(table, 2, "-")).expect(409);
        described(ada.draft(table, 1, "a1: a2")).expect(422);
        described(ada.draft(table, 2, "-")).expect(409);
        described(ada.command(path + "/take-back", Map.of("round", 1))).expect(409);
        described(ada.finish(table)).expect(409);
        described(ada.nudge(table, 2)).expect(409);
        described(ada.react(table, "boo")).expect(400);
        for (int i = 0; i < 5; i++) {
            described(ada.react(table, "wow")).expect(200);
        }
        described(ada.react(table, "wow")).expect(409);
        described(ada.command(path + "/replace", Map.of("chair", 1))).expect(409);
        described(ada.command(path + "/rematch", Map.of())).expect(409);
        described(tim.send(tim.request(path + "/join")
                        .POST(HttpRequest.BodyPublishers.ofString("{}"))
                        .header("Origin", "https://example.com")
                        .build()))
                .expect(403);
    }

    @Test
    void whatIsForOperatorsIsAsDescribed() {
        Client nobody = Client.spectator(server().port());
        for (String path : List.of("/health/live", "/health/ready", "/metrics")) {
            described(nobody.get(path)).expect(200);
        }
    }
}
