package trasse.testkit.hostile;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.Function;
import trasse.rules.Prng;
import trasse.testkit.Together;

/** Sends hostile requests over several connections, and looks at every answer. */
final class Storm {
    private static final int CONNECTIONS = 8;

    private final int port;
    private final Function<Prng, HostileRequests> maker;
    private final Map<Integer, LongAdder> answers = new ConcurrentSkipListMap<>();
    private final LongAdder hangups = new LongAdder();
    private volatile boolean over;

    Storm(int port, Function<Prng, HostileRequests> maker) {
        this.port = port;
        this.maker = maker;
    }

    /** Sends that many. */
    void rage(long requests, long seed) {
        Prng seeds = new Prng(seed);
        List<Callable<Boolean>> senders = new ArrayList<>();
        for (int i = 0; i < CONNECTIONS; i++) {
            HostileRequests some = maker.apply(new Prng(seeds.nextLong()));
            senders.add(() -> send(some, Math.ceilDiv(requests, CONNECTIONS)));
        }
        Together.all(senders);
    }

    /** How often each status was answered. */
    Map<Integer, Long> answers() {
        Map<Integer, Long> counts = new ConcurrentSkipListMap<>();
        answers.forEach((status, count) -> counts.put(status, count.sum()));
        return counts;
    }

    /** How often the server hung up instead of answering a request that was broken. */
    long hangups() {
        return hangups.sum();
    }

    private boolean send(HostileRequests requests, long count) {
        RawConnection connection = connect();
        try {
            for (long i = 0; i < count && !over; i++) {
                RawRequest request = requests.next();
                Optional<RawConnection.Answer> answer = connection.exchange(request);
                if (answer.isEmpty() && request.complete()) {
                    // A server may close a connection after any answer, so once more on a new one.
                    connection.close();
                    connection = connect();
                    answer = connection.exchange(request);
                }
                judge(request, answer);
                if (answer.isEmpty() || answer.get().last()) {
                    connection.close();
                    connection = connect();
                }
            }
            return true;
        } finally {
            connection.close();
        }
    }

    private RawConnection connect() {
        try {
            return new RawConnection(port);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void judge(RawRequest request, Optional<RawConnection.Answer> answered) {
        if (answered.isEmpty()) {
            require(!request.complete(), "the server hangs up", request);
            hangups.increment();
            return;
        }
        RawConnection.Answer answer = answered.get();
        answers.computeIfAbsent(answer.status(), status -> new LongAdder()).increment();
        require(isAllowed(answer), "the answer is " + answer, request);
        require(
                answer.headers().keySet().stream().noneMatch(name -> name.startsWith("access-control")),
                "pages of other sites are let in: " + answer,
                request);
    }

    /** Not supported (501, 505) is a correct answer to HTTP that is not. */
    private static boolean isAllowed(RawConnection.Answer answer) {
        return answer.status() < 500
                || answer.status() == 501
                || answer.status() == 505
                || (answer.status() == 503 && answer.headers().containsKey("retry-after"));
    }

    private void require(boolean holds, String otherwise, RawRequest request) {
        if (!holds) {
            over = true;
            throw new AssertionError(otherwise + "\nto\n" + request);
        }
    }
}
