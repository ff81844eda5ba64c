package trasse.bench.load;

import java.io.EOFException;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.IntUnaryOperator;
import trasse.rules.Action;
import trasse.rules.Board;
import trasse.rules.Card;
import trasse.rules.Extension;
import trasse.rules.Extensions;
import trasse.rules.Line;
import trasse.rules.Pass;
import trasse.rules.Prng;
import trasse.rules.notation.BuiltInBoards;

/** Somebody who follows one table and moves there by chance, after thinking for a while. */
final class Player implements Runnable {
    private static final Board BOARD = BuiltInBoards.classic();

    private final Wire wire;
    private final Table table;
    private final String token;
    private final int chair;
    private final IntUnaryOperator thinkingMillis;
    private final Prng prng;
    private Optional<Line> line = Optional.empty();
    private Optional<Line> next = Optional.empty();

    /**
     * A player who has a chair.
     *
     * @param thinkingMillis how long to think, from a number that is different for each move
     */
    Player(Wire wire, Table table, String token, int chair, IntUnaryOperator thinkingMillis) {
        this.wire = wire;
        this.table = table;
        this.token = token;
        this.chair = chair;
        this.thinkingMillis = thinkingMillis;
        this.prng = new Prng(token.hashCode());
    }

    /** When each chair's move of each round was sent, for all at the table to see how long it took to reach them. */
    static final class Table {
        private final String id;
        private final long[][] sentAt = new long[5][16];
        private final Latencies latencies;
        private final AtomicLong moves;

        Table(String id, Latencies latencies, AtomicLong moves) {
            this.id = id;
            this.latencies = latencies;
            this.moves = moves;
        }

        private synchronized void sent(int chair, int round) {
            sentAt[chair][round] = System.nanoTime();
            moves.incrementAndGet();
        }

        private synchronized void received(int chair, int round) {
            latencies.add(System.nanoTime() - sentAt[chair][round]);
        }
    }

    @Override
    public void run() {
        try {
            wire.follow("/api/tables/" + table.id + "/events", token, this::take);
            wire.failed(new EOFException("a stream has ended"));
        } catch (IOException | RuntimeException e) {
            wire.failed(e);
        }
    }

    private void take(String event) {
        if (event.contains("\"type\":\"acted\"")) {
            table.received(number(event, "chair"), number(event, "round"));
        } else if (event.contains("\"type\":\"started\"")) {
            int start = number(event.substring(event.indexOf("{\"chair\":" + chair)), "start");
            line = Optional.of(Line.at(BOARD.start(start)));
        } else if (event.contains("\"type\":\"cardTurned\"")) {
            next.ifPresent(drawn -> line = Optional.of(drawn));
            move(number(event, "round"), Card.parse(text(event, "card")).orElseThrow());
        }
    }

    private void move(int round, Card card) {
        Line drawn = line.orElseThrow();
        Extensions possible = drawn.extensions(card, BOARD);
        Action action = new Pass();
        if (!possible.isEmpty()) {
            Extension extension = possible.get(prng.below(possible.size()));
            next = Optional.of(drawn.extend(extension, card, BOARD).orElseThrow());
            action = extension;
        }
        String body = "{\"command\":\"" + round + "\",\"round\":" + round + ",\"move\":\"" + action + "\"}";
        int millis = thinkingMillis.applyAsInt(prng.below(Integer.MAX_VALUE));
        Thread.startVirtualThread(() -> {
            try {
                Thread.sleep(millis);
                table.sent(chair, round);
                wire.post("/api/tables/" + table.id + "/move", token, body);
            } catch (IOException | RuntimeException e) {
                wire.failed(e);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        });
    }

    /** Makes a table and seats four. */
    static List<Player> atNewTable(Wire wire, Latencies latencies, AtomicLong moves, IntUnaryOperator thinkingMillis)
            throws IOException, InterruptedException {
        List<String> tokens = List.of(token(wire), token(wire), token(wire), token(wire));
        String opened = wire.post("/api/tables", tokens.getFirst(), "{\"command\":\"o\",\"name\":\"P1\",\"people\":4}");
        Table table = new Table(text(opened, "table"), latencies, moves);
        for (int chair = 2; chair <= 4; chair++) {
            wire.post(
                    "/api/tables/" + table.id + "/join",
                    tokens.get(chair - 1),
                    "{\"command\":\"j\",\"name\":\"P" + chair + "\"}");
        }
        return List.of(
                new Player(wire, table, tokens.get(0), 1, thinkingMillis),
                new Player(wire, table, tokens.get(1), 2, thinkingMillis),
                new Player(wire, table, tokens.get(2), 3, thinkingMillis),
                new Player(wire, table, tokens.get(3), 4, thinkingMillis));
    }

    /** The first player starts the game. */
    void start() throws IOException, InterruptedException {
        wire.post("/api/tables/" + table.id + "/start", token, "{\"command\":\"s\"}");
    }

    private static String token(Wire wire) throws IOException, InterruptedException {
        return text(wire.post("/api/tokens", "", "{}"), "token");
    }

    private static int number(String json, String field) {
        int from = json.indexOf("\"" + field + "\":") + field.length() + 3;
        int to = from;
        while (Character.isDigit(json.charAt(to))) {
            to++;
        }
        return Integer.parseInt(json.substring(from, to));
    }

    private static String text(String json, String field) {
        int from = json.indexOf("\"" + field + "\":\"") + field.length() + 4;
        return json.substring(from, json.indexOf('"', from));
    }
}
