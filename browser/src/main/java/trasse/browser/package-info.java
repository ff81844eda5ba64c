/** The rules and the engine for the page: two WebAssembly modules behind functions from text to text. */
@NullMarked
package trasse.browser;

import org.jspecify.annotations.NullMarked;
