package trasse.engine.value;

import java.util.Arrays;
import trasse.engine.DistinctPaths;
import trasse.engine.Neighbours;
import trasse.rules.Board;
import trasse.rules.Colour;
import trasse.rules.Deck;
import trasse.rules.Field;

/**
 * Estimates what the rest of a game will bring a player, in fields and points, once a round is played. The estimate is
 * linear: a sum of weights, one for each active feature. Features are the pattern of every window, the surroundings of both
 * ends, how many fields and card spots are left of each colour, which numbers are reached and how far the others are, how
 * many fields are cut off or dead ends, and how many of the cards to come allow no step.
 *
 * <p>Most of the sum is the same for all extensions of a line, so it is computed once and updated for each extension.
 * Mutable and not thread-safe.
 */
final class Estimator {
    private static final int COLOURS = Colour.values().length;
    private static final long ALL = (1L << Field.COUNT) - 1;

    /** An extension has at most two fields of a colour. */
    private static final int MOST_OF_A_COLOUR = 2;

    private final DistinctPaths paths;
    private final Windows windows;
    private final EndFeatures views;
    private final WeightLayout layout;
    private final float[] weights;

    private final long[] colourFields = new long[COLOURS];
    private final int[] numberFields = new int[Board.HIGHEST_NUMBER + 1];
    private final int[] numberOn = new int[Field.COUNT];
    private final int[][] spotsOn;
    private long allNumbers;

    private Competition competition = Competition.NONE;
    private long visited;
    private int left;
    private int cardsLeft;
    private int base;
    private int endPatternBase;
    private int reached;
    private float common;
    private final int[] spots = new int[COLOURS];
    private final int[] patterns;
    private final float[] shown;
    private final float[][] colourWeights = new float[COLOURS][MOST_OF_A_COLOUR + 1];

    private final int[] features = new int[32];
    private int featureCount;

    Estimator(Valuation valuation) {
        this.paths = valuation.paths();
        this.windows = valuation.windows();
        this.views = valuation.views();
        this.layout = valuation.layout();
        this.weights = valuation.weights();
        this.patterns = new int[windows.count()];
        this.shown = new float[windows.count()];
        Board board = paths.board();
        for (Field field : Field.values()) {
            colourFields[board.colour(field).ordinal()] |= 1L << field.ordinal();
            numberOn[field.ordinal()] = board.number(field).orElse(0);
        }
        for (int number = Board.LOWEST_NUMBER; number <= Board.HIGHEST_NUMBER; number++) {
            numberFields[number] = board.fieldOf(number).ordinal();
            allNumbers |= 1L << numberFields[number];
        }
        spotsOn = new int[paths.cards().size()][COLOURS];
        for (int card = 0; card < spotsOn.length; card++) {
            for (Colour colour : Colour.values()) {
                spotsOn[card][colour.ordinal()] = paths.cards().get(card).count(colour);
            }
        }
    }

    /**
     * Looks at a line; what follows is about its extensions.
     *
     * @param cardsToCome after this round, a bit for each
     */
    void look(Competition against, long line, int cardsToCome) {
        competition = against;
        visited = line;
        left = cardsToCome;
        cardsLeft = Integer.bitCount(cardsToCome);
        base = layout.base(cardsLeft);
        int patternBase = layout.patternBase(cardsLeft);
        endPatternBase = patternBase + layout.endPatterns;
        reached = reachedBy(line);
        common = 0;
        windows.patterns(line, patternBase, patterns);
        for (int window = 0; window < patterns.length; window++) {
            shown[window] = weights[patterns[window]];
            common += shown[window];
        }
        countSpots();
        for (int colour = 0; colour < COLOURS; colour++) {
            int free = Long.bitCount(~line & colourFields[colour]);
            for (int taken = 0; taken <= Math.min(free, MOST_OF_A_COLOUR); taken++) {
                colourWeights[colour][taken] = weights[colourAt(colour, free - taken)];
            }
        }
    }

    private void countSpots() {
        Arrays.fill(spots, 0);
        for (int card = 0; card < Deck.SIZE; card++) {
            if ((left >>> card & 1) != 0) {
                for (int colour = 0; colour < COLOURS; colour++) {
                    spots[colour] += spotsOn[card][colour];
                }
            }
        }
    }

    private int colourAt(int colour, int free) {
        return base
                + layout.colours
                + (colour * WeightLayout.MOST_CARDS + spots[colour]) * WeightLayout.MOST_FIELDS
                + free;
    }

    /** The numbers on a line, bit {@code n} for number {@code n}. */
    int reachedBy(long line) {
        int numbers = 0;
        for (int number = Board.LOWEST_NUMBER; number <= Board.HIGHEST_NUMBER; number++) {
            numbers |= (int) (line >>> numberFields[number] & 1) << number;
        }
        return numbers;
    }

    /** What a path brings in this round: its fields and points. */
    int gain(int path) {
        int numbers = paths.numbers(path);
        return Long.bitCount(paths.mask(path)) + (numbers == 0 ? 0 : competition.points(numbers, reached));
    }

    /** What will come after a pass. */
    float afterPass(int oneEnd, int otherEnd) {
        return left == 0 ? 0 : common + colourSum(0) + rest(visited, oneEnd, otherEnd, reached);
    }

    /** What will come after a path has been drawn from one end. */
    float after(int path, int otherEnd) {
        if (left == 0) {
            return 0;
        }
        long mask = paths.mask(path);
        long line = visited | mask;
        return common
                + windows.change(paths.shape(path), patterns, shown, weights)
                + colourSum(mask)
                + rest(line, paths.tip(path), otherEnd, paths.numbers(path) == 0 ? reached : reachedBy(line));
    }

    private float colourSum(long mask) {
        float sum = 0;
        for (int colour = 0; colour < COLOURS; colour++) {
            sum += colourWeights[colour][Long.bitCount(mask & colourFields[colour])];
        }
        return sum;
    }

    private float rest(long line, int oneEnd, int otherEnd, int numbers) {
        collect(line, Math.min(oneEnd, otherEnd), Math.max(oneEnd, otherEnd), numbers);
        float sum = 0;
        for (int i = 0; i < featureCount; i++) {
            sum += weights[features[i]];
        }
        return sum;
    }

    private void add(int section, int place) {
        features[featureCount] = base + section + place;
        featureCount++;
    }

    private void addPattern(int pattern) {
        features[featureCount] = endPatternBase + pattern;
        featureCount++;
    }

    private void collect(long line, int oneEnd, int otherEnd, int numbers) {
        featureCount = 0;
        add(layout.numbersReached, numbers >>> Board.LOWEST_NUMBER);
        add(layout.ends, oneEnd * Field.COUNT + otherEnd);
        int goOnHere = addEnd(line, oneEnd);
        int goOnThere = addEnd(line, otherEnd);
        int blocked = Integer.bitCount(left & ~(goOnHere | goOnThere));
        add(layout.blocked, cardsLeft * WeightLayout.MOST_CARDS + blocked);
        addReach(line, 1L << oneEnd | 1L << otherEnd, numbers);
        addDeadEnds(~line & ALL, 1L << oneEnd | 1L << otherEnd);
    }

    private int addEnd(long line, int end) {
        addPattern(views.below(end, line));
        addPattern(views.above(end, line));
        int goOn = views.cardsThatGoOn(end, line);
        int blocked = Integer.bitCount(left & ~goOn);
        add(layout.blockedEnd, (end * WeightLayout.MOST_CARDS + blocked) * WeightLayout.MOST_CARDS + cardsLeft);
        return goOn;
    }

    /** Steps from the ends over free fields, all ways at once. */
    private void addReach(long line, long ends, int numbers) {
        long free = ~line & ALL;
        int halves = competition.halves(numbers);
        long seen = ends;
        long front = Neighbours.of(ends) & free;
        for (int steps = 1; front != 0; steps++) {
            seen |= front;
            for (long ahead = front & allNumbers; ahead != 0; ahead &= ahead - 1) {
                int number = numberOn[Long.numberOfTrailingZeros(ahead)];
                int state = (number - Board.LOWEST_NUMBER) * Competition.NUMBER_STATES
                        + competition.numberState(number, halves);
                add(
                        layout.numbersAhead,
                        state * WeightLayout.MOST_STEPS + Math.min(steps, WeightLayout.MOST_STEPS - 1));
            }
            front = Neighbours.of(front) & free & ~seen;
        }
        add(layout.reach, Long.bitCount(free) * WeightLayout.MOST_FIELDS + Long.bitCount(free & ~seen));
    }

    /** Free fields with at most one way in or out: the line can visit them only by stopping there. */
    private void addDeadEnds(long free, long ends) {
        long open = free | ends;
        long once = Neighbours.right(open);
        long step = Neighbours.left(open);
        long twice = once & step;
        once |= step;
        step = Neighbours.up(open);
        twice |= once & step;
        once |= step;
        step = Neighbours.down(open);
        twice |= once & step;
        once |= step;
        step = Neighbours.nextUp(open);
        twice |= once & step;
        once |= step;
        step = Neighbours.nextDown(open);
        twice |= once & step;
        once |= step;
        int alone = Long.bitCount(free & ~once);
        int dead = Long.bitCount(free & once & ~twice);
        add(layout.deadEnds, alone * WeightLayout.MOST_FIELDS + dead);
    }

    /** Moves the estimate for the line as it is towards a better one. */
    void learn(int oneEnd, int otherEnd, float better, float rate) {
        float estimate = afterPass(oneEnd, otherEnd);
        int count = patterns.length + COLOURS + featureCount;
        float step = rate * (better - estimate) / count;
        for (int pattern : patterns) {
            weights[pattern] += step;
        }
        for (int colour = 0; colour < COLOURS; colour++) {
            weights[colourAt(colour, Long.bitCount(~visited & colourFields[colour]))] += step;
        }
        for (int i = 0; i < featureCount; i++) {
            weights[features[i]] += step;
        }
    }
}
