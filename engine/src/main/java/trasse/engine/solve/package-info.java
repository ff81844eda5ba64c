/** The best line of a player with all cards known, and an upper bound on it. */
@NullMarked
package trasse.engine.solve;

import org.jspecify.annotations.NullMarked;
