/** Players that need no people: each gets what its seat may know and a budget, and gives what it does. */
@NullMarked
package trasse.engine.bot;

import org.jspecify.annotations.NullMarked;
