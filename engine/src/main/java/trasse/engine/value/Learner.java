package trasse.engine.value;

import trasse.rules.Deck;
import trasse.rules.Prng;

/**
 * Plays one seat and learns by temporal differences, with λ-returns: each estimate moves towards a mix of the best value
 * that the next card allowed and what came of the game from there. The return counts only as long as the player takes
 * the best action. To explore, it sometimes plays an action that looks only nearly as good, and in some games it begins
 * as a short-sighted player would: so it also learns what a position is worth that good players avoid. Mutable and not
 * thread-safe.
 */
final class Learner {
    private static final int EXPLORED_PER_MILLE = 100;
    private static final float MARGIN = 4;

    /** In so many games of a thousand the first rounds are short-sighted, up to so many of them. */
    private static final int SHORT_SIGHTED_PER_MILLE = 200;

    private static final int MOST_SHORT_SIGHTED = 12;

    /** How much of a target is what came of the game; the rest is the best value that the card allowed. */
    private static final float LAMBDA = 0.5f;

    private final Candidates candidates;
    private Competition competition = Competition.NONE;
    private Competition competitionBefore = Competition.NONE;
    private long visited;
    private int oneEnd;
    private int otherEnd;
    private int gained;

    /** How many rounds of this game are short-sighted, and how much of the future counts in them. */
    private int shortSighted;

    private float sight;

    /** The rounds of this game. */
    private final Step[] steps = new Step[Deck.SIZE];

    private int played;

    Learner(Valuation valuation) {
        this.candidates = new Candidates(valuation);
        for (int round = 0; round < steps.length; round++) {
            steps[round] = new Step();
        }
    }

    /** A round: the line before its card, and what the card brought. */
    private static final class Step {
        private Competition competition = Competition.NONE;
        private long visited;
        private int oneEnd;
        private int otherEnd;
        private int left;
        private float bestValue;
        private boolean tookBest;
        private int gain;
    }

    void begin(int start, Prng prng) {
        visited = 1L << start;
        oneEnd = start;
        otherEnd = start;
        gained = 0;
        played = 0;
        shortSighted = prng.below(1000) < SHORT_SIGHTED_PER_MILLE ? 1 + prng.below(MOST_SHORT_SIGHTED) : 0;
        float root = prng.below(1000) / 1000f;
        sight = root * root;
    }

    void join(Competition against) {
        competitionBefore = competition;
        competition = against;
    }

    void addTo(Competition.Rivals rivals) {
        rivals.add(visited, oneEnd, otherEnd);
    }

    int reached() {
        return candidates.reachedBy(visited);
    }

    /** Fields and points so far. */
    int gained() {
        return gained;
    }

    /**
     * Plays a card.
     *
     * @param left the cards after this one, a bit for each
     */
    void play(int card, int left, Prng prng) {
        candidates.list(competition, visited, oneEnd, otherEnd, card, left);
        int best = candidates.best();
        float value = candidates.value(best);
        int candidate = chosen(best, prng);
        Step step = steps[played];
        step.competition = competitionBefore;
        step.visited = visited;
        step.oneEnd = oneEnd;
        step.otherEnd = otherEnd;
        step.left = left | 1 << card;
        step.bestValue = value;
        step.tookBest = candidate == best;
        step.gain = candidates.gain(candidate);
        gained += step.gain;
        visited = candidates.visitedAfter(candidate);
        oneEnd = candidates.oneEndAfter(candidate);
        otherEnd = candidates.otherEndAfter(candidate);
        played++;
    }

    /**
     * Learns from a whole game, backwards. The first card corrects nothing: an estimate is about what follows a round.
     *
     * @param rate how far each estimate moves
     */
    void learn(float rate) {
        float target = 0;
        for (int round = played - 1; round > 0; round--) {
            Step step = steps[round];
            float came = step.gain + target;
            target = step.tookBest ? (1 - LAMBDA) * step.bestValue + LAMBDA * came : step.bestValue;
            candidates.learn(step.competition, step.visited, step.oneEnd, step.otherEnd, step.left, target, rate);
        }
    }

    private int chosen(int best, Prng prng) {
        if (played < shortSighted) {
            return shortSightedBest();
        }
        return prng.below(1000) < EXPLORED_PER_MILLE ? nearlyAsGood(candidates.value(best), prng) : best;
    }

    private int shortSightedBest() {
        int best = 0;
        float bestSeen = Float.NEGATIVE_INFINITY;
        for (int candidate = 0; candidate < candidates.count(); candidate++) {
            int gain = candidates.gain(candidate);
            float seen = gain + sight * (candidates.value(candidate) - gain);
            if (seen > bestSeen) {
                bestSeen = seen;
                best = candidate;
            }
        }
        return best;
    }

    private int nearlyAsGood(float best, Prng prng) {
        int near = 0;
        for (int candidate = 0; candidate < candidates.count(); candidate++) {
            near += candidates.value(candidate) >= best - MARGIN ? 1 : 0;
        }
        int place = prng.below(near);
        for (int candidate = 0; ; candidate++) {
            if (candidates.value(candidate) >= best - MARGIN) {
                if (place == 0) {
                    return candidate;
                }
                place--;
            }
        }
    }
}
