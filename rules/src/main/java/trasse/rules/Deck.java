package trasse.rules;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * The 15 cards in the order in which they come up. This is the dealer's secret: neither a {@link Game} nor a {@link
 * View} holds one.
 *
 * <p>Each of the 15 sets of four colours comes once, and each colour is doubled on one card. That leaves open which
 * card doubles which colour; {@link #STANDARD} is our choice, but every legal deck can be played.
 */
public record Deck(List<Card> cards) {
    public static final int SIZE = 15;

    /**
     * Our cards. With the colours in a circle, the six cards that lack the two neighbours of a colour show that colour
     * twice, so no colour is better off than another.
     */
    public static final Cards STANDARD = standard();

    private static final int ALL_COLOURS = 0b111111;

    public Deck {
        cards = List.copyOf(cards);
        Optional<String> flaw = flaw(cards);
        if (flaw.isPresent()) {
            throw new IllegalArgumentException(flaw.get());
        }
    }

    /** Reads what {@code toString} writes: the cards with spaces between them. */
    public static Parsed<Deck> parse(String text) {
        return Words.each(Words.of(text), Card::parse).flatMap(cards -> {
            Optional<String> flaw = flaw(cards);
            return flaw.isPresent() ? new Parsed.Failure<>(flaw.get()) : new Parsed.Value<>(new Deck(cards));
        });
    }

    /** The cards in random order. */
    public static Deck shuffled(Cards cards, Prng prng) {
        List<Card> order = new ArrayList<>(cards.sorted());
        prng.shuffle(order);
        return new Deck(order);
    }

    public Card card(int round) {
        return cards.get(round - 1);
    }

    /** The same cards without their order. */
    public Cards unordered() {
        return new Cards(cards);
    }

    /** What keeps these cards from being a legal deck, as a sentence; empty if they are one. */
    public static Optional<String> flaw(Collection<Card> cards) {
        Optional<String> clash = clash(cards);
        if (clash.isPresent()) {
            return clash;
        }
        if (cards.size() != SIZE) {
            return Optional.of("a deck has " + SIZE + " cards, not " + cards.size());
        }
        int doubled = doubled(cards);
        if (doubled != ALL_COLOURS) {
            Colour missing = Colour.values()[Integer.numberOfTrailingZeros(~doubled)];
            return Optional.of("no card shows " + missing + " twice; each colour is doubled on one card");
        }
        return Optional.empty();
    }

    /** What keeps these cards from coming from one legal deck, as a sentence; empty if they can. */
    public static Optional<String> flawSoFar(Collection<Card> some) {
        Optional<String> clash = clash(some);
        if (clash.isPresent() || around(some).isPresent()) {
            return clash;
        }
        return Optional.of("no deck holds all these cards; each colour is doubled on one card of a deck");
    }

    /**
     * The cards of a legal deck that these cards can come from, if there is one: {@link #STANDARD} where it fits, so a
     * game whose deck is not written down has the cards it most likely was dealt from.
     */
    public static Optional<Cards> around(Collection<Card> some) {
        if (clash(some).isPresent()) {
            return Optional.empty();
        }
        if (STANDARD.sorted().containsAll(some)) {
            return Optional.of(STANDARD);
        }
        List<Card> open = new ArrayList<>();
        for (int colours : setsOfFour()) {
            if (some.stream().noneMatch(card -> card.colours() == colours)) {
                open.add(new Card(colours, 0));
            }
        }
        return doubleColours(List.copyOf(some), open, ALL_COLOURS & ~doubled(some));
    }

    /** Finds each colour that is still to be doubled an open card of its own to be doubled on. */
    private static Optional<Cards> doubleColours(List<Card> deck, List<Card> open, int colours) {
        if (colours == 0) {
            List<Card> whole = new ArrayList<>(deck);
            whole.addAll(open);
            return Optional.of(new Cards(whole));
        }
        int colour = Integer.lowestOneBit(colours);
        for (Card card : open) {
            if ((card.colours() & colour) != 0) {
                List<Card> longer = new ArrayList<>(deck);
                longer.add(new Card(card.colours(), colour));
                List<Card> fewer = new ArrayList<>(open);
                fewer.remove(card);
                Optional<Cards> found = doubleColours(longer, fewer, colours & ~colour);
                if (found.isPresent()) {
                    return found;
                }
            }
        }
        return Optional.empty();
    }

    /** Two cards that cannot be in one deck, as a sentence. */
    private static Optional<String> clash(Collection<Card> cards) {
        List<Card> seen = new ArrayList<>();
        for (Card card : cards) {
            for (Card other : seen) {
                if (other.equals(card)) {
                    return Optional.of(card + " comes twice; each card of a deck comes once");
                }
                if (other.colours() == card.colours()) {
                    return Optional.of(other + " and " + card
                            + " show the same four colours; each set of four comes once in a deck");
                }
                if ((other.doubled() & card.doubled()) != 0) {
                    return Optional.of(other + " and " + card
                            + " double the same colour; each colour is doubled on one card of a deck");
                }
            }
            seen.add(card);
        }
        return Optional.empty();
    }

    private static int doubled(Collection<Card> cards) {
        int doubled = 0;
        for (Card card : cards) {
            doubled |= card.doubled();
        }
        return doubled;
    }

    private static List<Integer> setsOfFour() {
        List<Integer> sets = new ArrayList<>();
        for (int colours = 0; colours <= ALL_COLOURS; colours++) {
            if (Integer.bitCount(colours) == 4) {
                sets.add(colours);
            }
        }
        return sets;
    }

    private static Cards standard() {
        List<Card> cards = new ArrayList<>();
        for (int colours : setsOfFour()) {
            cards.add(new Card(colours, betweenTheMissing(colours)));
        }
        return new Cards(cards);
    }

    /** The colour whose two neighbours in the circle of colours are the two that are missing, as a bit; else 0. */
    private static int betweenTheMissing(int colours) {
        int count = Colour.values().length;
        for (int colour = 0; colour < count; colour++) {
            int neighbours = (1 << ((colour + 1) % count)) | (1 << ((colour + count - 1) % count));
            if ((colours & neighbours) == 0) {
                return 1 << colour;
            }
        }
        return 0;
    }

    /** As in the notation. */
    @Override
    public String toString() {
        return cards.stream().map(Card::toString).collect(Collectors.joining(" "));
    }
}
