package trasse.engine.bot;

import trasse.engine.Limit;
import trasse.engine.value.Candidates;
import trasse.engine.value.SeatState;
import trasse.rules.Action;
import trasse.rules.View;

/** Uses all that is known about the board, and thinks up to its limit. */
final class LookaheadBot implements Bot {
    /** Rivals spoil plans, more than the valuation expects: what is gained now counts more. */
    static final float SIGHT_AMONG_RIVALS = 0.8f;

    private final BoardKnowledge knowledge;
    private final Lookahead solo;
    private final Lookahead multiplayer;
    private final boolean seesRivals;

    private LookaheadBot(BoardKnowledge knowledge, boolean seesRivals) {
        this.knowledge = knowledge;
        this.solo = new Lookahead(knowledge.forSolo(), 1);
        this.multiplayer = new Lookahead(knowledge.forMultiplayer(), SIGHT_AMONG_RIVALS);
        this.seesRivals = seesRivals;
    }

    /** The strongest bot there is. */
    static LookaheadBot of(BoardKnowledge knowledge) {
        return new LookaheadBot(knowledge, true);
    }

    /** The same, but it ignores how near the others are to the numbers. */
    static LookaheadBot ignoringRivals(BoardKnowledge knowledge) {
        return new LookaheadBot(knowledge, false);
    }

    @Override
    public Action play(View view, Limit limit) {
        EngineView engineView = EngineView.of(view, knowledge.paths());
        boolean isSolo = engineView.position().setup().isSolo();
        SeatState state = seesRivals ? engineView.state() : engineView.state().ignoringRivals();
        Candidates candidates = (isSolo ? solo : multiplayer).think(state, engineView.card(), engineView.left(), limit);
        return engineView.action(candidates, 0);
    }
}
