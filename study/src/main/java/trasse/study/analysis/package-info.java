/** Luck and skill in a game, round by round. */
@NullMarked
package trasse.study.analysis;

import org.jspecify.annotations.NullMarked;
