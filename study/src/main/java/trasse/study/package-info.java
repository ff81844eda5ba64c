/**
 * What can be learned from a game or a board. Like the engine it has no clock, no files and no threads, so that it runs
 * in a browser too: a caller that has several cores splits the work and puts the results together.
 */
@NullMarked
package trasse.study;

import org.jspecify.annotations.NullMarked;
