package trasse.engine.value;

import trasse.rules.Prng;

/**
 * Plays one seat by the estimates and corrects them as it goes: after each card, the estimate from before it moves
 * towards the best that the card turned out to allow. Now and then it plays something that looks only nearly as good, so
 * that it also knows the lines that the best ones are compared with. Mutable and not thread-safe.
 */
final class Apprentice {
    private static final int TRIES_IN_A_THOUSAND = 100;
    private static final float NEARLY = 4;

    private final Choices choices;
    private Race race = Race.NONE;
    private Race raceBefore = Race.NONE;
    private long visited;
    private int oneEnd;
    private int otherEnd;
    private int gained;
    private boolean hasPlayed;

    Apprentice(Valuation valuation) {
        this.choices = new Choices(valuation);
    }

    void begin(int start) {
        visited = 1L << start;
        oneEnd = start;
        otherEnd = start;
        gained = 0;
        hasPlayed = false;
    }

    void join(Race inRace) {
        raceBefore = race;
        race = inRace;
    }

    void addTo(Race.Rivals rivals) {
        rivals.add(visited, oneEnd, otherEnd);
    }

    int reached() {
        return choices.reachedBy(visited);
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
        choices.list(race, visited, oneEnd, otherEnd, card, left);
        int best = choices.best();
        float value = choices.value(best);
        int choice = prng.below(1000) < TRIES_IN_A_THOUSAND ? nearlyAsGood(value, prng) : best;
        gained += choices.gain(choice);
        long longer = choices.visitedAfter(choice);
        int end = choices.oneEndAfter(choice);
        int other = choices.otherEndAfter(choice);
        if (hasPlayed) {
            choices.learn(raceBefore, visited, oneEnd, otherEnd, left | (1 << card), value, rate);
        }
        hasPlayed = true;
        visited = longer;
        oneEnd = end;
        otherEnd = other;
    }

    private int nearlyAsGood(float best, Prng prng) {
        int near = 0;
        for (int choice = 0; choice < choices.count(); choice++) {
            near += choices.value(choice) >= best - NEARLY ? 1 : 0;
        }
        int place = prng.below(near);
        for (int choice = 0; ; choice++) {
            if (choices.value(choice) >= best - NEARLY) {
                if (place == 0) {
                    return choice;
                }
                place--;
            }
        }
    }
}
