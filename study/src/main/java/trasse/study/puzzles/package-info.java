/** Positions from games of bots in which one extension is clearly the best. */
@NullMarked
package trasse.study.puzzles;

import org.jspecify.annotations.NullMarked;
