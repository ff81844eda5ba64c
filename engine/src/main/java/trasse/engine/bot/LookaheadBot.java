package trasse.engine.bot;

import trasse.engine.Limit;
import trasse.engine.value.Candidates;
import trasse.engine.value.Competition;
import trasse.engine.value.SeatState;
import trasse.engine.value.Valuation;
import trasse.rules.Action;
import trasse.rules.View;

/** Plays the best action found by a look-ahead with some valuation. */
final class LookaheadBot implements Bot {
    private final BoardKnowledge knowledge;
    private final Lookahead solo;
    private final Lookahead multiplayer;
    private final long mostWork;
    private final boolean seesRivals;

    private LookaheadBot(
            BoardKnowledge knowledge, Valuation forSolo, Valuation forMultiplayer, long mostWork, boolean seesRivals) {
        this.knowledge = knowledge;
        this.solo = new Lookahead(forSolo);
        this.multiplayer = new Lookahead(forMultiplayer);
        this.mostWork = mostWork;
        this.seesRivals = seesRivals;
    }

    /** Uses the knowledge of the board and thinks up to its limit: the strongest bot there is. */
    static LookaheadBot trained(BoardKnowledge knowledge) {
        return new LookaheadBot(knowledge, knowledge.forSolo(), knowledge.forMultiplayer(), Long.MAX_VALUE, true);
    }

    /** The strongest bot, but it ignores how near the others are to the numbers. */
    static LookaheadBot ignoringRivals(BoardKnowledge knowledge) {
        return new LookaheadBot(knowledge, knowledge.forSolo(), knowledge.forMultiplayer(), Long.MAX_VALUE, false);
    }

    /** Uses the valuation that fits any board, and stops early. */
    static LookaheadBot untrained(BoardKnowledge knowledge, long mostWork) {
        return new LookaheadBot(knowledge, knowledge.untrained(), knowledge.untrained(), mostWork, true);
    }

    @Override
    public Action play(View view, Limit limit) {
        EngineView engineView = EngineView.of(view, knowledge.paths());
        boolean isSolo = engineView.position().setup().isSolo();
        SeatState state = engineView.state();
        if (!isSolo && !seesRivals) {
            state = SeatState.of(
                    Competition.ignored(engineView.seat().strip().dots()),
                    engineView.seat().line());
        }
        Limit either = Limit.ofWork(mostWork).or(limit);
        Candidates candidates =
                (isSolo ? solo : multiplayer).think(state, engineView.card(), engineView.left(), either);
        return engineView.action(candidates, 0);
    }
}
