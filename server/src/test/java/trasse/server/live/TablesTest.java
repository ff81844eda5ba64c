package trasse.server.live;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import trasse.rules.Edition;
import trasse.rules.notation.BuiltInBoards;
import trasse.server.store.ForgottenVisitor;
import trasse.server.store.TableStore;
import trasse.server.store.VisitorStore;
import trasse.server.table.Chair;
import trasse.server.table.Command;
import trasse.server.table.Outcome;
import trasse.server.table.Receipt;
import trasse.server.table.Referee;
import trasse.server.table.Table;
import trasse.server.table.Terms;

/** Commands that come to a table while another one is being stored. */
class TablesTest {
    private static final Instant NOON = Instant.parse("2026-11-16T12:00:00Z");

    private final SimulatedDatabase database = new SimulatedDatabase();
    private final Tables tables =
            new Tables(new TableStore(database), new Referee(Duration.ofMinutes(1)), () -> NOON, false, 20);
    private final SlowFirstWrite incidents = new SlowFirstWrite();
    private String table = "";

    /** Transactions are counted, and the first one takes until it is allowed to go on. */
    private static final class SlowFirstWrite implements SimulatedDatabase.Incidents {
        private final CountDownLatch begun = new CountDownLatch(1);
        private final CountDownLatch mayGoOn = new CountDownLatch(1);
        private final AtomicInteger transactions = new AtomicInteger();

        @Override
        public void beforeTheTransaction() {
            if (transactions.incrementAndGet() == 1) {
                begun.countDown();
                try {
                    mayGoOn.await();
                } catch (InterruptedException e) {
                    throw new IllegalStateException(e);
                }
            }
        }

        @Override
        public void beforeTheCommit() {}

        @Override
        public void afterTheCommit() {}
    }

    @BeforeEach
    void openTable() {
        VisitorStore visitors = new VisitorStore(database);
        List.of("host", "ada", "bob", "cleo").forEach(visitor -> visitors.add(visitor, visitor + "'s key", NOON));
        Terms terms = new Terms(Edition.BOARDS, BuiltInBoards.classic(), 4, List.of(), null, false, false);
        assertInstanceOf(Outcome.Done.class, tables.make(terms, "host", "Host", "open"));
        table = tables.madeBy("host", "open").orElseThrow().table().id();
        database.let(incidents);
    }

    @AfterEach
    void close() {
        database.close();
    }

    private FutureTask<Outcome<Receipt>> joins(String visitor) {
        FutureTask<Outcome<Receipt>> joining =
                new FutureTask<>(() -> tables.submit(table, visitor + " joins", new Command.Join(visitor, visitor))
                        .orElseThrow());
        Thread thread = Thread.ofPlatform().start(joining);
        await(thread);
        return joining;
    }

    /** Until it waits for its turn, or in its turn. */
    private static void await(Thread thread) {
        while (thread.getState() != Thread.State.WAITING) {
            Thread.onSpinWait();
        }
    }

    private List<String> names() {
        return tables.find(table).orElseThrow().table().chairs().stream()
                .map(Chair::name)
                .toList();
    }

    @Test
    void areStoredTogetherAndEachGetsItsOwnAnswer() throws Exception {
        FutureTask<Outcome<Receipt>> ada = joins("ada");
        incidents.begun.await();
        FutureTask<Outcome<Receipt>> bob = joins("bob");
        FutureTask<Outcome<Receipt>> cleo = joins("cleo");
        incidents.mayGoOn.countDown();
        assertEquals(new Outcome.Done<>(new Receipt(table, 3)), ada.get());
        assertEquals(new Outcome.Done<>(new Receipt(table, 4)), bob.get());
        assertEquals(new Outcome.Done<>(new Receipt(table, 5)), cleo.get());
        assertEquals(2, incidents.transactions.get());
        assertEquals(List.of("Host", "ada", "bob", "cleo"), names());
    }

    @Test
    void areDoneOnceIfOneComesTwice() throws Exception {
        FutureTask<Outcome<Receipt>> ada = joins("ada");
        incidents.begun.await();
        FutureTask<Outcome<Receipt>> bob = joins("bob");
        FutureTask<Outcome<Receipt>> again = joins("bob");
        incidents.mayGoOn.countDown();
        ada.get();
        assertEquals(bob.get(), again.get());
        assertEquals(List.of("Host", "ada", "bob", ""), names());
    }

    @Test
    void areStoredThoughOneOfThemCannotBe() throws Exception {
        FutureTask<Outcome<Receipt>> ada = joins("ada");
        incidents.begun.await();
        FutureTask<Outcome<Receipt>> bob = joins("bob");
        FutureTask<Outcome<Receipt>> forgotten = joins("forgotten");
        FutureTask<Outcome<Receipt>> cleo = joins("cleo");
        incidents.mayGoOn.countDown();
        ada.get();
        assertInstanceOf(Outcome.Done.class, bob.get());
        assertInstanceOf(Outcome.Done.class, cleo.get());
        ExecutionException failure = assertThrows(ExecutionException.class, forgotten::get);
        assertInstanceOf(ForgottenVisitor.class, failure.getCause());
        assertEquals(List.of("Host", "ada", "bob", "cleo"), names());
        Table stored = Table.of(table, new TableStore(database).entries(table, 0));
        assertEquals(stored, tables.find(table).orElseThrow().table());
    }
}
