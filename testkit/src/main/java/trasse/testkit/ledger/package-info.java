/**
 * Players that write down all that they are told, and the check of it against what is stored: every command that was
 * answered is stored once, every stream is the beginning of what is stored, every game is legal and ends.
 */
@NullMarked
package trasse.testkit.ledger;

import org.jspecify.annotations.NullMarked;
