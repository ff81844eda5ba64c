package trasse.engine.bot;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import trasse.engine.Effort;
import trasse.engine.Limit;
import trasse.engine.value.Candidates;
import trasse.engine.value.SeatState;
import trasse.engine.value.Valuation;
import trasse.rules.Action;
import trasse.rules.Position;
import trasse.rules.Prng;
import trasse.rules.Seat;

/**
 * Actions for an open card, compared by rollouts: the rest of the game is played after each of them with the same orders of
 * cards, so that luck cancels out of the differences and their standard errors are known. Much slower than an
 * {@link Analyst}, and without its bias. Immutable.
 *
 * @param actions as they were given
 * @param outcomes by action, then by order: the total at the end
 */
public record Comparison(List<Action> actions, List<int[]> outcomes) {
    public Comparison {
        actions = List.copyOf(actions);
        outcomes = List.copyOf(outcomes);
    }

    /**
     * Plays the orders of a seed.
     *
     * @param position with a card open
     * @param actions legal ones
     */
    public static Comparison of(
            BoardKnowledge knowledge, Position position, Seat seat, List<Action> actions, int orders, long seed) {
        Valuation valuation = position.setup().isSolo() ? knowledge.forSolo() : knowledge.forMultiplayer();
        EngineView view = new EngineView(
                knowledge.paths(), position, seat, position.open().orElseThrow());
        SeatState state = view.state();
        int left = view.left();
        Candidates candidates = new Candidates(valuation);
        candidates.list(state, view.card(), left);
        int[] places = new int[actions.size()];
        List<int[]> outcomes = new ArrayList<>();
        for (int i = 0; i < places.length; i++) {
            places[i] = view.candidate(candidates, actions.get(i));
            outcomes.add(new int[orders]);
        }
        Playout playout = new Playout(valuation, position.setup().isSolo() ? 1 : LookaheadBot.SIGHT_AMONG_RIVALS);
        Effort effort = new Effort(Limit.NONE);
        Prng prng = new Prng(seed);
        List<Integer> order = Playout.cards(left);
        for (int number = 0; number < orders; number++) {
            prng.shuffle(order);
            playout.begin(state, view.card(), left, order, effort);
            for (int i = 0; i < places.length; i++) {
                outcomes.get(i)[number] = seat.total() + playout.gain(candidates, places[i], left, order, effort);
            }
        }
        return new Comparison(actions, outcomes);
    }

    /** The mean total after an action. */
    public double mean(int action) {
        long sum = 0;
        for (int outcome : outcomes.get(action)) {
            sum += outcome;
        }
        return (double) sum / outcomes.get(action).length;
    }

    /** How much better one action is than another on average. */
    public double difference(int one, int other) {
        return mean(one) - mean(other);
    }

    /** The standard error of the difference. */
    public double error(int one, int other) {
        int[] ones = outcomes.get(one);
        int[] others = outcomes.get(other);
        double mean = difference(one, other);
        double squares = 0;
        for (int order = 0; order < ones.length; order++) {
            double deviation = ones[order] - others[order] - mean;
            squares += deviation * deviation;
        }
        return Math.sqrt(squares / (ones.length - 1) / ones.length);
    }

    /** The actions from the best one on, by their places. */
    public List<Integer> ranking() {
        List<Integer> places = new ArrayList<>();
        for (int action = 0; action < actions.size(); action++) {
            places.add(action);
        }
        places.sort(Comparator.comparingDouble(action -> -mean(action)));
        return places;
    }
}
