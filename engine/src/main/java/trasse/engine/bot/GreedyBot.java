package trasse.engine.bot;

import trasse.engine.Limit;
import trasse.engine.value.Candidates;
import trasse.rules.Action;
import trasse.rules.Prng;
import trasse.rules.View;

/** Takes the most fields and points of this round, whatever follows. Ties are broken at random. */
final class GreedyBot implements Bot {
    private final BoardKnowledge knowledge;
    private final Candidates candidates;
    private final long seed;

    GreedyBot(BoardKnowledge knowledge, long seed) {
        this.knowledge = knowledge;
        this.candidates = new Candidates(knowledge.untrained());
        this.seed = seed;
    }

    @Override
    public Action play(View view, Limit limit) {
        EngineView engineView = EngineView.of(view, knowledge.paths());
        candidates.list(engineView.state(), engineView.card(), engineView.left());
        Prng prng = new Prng(seed ^ engineView.moment());
        int best = 0;
        int ties = 1;
        for (int candidate = 1; candidate < candidates.count(); candidate++) {
            if (candidates.gain(candidate) > candidates.gain(best)) {
                best = candidate;
                ties = 1;
            } else if (candidates.gain(candidate) == candidates.gain(best)) {
                ties++;
                best = prng.below(ties) == 0 ? candidate : best;
            }
        }
        return engineView.action(candidates, best);
    }
}
