/** A seeded search for boards whose four starts are as equal as a trained player can measure. */
@NullMarked
package trasse.study.boards;

import org.jspecify.annotations.NullMarked;
