/** Tables while they are played: commands, streams that wait for events, bots, alarms, other nodes. */
@NullMarked
package trasse.server.live;

import org.jspecify.annotations.NullMarked;
