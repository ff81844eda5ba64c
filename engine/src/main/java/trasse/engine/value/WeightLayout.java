package trasse.engine.value;

import trasse.rules.Field;

/**
 * Where the weights of each feature lie in the array of weights. There is a full set for each stage of the game, because
 * the value of a feature changes as the cards run out.
 */
final class WeightLayout {
    static final int STAGES = 5;
    static final int HALF_PATTERNS = 2;
    static final int END_PATTERNS = 1 << 12;
    static final int MOST_CARDS = 16;
    static final int MOST_FIELDS = 64;
    static final int MOST_STEPS = 16;
    static final int NUMBERS = 9;

    final int colours;
    final int numbersReached;
    final int views;
    final int blocked;
    final int blockedEnd;
    final int reach;
    final int deadEnds;
    final int numbersAhead;
    final int ends;
    final int size;

    WeightLayout(int windows) {
        colours = windows;
        numbersReached = colours + 6 * MOST_CARDS * MOST_FIELDS;
        views = numbersReached + (1 << NUMBERS);
        blocked = views + HALF_PATTERNS * Field.COUNT * END_PATTERNS;
        blockedEnd = blocked + MOST_CARDS * MOST_CARDS;
        reach = blockedEnd + Field.COUNT * MOST_CARDS * MOST_CARDS;
        deadEnds = reach + MOST_FIELDS * MOST_FIELDS;
        numbersAhead = deadEnds + MOST_FIELDS * MOST_FIELDS;
        ends = numbersAhead + NUMBERS * Competition.NUMBER_STATES * MOST_STEPS;
        size = ends + Field.COUNT * Field.COUNT;
    }

    /** The stage for a number of cards to come: the last two cards, then three by three. */
    static int stage(int cardsLeft) {
        return Math.max(0, STAGES - 1 - cardsLeft / 3);
    }
}
