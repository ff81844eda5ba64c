package trasse.engine.bot;

import java.util.List;
import trasse.engine.DistinctPaths;
import trasse.engine.value.Candidates;
import trasse.engine.value.SeatState;
import trasse.rules.Action;
import trasse.rules.Card;
import trasse.rules.Cards;
import trasse.rules.Extension;
import trasse.rules.Field;
import trasse.rules.Fields;
import trasse.rules.Pass;
import trasse.rules.Position;
import trasse.rules.Seat;
import trasse.rules.View;

/** A seat's view in the engine's terms, and candidates translated back into actions. */
record EngineView(DistinctPaths paths, Position position, Seat seat, Card open) {
    static EngineView of(View view, DistinctPaths paths) {
        Seat seat = view.own().orElseThrow(() -> new IllegalArgumentException("a spectator does not play"));
        Card open = view.position().open().orElseThrow(() -> new IllegalArgumentException("there is no card to play"));
        return new EngineView(paths, view.position(), seat, open);
    }

    SeatState state() {
        return SeatState.of(seat, position);
    }

    /** The open card's place among the cards. */
    int card() {
        return paths.cards().indexOf(open);
    }

    /** The cards to come, a bit for each. */
    int left() {
        return bits(position.left(), paths.cards());
    }

    /** Some of the cards, a bit for each. */
    static int bits(Cards some, List<Card> cards) {
        int bits = 0;
        for (int card = 0; card < cards.size(); card++) {
            bits |= some.contains(cards.get(card)) ? 1 << card : 0;
        }
        return bits;
    }

    /** A hash of this moment of the game: the seed of a bot that plays at random is mixed with it. */
    long moment() {
        return 31 * (31 * seat.line().fields().bits() + position.round())
                + seat.player().start();
    }

    Action action(Candidates candidates, int candidate) {
        return candidates.isPass(candidate)
                ? new Pass()
                : extension(candidates.grownEnd(candidate), candidates.path(candidate));
    }

    /**
     * The candidate that is an action, or is equivalent to it.
     *
     * @throws IllegalArgumentException if none is: the action is not legal
     */
    int candidate(Candidates candidates, Action action) {
        for (int candidate = 0; candidate < candidates.count(); candidate++) {
            if (isCandidate(candidates, candidate, action)) {
                return candidate;
            }
        }
        throw new IllegalArgumentException(action + " is not legal here");
    }

    private boolean isCandidate(Candidates candidates, int candidate, Action action) {
        return switch (action) {
            case Pass() -> candidates.isPass(candidate);
            case Extension extension ->
                !candidates.isPass(candidate)
                        && isDrawn(extension, candidates.grownEnd(candidate), candidates.path(candidate));
        };
    }

    /** The first way to draw this path; others cover the same fields and end on the same one. */
    private Extension extension(int end, int path) {
        for (Extension extension : seat.line().extensions(open, position.setup().board())) {
            if (isDrawn(extension, end, path)) {
                return extension;
            }
        }
        throw new IllegalStateException("no extension of " + seat.line() + " is like path " + path);
    }

    /** Whether an extension draws a path, or an equivalent one. */
    private boolean isDrawn(Extension extension, int end, int path) {
        return extension.end().ordinal() == end
                && extension.tip().ordinal() == paths.tip(path)
                && Fields.of(extension.fields()).bits() == paths.mask(path)
                && numbers(extension) == paths.numbers(path);
    }

    private int numbers(Extension extension) {
        int numbers = 0;
        for (Field field : extension.fields().reversed()) {
            int number = position.setup().board().number(field).orElse(0);
            numbers = number == 0 ? numbers : numbers << 4 | number;
        }
        return numbers;
    }
}
