/** The rules, the engine and what is printed, for the page: three WebAssembly modules behind functions from text to text. */
@NullMarked
package trasse.browser;

import org.jspecify.annotations.NullMarked;
