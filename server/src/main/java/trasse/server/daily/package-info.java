/** One deal a day, the same for everyone. */
@NullMarked
package trasse.server.daily;

import org.jspecify.annotations.NullMarked;
