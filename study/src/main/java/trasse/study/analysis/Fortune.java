package trasse.study.analysis;

/** A word for the luck of a card. */
public enum Fortune {
    VERY_LUCKY("veryLucky"),
    LUCKY("lucky"),
    NEUTRAL("neutral"),
    UNLUCKY("unlucky"),
    VERY_UNLUCKY("veryUnlucky");

    /** In points. */
    static final double SOME = 1;

    /** In points. */
    static final double MUCH = 2;

    private final String text;

    Fortune(String text) {
        this.text = text;
    }

    /** The word for a card that changed the total to expect by so much. */
    static Fortune of(double luck) {
        if (Math.abs(luck) < SOME) {
            return NEUTRAL;
        }
        if (luck > 0) {
            return luck < MUCH ? LUCKY : VERY_LUCKY;
        }
        return luck > -MUCH ? UNLUCKY : VERY_UNLUCKY;
    }

    @Override
    public String toString() {
        return text;
    }
}
