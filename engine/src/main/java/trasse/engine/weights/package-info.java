/** The weights that bots have learned, as zipped files. For the JVM only: the page unzips what it fetches by itself. */
@NullMarked
package trasse.engine.weights;

import org.jspecify.annotations.NullMarked;
