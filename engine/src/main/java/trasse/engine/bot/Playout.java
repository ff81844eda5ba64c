package trasse.engine.bot;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import trasse.engine.Effort;
import trasse.engine.value.Candidates;
import trasse.engine.value.Competition;
import trasse.engine.value.SeatState;
import trasse.engine.value.Valuation;
import trasse.rules.Deck;

/**
 * The rest of a game, played by the valuation with one order of cards: first by the rivals, who take what they reach, then
 * by each candidate of a seat. Mutable and not thread-safe.
 */
final class Playout {
    private final Candidates ply;
    private final PlayedLine line = new PlayedLine();

    /** By round, from the one of the open card on: the numbers that rivals have reached by its end. */
    private final int[] reachedInRound = new int[Deck.SIZE];

    /** By round, from the next one on. */
    private final List<Competition> competitions = new ArrayList<>();

    /**
     * Playouts.
     *
     * @param sight of all players, as in {@link Candidates}
     */
    Playout(Valuation valuation, float sight) {
        this.ply = new Candidates(valuation, sight);
    }

    /** The cards of a set, to be put into an order. */
    static List<Integer> cards(int left) {
        List<Integer> cards = new ArrayList<>();
        for (int rest = left; rest != 0; rest &= rest - 1) {
            cards.add(Integer.numberOfTrailingZeros(rest));
        }
        return cards;
    }

    /**
     * Begins a playout: lets every rival play, with what pays half to it as it is now, and notes what that leaves for each
     * round.
     *
     * @param card the open card's place
     * @param left the cards to come, a bit for each
     * @param order the same cards in the order in which they come
     */
    void begin(SeatState state, int card, int left, List<Integer> order, Effort effort) {
        Arrays.fill(reachedInRound, 0);
        for (SeatState rival : state.rivals()) {
            line.begin(rival.visited(), rival.oneEnd(), rival.otherEnd());
            line.play(rival.competition(), card, left, effort);
            reachedInRound[0] |= line.reached();
            int rest = left;
            for (int round = 0; round < order.size(); round++) {
                rest &= ~(1 << order.get(round));
                line.play(rival.competition(), order.get(round), rest, effort);
                reachedInRound[round + 1] |= line.reached();
            }
        }
        competitions.clear();
        for (int round = 0; round < order.size(); round++) {
            competitions.add(
                    state.rivals().isEmpty()
                            ? state.competition()
                            : state.competition().afterRivalsReached(reachedInRound[round]));
        }
    }

    /** What a candidate brings from now to the end of the game, unless the effort is over before. */
    int gain(Candidates candidates, int candidate, int left, List<Integer> order, Effort effort) {
        line.begin(
                candidates.visitedAfter(candidate),
                candidates.oneEndAfter(candidate),
                candidates.otherEndAfter(candidate));
        int rest = left;
        for (int round = 0; round < order.size(); round++) {
            rest &= ~(1 << order.get(round));
            line.play(competitions.get(round), order.get(round), rest, effort);
        }
        return candidates.gain(candidate) + line.gained;
    }

    /** A line that is played on by the valuation. */
    private final class PlayedLine {
        private long visited;
        private int oneEnd;
        private int otherEnd;
        private int gained;

        private void begin(long fields, int end, int other) {
            visited = fields;
            oneEnd = end;
            otherEnd = other;
            gained = 0;
        }

        /** Plays a card, unless the effort is over. */
        private void play(Competition competition, int card, int left, Effort effort) {
            if (effort.isOver()) {
                return;
            }
            ply.list(competition, visited, oneEnd, otherEnd, card, left);
            effort.add(ply.count());
            int best = ply.best();
            gained += ply.gain(best);
            visited = ply.visitedAfter(best);
            oneEnd = ply.oneEndAfter(best);
            otherEnd = ply.otherEndAfter(best);
        }

        private int reached() {
            return ply.reachedBy(visited);
        }
    }
}
