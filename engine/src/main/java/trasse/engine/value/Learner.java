package trasse.engine.value;

import trasse.rules.Prng;

/**
 * Plays one seat and learns by temporal differences: after each card, the estimate from before it moves towards the best
 * value that the card allows. To explore, it sometimes plays an action that looks only nearly as good. Mutable and not
 * thread-safe.
 */
final class Learner {
    private static final int EXPLORED_PER_MILLE = 100;
    private static final float MARGIN = 4;

    private final Candidates candidates;
    private Competition competition = Competition.NONE;
    private Competition competitionBefore = Competition.NONE;
    private long visited;
    private int oneEnd;
    private int otherEnd;
    private int gained;
    private boolean hasPlayed;

    Learner(Valuation valuation) {
        this.candidates = new Candidates(valuation);
    }

    void begin(int start) {
        visited = 1L << start;
        oneEnd = start;
        otherEnd = start;
        gained = 0;
        hasPlayed = false;
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
     * Plays a card. The first one corrects nothing: an estimate is about what follows a round.
     *
     * @param left the cards after this one, a bit for each
     * @param rate how far the estimate from before moves
     */
    void play(int card, int left, float rate, Prng prng) {
        candidates.list(competition, visited, oneEnd, otherEnd, card, left);
        int best = candidates.best();
        float value = candidates.value(best);
        int candidate = prng.below(1000) < EXPLORED_PER_MILLE ? nearlyAsGood(value, prng) : best;
        gained += candidates.gain(candidate);
        long longer = candidates.visitedAfter(candidate);
        int end = candidates.oneEndAfter(candidate);
        int other = candidates.otherEndAfter(candidate);
        if (hasPlayed) {
            candidates.learn(competitionBefore, visited, oneEnd, otherEnd, left | (1 << card), value, rate);
        }
        hasPlayed = true;
        visited = longer;
        oneEnd = end;
        otherEnd = other;
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
