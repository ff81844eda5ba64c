/** Tables while they are played: who waits for what comes next, bots that move, alarms that go off. */
@NullMarked
package trasse.server.live;

import org.jspecify.annotations.NullMarked;
