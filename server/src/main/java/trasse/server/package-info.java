/** The table server: see {@link trasse.server.Server}. */
@NullMarked
package trasse.server;

import org.jspecify.annotations.NullMarked;
