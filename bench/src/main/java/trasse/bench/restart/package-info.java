/** A server that is killed and started again while many clients knock. */
@NullMarked
package trasse.bench.restart;

import org.jspecify.annotations.NullMarked;
