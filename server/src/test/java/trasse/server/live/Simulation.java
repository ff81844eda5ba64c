package trasse.server.live;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.sql.SQLTransientConnectionException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import trasse.rules.Board;
import trasse.rules.Deal;
import trasse.rules.Deck;
import trasse.rules.Edition;
import trasse.rules.Prng;
import trasse.rules.notation.BuiltInBoards;
import trasse.rules.notation.Replay;
import trasse.server.store.DatabaseTrouble;
import trasse.server.store.TableStore;
import trasse.server.store.VisitorStore;
import trasse.server.table.Command;
import trasse.server.table.Entry;
import trasse.server.table.Outcome;
import trasse.server.table.Phase;
import trasse.server.table.Receipt;
import trasse.server.table.Table;
import trasse.server.table.TableEvent;
import trasse.server.table.TableView;
import trasse.server.table.Terms;

/**
 * A game of three on two nodes, in which everything goes wrong that can: nodes crash before, during and after a
 * transaction, or the database fails; other commands come in between, and some are done together; requests and answers
 * get lost or come twice, news between nodes is late or never comes, time jumps. After each step, all that must hold is
 * checked. All of it follows from the seed.
 */
final class Simulation implements SimulatedDatabase.Incidents {
    private static final int PEOPLE = 3;
    private static final int STEPS = 150;
    private static final int MOST_STEPS_TO_THE_END = 100;

    private final Prng prng;
    private final TableStore store;
    private final List<SimulatedNode> nodes;
    private final List<SimulatedPlayer> players = new ArrayList<>();
    private final List<Entry> stored = new ArrayList<>();
    private final Set<String> storedKeys = new HashSet<>();
    private final TableEvent.Opened opened;
    private final String id;
    private Instant now = Instant.parse("2026-01-01T00:00:00Z");
    private @Nullable Table truth;
    private boolean calm;
    private int depth;
    private int crashes;

    Simulation(long seed, SimulatedDatabase database) {
        prng = new Prng(seed);
        id = "table" + seed;
        store = new TableStore(database);
        nodes = List.of(new SimulatedNode(store, () -> now), new SimulatedNode(store, () -> now));
        VisitorStore visitors = new VisitorStore(database);
        for (int i = 1; i <= PEOPLE; i++) {
            String visitor = "visitor" + seed + "-" + i;
            visitors.add(visitor, "key" + seed + "-" + i, now);
            players.add(new SimulatedPlayer(visitor, prng));
        }
        Integer seconds = prng.below(2) == 0 ? null : 60;
        Terms terms = new Terms(Edition.BOARDS, BuiltInBoards.classic(), PEOPLE, List.of(), seconds, true, false);
        opened = TableEvent.Opened.forAnyone(
                terms, Deal.random(Deck.STANDARD, Board.STARTS, prng), Long.toHexString(prng.nextLong()));
        database.let(this);
    }

    /** How often a node has crashed. */
    int crashes() {
        return crashes;
    }

    /** Plays the game. Players send a command again until there is an answer. */
    void run() {
        open();
        for (int i = 0; i < STEPS; i++) {
            step();
            check();
        }
        calm = true;
        playToTheEnd();
        check();
        checkTheEnd();
    }

    private void open() {
        SimulatedPlayer host = players.getFirst();
        Optional<Outcome<String>> made = Optional.empty();
        for (int attempt = 1; made.isEmpty(); attempt++) {
            // As the page would: the same command, and each time another id.
            String name = attempt == 1 ? id : id + "-" + attempt;
            made = on(node(), node -> node.tables().open(name, opened, host.visitor(), "Host", "open"));
        }
        List<String> ids = store.openWith(host.visitor());
        assertEquals(List.of(new Outcome.Done<>(ids.getFirst())), List.of(made.get()));
        assertEquals(1, ids.size(), "one command has made several tables");
        truth = Table.of(ids.getFirst(), takeStored(ids.getFirst(), 0));
    }

    private Table truth() {
        return Objects.requireNonNull(truth);
    }

    private SimulatedNode node() {
        return nodes.get(prng.below(nodes.size()));
    }

    private SimulatedPlayer player() {
        return players.get(prng.below(players.size()));
    }

    private interface Work<T> {
        T at(SimulatedNode node);
    }

    /** Does something at a node; if that crashes, or the database fails, nobody learns what came of it. */
    private <T> Optional<T> on(SimulatedNode node, Work<T> work) {
        depth++;
        try {
            return Optional.of(work.at(node));
        } catch (SimulatedNode.Crash e) {
            crashes++;
            node.restart();
            return Optional.empty();
        } catch (RuntimeException e) {
            return unlessTrouble(e);
        } finally {
            depth--;
        }
    }

    private static <T> Optional<T> unlessTrouble(RuntimeException failure) {
        if (DatabaseTrouble.isBehind(failure)) {
            return Optional.empty();
        }
        throw failure;
    }

    private void step() {
        switch (prng.below(12)) {
            case 0 -> now = now.plusMillis(prng.below(90_000));
            case 1 -> alarm();
            case 2 -> lateNews();
            case 3 -> repeat();
            case 4, 5 -> follow(player());
            case 6, 7, 8 -> askTogether();
            default -> ask(player());
        }
    }

    private void alarm() {
        on(node(), node -> {
            store.due(now, 10).forEach(table -> node.tables().submit(table, null, new Command.Alarm()));
            return true;
        });
    }

    /** Of a number that is known for long, or just stored. */
    private void lateNews() {
        on(node(), node -> {
            node.tables().notified(truth().id(), 1 + prng.below(stored.size()));
            return true;
        });
    }

    /** A command that was answered comes once more, and gets the same answer from any node. */
    private void repeat() {
        SimulatedPlayer player = player();
        if (player.granted().isEmpty()) {
            return;
        }
        List<Map.Entry<SimulatedPlayer.Wish, Integer>> all =
                List.copyOf(player.granted().entrySet());
        Map.Entry<SimulatedPlayer.Wish, Integer> before = all.get(prng.below(all.size()));
        submit(before.getKey()).ifPresent(again -> {
            if (truth().resultOf(before.getKey().key()).isPresent()) {
                assertEquals(new Outcome.Done<>(new Receipt(truth().id(), before.getValue())), again);
            }
        });
    }

    private Optional<Outcome<Receipt>> submit(SimulatedPlayer.Wish wish) {
        return on(
                node(),
                node -> node.tables()
                        .submit(truth().id(), wish.key(), wish.command())
                        .orElseThrow());
    }

    /** Sends what a player wants, whether for the first time or not. */
    private void ask(SimulatedPlayer player) {
        SimulatedPlayer.Wish wish = wish(player);
        boolean requestIsLost = !calm && prng.below(8) == 0;
        if (!requestIsLost) {
            tell(player, wish, submit(wish));
        }
    }

    private SimulatedPlayer.Wish wish(SimulatedPlayer player) {
        if (player.open().isEmpty()) {
            player.wantAnything(truth());
        }
        return player.open().orElseThrow();
    }

    private record Request(SimulatedPlayer player, SimulatedPlayer.Wish wish, PendingCommand command) {}

    private Request request(SimulatedPlayer player) {
        SimulatedPlayer.Wish wish = wish(player);
        return new Request(player, wish, new PendingCommand(wish.key(), wish.command()));
    }

    /** What comes to a node while it is busy is done together: several wishes, perhaps the same twice, and an alarm. */
    private void askTogether() {
        int count = 1 + prng.below(PEOPLE);
        List<Request> requests =
                Stream.generate(() -> request(player())).limit(count).toList();
        List<PendingCommand> commands =
                new ArrayList<>(requests.stream().map(Request::command).toList());
        if (prng.below(2) == 0) {
            commands.add(prng.below(count + 1), new PendingCommand(null, new Command.Alarm()));
        }
        on(node(), node -> {
            node.tables().doTogether(node.tables().find(truth().id()).orElseThrow(), commands);
            return true;
        });
        requests.forEach(request -> tell(request.player(), request.wish(), answer(request.command())));
    }

    private static Optional<Outcome<Receipt>> answer(PendingCommand command) {
        try {
            return Optional.of(command.outcome());
        } catch (RuntimeException e) {
            return e.getCause() instanceof SimulatedNode.Crash ? Optional.empty() : unlessTrouble(e);
        }
    }

    private void tell(SimulatedPlayer player, SimulatedPlayer.Wish wish, Optional<Outcome<Receipt>> answer) {
        boolean answerIsLost = !calm && prng.below(8) == 0;
        if (answerIsLost) {
            return;
        }
        answer.ifPresent(outcome -> {
            switch (outcome) {
                case Outcome.Done<Receipt>(Receipt receipt) -> player.grant(wish, receipt.number());
                case Outcome.Refused<Receipt> refused -> player.refuse();
            }
        });
    }

    /** The stream of a player, who may be connected to another node than before. */
    private void follow(SimulatedPlayer player) {
        on(node(), node -> node.tables().find(truth().id()).orElseThrow())
                .ifPresent(live ->
                        player.seen().addAll(live.state().after(player.seen().size())));
    }

    @Override
    public void beforeTheTransaction() {
        if (!calm && depth == 1 && truth != null && prng.below(4) == 0) {
            // Somebody is faster, at this node or at another.
            ask(player());
        }
        failSometimes();
    }

    @Override
    public void beforeTheCommit() {
        failSometimes();
    }

    @Override
    public void afterTheCommit() {
        failSometimes();
    }

    private void failSometimes() {
        if (calm || depth == 0) {
            return;
        }
        switch (prng.below(20)) {
            case 0, 1 -> throw new SimulatedNode.Crash();
            case 2 -> throw new IllegalStateException(new SQLTransientConnectionException("as in a simulated failure"));
            default -> {}
        }
    }

    private List<Entry> takeStored(String table, int after) {
        List<Entry> news = store.entries(table, after);
        news.forEach(entry -> {
            assertEquals(stored.size() + 1, entry.number(), "numbers have no gaps");
            if (entry.commandKey() != null) {
                assertTrue(storedKeys.add(entry.commandKey()), entry.commandKey() + " was done twice");
            }
            stored.add(entry);
        });
        return news;
    }

    private void check() {
        truth = truth().after(takeStored(truth().id(), stored.size()));
        nodes.forEach(this::checkNode);
        players.forEach(this::checkPlayer);
    }

    /** A node knows the table as it is, or as it was some events ago. */
    private void checkNode(SimulatedNode node) {
        LiveTable live = node.tables().find(truth().id()).orElseThrow();
        List<Entry> known = live.state().entries();
        List<Entry> news = known.subList(node.checked(), known.size());
        assertEquals(stored.subList(node.checked(), known.size()), news);
        node.isChecked(known.size());
        if (!news.isEmpty() && known.size() == stored.size()) {
            players.forEach(player -> assertArrayEquals(
                    new TableView(truth()).json(player.visitor()),
                    live.state().view().json(player.visitor())));
        }
    }

    private void checkPlayer(SimulatedPlayer player) {
        List<Entry> news = player.news();
        int from = player.seen().size() - news.size();
        assertEquals(stored.subList(from, from + news.size()), news, "a stream is not what is stored");
        player.granted()
                .forEach((wish, number) ->
                        assertTrue(number <= stored.size(), wish + " was answered with an event that is not stored"));
    }

    /** From now on nothing goes wrong. */
    private void playToTheEnd() {
        players.forEach(this::finishWish);
        SimulatedPlayer host = players.getFirst();
        for (int i = 0; i < MOST_STEPS_TO_THE_END && truth().phase() != Phase.OVER; i++) {
            if (truth().phase() == Phase.WAITING) {
                players.forEach(
                        player -> insist(player, new Command.Join(player.visitor(), "Name of " + player.visitor())));
                insist(host, new Command.Start(host.visitor()));
            }
            alarm();
            check();
            players.forEach(player -> truth().openRound()
                    .ifPresent(turned -> insist(
                            player, new Command.Move(player.visitor(), turned.round(), player.anyAction(truth())))));
        }
        players.forEach(this::catchUp);
    }

    private void finishWish(SimulatedPlayer player) {
        player.open().ifPresent(wish -> ask(player));
        check();
    }

    private void insist(SimulatedPlayer player, Command command) {
        player.want(command);
        ask(player);
        check();
    }

    private void catchUp(SimulatedPlayer player) {
        nodes.forEach(node -> node.tables().current(truth().id()));
        follow(player);
        assertEquals(stored, player.seen());
    }

    private void checkTheEnd() {
        assertEquals(Phase.OVER, truth().phase());
        Replay replay = Replay.of(truth().record());
        assertEquals(Optional.empty(), replay.fault(), "the game is not legal");
        TableEvent.Over over = (TableEvent.Over) stored.stream()
                .map(Entry::event)
                .filter(TableEvent.Over.class::isInstance)
                .findFirst()
                .orElseThrow();
        over.totals()
                .forEach((chair, total) -> assertEquals(
                        replay.last()
                                .seat(truth().chair(chair).startPoint())
                                .orElseThrow()
                                .total(),
                        total));
    }
}
