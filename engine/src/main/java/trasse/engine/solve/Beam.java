package trasse.engine.solve;

/**
 * Beam search for a good line: card by card, it keeps the most promising positions, up to a width. If it never had to drop
 * one for the width, nothing better exists.
 */
final class Beam {
    private static final int ROOM = 4;
    private static final int PULSE = 64;

    private final Expansion expansion;
    private final int width;
    private final int[][] parents;
    private final int[][] moves;
    private boolean isComplete = true;

    Beam(Expansion expansion, int cards, int width) {
        this.expansion = expansion;
        this.width = width;
        this.parents = new int[cards][];
        this.moves = new int[cards][];
    }

    /** The moves of the best line that reaches the expansion's target, card by card; empty if none was found. */
    int[] run(Layer root, SearchStatus status) {
        int spare = expansion.mostChildren();
        Layer from = root;
        Layer into = new Layer(Math.max(ROOM * width, width + spare));
        Layer used = new Layer(Math.max(ROOM * width, width + spare));
        for (int card = 0; card < moves.length; card++) {
            expansion.leastPromise = Integer.MIN_VALUE;
            for (int position = 0; position < from.size(); position++) {
                if (position % PULSE == 0 && status.isOver()) {
                    isComplete = false;
                    return new int[0];
                }
                if (!into.hasRoomFor(spare)) {
                    narrow(into, width);
                }
                expansion.expand(from, position, card, into);
            }
            narrow(into, card == moves.length - 1 ? 1 : width);
            parents[card] = into.parents();
            moves[card] = into.moves();
            Layer next = from == root ? used : from;
            from = into;
            into = next;
            into.clear();
        }
        return from.size() == 0 ? new int[0] : line();
    }

    private void narrow(Layer layer, int most) {
        if (layer.size() > most) {
            expansion.leastPromise = Math.max(expansion.leastPromise, layer.keepBest(most));
            isComplete = isComplete && most == 1;
        }
    }

    private int[] line() {
        int[] line = new int[moves.length];
        int position = 0;
        for (int card = moves.length - 1; card >= 0; card--) {
            line[card] = moves[card][position];
            position = parents[card][position];
        }
        return line;
    }

    /** Whether no position was dropped for the width. */
    boolean isComplete() {
        return isComplete;
    }
}
