package trasse.engine.bot;

import java.util.Locale;
import java.util.Optional;

/** How well a bot plays, from the weakest to the strongest. Each has an animal's name. */
public enum Level {
    /** Draws at random, but rather long. */
    BUTTERFLY,
    /** Takes the most of every round. */
    MAGPIE,
    RABBIT,
    HEDGEHOG,
    SQUIRREL,
    CAT,
    FOX,
    /** Knows the board and looks ahead. */
    OWL;

    private static final String NUMBERED = "level";

    /** The level with this name, like {@code owl}, {@code level8}, or {@code master} of earlier versions. */
    public static Optional<Level> parse(String name) {
        for (Level level : values()) {
            if (level.toString().equals(name) || (NUMBERED + level.number()).equals(name)) {
                return Optional.of(level);
            }
        }
        return withFormerName(name);
    }

    /** What levels were called when there were five of them; stored games still say so. */
    private static Optional<Level> withFormerName(String name) {
        return switch (name) {
            case "dreamer" -> Optional.of(BUTTERFLY);
            case "greedy" -> Optional.of(MAGPIE);
            case "careful" -> Optional.of(SQUIRREL);
            case "clever" -> Optional.of(CAT);
            case "master" -> Optional.of(OWL);
            default -> Optional.empty();
        };
    }

    /** From 1 on. */
    public int number() {
        return ordinal() + 1;
    }

    /** Whether bots of this level play better on a board that has been learned. */
    public boolean learnsBoards() {
        return compareTo(MAGPIE) > 0;
    }

    /**
     * A bot of this level.
     *
     * @param seed for bots that play at random; the same seed gives the same play
     */
    public Bot bot(BoardKnowledge knowledge, long seed) {
        return switch (this) {
            case BUTTERFLY -> new RandomBot(knowledge, seed);
            case MAGPIE -> new SightedBot(knowledge, 0, seed);
            case RABBIT -> new SightedBot(knowledge, 0.018f, seed);
            case HEDGEHOG -> new SightedBot(knowledge, 0.09f, seed);
            case SQUIRREL -> new SightedBot(knowledge, 0.25f, seed);
            case CAT -> new SightedBot(knowledge, 0.44f, seed);
            case FOX -> new SightedBot(knowledge, 0.67f, seed);
            case OWL -> LookaheadBot.of(knowledge);
        };
    }

    /** An owl that ignores its rivals: only to measure what seeing them is worth. */
    public static Bot loneOwl(BoardKnowledge knowledge) {
        return LookaheadBot.ignoringRivals(knowledge);
    }

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
