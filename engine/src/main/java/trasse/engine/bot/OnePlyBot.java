package trasse.engine.bot;

import trasse.engine.Limit;
import trasse.engine.value.Candidates;
import trasse.rules.Action;
import trasse.rules.Prng;
import trasse.rules.View;

/** Knows the board, but looks no further than the open card, and misjudges things a little. */
final class OnePlyBot implements Bot {
    private static final int GRAINS = 1000;

    private final BoardKnowledge knowledge;
    private final Candidates alone;
    private final Candidates multiplayer;
    private final float blur;
    private final long seed;

    /**
     * A bot for one board.
     *
     * @param blur how many points it may misjudge a candidate by
     */
    OnePlyBot(BoardKnowledge knowledge, float blur, long seed) {
        this.knowledge = knowledge;
        this.alone = new Candidates(knowledge.forSolo());
        this.multiplayer = new Candidates(knowledge.forMultiplayer());
        this.blur = blur;
        this.seed = seed;
    }

    @Override
    public Action play(View view, Limit limit) {
        EngineView engineView = EngineView.of(view, knowledge.paths());
        Candidates candidates = engineView.position().setup().isSolo() ? alone : multiplayer;
        candidates.list(engineView.state(), engineView.card(), engineView.left());
        Prng prng = new Prng(seed ^ engineView.moment());
        for (int candidate = 0; candidate < candidates.count(); candidate++) {
            candidates.revalue(candidate, candidates.value(candidate) + blur * prng.below(GRAINS) / GRAINS);
        }
        return engineView.action(candidates, candidates.best());
    }
}
