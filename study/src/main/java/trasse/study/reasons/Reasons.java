package trasse.study.reasons;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.NavigableSet;
import java.util.TreeSet;
import trasse.json.JsonWriter;
import trasse.rules.Action;
import trasse.rules.Position;
import trasse.rules.Seat;

/**
 * What speaks for the better one of two actions, and what for the other one, the weightiest reasons first. All of it can
 * be seen on the board; both lists may be empty, when the difference lies further ahead.
 *
 * @param forIt what the better action has and the other one has not
 * @param against what the other action has and the better one has not
 */
public record Reasons(List<Reason> forIt, List<Reason> against) {
    /** Between an action and itself. */
    public static final Reasons NONE = new Reasons(List.of(), List.of());

    public Reasons {
        forIt = List.copyOf(forIt);
        against = List.copyOf(against);
    }

    /**
     * Compares two actions of a player.
     *
     * @param position with a card open
     */
    public static Reasons between(Position position, Seat seat, Action better, Action other) {
        if (better.equals(other)) {
            return NONE;
        }
        Outlook one = Outlook.of(position, seat, better);
        Outlook two = Outlook.of(position, seat, other);
        return new Reasons(advantages(one, two), advantages(two, one));
    }

    private static List<Reason> advantages(Outlook one, Outlook other) {
        List<Reason> reasons = new ArrayList<>();
        NavigableSet<Integer> gained = new TreeSet<>();
        int points = 0;
        for (Map.Entry<Integer, Integer> reached : one.points().entrySet()) {
            int more = reached.getValue() - other.points().getOrDefault(reached.getKey(), 0);
            if (more > 0) {
                gained.add(reached.getKey());
                points += more;
            }
        }
        add(reasons, Reason.Kind.POINTS, gained, points);
        add(reasons, Reason.Kind.FIELDS, List.of(), one.fields() - other.fields());
        NavigableSet<Integer> full = without(other.halved(), one.halved(), one.reached());
        add(reasons, Reason.Kind.FULL, full, full.size());
        NavigableSet<Integer> reach = without(one.reach(), other.reach(), other.reached());
        add(reasons, Reason.Kind.REACH, reach, reach.size());
        add(reasons, Reason.Kind.ENDS, List.of(), one.openEnds() - other.openEnds());
        NavigableSet<Integer> near = without(one.near(), other.near(), other.reached());
        near.removeAll(reach);
        add(reasons, Reason.Kind.NEAR, near, near.size());
        add(reasons, Reason.Kind.EXITS, List.of(), one.exits() - other.exits());
        reasons.sort(Comparator.comparingDouble(Reason::weight).reversed());
        return reasons;
    }

    private static void add(List<Reason> reasons, Reason.Kind kind, Collection<Integer> numbers, int by) {
        if (by > 0) {
            reasons.add(new Reason(kind, List.copyOf(numbers), by));
        }
    }

    private static NavigableSet<Integer> without(
            Collection<Integer> numbers, Collection<Integer> some, Collection<Integer> others) {
        NavigableSet<Integer> rest = new TreeSet<>(numbers);
        rest.removeAll(some);
        rest.removeAll(others);
        return rest;
    }

    /** Writes it as an object with two lists, {@code for} and {@code against}. */
    public void write(JsonWriter json) {
        json.object();
        write(json.key("for"), forIt);
        write(json.key("against"), against);
        json.endObject();
    }

    private static void write(JsonWriter json, List<Reason> reasons) {
        json.list();
        for (Reason reason : reasons) {
            json.object().key("kind").value(reason.kind().toString());
            if (!reason.numbers().isEmpty()) {
                json.key("numbers").list();
                reason.numbers().forEach(json::value);
                json.endList();
            }
            json.key("by").value(reason.by()).endObject();
        }
        json.endList();
    }
}
