/**
 * A table: its terms, its players, its events and their fold, and what each viewer may know of them. No database, no
 * network, no clock: the time is handed in.
 */
@NullMarked
package trasse.server.table;

import org.jspecify.annotations.NullMarked;
