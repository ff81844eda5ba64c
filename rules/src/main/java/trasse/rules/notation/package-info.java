/** Boards and games as text: readers that believe nothing, and writers that they understand. */
@NullMarked
package trasse.rules.notation;

import org.jspecify.annotations.NullMarked;
