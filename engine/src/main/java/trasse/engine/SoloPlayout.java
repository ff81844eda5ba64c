package trasse.engine;

import trasse.rules.Field;
import trasse.rules.Prng;
import trasse.rules.ScoreStrip;

/**
 * A solo game that is played at random, fast. Mutable and not thread-safe: one object plays one game after another.
 *
 * <p>A round is drawn by rejection: any path of the card at either end, or the pass, each as likely, until it is legal.
 * That is exactly uniform over what is legal. When the board has filled and luck is rare, the legal ones are counted and
 * one of them is taken instead, which is just as uniform.
 */
public final class SoloPlayout {
    private static final int TRIES = 12;

    private final PathTable table;
    private long visited;
    private int oneEnd;
    private int otherEnd;
    private int highest;
    private int points;

    public SoloPlayout(PathTable table) {
        this.table = table;
    }

    /**
     * Plays the cards of the table in this order and gives the total.
     *
     * @param start the start field's ordinal
     */
    public int play(int start, int[] order, Prng prng) {
        begin(start);
        for (int card : order) {
            playRound(card, prng);
        }
        return total();
    }

    void begin(int start) {
        visited = 1L << start;
        oneEnd = start;
        otherEnd = start;
        highest = 0;
        points = 0;
    }

    int total() {
        return points - (Field.COUNT - Long.bitCount(visited));
    }

    long visited() {
        return visited;
    }

    /** How many extensions are legal with this card. */
    int legal(int card) {
        return table.count(card, oneEnd, otherEnd, visited);
    }

    /** Draws a path of this card, or a pass, each legal one as likely. Gives the path, or −1 for the pass. */
    int playRound(int card, Prng prng) {
        int path = draw(card, prng);
        if (path >= 0) {
            extend(card, path);
        }
        return path;
    }

    private int draw(int card, Prng prng) {
        int begin = table.begin(card, oneEnd);
        int own = table.end(card, oneEnd) - begin;
        int otherBegin = table.begin(card, otherEnd);
        int others = oneEnd == otherEnd ? 0 : table.end(card, otherEnd) - otherBegin;
        int all = own + others;
        for (int tries = 0; tries < TRIES; tries++) {
            int choice = prng.below(all + 1);
            if (choice == all) {
                return -1;
            }
            int path = choice < own ? begin + choice : otherBegin + choice - own;
            if ((table.mask(path) & visited) == 0) {
                return path;
            }
        }
        int legal = legal(card);
        int choice = prng.below(legal + 1);
        if (choice == legal) {
            return -1;
        }
        int path = begin - 1;
        for (int seen = -1; seen < choice; ) {
            path++;
            if (path == begin + own) {
                path = otherBegin;
            }
            seen += (table.mask(path) & visited) == 0 ? 1 : 0;
        }
        return path;
    }

    /** The path begins at the end among whose paths it lies. */
    private void extend(int card, int path) {
        visited |= table.mask(path);
        if (path >= table.begin(card, oneEnd) && path < table.end(card, oneEnd)) {
            oneEnd = table.tip(path);
        } else {
            otherEnd = table.tip(path);
        }
        for (int numbers = table.numbers(path); numbers != 0; numbers >>>= 4) {
            int number = numbers & 15;
            points += number > highest ? number : ScoreStrip.half(number);
            highest = Math.max(highest, number);
        }
    }
}
