/** The command line: one runnable jar with a class for each subcommand. */
@NullMarked
package trasse.cli;

import org.jspecify.annotations.NullMarked;
