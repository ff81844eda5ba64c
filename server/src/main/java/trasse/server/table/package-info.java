/**
 * A table: what is agreed, who sits there, what happens, and who may know it. No database, no network; the clock is
 * handed in.
 */
@NullMarked
package trasse.server.table;

import org.jspecify.annotations.NullMarked;
