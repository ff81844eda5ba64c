package trasse.engine;

import java.util.List;
import trasse.rules.Board;
import trasse.rules.Card;
import trasse.rules.Colour;
import trasse.rules.Field;
import trasse.rules.Prng;
import trasse.rules.ScoreStrip;

/**
 * A solo game played as a random walk: faster than {@link SoloPlayout}, but not uniform over the legal actions. Mutable and not
 * thread-safe: one object plays one game after another.
 *
 * <p>In each round one of the line's two ends is chosen, each with probability ½, also if it cannot grow. From there
 * the walk goes on step by step: with {@code n} neighbours that may be entered (not visited, and of a colour still left
 * on the card) it enters each with probability 1 / ({@code n} + 1), and stops with the same probability. To stop at once
 * is to pass. All of these probabilities are exact. Extensions are not equally likely: a short one is more likely than
 * a long one, and one of a narrow end more likely than one of a wide end.
 *
 * <p>It needs no table of paths: the fields that may be entered are one set, kept as the rules keep it, and the next
 * steps are its intersection with the neighbours.
 */
public final class SoloWalk {
    private static final int DRAW_BITS = 12;
    private static final int DRAW = (1 << DRAW_BITS) - 1;

    private final long[] neighbours = new long[Field.COUNT];
    private final long[] sameColour = new long[Field.COUNT];
    private final byte[] numbers = new byte[Field.COUNT];
    private final long[] shown;
    private final long[] doubled;

    private long visited;
    private int oneEnd;
    private int otherEnd;
    private int highest;
    private int points;

    public SoloWalk(Board board, List<Card> cards) {
        for (Field field : Field.values()) {
            neighbours[field.ordinal()] = field.neighbours().bits();
            sameColour[field.ordinal()] = board.fieldsOf(board.colour(field)).bits();
            numbers[field.ordinal()] = (byte) board.number(field).orElse(0);
        }
        shown = new long[cards.size()];
        doubled = new long[cards.size()];
        for (int card = 0; card < cards.size(); card++) {
            shown[card] = fields(board, cards.get(card), 1);
            doubled[card] = fields(board, cards.get(card), 2);
        }
    }

    /** The fields of all colours that the card shows so often or more. */
    private static long fields(Board board, Card card, int often) {
        long fields = 0;
        for (Colour colour : Colour.values()) {
            if (card.count(colour) >= often) {
                fields |= board.fieldsOf(colour).bits();
            }
        }
        return fields;
    }

    /**
     * Plays the cards, given by their places in the list, in this order and gives the total.
     *
     * @param start the start field's ordinal
     */
    public int play(int start, int[] order, Prng prng) {
        begin(start, start, 1L << start);
        for (int card : order) {
            playRound(card, prng);
        }
        return total();
    }

    void begin(int theOneEnd, int theOtherEnd, long theVisited) {
        oneEnd = theOneEnd;
        otherEnd = theOtherEnd;
        visited = theVisited;
        highest = 0;
        points = 0;
    }

    int total() {
        return points - (Field.COUNT - Long.bitCount(visited));
    }

    long visited() {
        return visited;
    }

    /** Where the walk of the last round ended: the field where it began, if that was a pass. */
    int tip() {
        return oneEnd;
    }

    /**
     * Walks with this card. One random number does for the round: its top bit chooses the end, and each of at most
     * five steps takes twelve bits from below. After five, nothing is open and any bits will do to stop.
     */
    void playRound(int card, Prng prng) {
        long random = prng.nextLong();
        // The two ends are interchangeable, so the growing one is always oneEnd: a swap without a branch.
        int swap = (oneEnd ^ otherEnd) & (int) (random >> 63);
        otherEnd ^= swap;
        int tip = oneEnd ^ swap;
        long open = shown[card] & ~visited;
        long twice = doubled[card];
        while (true) {
            long next = neighbours[tip] & open;
            int steps = Long.bitCount(next);
            int product = ((int) random & DRAW) * (steps + 1);
            random >>>= DRAW_BITS;
            if (isOverfull(product & DRAW, steps + 1)) {
                random = prng.nextLong();
                continue;
            }
            int choice = product >>> DRAW_BITS;
            if (choice == steps) {
                break;
            }
            tip = Long.numberOfTrailingZeros(withoutLowest(next, choice));
            long bit = 1L << tip;
            visited |= bit;
            long ifOnce = ((twice >>> tip) & 1) - 1;
            open &= ~((sameColour[tip] & ifOnce) | bit);
            twice &= ifOnce;
            // A field without a number has number 0, which changes nothing here.
            int number = numbers[tip];
            points += number > highest ? number : ScoreStrip.half(number);
            highest = Math.max(highest, number);
        }
        oneEnd = tip;
    }

    /**
     * As in {@link Prng#below}: the few products with a small lower part would make some choices more likely. For no
     * bound up to seven the remainder is more than four, which saves nearly all divisions.
     */
    private static boolean isOverfull(int lower, int bound) {
        return lower < 4 && lower < (1 << DRAW_BITS) % bound;
    }

    /** A set without its lowest members. The first two are taken away without a branch, which would be unpredictable. */
    private static long withoutLowest(long set, int count) {
        long rest = set;
        rest &= rest - (-count >>> 31);
        rest &= rest - ((1 - count) >>> 31);
        for (int more = 2; more < count; more++) {
            rest &= rest - 1;
        }
        return rest;
    }
}
