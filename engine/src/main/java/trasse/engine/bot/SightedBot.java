package trasse.engine.bot;

import trasse.engine.Limit;
import trasse.engine.value.Candidates;
import trasse.rules.Action;
import trasse.rules.Prng;
import trasse.rules.View;

/**
 * Looks one ply deep and counts only a part of what it expects of the future: with a sight of 0 it takes the most of this
 * round, with 1 it plays as well as its valuation is. So it never throws away points that are in plain view, as a bot that
 * errs at random would; it fails to see ahead, as people do.
 */
final class SightedBot implements Bot {
    /** At most so many points of noise, which also decides between equal candidates. */
    private static final float NOISE = 0.5f;

    private static final int STEPS = 1000;

    /** What it costs to close both ends with cards to come: even short sight sees that. */
    private static final float CLOSED = 8;

    private final BoardKnowledge knowledge;
    private final Candidates solo;
    private final Candidates multiplayer;
    private final boolean isBlind;
    private final long seed;

    /**
     * A bot.
     *
     * @param sight the part of the future that counts
     */
    SightedBot(BoardKnowledge knowledge, float sight, long seed) {
        this.knowledge = knowledge;
        this.solo = new Candidates(knowledge.forSolo(), sight);
        this.multiplayer = new Candidates(knowledge.forMultiplayer(), sight);
        this.isBlind = sight == 0;
        this.seed = seed;
    }

    @Override
    public Action play(View view, Limit limit) {
        EngineView engineView = EngineView.of(view, knowledge.paths());
        Candidates candidates = engineView.position().setup().isSolo() ? solo : multiplayer;
        int left = engineView.left();
        candidates.list(engineView.state(), engineView.card(), left);
        Prng prng = new Prng(seed ^ engineView.moment());
        for (int candidate = 0; candidate < candidates.count(); candidate++) {
            boolean seesItClosed = !isBlind && left != 0 && candidates.isClosedAfter(candidate);
            float noise = NOISE * prng.below(STEPS) / STEPS;
            candidates.revalue(candidate, candidates.value(candidate) + noise - (seesItClosed ? CLOSED : 0));
        }
        return engineView.action(candidates, candidates.best());
    }
}
