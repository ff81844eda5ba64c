/** What would have been possible, had all cards been known: the best line of a player, or a bound on it. */
@NullMarked
package trasse.engine.solve;

import org.jspecify.annotations.NullMarked;
