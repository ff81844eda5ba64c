package trasse.engine.bot;

import org.jspecify.annotations.Nullable;
import trasse.engine.Limit;
import trasse.engine.value.HeadStart;
import trasse.engine.value.Training;
import trasse.engine.value.Valuation;

/**
 * Teaches bots a board: first in solo games, then in games with others, which begin with what was learned alone. The same
 * games and seed always teach the same. Mutable and not thread-safe.
 */
public final class BoardTraining {
    /** How many players a game with others has on average. */
    private static final int PLAYERS = 3;

    /** What a training plays. */
    public enum Phase {
        SOLO,
        MULTIPLAYER
    }

    private final BoardKnowledge none;
    private final long games;
    private final long races;
    private final long seed;
    private final Training solo;
    private @Nullable Training multiplayer;

    private BoardTraining(BoardKnowledge none, Valuation beginning, long games, long races, long seed) {
        this.none = none;
        this.games = games;
        this.races = races;
        this.seed = seed;
        this.solo = Training.solo(beginning, none.paths().board().starts(), games, seed);
    }

    /**
     * A training that begins with what other boards have taught.
     *
     * @param games how many solo games to play
     * @param races how many games with others to play
     */
    public static BoardTraining withHeadStart(
            BoardKnowledge none, HeadStart headStart, long games, long races, long seed) {
        return new BoardTraining(none, headStart.valuation(none.paths()), games, races, seed);
    }

    /** A training that begins with nothing. It needs many more games for the same strength. */
    public static BoardTraining fromScratch(BoardKnowledge none, long games, long races, long seed) {
        return new BoardTraining(none, Valuation.optimistic(none.paths()), games, races, seed);
    }

    /** What is played next, or was played last. */
    public Phase phase() {
        return solo.isOver() ? Phase.MULTIPLAYER : Phase.SOLO;
    }

    public boolean isOver() {
        return multiplayer != null && multiplayer.isOver();
    }

    /** The share of the training that is done, from 0 to 1. */
    public double progress() {
        double playedAlone = solo.progress() * games;
        double playedWithOthers = multiplayer == null ? 0 : multiplayer.progress() * races * PLAYERS;
        return (playedAlone + playedWithOthers) / (games + races * PLAYERS);
    }

    /**
     * Plays games of one phase until the limit is reached or they are all played, and gives the mean total of all players
     * in them.
     *
     * @param limit its work is the games of this call
     */
    public double play(Limit limit) {
        if (!solo.isOver()) {
            return solo.play(limit);
        }
        if (multiplayer == null) {
            multiplayer = Training.multiplayer(solo.valuation().againstOthers(), races, seed);
        }
        return multiplayer.play(limit);
    }

    /** What bots know about the board once the training is over. */
    public BoardKnowledge knowledge() {
        if (multiplayer == null || !multiplayer.isOver()) {
            throw new IllegalStateException("the training is not over");
        }
        return none.trained(solo.valuation(), multiplayer.valuation());
    }
}
