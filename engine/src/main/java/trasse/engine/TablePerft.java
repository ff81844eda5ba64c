package trasse.engine;

import java.util.Arrays;
import trasse.rules.Field;
import trasse.rules.Line;

/**
 * Counts the ways to play a line through the cards of a table.
 *
 * <p>With two cards left, all lines that grow at one end keep the other, and differ there only in which of its paths
 * they block. So the paths that the last card allows at the kept end become bits, up to 64 at a time, and for each
 * field there is the set of those that use it. A path blocks what its last step blocks and what the path before that
 * step blocks; that one is shorter by one field and was met just before, so one union and one count of bits do for
 * each.
 *
 * <p>Not thread-safe; one object for one count.
 */
final class TablePerft {
    private static final int LONGEST = 5;

    private final PathTable table;
    private final int lastCard;
    private final long[] users = new long[Field.COUNT];
    private final long[] blocked = new long[LONGEST + 1];

    TablePerft(PathTable table) {
        this.table = table;
        this.lastCard = table.cards().size() - 1;
    }

    long count(Line line) {
        return lines(
                0, line.first().ordinal(), line.last().ordinal(), line.fields().bits());
    }

    private long lines(int card, int oneEnd, int otherEnd, long visited) {
        if (card > lastCard) {
            return 1;
        }
        if (card == lastCard) {
            return 1L + table.count(card, oneEnd, otherEnd, visited);
        }
        long lines = lines(card + 1, oneEnd, otherEnd, visited) + grown(card, oneEnd, otherEnd, visited);
        return oneEnd == otherEnd ? lines : lines + grown(card, otherEnd, oneEnd, visited);
    }

    private long grown(int card, int end, int kept, long visited) {
        if (card == lastCard - 1) {
            return atTheTips(card, end, visited) + atTheKeptEnd(card, end, kept, visited);
        }
        long lines = 0;
        for (int path = table.begin(card, end); path < table.end(card, end); path++) {
            long mask = table.mask(path);
            if ((mask & visited) == 0) {
                lines += lines(card + 1, table.tip(path), kept, visited | mask);
            }
        }
        return lines;
    }

    /** All lines whose last extension is at the end that grew before, or is none. */
    private long atTheTips(int card, int end, long visited) {
        long lines = 0;
        for (int path = table.begin(card, end); path < table.end(card, end); path++) {
            long mask = table.mask(path);
            if ((mask & visited) == 0) {
                lines += 1L + table.count(lastCard, table.tip(path), visited | mask);
            }
        }
        return lines;
    }

    private long atTheKeptEnd(int card, int end, int kept, long visited) {
        long lines = 0;
        int last = table.begin(lastCard, kept);
        while (last < table.end(lastCard, kept)) {
            Arrays.fill(users, 0);
            int bits = 0;
            for (; last < table.end(lastCard, kept) && bits < Long.SIZE; last++) {
                if ((table.mask(last) & visited) == 0) {
                    addToUsers(table.mask(last), 1L << bits);
                    bits++;
                }
            }
            lines += unblocked(card, end, visited, bits);
        }
        return lines;
    }

    private void addToUsers(long mask, long bit) {
        for (long rest = mask; rest != 0; rest &= rest - 1) {
            users[Long.numberOfTrailingZeros(rest)] |= bit;
        }
    }

    private long unblocked(int card, int end, long visited, int bits) {
        long lines = 0;
        for (int path = table.begin(card, end); path < table.end(card, end); path++) {
            long mask = table.mask(path);
            if ((mask & visited) == 0) {
                int length = Long.bitCount(mask);
                long blocks = blocked[length - 1] | users[table.tip(path)];
                blocked[length] = blocks;
                lines += bits - Long.bitCount(blocks);
            }
        }
        return lines;
    }
}
