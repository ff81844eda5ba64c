package trasse.testkit.ledger;

import java.time.Duration;
import java.util.function.IntSupplier;

/**
 * Where clients find a server, and how long they wait for it.
 *
 * @param somePort asked before every attempt
 * @param patience how long a request may take before it is sent again
 * @param longestSilence how long a stream may be silent before it is opened again
 */
public record Servers(IntSupplier somePort, Duration patience, Duration longestSilence) {
    /** Servers that answer or are gone. */
    public static Servers at(IntSupplier somePort) {
        return new Servers(somePort, Duration.ofSeconds(30), Duration.ofSeconds(40));
    }
}
