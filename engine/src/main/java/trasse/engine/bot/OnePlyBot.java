package trasse.engine.bot;

import trasse.engine.Limit;
import trasse.engine.value.Candidates;
import trasse.rules.Action;
import trasse.rules.Prng;
import trasse.rules.View;

/** Plays the best action by a trained valuation, one ply deep, with noise added to every value. */
final class OnePlyBot implements Bot {
    private static final int STEPS = 1000;

    private final BoardKnowledge knowledge;
    private final Candidates solo;
    private final Candidates multiplayer;
    private final float noise;
    private final long seed;

    /**
     * A bot for one board.
     *
     * @param noise at most this many points are added to a value
     */
    OnePlyBot(BoardKnowledge knowledge, float noise, long seed) {
        this.knowledge = knowledge;
        this.solo = new Candidates(knowledge.forSolo());
        this.multiplayer = new Candidates(knowledge.forMultiplayer());
        this.noise = noise;
        this.seed = seed;
    }

    @Override
    public Action play(View view, Limit limit) {
        EngineView engineView = EngineView.of(view, knowledge.paths());
        Candidates candidates = engineView.position().setup().isSolo() ? solo : multiplayer;
        candidates.list(engineView.state(), engineView.card(), engineView.left());
        Prng prng = new Prng(seed ^ engineView.moment());
        for (int candidate = 0; candidate < candidates.count(); candidate++) {
            candidates.revalue(candidate, candidates.value(candidate) + noise * prng.below(STEPS) / STEPS);
        }
        return engineView.action(candidates, candidates.best());
    }
}
