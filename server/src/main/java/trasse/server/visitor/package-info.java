/** Who you are, without an account. */
@NullMarked
package trasse.server.visitor;

import org.jspecify.annotations.NullMarked;
