/** The players of a finished game go on at another table. */
@NullMarked
package trasse.server.rematch;

import org.jspecify.annotations.NullMarked;
