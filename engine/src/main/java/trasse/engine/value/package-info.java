/** The estimate of what a line will still bring, and how it is learned by self-play. */
@NullMarked
package trasse.engine.value;

import org.jspecify.annotations.NullMarked;
