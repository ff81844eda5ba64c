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

/**
 * Runs pieces of work one after another on one thread, as many as are waiting in one transaction, so that forcing it to
 * disk is paid for once. A piece that fails is undone by itself and fails for its caller only. Thread-safe.
 */
final class SharedTransactions implements AutoCloseable {
    private static final int MOST = 500;

    private final BlockingQueue<Piece<?>> waiting = new LinkedBlockingQueue<>();
    private final Jdbi jdbi;
    private final Thread thread;
    private volatile boolean closed;

    SharedTransactions(Jdbi jdbi) {
        this.jdbi = jdbi;
        this.thread = Thread.ofPlatform().name("store").start(this::work);
    }

    <T> T run(HandleCallback<T, RuntimeException> work) {
        Piece<T> piece = new Piece<>(work);
        waiting.add(piece);
        // The thread does all that was added before it ends; what came later, nobody would do.
        if (closed && waiting.remove(piece)) {
            throw new IllegalStateException("the database is closed");
        }
        try {
            return piece.result.join();
        } catch (CompletionException e) {
            throw e.getCause() instanceof RuntimeException failure ? failure : e;
        }
    }

    /** Does what is waiting, then stops. */
    @Override
    public void close() {
        closed = true;
        waiting.add(new Piece<>(handle -> {
            throw new IllegalStateException("the database is closed");
        }));
        try {
            thread.join();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void work() {
        List<Piece<?>> pieces = new ArrayList<>();
        while (!closed || !waiting.isEmpty()) {
            try {
                pieces.add(waiting.take());
                waiting.drainTo(pieces, MOST - 1);
                jdbi.useTransaction(handle -> pieces.forEach(piece -> piece.run(handle)));
                pieces.forEach(Piece::stored);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                return;
            } catch (RuntimeException | Error e) {
                pieces.forEach(piece -> piece.result.completeExceptionally(e));
            }
            pieces.clear();
        }
    }

    private static final class Piece<T> {
        private final HandleCallback<T, RuntimeException> work;
        private final CompletableFuture<T> result = new CompletableFuture<>();
        private Runnable completion = () -> {};

        private Piece(HandleCallback<T, RuntimeException> work) {
            this.work = work;
        }

        private void run(Handle handle) {
            handle.savepoint("piece");
            try {
                T value = work.withHandle(handle);
                completion = () -> result.complete(value);
                handle.releaseSavepoint("piece");
            } catch (RuntimeException e) {
                handle.rollbackToSavepoint("piece");
                completion = () -> result.completeExceptionally(e);
            }
        }

        private void stored() {
            completion.run();
        }
    }
}
