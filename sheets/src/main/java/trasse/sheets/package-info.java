/**
 * The game on paper: pages in millimetres, with sheets, cards and the rules, as one description of what is drawn where.
 * {@link trasse.sheets.Svg} writes it for the browser; the module {@code pdf} writes the same as a PDF.
 */
@NullMarked
package trasse.sheets;

import org.jspecify.annotations.NullMarked;
