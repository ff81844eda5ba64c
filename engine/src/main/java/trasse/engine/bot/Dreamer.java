package trasse.engine.bot;

import java.util.List;
import trasse.rules.Action;
import trasse.rules.Extension;
import trasse.rules.Pass;
import trasse.rules.Position;
import trasse.rules.Prng;
import trasse.rules.Seat;
import trasse.rules.View;

/** Looks at a few extensions, whichever come to mind, and draws the longest of them. */
final class Dreamer implements Bot {
    private static final int THOUGHTS = 3;

    private final Experience experience;
    private final long seed;

    Dreamer(Experience experience, long seed) {
        this.experience = experience;
        this.seed = seed;
    }

    @Override
    public Action play(View view, Budget budget) {
        Seeing seeing = Seeing.of(view, experience.paths());
        Position position = seeing.position();
        Seat seat = seeing.seat();
        List<Extension> extensions =
                seat.line().extensions(seeing.open(), position.setup().board());
        if (extensions.isEmpty()) {
            return new Pass();
        }
        Prng prng = new Prng(seed ^ seeing.moment());
        Extension longest = extensions.get(prng.below(extensions.size()));
        for (int thought = 1; thought < THOUGHTS; thought++) {
            Extension other = extensions.get(prng.below(extensions.size()));
            longest = other.fields().size() > longest.fields().size() ? other : longest;
        }
        return longest;
    }
}
