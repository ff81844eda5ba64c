package trasse.rules;

/** A player's line and score strip as everyone sees them, after the last settled round. */
public record Seat(Player player, Line line, ScoreStrip strip) {
    public int plus() {
        return strip.plus();
    }

    /** One point for every field not on the line, numbered or not. */
    public int minus() {
        return Field.COUNT - line.length();
    }

    public int total() {
        return strip.total(minus());
    }
}
