/** The pages of {@link trasse.sheets} as a PDF. This is apart from them because PDFBox does not run in a browser. */
@NullMarked
package trasse.pdf;

import org.jspecify.annotations.NullMarked;
