package trasse.engine.solve;

import java.util.Arrays;

/**
 * Positions after the same card, each once: the visited fields and the two ends make a position, since the highest
 * number follows from the fields. Of two ways to the same position the one with more points stays. Mutable; grows as it
 * fills, up to its capacity.
 */
final class Layer {
    private static final int FIRST_SIZE = 1 << 8;
    private static final int PLACE_BITS = 6;
    private static final int PLACE_MASK = (1 << PLACE_BITS) - 1;

    private final int capacity;
    private int size;

    private long[] visited = new long[FIRST_SIZE];
    private int[] ends = new int[FIRST_SIZE];
    private int[] totals = new int[FIRST_SIZE];
    private int[] promises = new int[FIRST_SIZE];
    private int[] parents = new int[FIRST_SIZE];
    private int[] moves = new int[FIRST_SIZE];

    /** Places of positions by hash, plus one; 0 if empty. At most half full. */
    private int[] index = new int[4 * FIRST_SIZE];

    Layer(int capacity) {
        this.capacity = capacity;
    }

    int size() {
        return size;
    }

    boolean hasRoomFor(int more) {
        return size + more <= capacity;
    }

    void clear() {
        size = 0;
        Arrays.fill(index, 0);
    }

    long visited(int position) {
        return visited[position];
    }

    int oneEnd(int position) {
        return ends[position] & PLACE_MASK;
    }

    int otherEnd(int position) {
        return ends[position] >>> PLACE_BITS & PLACE_MASK;
    }

    int level(int position) {
        return ends[position] >>> (2 * PLACE_BITS);
    }

    /** The total if the player passes from here on. */
    int total(int position) {
        return totals[position];
    }

    /** Which positions of the layer before they came from. */
    int[] parents() {
        return Arrays.copyOf(parents, size);
    }

    /** The moves that led here; −1 for a pass. */
    int[] moves() {
        return Arrays.copyOf(moves, size);
    }

    int parent(int position) {
        return parents[position];
    }

    int move(int position) {
        return moves[position];
    }

    /** Adds a position, unless it is here already with as many points. */
    void add(long fields, int oneEnd, int otherEnd, int level, int total, int promise, int parent, int move) {
        int packed = Math.min(oneEnd, otherEnd) | Math.max(oneEnd, otherEnd) << PLACE_BITS | level << (2 * PLACE_BITS);
        int slot = slot(fields, packed);
        int position = index[slot] - 1;
        if (position < 0) {
            if (size == visited.length) {
                grow();
                slot = slot(fields, packed);
            }
            position = size++;
            index[slot] = size;
        } else if (totals[position] >= total) {
            return;
        }
        visited[position] = fields;
        ends[position] = packed;
        totals[position] = total;
        promises[position] = promise;
        parents[position] = parent;
        moves[position] = move;
    }

    /** Where a position is in the index, or where it would go. */
    private int slot(long fields, int packed) {
        long mixed = (fields ^ packed * 0x9e3779b97f4a7c15L) * 0xbf58476d1ce4e5b9L;
        mixed = (mixed ^ mixed >>> 32) * 0x94d049bb133111ebL;
        int slot = (int) (mixed >>> 33) & index.length - 1;
        while (index[slot] != 0 && (visited[index[slot] - 1] != fields || ends[index[slot] - 1] != packed)) {
            slot = slot + 1 & index.length - 1;
        }
        return slot;
    }

    private void grow() {
        int longer = 2 * visited.length;
        visited = Arrays.copyOf(visited, longer);
        ends = Arrays.copyOf(ends, longer);
        totals = Arrays.copyOf(totals, longer);
        promises = Arrays.copyOf(promises, longer);
        parents = Arrays.copyOf(parents, longer);
        moves = Arrays.copyOf(moves, longer);
        index = new int[4 * longer];
        reindex();
    }

    private void reindex() {
        for (int position = 0; position < size; position++) {
            index[slot(visited[position], ends[position])] = position + 1;
        }
    }

    /** Keeps the positions that promise most, at most this many, and gives the least promise among them. */
    int keepBest(int count) {
        if (size <= count) {
            return Integer.MIN_VALUE;
        }
        int[] sorted = Arrays.copyOf(promises, size);
        Arrays.sort(sorted);
        int least = sorted[size - count];
        int ties = count;
        for (int better = size - 1; better >= 0 && sorted[better] > least; better--) {
            ties--;
        }
        int kept = 0;
        for (int position = 0; position < size; position++) {
            if (promises[position] > least || (promises[position] == least && ties-- > 0)) {
                visited[kept] = visited[position];
                ends[kept] = ends[position];
                totals[kept] = totals[position];
                promises[kept] = promises[position];
                parents[kept] = parents[position];
                moves[kept++] = moves[position];
            }
        }
        size = kept;
        Arrays.fill(index, 0);
        reindex();
        return least;
    }
}
