/**
 * What counts, plays and measures: pure Java on top of the rules, with no reflection and no threads of its own, so that
 * it runs in a browser too.
 */
@NullMarked
package trasse.engine;

import org.jspecify.annotations.NullMarked;
