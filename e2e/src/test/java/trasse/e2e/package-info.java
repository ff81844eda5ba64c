/** The page as people meet it: a real server, a real Chromium. Tests begin with {@link trasse.e2e.Browsers}. */
@NullMarked
package trasse.e2e;

import org.jspecify.annotations.NullMarked;
