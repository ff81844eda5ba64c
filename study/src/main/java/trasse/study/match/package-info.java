/** Matches of many games between bots, to measure how well they play. */
@NullMarked
package trasse.study.match;

import org.jspecify.annotations.NullMarked;
