package trasse.engine.bot;

import java.util.Locale;
import java.util.Optional;

/** How well a bot plays, from a friendly beginner to a master. */
public enum Level {
    /** Draws what comes to mind. */
    DREAMER,
    /** Takes what it can get now. */
    GREEDY,
    /** Keeps its ways open and thinks a little, but does not know the board. */
    CAREFUL,
    /** Knows the board, but looks no further than the open card and misjudges things. */
    CLEVER,
    /** Knows the board and thinks ahead. */
    MASTER;

    private static final long CAREFUL_WORK = 400;
    private static final float CLEVER_BLUR = 5;

    /** Where there is no knowledge of the board, the clever one has to think more. */
    private static final long CLEVER_WORK = 3000;

    /** The level called like this. */
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
     * @param seed what a bot that plays by chance does is always the same with the same seed
     */
    public Bot bot(BoardKnowledge knowledge, long seed) {
        return switch (this) {
            case DREAMER -> new RandomBot(knowledge, seed);
            case GREEDY -> new GreedyBot(knowledge, seed);
            case CAREFUL -> LookaheadBot.untrained(knowledge, CAREFUL_WORK);
            case CLEVER ->
                knowledge.isTrained()
                        ? new OnePlyBot(knowledge, CLEVER_BLUR, seed)
                        : LookaheadBot.untrained(knowledge, CLEVER_WORK);
            case MASTER -> LookaheadBot.tireless(knowledge);
        };
    }

    /** A master that does not watch its rivals: only to measure what watching them is worth. */
    public static Bot loneMaster(BoardKnowledge knowledge) {
        return LookaheadBot.lone(knowledge);
    }

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
