package trasse.testkit.hostile;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.time.Duration;
import java.time.LocalDate;
import java.time.YearMonth;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.stream.IntStream;
import trasse.rules.Prng;
import trasse.testkit.Client;
import trasse.testkit.ProcessSize;
import trasse.testkit.RandomPlay;
import trasse.testkit.ServerProcess;

/** All hostilities against a server in a process of its own. */
public final class HostileRun {
    private static final int ATTACKERS = 4;

    /** What may be left over: threads and connections come and go, and caches fill within their bounds. */
    private static final ProcessSize MOST_GROWTH = new ProcessSize(48, 24, 24);

    /**
     * What a run has seen.
     *
     * @param answers how often each status was answered to the mutated requests
     * @param hangups how often the server hung up on a broken one
     * @param slowestBystander how long somebody else waited for an answer, at most
     * @param cutOff how long it took until all slow requests were cut off
     * @param letGo how long it took until the server had let go of vanished streams
     */
    public record Report(
            Map<Integer, Long> answers,
            long hangups,
            int forgeries,
            Duration slowestBystander,
            Duration cutOff,
            Duration letGo,
            ProcessSize before,
            ProcessSize after) {}

    private final ServerProcess server;
    private final long seed;
    private final List<Client> attackers;
    private final List<String> keys;

    /** A run against a server that has no limit to the rate of requests. */
    public HostileRun(ServerProcess server, long seed) {
        this.server = server;
        this.seed = seed;
        this.attackers = IntStream.range(0, ATTACKERS)
                .mapToObj(i -> Client.arrive(server.port(), "Mallory " + i))
                .toList();
        this.keys = attackers.stream().map(Client::token).toList();
    }

    /**
     * Does all of it. With the first half of the requests the server gets warm, then its size is taken.
     *
     * @param requests how many mutated requests are sent, at least
     * @param slow how many slow requests are open at a time
     * @param streams how many streams are opened
     */
    public Report run(long requests, int slow, int streams)
            throws IOException, ExecutionException, InterruptedException {
        int port = server.port();
        Victims victims = new Victims(port);
        JsonNode document =
                Client.spectator(port).get("/api/openapi.json").expect(200).body();
        Map<String, List<String>> places = places(victims);
        Storm storm = new Storm(port, prng -> new HostileRequests(document, places, keys, prng));
        Hoarders hoarders = new Hoarders(port);
        storm.rage(requests / 2, seed);
        hoarders.flood(streams, keys, victims.path());
        ProcessSize before = server.size();
        try (Bystander bystander = new Bystander(port)) {
            FutureTask<Duration> trickle = new FutureTask<>(() -> hoarders.trickle(slow));
            Thread.startVirtualThread(trickle);
            storm.rage(requests - requests / 2, ~seed);
            int forgeries = new Forgeries(port, victims, keys.getFirst()).tryAll();
            Duration letGo = hoarders.flood(streams, keys, victims.path());
            Duration cutOff = trickle.get();
            Duration slowest = bystander.slowest();
            victims.requireUnharmed();
            requireDepth(storm.answers());
            ProcessSize after = server.size();
            requireNoGrowth(before, after);
            return new Report(storm.answers(), storm.hangups(), forgeries, slowest, cutOff, letGo, before, after);
        }
    }

    /** Requests that are all refused at the door would try nothing behind it. */
    private void requireDepth(Map<Integer, Long> answers) {
        attackers.forEach(attacker -> attacker.get("/api/me").expect(200));
        long all = answers.values().stream().mapToLong(count -> count).sum();
        long accepted = answers.entrySet().stream()
                .filter(answer -> answer.getKey() < 300)
                .mapToLong(Map.Entry::getValue)
                .sum();
        if (accepted < all / 20) {
            throw new AssertionError("hardly any request was accepted: " + answers);
        }
    }

    private static void requireNoGrowth(ProcessSize before, ProcessSize after) {
        boolean grown = after.heapMegabytes() > before.heapMegabytes() + MOST_GROWTH.heapMegabytes()
                || after.threads() > before.threads() + MOST_GROWTH.threads()
                || after.files() > before.files() + MOST_GROWTH.files();
        if (grown) {
            throw new AssertionError("the server has grown from " + before + " to " + after);
        }
    }

    /** What there is, of the victims and of the attackers themselves, and what there is not. */
    private Map<String, List<String>> places(Victims victims) {
        Client first = attackers.getFirst();
        String over = first.open(Map.of());
        RandomPlay.toTheEnd(over, List.of(first), new Prng(seed));
        String challenge = first.post("/api/tables/" + over + "/challenge", Map.of())
                .expect(200)
                .body()
                .path("challenge")
                .asText();
        String own = first.open(Map.of("bots", List.of("cat")));
        String waiting = attackers.get(1).open(Map.of("people", 3));
        LocalDate today = LocalDate.now(ZoneOffset.UTC);
        return Map.of(
                "table", List.of(victims.table(), over, own, waiting, "nowhere"),
                "challenge", List.of(challenge, "nowhere"),
                "board", List.of("classic", "garden", "nowhere"),
                "day", List.of(today.toString(), today.minusDays(1).toString(), "months"),
                "month", List.of(YearMonth.from(today).toString(), "2026-13"));
    }
}
