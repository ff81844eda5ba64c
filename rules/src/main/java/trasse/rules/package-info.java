/**
 * The rulebook as a library: pure, immutable values that know no clock, no network, no JSON.
 *
 * <p>A {@link trasse.rules.Game} is a fold: {@link trasse.rules.Game#begin begin} it from a {@link
 * trasse.rules.Setup}, then {@link trasse.rules.Game#after apply} {@link trasse.rules.Event events}. A move that
 * breaks a rule is answered with an {@link trasse.rules.Objection}, not thrown. The order of the deck is never part of
 * a game: the dealer keeps it.
 */
@NullMarked
package trasse.rules;

import org.jspecify.annotations.NullMarked;
