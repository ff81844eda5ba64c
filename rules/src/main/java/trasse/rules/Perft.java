package trasse.rules;

import java.util.List;

/**
 * Counts the different ways to play one line through a sequence of cards. Each round counts the pass and every
 * different resulting line.
 *
 * <p>While the line is one field, its ends are one, so each extension counts once. From then on two extensions that
 * differ never give the same line: they add different fields, or join them to different ends, or in another order.
 */
public final class Perft {
    private final Board board;
    private final Card[] cards;

    private Perft(Board board, List<Card> cards) {
        this.board = board;
        this.cards = cards.toArray(Card[]::new);
    }

    public static long count(Line line, List<Card> cards, Board board) {
        return new Perft(board, cards)
                .lines(
                        line.first().ordinal(),
                        line.last().ordinal(),
                        line.fields().bits(),
                        0);
    }

    private long lines(int end, int otherEnd, long visited, int round) {
        if (round == cards.length) {
            return 1;
        }
        Card card = cards[round];
        long open = board.bitsOf(card) & ~visited;
        long doubled = board.doubledBitsOf(card);
        if (round == cards.length - 1) {
            long count = 1L + Extensions.count(board, end, open, doubled, card.size());
            return end == otherEnd ? count : count + Extensions.count(board, otherEnd, open, doubled, card.size());
        }
        long pass = lines(end, otherEnd, visited, round + 1);
        long grown = walk(end, otherEnd, visited, open, doubled, card.size(), round);
        return end == otherEnd
                ? pass + grown
                : pass + grown + walk(otherEnd, end, visited, open, doubled, card.size(), round);
    }

    /** As the walk in {@link Extensions}, but going on to the next round wherever the player may stop. */
    private long walk(int tip, int otherEnd, long visited, long open, long doubled, int left, int round) {
        long count = 0;
        for (long next = Field.neighbourBits(tip) & open; next != 0; next &= next - 1) {
            int field = Long.numberOfTrailingZeros(next);
            long bit = 1L << field;
            count += lines(field, otherEnd, visited | bit, round + 1);
            if (left > 1) {
                count += (doubled & bit) != 0
                        ? walk(field, otherEnd, visited | bit, open & ~bit, 0, left - 1, round)
                        : walk(
                                field,
                                otherEnd,
                                visited | bit,
                                open & ~board.sameColourBits(field),
                                doubled,
                                left - 1,
                                round);
            }
        }
        return count;
    }
}
