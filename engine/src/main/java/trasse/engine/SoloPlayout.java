package trasse.engine;

import trasse.rules.Field;
import trasse.rules.Prng;
import trasse.rules.ScoreStrip;

/**
 * A solo game that is played at random, fast. Mutable and not thread-safe: one object plays one game after another.
 *
 * <p>A round is drawn by rejection: any path of the card at either end whose first step is open, or the pass, each as
 * likely, until it is legal. That is exactly uniform over what is legal. It does not take long: a first step that is
 * open is itself a legal path, and more than half of the draws are legal even when the board has filled.
 */
public final class SoloPlayout {
    private final PathTable table;
    private final FirstSteps firstSteps;
    private long visited;
    private int oneEnd;
    private int otherEnd;
    private long reached;
    private int reachedBits;

    public SoloPlayout(PathTable table) {
        this.table = table;
        this.firstSteps = new FirstSteps(table);
    }

    /**
     * Plays the cards of the table in this order and gives the total.
     *
     * @param start the start field's ordinal
     */
    public int play(int start, int[] order, Prng prng) {
        begin(start, start, 1L << start);
        for (int card : order) {
            playRound(card, prng);
        }
        return total();
    }

    void begin(int theOneEnd, int theOtherEnd, long theVisited) {
        oneEnd = theOneEnd;
        otherEnd = theOtherEnd;
        visited = theVisited;
        reached = 0;
        reachedBits = 0;
    }

    int total() {
        return points() - (Field.COUNT - Long.bitCount(visited));
    }

    private int points() {
        int points = 0;
        int highest = 0;
        for (long rest = reached; rest != 0; rest >>>= PathTable.NUMBER_BITS) {
            int number = (int) rest & 15;
            points += number > highest ? number : ScoreStrip.half(number);
            highest = Math.max(highest, number);
        }
        return points;
    }

    long visited() {
        return visited;
    }

    /** Draws a path of this card, or a pass, each legal one as likely. Gives the path, or −1 for the pass. */
    int playRound(int card, Prng prng) {
        int closed = firstSteps.closed(oneEnd, visited);
        int otherClosed = oneEnd == otherEnd ? FirstSteps.ALL_CLOSED : firstSteps.closed(otherEnd, visited);
        long open = firstSteps.open(card, oneEnd, closed);
        long otherOpen = firstSteps.open(card, otherEnd, otherClosed);
        long skipped = firstSteps.skipped(card, oneEnd, closed);
        long otherSkipped = firstSteps.skipped(card, otherEnd, otherClosed);
        int begin = table.begin(card, oneEnd);
        int otherBegin = table.begin(card, otherEnd);
        int own = firstSteps.count(card, oneEnd, closed, open);
        int all = own + firstSteps.count(card, otherEnd, otherClosed, otherOpen);
        while (true) {
            int choice = prng.below(all + 1);
            if (choice == all) {
                return -1;
            }
            // All bits set if the path is at the other end.
            int other = (own - 1 - choice) >> 31;
            int place = FirstSteps.place(
                    choice - (own & other), either(open, otherOpen, other), either(skipped, otherSkipped, other));
            int path = (int) either(begin, otherBegin, other) + place;
            if ((table.mask(path) & visited) == 0) {
                extend((int) either(oneEnd, otherEnd, other), path);
                return path;
            }
        }
    }

    /** Branchless, because the branch would be unpredictable. */
    private static long either(long one, long other, int isOther) {
        return one ^ ((one ^ other) & isOther);
    }

    private void extend(int end, int path) {
        visited |= table.mask(path);
        otherEnd ^= oneEnd ^ end;
        oneEnd = table.tip(path);
        // Numbers are scored at the end of the game: most paths reach none, and the branch would be unpredictable.
        reached |= (long) table.numbers(path) << reachedBits;
        reachedBits += table.numberBits(path);
    }
}
