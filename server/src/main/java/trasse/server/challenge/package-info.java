/** The deal of a solo game, passed on to others. */
@NullMarked
package trasse.server.challenge;

import org.jspecify.annotations.NullMarked;
