package trasse.engine.value;

import trasse.rules.Deck;
import trasse.rules.Field;

/**
 * Where the weights of each feature lie in the array of weights. The value of a feature changes as the cards run out, so
 * there is a set of weights for each number of cards to come. The patterns of windows and ends, which are nearly all of
 * the weights, share a set between two numbers of cards: that costs next to no strength, and halves what has to be stored.
 */
final class WeightLayout {
    /** While all cards are to come there is nothing to decide, and once none is, nothing to expect. */
    static final int STAGES = Deck.SIZE - 1;

    private static final int STAGES_PER_PATTERN_SET = 2;

    /** How many sets of patterns there are. */
    static final int PATTERN_SETS = STAGES / STAGES_PER_PATTERN_SET;

    static final int MOST_CARDS = 16;
    static final int MOST_FIELDS = 64;
    static final int MOST_STEPS = 16;
    static final int NUMBERS = 9;

    /** In a set of patterns, those of the windows come first. */
    final int endPatterns;

    final int patterns;

    final int colours;
    final int numbersReached;
    final int blocked;
    final int blockedEnd;
    final int reach;
    final int deadEnds;
    final int numbersAhead;
    final int ends;
    private final int stageSize;

    WeightLayout(int windowPatterns, int endPatterns) {
        this.endPatterns = windowPatterns;
        this.patterns = windowPatterns + endPatterns;
        colours = 0;
        numbersReached = colours + 6 * MOST_CARDS * MOST_FIELDS;
        blocked = numbersReached + (1 << NUMBERS);
        blockedEnd = blocked + MOST_CARDS * MOST_CARDS;
        reach = blockedEnd + Field.COUNT * MOST_CARDS * MOST_CARDS;
        deadEnds = reach + MOST_FIELDS * MOST_FIELDS;
        numbersAhead = deadEnds + MOST_FIELDS * MOST_FIELDS;
        ends = numbersAhead + NUMBERS * Competition.NUMBER_STATES * MOST_STEPS;
        stageSize = ends + Field.COUNT * Field.COUNT;
    }

    /** How many weights besides patterns a number of cards to come has. */
    int stageSize() {
        return stageSize;
    }

    /** How many weights there are in all. */
    int size() {
        return PATTERN_SETS * patterns + STAGES * stageSize;
    }

    /** Where the patterns for a number of cards to come begin. */
    int patternBase(int cardsLeft) {
        return stage(cardsLeft) / STAGES_PER_PATTERN_SET * patterns;
    }

    /** Where the other weights for a number of cards to come begin. */
    int base(int cardsLeft) {
        return PATTERN_SETS * patterns + stage(cardsLeft) * stageSize;
    }

    /**
     * The weight at a place of a file. There a feature's weights for all numbers of cards stand side by side: most are alike,
     * and take fewer bytes like this.
     */
    int atFilePlace(int place) {
        int allPatterns = PATTERN_SETS * patterns;
        if (place < allPatterns) {
            return place % PATTERN_SETS * patterns + place / PATTERN_SETS;
        }
        int rest = place - allPatterns;
        return allPatterns + rest % STAGES * stageSize + rest / STAGES;
    }

    private static int stage(int cardsLeft) {
        return Math.min(Math.max(cardsLeft, 1), STAGES) - 1;
    }
}
