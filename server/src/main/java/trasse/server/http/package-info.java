/** What the server offers, over HTTP and Server-Sent Events. */
@NullMarked
package trasse.server.http;

import org.jspecify.annotations.NullMarked;
