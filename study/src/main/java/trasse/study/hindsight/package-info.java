/** The best a player could have done with all cards known. */
@NullMarked
package trasse.study.hindsight;

import org.jspecify.annotations.NullMarked;
