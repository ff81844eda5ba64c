package trasse.engine.solve;

/**
 * Expands positions by one card: every move and the pass, unless the bound proves that the target is out of reach.
 * Mutable and not thread-safe.
 */
final class Expansion {
    private final Moves moves;
    private final Relaxation relaxation;
    private final Evaluator evaluator;
    private final SearchStatus status;

    /** Only positions that can still reach this total are added. */
    int target;

    /** Only positions with at least this promise are added. */
    int leastPromise = Integer.MIN_VALUE;

    Expansion(Moves moves, Relaxation relaxation, Endgame endgame, SearchStatus status) {
        this.moves = moves;
        this.status = status;
        this.relaxation = relaxation;
        this.evaluator = new Evaluator(moves, relaxation, endgame);
    }

    /** More than any position has children. */
    int mostChildren() {
        int most = 0;
        for (int card = 0; card < moves.cards; card++) {
            for (int place = 0; place < moves.places; place++) {
                most = Math.max(most, moves.end(card, place) - moves.begin(card, place));
            }
        }
        return 2 * most + 1;
    }

    /** Adds all children of a position before a card. */
    void expand(Layer from, int position, int card, Layer into) {
        long visited = from.visited(position);
        int one = from.oneEnd(position);
        int other = from.otherEnd(position);
        int level = from.level(position);
        int total = from.total(position);
        int granted = evaluator.price(moves.free & ~visited);
        int rest = relaxation.table[card + 1][level * moves.places + one][other];
        add(into, card + 1, visited, one, other, level, total, rest + granted, position, -1);
        extend(from, position, card, one, other, granted, into);
        if (one != other) {
            extend(from, position, card, other, one, granted, into);
        }
    }

    private void extend(Layer from, int position, int card, int end, int other, int granted, Layer into) {
        long visited = from.visited(position);
        int level = from.level(position);
        int total = from.total(position);
        int[][] table = relaxation.table[card + 1];
        int[] points = moves.points[card];
        int begin = moves.begin(card, end);
        int stop = moves.end(card, end);
        int floor = (target - total) * Relaxation.POINT - granted;
        status.work += stop - begin;
        for (int move = begin; move < stop; move++) {
            long mask = moves.masks[move];
            if ((mask & visited) != 0) {
                continue;
            }
            int paid = moves.profiles[move] * moves.levels + level;
            int nextLevel = moves.nextLevel[paid];
            int tip = moves.tips[move];
            int won = relaxation.values[move] + points[paid] * Relaxation.POINT;
            int rest = table[nextLevel * moves.places + tip][other];
            if (won + rest < floor) {
                continue;
            }
            int gain = Long.bitCount(mask) + points[paid];
            int left = won + rest + granted - gain * Relaxation.POINT;
            add(into, card + 1, visited | mask, tip, other, nextLevel, total + gain, left, position, move);
        }
    }

    /**
     * Adds a position, if it is good enough.
     *
     * @param left what the table leaves open, with the prices of all fields that are free
     */
    private void add(
            Layer into,
            int card,
            long visited,
            int one,
            int other,
            int level,
            int total,
            int left,
            int parent,
            int move) {
        if (card == moves.cards) {
            if (total >= target) {
                into.add(visited, one, other, level, total, total, parent, move);
            }
            return;
        }
        int most = total * Relaxation.POINT + left;
        if (most < target * Relaxation.POINT) {
            return;
        }
        int least = target * Relaxation.POINT;
        if (evaluator.isWorthKeeping(card, moves.free & ~visited, one, other, total, most, least, leastPromise)) {
            into.add(visited, one, other, level, total, evaluator.promise, parent, move);
        }
    }
}
