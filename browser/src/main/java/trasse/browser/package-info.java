/** The rules and the bots for the page: compiled to WebAssembly, behind a few functions from text to text. */
@NullMarked
package trasse.browser;

import org.jspecify.annotations.NullMarked;
