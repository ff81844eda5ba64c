/** Bots of several levels. A bot gets the view of its seat and a limit, and gives its action. */
@NullMarked
package trasse.engine.bot;

import org.jspecify.annotations.NullMarked;
