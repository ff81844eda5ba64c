/** JSON that the page, the server and the command line share: one shape for a board, a seat and a position. */
@NullMarked
package trasse.json;

import org.jspecify.annotations.NullMarked;
