package trasse.server.store;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.LinkedBlockingQueue;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.HandleCallback;
import org.jdbi.v3.core.Jdbi;
import org.jspecify.annotations.Nullable;

/**
 * Group commit: one thread runs all waiting units of work in one transaction, so that they share the cost of forcing it
 * to disk. If one of them fails, all are rolled back and run again, each in a transaction of its own, so that it fails for
 * its caller only. Thread-safe.
 */
final class GroupCommit implements AutoCloseable {
    private static final int MOST_UNITS = 500;

    private final BlockingQueue<Unit<?>> waiting = new LinkedBlockingQueue<>();
    private final Jdbi jdbi;
    private final Thread thread;
    private volatile boolean closed;

    GroupCommit(Jdbi jdbi) {
        this.jdbi = jdbi;
        this.thread = Thread.ofPlatform().name("store").start(this::work);
    }

    <T> T run(HandleCallback<T, RuntimeException> work) {
        Unit<T> unit = new Unit<>(work);
        waiting.add(unit);
        // The thread runs all that was added before it ends, but not what is added later.
        if (closed && waiting.remove(unit)) {
            throw new IllegalStateException("the database is closed");
        }
        try {
            return unit.result.join();
        } catch (CompletionException e) {
            throw e.getCause() instanceof RuntimeException failure ? failure : e;
        }
    }

    /** Runs what is waiting, then stops. */
    @Override
    public void close() {
        closed = true;
        waiting.add(new Unit<>(handle -> {
            throw new IllegalStateException("the database is closed");
        }));
        try {
            thread.join();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void work() {
        List<Unit<?>> units = new ArrayList<>();
        while (!closed || !waiting.isEmpty()) {
            try {
                units.add(waiting.take());
                waiting.drainTo(units, MOST_UNITS - 1);
                store(units);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                return;
            }
            units.clear();
        }
    }

    private void store(List<Unit<?>> units) {
        try {
            jdbi.useTransaction(handle -> units.forEach(unit -> unit.run(handle)));
            units.forEach(Unit::stored);
        } catch (RuntimeException | Error e) {
            if (units.size() == 1 || DatabaseTrouble.isBehind(e)) {
                units.forEach(unit -> unit.result.completeExceptionally(e));
            } else {
                units.forEach(unit -> store(List.of(unit)));
            }
        }
    }

    private static final class Unit<T> {
        private final HandleCallback<T, RuntimeException> work;
        private final CompletableFuture<T> result = new CompletableFuture<>();
        private @Nullable T value;

        private Unit(HandleCallback<T, RuntimeException> work) {
            this.work = work;
        }

        private void run(Handle handle) {
            value = work.withHandle(handle);
        }

        private void stored() {
            result.complete(value);
        }
    }
}
