/** Visitors and their keys: identity without accounts. */
@NullMarked
package trasse.server.visitor;

import org.jspecify.annotations.NullMarked;
