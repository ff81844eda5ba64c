package trasse.testkit;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** Does several things at the same moment. */
public final class Together {
    private Together() {}

    /** What comes of each of them, in their order. */
    public static <T> List<T> all(List<? extends Callable<T>> things) {
        CyclicBarrier ready = new CyclicBarrier(things.size());
        try (ExecutorService threads = Executors.newFixedThreadPool(things.size())) {
            List<Future<T>> begun = new ArrayList<>();
            for (Callable<T> thing : things) {
                begun.add(threads.submit(() -> {
                    ready.await();
                    return thing.call();
                }));
            }
            List<T> results = new ArrayList<>();
            for (Future<T> one : begun) {
                results.add(one.get());
            }
            return results;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        } catch (ExecutionException e) {
            throw new AssertionError(e.getCause());
        }
    }
}
