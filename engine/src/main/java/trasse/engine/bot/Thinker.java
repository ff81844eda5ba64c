package trasse.engine.bot;

import trasse.engine.value.Choices;
import trasse.engine.value.Race;
import trasse.engine.value.Standing;
import trasse.engine.value.Valuation;
import trasse.rules.Action;
import trasse.rules.View;

/** Plays what a valuation and a look ahead say is best. */
final class Thinker implements Bot {
    private final Experience experience;
    private final Lookahead alone;
    private final Lookahead racing;
    private final long mostWork;
    private final boolean watchesRivals;

    private Thinker(
            Experience experience, Valuation forSolo, Valuation forRaces, long mostWork, boolean watchesRivals) {
        this.experience = experience;
        this.alone = new Lookahead(forSolo);
        this.racing = new Lookahead(forRaces);
        this.mostWork = mostWork;
        this.watchesRivals = watchesRivals;
    }

    /** Uses all that is known about the board, and all the time it gets: the strongest there is. */
    static Thinker tireless(Experience experience) {
        return new Thinker(experience, experience.forSolo(), experience.forRaces(), Long.MAX_VALUE, true);
    }

    /** The strongest, but it does not look how near the others are to the numbers. */
    static Thinker lone(Experience experience) {
        return new Thinker(experience, experience.forSolo(), experience.forRaces(), Long.MAX_VALUE, false);
    }

    /** Uses what can be seen on any board, and soon stops thinking. */
    static Thinker untrained(Experience experience, long mostWork) {
        return new Thinker(experience, experience.untrained(), experience.untrained(), mostWork, true);
    }

    @Override
    public Action play(View view, Budget budget) {
        Seeing seeing = Seeing.of(view, experience.paths());
        boolean solo = seeing.position().setup().isSolo();
        Standing standing = seeing.standing();
        if (!solo && !watchesRivals) {
            standing = Standing.of(
                    Race.unseen(seeing.seat().strip().dots()), seeing.seat().line());
        }
        Budget within = work -> work < mostWork && budget.lasts(work);
        Choices choices = (solo ? alone : racing).think(standing, seeing.card(), seeing.left(), within);
        return seeing.action(choices, 0);
    }
}
