/**
 * Path tables, playouts and counting: pure Java on top of the rules. No reflection, no threads, no clock, so that it runs
 * in a browser too. The package {@code weights} alone is for the JVM.
 */
@NullMarked
package trasse.engine;

import org.jspecify.annotations.NullMarked;
