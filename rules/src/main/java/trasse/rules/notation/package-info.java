/** Boards and games as text: readers that check everything, and writers for them. */
@NullMarked
package trasse.rules.notation;

import org.jspecify.annotations.NullMarked;
