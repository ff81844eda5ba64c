package trasse.engine.bot;

import java.util.Locale;
import java.util.Optional;

/** How well a bot plays, from a friendly beginner to a master. */
public enum Level {
    /** Draws at random, but rather long. */
    DREAMER,
    /** Takes the most of every round. */
    GREEDY,
    /** Looks ahead a little, without knowing the board. */
    CAREFUL,
    /** Knows the board, but looks one ply deep and with noise. */
    CLEVER,
    /** Knows the board and looks ahead. */
    MASTER;

    private static final long CAREFUL_WORK = 400;
    private static final float CLEVER_NOISE = 5;

    /** On a board that nobody has learned, the clever bot looks ahead instead. */
    private static final long CLEVER_WORK = 3000;

    /** The level with this name. */
    public static Optional<Level> parse(String name) {
        for (Level level : values()) {
            if (level.toString().equals(name)) {
                return Optional.of(level);
            }
        }
        return Optional.empty();
    }

    /**
     * A bot of this level.
     *
     * @param seed for bots that play at random; the same seed gives the same play
     */
    public Bot bot(BoardKnowledge knowledge, long seed) {
        return switch (this) {
            case DREAMER -> new RandomBot(knowledge, seed);
            case GREEDY -> new GreedyBot(knowledge, seed);
            case CAREFUL -> LookaheadBot.untrained(knowledge, CAREFUL_WORK);
            case CLEVER ->
                knowledge.isTrained()
                        ? new OnePlyBot(knowledge, CLEVER_NOISE, seed)
                        : LookaheadBot.untrained(knowledge, CLEVER_WORK);
            case MASTER -> LookaheadBot.trained(knowledge);
        };
    }

    /** A master that ignores its rivals: only to measure what seeing them is worth. */
    public static Bot loneMaster(BoardKnowledge knowledge) {
        return LookaheadBot.ignoringRivals(knowledge);
    }

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
