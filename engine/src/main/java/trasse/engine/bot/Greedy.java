package trasse.engine.bot;

import trasse.engine.value.Choices;
import trasse.rules.Action;
import trasse.rules.Prng;
import trasse.rules.View;

/** Takes as many fields and points as it can get now, and does not care what comes. */
final class Greedy implements Bot {
    private final Experience experience;
    private final Choices choices;
    private final long seed;

    Greedy(Experience experience, long seed) {
        this.experience = experience;
        this.choices = new Choices(experience.untrained());
        this.seed = seed;
    }

    @Override
    public Action play(View view, Budget budget) {
        Seeing seeing = Seeing.of(view, experience.paths());
        choices.list(seeing.standing(), seeing.card(), seeing.left());
        Prng prng = new Prng(seed ^ seeing.moment());
        int best = 0;
        int asGood = 1;
        for (int choice = 1; choice < choices.count(); choice++) {
            if (choices.gain(choice) > choices.gain(best)) {
                best = choice;
                asGood = 1;
            } else if (choices.gain(choice) == choices.gain(best)) {
                asGood++;
                best = prng.below(asGood) == 0 ? choice : best;
            }
        }
        return seeing.action(choices, best);
    }
}
