package trasse.server.live;

import java.time.Duration;
import java.time.InstantSource;
import trasse.server.store.TableStore;
import trasse.server.table.Referee;

/** A node that can crash between any two steps; all that it knows by heart is lost then. */
final class SimulatedNode {
    /** Ends whatever the node was doing. */
    static final class Crash extends Error {
        private static final long serialVersionUID = 1L;

        Crash() {
            super("a simulated crash", null, false, false);
        }
    }

    private final TableStore store;
    private final InstantSource clock;
    private Tables tables;
    private int checked;

    SimulatedNode(TableStore store, InstantSource clock) {
        this.store = store;
        this.clock = clock;
        this.tables = begin();
    }

    private Tables begin() {
        return new Tables(store, new Referee(Duration.ofMinutes(1)), clock, true, 20);
    }

    Tables tables() {
        return tables;
    }

    /** How many of the events that the node knows have been checked. */
    int checked() {
        return checked;
    }

    void isChecked(int events) {
        checked = events;
    }

    void restart() {
        tables = begin();
        checked = 0;
    }
}
