package trasse.testkit;

import java.util.OptionalInt;

/**
 * What goes wrong with one connection through a proxy.
 *
 * @param longestDelay in milliseconds: every piece of data, in either direction, is held back for up to this long
 * @param delaySeed decides how long each piece is held back
 * @param cutRequestAfter how many bytes from the client reach the server before both sides are closed
 * @param cutAnswerAfter how many bytes from the server reach the client before both sides are closed. With few of them,
 *     the server has done what the client asked for, and the client does not know
 * @param duplicated whether all bytes from the client are sent to the server a second time, on a connection of their
 *     own. The answers on that connection are discarded
 */
public record ConnectionFaults(
        int longestDelay, long delaySeed, OptionalInt cutRequestAfter, OptionalInt cutAnswerAfter, boolean duplicated) {
    public static final ConnectionFaults NONE =
            new ConnectionFaults(0, 0, OptionalInt.empty(), OptionalInt.empty(), false);

    public ConnectionFaults delayed(int longestMillis, long seed) {
        return new ConnectionFaults(longestMillis, seed, cutRequestAfter, cutAnswerAfter, duplicated);
    }

    public ConnectionFaults withRequestCut(int bytes) {
        return new ConnectionFaults(longestDelay, delaySeed, OptionalInt.of(bytes), cutAnswerAfter, duplicated);
    }

    public ConnectionFaults withAnswerCut(int bytes) {
        return new ConnectionFaults(longestDelay, delaySeed, cutRequestAfter, OptionalInt.of(bytes), duplicated);
    }

    public ConnectionFaults sentTwice() {
        return new ConnectionFaults(longestDelay, delaySeed, cutRequestAfter, cutAnswerAfter, true);
    }
}
