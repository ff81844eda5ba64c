package trasse.engine.bot;

import trasse.engine.value.Choices;
import trasse.rules.Action;
import trasse.rules.Prng;
import trasse.rules.View;

/** Knows the board, but looks no further than the open card, and misjudges things a little. */
final class Glancer implements Bot {
    private static final int GRAINS = 1000;

    private final Experience experience;
    private final Choices alone;
    private final Choices racing;
    private final float blur;
    private final long seed;

    /**
     * A bot for one board.
     *
     * @param blur how many points it may misjudge a choice by
     */
    Glancer(Experience experience, float blur, long seed) {
        this.experience = experience;
        this.alone = new Choices(experience.forSolo());
        this.racing = new Choices(experience.forRaces());
        this.blur = blur;
        this.seed = seed;
    }

    @Override
    public Action play(View view, Budget budget) {
        Seeing seeing = Seeing.of(view, experience.paths());
        Choices choices = seeing.position().setup().isSolo() ? alone : racing;
        choices.list(seeing.standing(), seeing.card(), seeing.left());
        Prng prng = new Prng(seed ^ seeing.moment());
        for (int choice = 0; choice < choices.count(); choice++) {
            choices.revalue(choice, choices.value(choice) + blur * prng.below(GRAINS) / GRAINS);
        }
        return seeing.action(choices, choices.best());
    }
}
