package trasse.server.live;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.sql.SQLTransientConnectionException;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
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
import trasse.server.table.Refusal;
import trasse.server.table.Table;
import trasse.server.table.Terms;

/** Commands that come to a table while another one is being stored. */
class TablesTest {
    private static final Instant NOON = Instant.parse("2026-11-16T12:00:00Z");

    private static final Referee REFEREE = new Referee(Duration.ofMinutes(1));

    private final SimulatedDatabase database = new SimulatedDatabase();
    private final Tables tables = new Tables(new TableStore(database), REFEREE, () -> NOON, false, 20);
    private final SlowFirstWrite incidents = new SlowFirstWrite();
    private String table = "";

    /**
     * Transactions are counted, and the first one takes until it is allowed to go on. Something may happen during the
     * second one.
     */
    private static final class SlowFirstWrite implements SimulatedDatabase.Incidents {
        private volatile Runnable asTheSecondBegins = () -> {};
        private volatile Runnable asTheSecondIsStored = () -> {};
        private volatile Runnable onceTheSecondIsStored = () -> {};
        private final CountDownLatch begun = new CountDownLatch(1);
        private final CountDownLatch mayGoOn = new CountDownLatch(1);
        private final AtomicInteger transactions = new AtomicInteger();

        @Override
        public void beforeTheTransaction() {
            int count = transactions.incrementAndGet();
            if (count == 1) {
                begun.countDown();
                try {
                    mayGoOn.await();
                } catch (InterruptedException e) {
                    throw new IllegalStateException(e);
                }
            } else if (count == 2) {
                asTheSecondBegins.run();
            }
        }

        @Override
        public void beforeTheCommit() {
            if (transactions.get() == 2) {
                asTheSecondIsStored.run();
            }
        }

        @Override
        public void afterTheCommit() {
            if (transactions.get() == 2) {
                onceTheSecondIsStored.run();
            }
        }
    }

    @BeforeEach
    void openTable() {
        VisitorStore visitors = new VisitorStore(database);
        List.of("host", "ada", "bob", "cleo", "dora")
                .forEach(visitor -> visitors.add(visitor, visitor + "'s key", NOON));
        Terms terms = new Terms(Edition.BOARDS, BuiltInBoards.classic(), 4, List.of(), null, false, false);
        assertInstanceOf(Outcome.Done.class, tables.make(terms, "host", "Host", "open"));
        table = tables.madeBy("host", "open").orElseThrow().table().id();
        database.let(incidents);
    }

    @AfterEach
    void close() {
        database.close();
    }

    private static Outcome<Receipt> join(Tables node, String table, String visitor) {
        return node.submit(table, visitor + " joins", new Command.Join(visitor, visitor))
                .orElseThrow();
    }

    private FutureTask<Outcome<Receipt>> joins(String visitor) {
        FutureTask<Outcome<Receipt>> joining = new FutureTask<>(() -> join(tables, table, visitor));
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
    void areJudgedAgainIfAnotherNodeWasFaster() throws Exception {
        Tables other = new Tables(new TableStore(database), REFEREE, () -> NOON, true, 20);
        incidents.asTheSecondBegins = () -> join(other, table, "dora");
        FutureTask<Outcome<Receipt>> ada = joins("ada");
        incidents.begun.await();
        FutureTask<Outcome<Receipt>> bob = joins("bob");
        FutureTask<Outcome<Receipt>> cleo = joins("cleo");
        incidents.mayGoOn.countDown();
        ada.get();
        assertEquals(new Outcome.Done<>(new Receipt(table, 5)), bob.get());
        Outcome.Refused<?> refused = assertInstanceOf(Outcome.Refused.class, cleo.get());
        assertEquals(Refusal.Kind.TABLE_FULL, refused.refusal().kind());
        assertEquals(List.of("Host", "ada", "dora", "bob"), names());
        assertEquals(4, incidents.transactions.get());
    }

    private static IllegalStateException trouble() {
        return new IllegalStateException(new SQLTransientConnectionException("as when a connection is lost"));
    }

    /** Neither is done, as far as those who sent them know, so they send them again. */
    private void failTogether(Class<? extends Throwable> cause) throws Exception {
        FutureTask<Outcome<Receipt>> ada = joins("ada");
        incidents.begun.await();
        FutureTask<Outcome<Receipt>> bob = joins("bob");
        FutureTask<Outcome<Receipt>> cleo = joins("cleo");
        incidents.mayGoOn.countDown();
        ada.get();
        for (FutureTask<Outcome<Receipt>> task : List.of(bob, cleo)) {
            Throwable failure = assertThrows(ExecutionException.class, task::get);
            assertTrue(
                    Stream.iterate(failure, Objects::nonNull, Throwable::getCause)
                            .anyMatch(cause::isInstance),
                    failure::toString);
        }
        assertEquals(2, incidents.transactions.get());
        assertEquals(new Outcome.Done<>(new Receipt(table, 4)), join(tables, table, "bob"));
        assertEquals(new Outcome.Done<>(new Receipt(table, 5)), join(tables, table, "cleo"));
        assertEquals(List.of("Host", "ada", "bob", "cleo"), names());
    }

    @Test
    void allFailIfTheyCannotBeStoredAndCanBeSentAgain() throws Exception {
        incidents.asTheSecondIsStored = () -> {
            throw trouble();
        };
        failTogether(SQLTransientConnectionException.class);
    }

    @Test
    void areDoneOnceIfNobodyKnowsWhetherTheyAreStoredAndTheyAreSentAgain() throws Exception {
        incidents.onceTheSecondIsStored = () -> {
            throw trouble();
        };
        failTogether(SQLTransientConnectionException.class);
    }

    @Test
    void allFailForTheReasonThatOneHasFailedFor() throws Exception {
        incidents.asTheSecondBegins = () -> {
            throw new StackOverflowError("as deep recursion does");
        };
        failTogether(StackOverflowError.class);
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
