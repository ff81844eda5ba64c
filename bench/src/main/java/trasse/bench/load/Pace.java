package trasse.bench.load;

import trasse.rules.Prng;

/** How long players think about a move, in milliseconds. */
enum Pace {
    PEOPLE("of people, 5 to 15 s a move", 5_000, 15_000),
    HASTE("hasty, 0.5 to 1.5 s a move", 500, 1_500),
    RUSH("without thinking", 0, 1);

    private final String description;
    private final int shortest;
    private final int longest;

    Pace(String description, int shortest, int longest) {
        this.description = description;
        this.shortest = shortest;
        this.longest = longest;
    }

    int thinkingMillis(Prng prng) {
        return shortest + prng.below(longest - shortest);
    }

    /** Over how many milliseconds the first games begin, so that not everybody moves in the same moment. */
    int beginMillis() {
        return longest;
    }

    @Override
    public String toString() {
        return description;
    }
}
