/** What the server promises, tried out: it is killed, disturbed, attacked and eavesdropped on. */
@NullMarked
package trasse.bench.proof;

import org.jspecify.annotations.NullMarked;
