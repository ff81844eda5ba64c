/** A seeded search for boards whose four starts are as equal as a player who knows them can measure. */
@NullMarked
package trasse.cli.design;

import org.jspecify.annotations.NullMarked;
