package trasse.engine.bot;

import trasse.engine.Effort;
import trasse.engine.Limit;
import trasse.engine.value.Candidates;
import trasse.engine.value.Competition;
import trasse.engine.value.SeatState;
import trasse.engine.value.Valuation;

/**
 * Ranks the candidates for a card better than the valuation alone. The most promising ones are valued one card deeper:
 * by their gain and the mean, over the cards that may come next, of the best answer to each. If the limit allows more,
 * {@link LastCards} solves the end of the game, and before that {@link Rollouts} play the rest of it many times. Mutable and
 * not thread-safe.
 */
public final class Lookahead {
    /** How many candidates are valued one card deeper. */
    private static final int WIDTH = 12;

    /** A candidate whose estimate is this much worse than the best is not looked at again. */
    private static final float MARGIN = 5;

    /** With so few cards to come, every candidate is solved. */
    private static final int FEW_CARDS = 2;

    /** With so few cards to come, the most promising candidates are solved. */
    private static final int LAST_CARDS = 4;

    private final Candidates candidates;
    private final Candidates answers;
    private final LastCards lastCards;
    private final Rollouts rollouts;

    /**
     * A look-ahead.
     *
     * @param sight as in {@link Candidates}
     */
    public Lookahead(Valuation valuation, float sight) {
        this.candidates = new Candidates(valuation, sight);
        this.answers = new Candidates(valuation, sight);
        this.lastCards = new LastCards(valuation.paths());
        this.rollouts = new Rollouts(valuation, sight);
    }

    /**
     * The candidates for a card, the best one first.
     *
     * @param card the open card's place
     * @param left the cards to come, a bit for each
     */
    public Candidates think(SeatState state, int card, int left, Limit limit) {
        Effort effort = new Effort(limit);
        candidates.list(state, card, left);
        candidates.bringForward(0, candidates.count());
        effort.add(candidates.count());
        int cards = Integer.bitCount(left);
        if (cards <= FEW_CARDS) {
            solve(candidates.count(), state.competition(), left, effort);
            return candidates;
        }
        int contenders = lookOneCardAhead(state.competition(), left, effort);
        if (cards <= LAST_CARDS) {
            solve(contenders, state.competition(), left, effort);
        } else {
            rollouts.compare(candidates, contenders, state, card, left, effort);
        }
        return candidates;
    }

    /** Gives the most promising candidates better values, and puts the best of these first. They are the contenders. */
    private int lookOneCardAhead(Competition competition, int left, Effort effort) {
        float first = candidates.value(0);
        int seen = 0;
        while (seen < Math.min(WIDTH, candidates.count())) {
            candidates.bringForward(seen, candidates.count());
            if (candidates.value(seen) < first - MARGIN) {
                break;
            }
            float value = candidates.gain(seen) + expectation(competition, seen, left, effort);
            if (effort.isOver()) {
                break;
            }
            candidates.revalue(seen, value);
            seen++;
        }
        return contenders(seen);
    }

    private float expectation(Competition competition, int candidate, int left, Effort effort) {
        float sum = 0;
        for (int rest = left; rest != 0 && !effort.isOver(); rest &= rest - 1) {
            int card = Integer.numberOfTrailingZeros(rest);
            answers.list(
                    competition,
                    candidates.visitedAfter(candidate),
                    candidates.oneEndAfter(candidate),
                    candidates.otherEndAfter(candidate),
                    card,
                    left & ~(1 << card));
            effort.add(answers.count());
            sum += answers.value(answers.best());
        }
        return sum / Integer.bitCount(left);
    }

    private void solve(int contenders, Competition competition, int left, Effort effort) {
        lastCards.begin(competition, effort);
        int seen = 0;
        while (seen < contenders) {
            candidates.bringForward(seen, contenders);
            float value = candidates.gain(seen)
                    + lastCards.expectation(
                            candidates.visitedAfter(seen),
                            candidates.oneEndAfter(seen),
                            candidates.otherEndAfter(seen),
                            left);
            if (effort.isOver()) {
                break;
            }
            candidates.revalue(seen, value);
            seen++;
        }
        contenders(seen);
    }

    /** Puts the best of the first candidates first: values from different depths do not compare. */
    private int contenders(int seen) {
        candidates.bringForward(0, Math.max(seen, 1));
        return Math.max(seen, 1);
    }
}
