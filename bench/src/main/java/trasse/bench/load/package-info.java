/** A load of players on a real server: many tables at the pace of people, or a few as fast as they can. */
@NullMarked
package trasse.bench.load;

import org.jspecify.annotations.NullMarked;
