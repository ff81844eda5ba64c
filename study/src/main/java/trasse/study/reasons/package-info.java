/** Why one action is better than another, as facts that a page can put into words. */
@NullMarked
package trasse.study.reasons;

import org.jspecify.annotations.NullMarked;
