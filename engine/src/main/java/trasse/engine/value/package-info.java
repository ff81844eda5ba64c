/** How well a line stands: an estimate that is learned by playing, and the learning. */
@NullMarked
package trasse.engine.value;

import org.jspecify.annotations.NullMarked;
