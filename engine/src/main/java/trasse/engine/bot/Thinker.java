package trasse.engine.bot;

import trasse.engine.value.Choices;
import trasse.engine.value.Race;
import trasse.engine.value.Standing;
import trasse.rules.Action;
import trasse.rules.View;

/** Plays what its experience and a look ahead say is best: the strongest there is. */
final class Thinker implements Bot {
    private final Experience experience;
    private final Lookahead alone;
    private final Lookahead racing;
    private final boolean watchesRivals;

    /**
     * A bot for one board.
     *
     * @param watchesRivals whether it looks how near the others are to the numbers
     */
    Thinker(Experience experience, boolean watchesRivals) {
        this.experience = experience;
        this.alone = new Lookahead(experience.forGame(true));
        this.racing = new Lookahead(experience.forGame(false));
        this.watchesRivals = watchesRivals;
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
        Choices choices = (solo ? alone : racing).think(standing, seeing.card(), seeing.left(), budget);
        return seeing.action(choices, 0);
    }
}
