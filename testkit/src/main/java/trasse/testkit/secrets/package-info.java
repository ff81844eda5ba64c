/**
 * Games in which everyone keeps every byte that the server sends, and looks, once all is revealed, for what they should
 * not have known when they got it: coming cards, lines that are not shown yet, salts, keys.
 */
@NullMarked
package trasse.testkit.secrets;

import org.jspecify.annotations.NullMarked;
