package trasse.rules;

import java.util.AbstractMap;
import java.util.Collections;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** An immutable map from start points to what was decided there, in the order of start points. */
final class Decisions extends AbstractMap<Integer, Action> {
    static final Decisions NONE = new Decisions(new Action[Board.STARTS]);

    private final @Nullable Action[] byStart;

    private Decisions(@Nullable Action[] byStart) {
        this.byStart = byStart;
    }

    static Decisions copyOf(Map<Integer, Action> decided) {
        if (decided instanceof Decisions decisions) {
            return decisions;
        }
        Decisions copy = NONE;
        for (Entry<Integer, Action> entry : decided.entrySet()) {
            copy = copy.with(entry.getKey(), entry.getValue());
        }
        return copy;
    }

    Decisions with(int start, Action action) {
        return replacing(start, action);
    }

    Decisions without(int start) {
        return replacing(start, null);
    }

    private Decisions replacing(int start, @Nullable Action action) {
        @Nullable Action[] changed = byStart.clone();
        changed[start - 1] = action;
        return new Decisions(changed);
    }

    @Override
    public int size() {
        int size = 0;
        for (Action action : byStart) {
            if (action != null) {
                size++;
            }
        }
        return size;
    }

    @Override
    public boolean containsKey(Object start) {
        return get(start) != null;
    }

    @Override
    public @Nullable Action get(Object start) {
        return start instanceof Integer point && point >= 1 && point <= byStart.length ? byStart[point - 1] : null;
    }

    @Override
    public Set<Entry<Integer, Action>> entrySet() {
        Map<Integer, Action> decided = new TreeMap<>();
        for (int start = 1; start <= byStart.length; start++) {
            if (byStart[start - 1] != null) {
                decided.put(start, byStart[start - 1]);
            }
        }
        return Collections.unmodifiableMap(decided).entrySet();
    }
}
