/** Whole games in Firefox and in WebKit, by real clicks. They take long, so only {@code ./check --deep} plays them. */
@NullMarked
package trasse.e2e.engines;

import org.jspecify.annotations.NullMarked;
