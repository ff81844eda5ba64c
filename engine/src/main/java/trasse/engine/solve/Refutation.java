package trasse.engine.solve;

/**
 * Exhaustive search for a line with some total: it either finds one or proves that there is none. It keeps a layer of
 * positions for each card and always expands the deepest one; when a layer is full, everything below it is finished
 * first. So its memory is bounded, and it can be interrupted and resumed.
 */
final class Refutation {
    private static final int CAPACITY = 1 << 18;
    private static final int PULSE = 64;

    private final Expansion expansion;
    private final Layer[] layers;
    private final int[] done;
    private int last;
    private int[] best = new int[0];

    Refutation(Expansion expansion, int cards, Layer root) {
        this.expansion = expansion;
        this.layers = new Layer[cards + 1];
        this.done = new int[cards + 1];
        int capacity = CAPACITY + expansion.mostChildren();
        layers[0] = root;
        for (int card = 1; card <= cards; card++) {
            layers[card] = new Layer(capacity);
        }
    }

    /** Works until it is done, or until this much work has been done in all, or until the limit is reached. */
    void advance(SearchStatus status, long until) {
        int spare = expansion.mostChildren();
        for (int grown = 1; last >= 0; grown++) {
            if (grown % PULSE == 0 && (status.work >= until || status.isOver())) {
                return;
            }
            Layer from = layers[last];
            if (last == layers.length - 1) {
                remember(from);
                done[last] = from.size();
            }
            if (done[last] == from.size()) {
                leave();
            } else {
                expansion.expand(from, done[last]++, last, layers[last + 1]);
                if (done[last] == from.size() || !layers[last + 1].hasRoomFor(spare)) {
                    last++;
                }
            }
        }
    }

    private void leave() {
        if (last > 0) {
            layers[last].clear();
        }
        done[last] = 0;
        last--;
    }

    private void remember(Layer finished) {
        for (int position = 0; position < finished.size(); position++) {
            if (finished.total(position) >= expansion.target) {
                expansion.target = finished.total(position) + 1;
                best = line(position);
            }
        }
    }

    private int[] line(int position) {
        int[] line = new int[layers.length - 1];
        int at = position;
        for (int card = line.length; card > 0; card--) {
            line[card - 1] = layers[card].move(at);
            at = layers[card].parent(at);
        }
        return line;
    }

    boolean isDone() {
        return last < 0;
    }

    /** The best line that reaches the target, card by card; empty if none was found. */
    int[] best() {
        return best;
    }

    /** No line has a higher total, once this is done. */
    int bound() {
        return expansion.target - 1;
    }
}
