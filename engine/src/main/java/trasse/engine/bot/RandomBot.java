package trasse.engine.bot;

import java.util.List;
import trasse.engine.Limit;
import trasse.rules.Action;
import trasse.rules.Extension;
import trasse.rules.Pass;
import trasse.rules.Position;
import trasse.rules.Prng;
import trasse.rules.Seat;
import trasse.rules.View;

/** Draws the longest of a few random extensions. */
final class RandomBot implements Bot {
    private static final int SAMPLES = 3;

    private final BoardKnowledge knowledge;
    private final long seed;

    RandomBot(BoardKnowledge knowledge, long seed) {
        this.knowledge = knowledge;
        this.seed = seed;
    }

    @Override
    public Action play(View view, Limit limit) {
        EngineView engineView = EngineView.of(view, knowledge.paths());
        Position position = engineView.position();
        Seat seat = engineView.seat();
        List<Extension> extensions =
                seat.line().extensions(engineView.open(), position.setup().board());
        if (extensions.isEmpty()) {
            return new Pass();
        }
        Prng prng = new Prng(seed ^ engineView.moment());
        Extension longest = extensions.get(prng.below(extensions.size()));
        for (int sample = 1; sample < SAMPLES; sample++) {
            Extension other = extensions.get(prng.below(extensions.size()));
            longest = other.fields().size() > longest.fields().size() ? other : longest;
        }
        return longest;
    }
}
