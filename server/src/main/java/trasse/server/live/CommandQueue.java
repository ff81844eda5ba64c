package trasse.server.live;

import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Consumer;
import trasse.server.table.Outcome;
import trasse.server.table.Receipt;

/**
 * The commands that come to a table on this node. They take turns, and the thread whose turn it is does all that wait
 * together. Without turns, commands that come at once would all be judged by the same state, and all but one would have to
 * be judged and stored again. Thread-safe.
 */
final class CommandQueue {
    private final Queue<PendingCommand> waiting = new ConcurrentLinkedQueue<>();
    private final ReentrantLock turn = new ReentrantLock();

    /**
     * Waits until a command is done, by this thread or another one.
     *
     * @param work does commands, all that it is given
     */
    Outcome<Receipt> submit(PendingCommand command, Consumer<List<PendingCommand>> work) {
        waiting.add(command);
        turn.lock();
        try {
            if (!command.isDone()) {
                work.accept(takeAll());
            }
            return command.outcome();
        } finally {
            turn.unlock();
        }
    }

    private List<PendingCommand> takeAll() {
        List<PendingCommand> all = new ArrayList<>();
        for (PendingCommand next = waiting.poll(); next != null; next = waiting.poll()) {
            all.add(next);
        }
        return all;
    }
}
