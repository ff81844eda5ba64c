package trasse.engine.bot;

import trasse.engine.Limit;
import trasse.engine.value.Candidates;
import trasse.engine.value.Competition;
import trasse.engine.value.SeatState;
import trasse.engine.value.Valuation;
import trasse.rules.Action;
import trasse.rules.View;

/** Plays what a valuation and a look ahead say is best. */
final class LookaheadBot implements Bot {
    private final BoardKnowledge knowledge;
    private final Lookahead alone;
    private final Lookahead multiplayer;
    private final long mostWork;
    private final boolean watchesRivals;

    private LookaheadBot(
            BoardKnowledge knowledge,
            Valuation forSolo,
            Valuation forMultiplayer,
            long mostWork,
            boolean watchesRivals) {
        this.knowledge = knowledge;
        this.alone = new Lookahead(forSolo);
        this.multiplayer = new Lookahead(forMultiplayer);
        this.mostWork = mostWork;
        this.watchesRivals = watchesRivals;
    }

    /** Uses all that is known about the board, and all the time it gets: the strongest there is. */
    static LookaheadBot tireless(BoardKnowledge knowledge) {
        return new LookaheadBot(knowledge, knowledge.forSolo(), knowledge.forMultiplayer(), Long.MAX_VALUE, true);
    }

    /** The strongest, but it does not look how near the others are to the numbers. */
    static LookaheadBot lone(BoardKnowledge knowledge) {
        return new LookaheadBot(knowledge, knowledge.forSolo(), knowledge.forMultiplayer(), Long.MAX_VALUE, false);
    }

    /** Uses what can be seen on any board, and soon stops thinking. */
    static LookaheadBot untrained(BoardKnowledge knowledge, long mostWork) {
        return new LookaheadBot(knowledge, knowledge.untrained(), knowledge.untrained(), mostWork, true);
    }

    @Override
    public Action play(View view, Limit limit) {
        EngineView engineView = EngineView.of(view, knowledge.paths());
        boolean solo = engineView.position().setup().isSolo();
        SeatState state = engineView.state();
        if (!solo && !watchesRivals) {
            state = SeatState.of(
                    Competition.unseen(engineView.seat().strip().dots()),
                    engineView.seat().line());
        }
        Limit either = Limit.ofWork(mostWork).or(limit);
        Candidates candidates = (solo ? alone : multiplayer).think(state, engineView.card(), engineView.left(), either);
        return engineView.action(candidates, 0);
    }
}
