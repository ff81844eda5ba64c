/** What is kept: SQLite on one machine, PostgreSQL for several. */
@NullMarked
package trasse.server.store;

import org.jspecify.annotations.NullMarked;
