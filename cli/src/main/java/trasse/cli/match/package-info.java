/** Bots against each other, many times, to see how well they play. */
@NullMarked
package trasse.cli.match;

import org.jspecify.annotations.NullMarked;
