/**
 * Clients that mean harm: requests that are wrong in every way, forged identities, connections and streams that are held
 * on to. A server must refuse them without an error of its own, serve the others meanwhile, and not grow.
 */
@NullMarked
package trasse.testkit.hostile;

import org.jspecify.annotations.NullMarked;
