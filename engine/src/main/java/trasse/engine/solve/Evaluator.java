package trasse.engine.solve;

import java.util.List;
import trasse.engine.Neighbours;
import trasse.rules.Board;
import trasse.rules.Card;
import trasse.rules.Colour;
import trasse.rules.Field;

/**
 * Evaluates the free fields of a position. Its two answers must not be confused:
 *
 * <p><em>Lost</em> tightens the upper bound and is certain: the prices of fields that no legal line can get any more, to be left out of the bound (see
 * {@link Relaxation}). Fields that neither end can reach are lost. A field with one way in is a dead end, where a line
 * can only stop; it has two ends, so all but the two dearest dead ends are lost. And of each colour, no more fields can
 * be had than the cards to come show.
 *
 * <p><em>Trouble</em> is a heuristic that ranks positions with the same bound: a field with few free neighbours is easily
 * left behind, the more so the later. Its weights were tuned on random deals of the built-in boards.
 *
 * <p>Mutable and not thread-safe: it looks at one position after another.
 */
final class Evaluator {
    private static final int COLOURS = Colour.values().length;

    /** In points for a field with 1, 2, … 5 ways in, half way through the cards; and how that changes to the end. */
    private static final double[] TROUBLE = {0.9, 0.3, 0.07, 0.14, 0.15};

    private static final double[] TROUBLE_LATER = {-0.6, 0.65, 0.24, 0.38, 0.04};
    private static final int ONE_END_STUCK = Relaxation.POINT / 10;
    private static final int BOTH_ENDS_STUCK = 5 * Relaxation.POINT / 3;
    private static final int PIECE = Relaxation.POINT / 5;
    private static final int COLOUR_MISSING = Relaxation.POINT / 2;
    private static final double EAGER = 0.42;
    private static final int ALL_CARDS = 15;

    private final Moves moves;
    private final int[] prices = new int[Field.COUNT];
    private final long[] colours = new long[COLOURS];
    private final int[][] cheapestFirst = new int[COLOURS][];
    private final int[][] shown;
    private final int[][] troubles;

    private final double[] eagerness;

    private long narrow;
    private int lost;
    private int trouble;

    /** What can be expected of the last good position, in units of {@link Relaxation#POINT}. */
    int promise;

    Evaluator(Moves moves, Relaxation relaxation, Endgame endgame) {
        this.moves = moves;
        for (int place = 0; place < moves.places; place++) {
            prices[moves.fields[place]] = relaxation.prices[place];
        }
        Board board = endgame.board();
        for (Colour colour : Colour.values()) {
            colours[colour.ordinal()] = board.fieldsOf(colour).bits();
            cheapestFirst[colour.ordinal()] = cheapestFirst(colours[colour.ordinal()] & moves.free);
        }
        shown = shown(endgame.cards());
        eagerness = new double[moves.cards + 1];
        troubles = new int[moves.cards + 1][TROUBLE.length];
        for (int card = 0; card <= moves.cards; card++) {
            double late = 0.5 - (double) (moves.cards - card) / ALL_CARDS;
            eagerness[card] = 1 + EAGER * late;
            for (int ways = 0; ways < TROUBLE.length; ways++) {
                troubles[card][ways] = (int) (Relaxation.POINT * (TROUBLE[ways] + late * TROUBLE_LATER[ways]));
            }
        }
    }

    private int[] cheapestFirst(long fields) {
        int[] sorted = new int[Long.bitCount(fields)];
        int count = 0;
        for (long rest = fields; rest != 0; rest &= rest - 1) {
            int field = Long.numberOfTrailingZeros(rest);
            int at = count++;
            while (at > 0 && prices[sorted[at - 1]] > prices[field]) {
                sorted[at] = sorted[at - 1];
                at--;
            }
            sorted[at] = field;
        }
        return sorted;
    }

    /** How often each colour is shown from a card on. */
    private static int[][] shown(List<Card> cards) {
        int[][] shown = new int[cards.size() + 1][COLOURS];
        for (int card = cards.size() - 1; card >= 0; card--) {
            for (Colour colour : Colour.values()) {
                int next = shown[card + 1][colour.ordinal()];
                shown[card][colour.ordinal()] = next + cards.get(card).count(colour);
            }
        }
        return shown;
    }

    /** The sum of the prices of some fields. */
    int price(long fields) {
        int sum = 0;
        for (long rest = fields; rest != 0; rest &= rest - 1) {
            sum += prices[Long.numberOfTrailingZeros(rest)];
        }
        return sum;
    }

    /**
     * Whether a position before a card is worth keeping. Cheap tests come first and reject most of the others early.
     *
     * @param most what the table leaves open, with the prices of all free fields
     * @param least what the bound must be at least
     * @param leastPromise what the promise must be at least
     */
    boolean isWorthKeeping(
            int card, long free, int oneEnd, int otherEnd, int total, int most, int least, int leastPromise) {
        long one = 1L << moves.fields[oneEnd];
        long other = 1L << moves.fields[otherEnd];
        lookAtWaysIn(card, free, one | other);
        int alreadyLost = lost;
        trouble += stuck(Neighbours.of(one) & free, Neighbours.of(other) & free);
        int alreadyTrouble = trouble;
        long useful = free & ~narrow;
        lookAtColours(card, useful);
        promise = promise(card, total, most);
        if (most - lost < least || promise < leastPromise) {
            return false;
        }
        long reached = Neighbours.flood(one | other, free);
        if ((useful & ~reached) != 0) {
            lost = alreadyLost + price(useful & ~reached);
            trouble = alreadyTrouble;
            lookAtColours(card, useful & reached);
        }
        trouble += PIECE * (pieces(free) - 1);
        promise = promise(card, total, most);
        return most - lost >= least && promise >= leastPromise;
    }

    /** What can be expected for certain, and what the bound leaves open: that counts less early on and more later. */
    private int promise(int card, int total, int most) {
        int certain = total * Relaxation.POINT;
        return (int) (certain + eagerness[card] * (most - certain)) - lost - trouble;
    }

    private void lookAtWaysIn(int card, long free, long ends) {
        long open = free | ends;
        long a = Neighbours.right(open);
        long b = Neighbours.left(open);
        long c = Neighbours.up(open);
        long d = Neighbours.down(open);
        long e = Neighbours.nextUp(open);
        long f = Neighbours.nextDown(open);
        // Six bits are added for all fields at once: the ways into a field are units + 2 * twos + 4 * fours.
        long unitsOfThree = a ^ b ^ c;
        long unitsOfOthers = d ^ e ^ f;
        long carry = majority(a, b, c);
        long carryOfOthers = majority(d, e, f);
        long carryOfBoth = unitsOfThree & unitsOfOthers;
        long units = unitsOfThree ^ unitsOfOthers;
        long twos = carry ^ carryOfOthers ^ carryOfBoth;
        long fours = majority(carry, carryOfOthers, carryOfBoth);
        narrow = free & ~(twos | fours);
        lost = narrow == 0 ? 0 : lostDeadEnds(units);
        int[] weights = troubles[card];
        trouble = weights[0] * Long.bitCount(free & units & ~twos & ~fours)
                + weights[1] * Long.bitCount(free & ~units & twos & ~fours)
                + weights[2] * Long.bitCount(free & units & twos & ~fours)
                + weights[3] * Long.bitCount(free & ~units & ~twos & fours)
                + weights[4] * Long.bitCount(free & units & ~twos & fours);
    }

    private void lookAtColours(int card, long useful) {
        for (int colour = 0; colour < COLOURS; colour++) {
            int tooMany = Long.bitCount(useful & colours[colour]) - shown[card][colour];
            if (tooMany > 0) {
                trouble += COLOUR_MISSING * tooMany;
                lost += cheapest(tooMany, useful, cheapestFirst[colour]);
            }
        }
    }

    private static long majority(long a, long b, long c) {
        return (a & b) | (c & (a | b));
    }

    private int lostDeadEnds(long units) {
        int sum = 0;
        int dearest = 0;
        int second = 0;
        for (long rest = narrow; rest != 0; rest &= rest - 1) {
            int field = Long.numberOfTrailingZeros(rest);
            int price = prices[field];
            sum += price;
            if ((units >>> field & 1) == 0) {
                continue;
            }
            if (price > dearest) {
                second = dearest;
                dearest = price;
            } else if (price > second) {
                second = price;
            }
        }
        return sum - dearest - second;
    }

    private int cheapest(int count, long fields, int[] order) {
        int sum = 0;
        int left = count;
        for (int field : order) {
            if ((fields >>> field & 1) != 0) {
                sum += prices[field];
                if (--left == 0) {
                    break;
                }
            }
        }
        return sum;
    }

    private static int stuck(long aroundOne, long aroundOther) {
        if (aroundOne != 0 && aroundOther != 0) {
            return 0;
        }
        return aroundOne == 0 && aroundOther == 0 ? BOTH_ENDS_STUCK : ONE_END_STUCK;
    }

    private static int pieces(long free) {
        int pieces = 0;
        for (long rest = free; rest != 0; rest &= ~Neighbours.flood(rest & -rest, rest)) {
            pieces++;
        }
        return pieces;
    }
}
