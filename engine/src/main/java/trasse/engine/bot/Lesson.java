package trasse.engine.bot;

import trasse.engine.value.HeadStart;

/**
 * The trainings by which bots get to know a board while people already play on it: first a short one, so that bots are
 * strong after seconds, then a long one. Both begin with what other boards have taught. They always teach the same.
 */
public enum Lesson {
    /** Some seconds of one core. */
    SHORT(10_000, 3_000),
    /** About a minute of one core. */
    LONG(60_000, 20_000);

    private static final long SEED = 1;

    private final long games;
    private final long races;

    Lesson(long games, long races) {
        this.games = games;
        this.races = races;
    }

    public BoardTraining training(BoardKnowledge none, HeadStart headStart) {
        return BoardTraining.withHeadStart(none, headStart, games, races, SEED);
    }
}
