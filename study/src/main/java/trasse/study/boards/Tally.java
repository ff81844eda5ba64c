package trasse.study.boards;

/** Totals of many games, added up. */
public record Tally(int games, long sum, long squares) {
    static final Tally NONE = new Tally(0, 0, 0);

    Tally plus(int total) {
        return new Tally(games + 1, sum + total, squares + (long) total * total);
    }

    public double mean() {
        return (double) sum / games;
    }

    public double standardError() {
        double variance = (squares - mean() * sum) / (games - 1);
        return Math.sqrt(variance / games);
    }
}
