package trasse.engine.bot;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import trasse.engine.value.Candidates;
import trasse.engine.value.Competition;
import trasse.engine.value.SeatState;
import trasse.engine.value.Valuation;
import trasse.rules.Action;
import trasse.rules.Position;
import trasse.rules.Seat;
import trasse.rules.Setup;

/**
 * Values positions, cards and actions for a player, as the total to expect at the end. Not thread-safe.
 *
 * <p>A card is valued one ply deep: the best action by its gain and the trained estimate of what follows. A position
 * between two rounds is worth the mean of that over the cards left, so the luck of a card is zero on average. An action
 * is valued one card deeper, by its gain and the position after it.
 */
public final class Analyst {
    /** An action that looks this much worse than the best one at first is not looked at again, unless it was played. */
    private static final float MARGIN = 6;

    /** How many actions a judgement names: the best one and three others. */
    public static final int RANKED = 4;

    private final BoardKnowledge knowledge;
    private final Candidates now;
    private final Candidates next;
    private final boolean solo;

    private Analyst(BoardKnowledge knowledge, Valuation valuation, boolean solo) {
        this.knowledge = knowledge;
        this.solo = solo;
        this.now = new Candidates(valuation);
        this.next = new Candidates(valuation);
    }

    /** An analyst for a game, solo or with others. */
    public static Analyst of(BoardKnowledge knowledge, Setup setup) {
        return setup.isSolo() ? forSolo(knowledge) : forMultiplayer(knowledge);
    }

    /** An analyst for games of one player. */
    public static Analyst forSolo(BoardKnowledge knowledge) {
        return new Analyst(knowledge, knowledge.forSolo(), true);
    }

    /** An analyst for games of several players. */
    public static Analyst forMultiplayer(BoardKnowledge knowledge) {
        return new Analyst(knowledge, knowledge.forMultiplayer(), false);
    }

    /** An action and the expected total after it. */
    public record Valued(Action action, double value) {}

    /**
     * What a player could have made of an open card, and did make of it.
     *
     * @param afterCard the expected total once the card is known, valued as {@link #expectation} does
     * @param ranked the best actions found, at most {@link #RANKED}, from the best one on; of equals, the played one first
     * @param afterAction the expected total after the action that was played
     */
    public record Judgement(double afterCard, List<Valued> ranked, double afterAction) {
        public Judgement {
            ranked = List.copyOf(ranked);
        }

        /** The best action found. */
        public Action best() {
            return ranked.getFirst().action();
        }

        /** The expected total after the best action; never less than after the action that was played. */
        public double withBest() {
            return ranked.getFirst().value();
        }
    }

    /** The expected total between two rounds. */
    public double expectation(Position position, Seat seat) {
        SeatState state = SeatState.of(seat, position);
        int left = EngineView.bits(position.left(), knowledge.paths().cards());
        return seat.total() + expectation(state.competition(), state.visited(), state.oneEnd(), state.otherEnd(), left);
    }

    private double expectation(Competition competition, long visited, int oneEnd, int otherEnd, int left) {
        double sum = 0;
        for (int rest = left; rest != 0; rest &= rest - 1) {
            int card = Integer.numberOfTrailingZeros(rest);
            next.list(competition, visited, oneEnd, otherEnd, card, left & ~(1 << card));
            sum += next.value(next.best());
        }
        return left == 0 ? 0 : sum / Integer.bitCount(left);
    }

    /** Judges what a player did with the open card. */
    public Judgement judge(Position position, Seat seat, Action played) {
        if (position.setup().isSolo() != solo) {
            throw new IllegalArgumentException("this analyst is for " + (solo ? "solo games" : "games with others"));
        }
        EngineView engineView = new EngineView(
                knowledge.paths(), position, seat, position.open().orElseThrow());
        SeatState state = engineView.state();
        int left = engineView.left();
        now.list(state, engineView.card(), left);
        double afterCard = now.value(now.best());
        int playedCandidate = engineView.candidate(now, played);
        List<Option> options = new ArrayList<>();
        double worth = Double.NaN;
        for (int candidate = 0; candidate < now.count(); candidate++) {
            boolean isPlayed = candidate == playedCandidate;
            if (!isPlayed && now.value(candidate) < afterCard - MARGIN) {
                continue;
            }
            double value = valueOneCardDeeper(candidate, state, left);
            options.add(new Option(candidate, value));
            worth = isPlayed ? value : worth;
        }
        options.sort(Comparator.comparingDouble((Option option) -> -option.value)
                .thenComparing(option -> option.candidate != playedCandidate));
        int total = seat.total();
        List<Valued> ranked = new ArrayList<>();
        for (Option option : options.subList(0, Math.min(RANKED, options.size()))) {
            Action action = option.candidate == playedCandidate ? played : engineView.action(now, option.candidate);
            ranked.add(new Valued(action, total + option.value));
        }
        return new Judgement(total + afterCard, ranked, total + worth);
    }

    private double valueOneCardDeeper(int candidate, SeatState state, int left) {
        return now.gain(candidate)
                + expectation(
                        state.competition(),
                        now.visitedAfter(candidate),
                        now.oneEndAfter(candidate),
                        now.otherEndAfter(candidate),
                        left);
    }

    /**
     * The actions for an open card that look most promising at first, valued as in a judgement, from the best one on.
     *
     * @param most how many
     */
    public List<Valued> promising(Position position, Seat seat, int most) {
        EngineView engineView = new EngineView(
                knowledge.paths(), position, seat, position.open().orElseThrow());
        SeatState state = engineView.state();
        int left = engineView.left();
        now.list(state, engineView.card(), left);
        List<Valued> promising = new ArrayList<>();
        for (int place = 0; place < Math.min(most, now.count()); place++) {
            now.bringForward(place, now.count());
            double value = valueOneCardDeeper(place, state, left);
            promising.add(new Valued(engineView.action(now, place), seat.total() + value));
        }
        promising.sort(Comparator.comparingDouble(valued -> -valued.value));
        return promising;
    }

    /** A candidate and what it is worth from now on. */
    private record Option(int candidate, double value) {}
}
