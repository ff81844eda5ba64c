package trasse.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A card: four different colours, one of them possibly twice.
 *
 * @param colours a bit for each colour shown, by ordinal: exactly four
 * @param doubled the bit of the colour shown twice, or 0
 */
public record Card(int colours, int doubled) implements Comparable<Card> {
    private static final int MOST_SHOWN = 5;
    private static final List<Colour> COLOURS = List.of(Colour.values());

    public Card {
        if (colours >>> COLOURS.size() != 0 || Integer.bitCount(colours) != 4) {
            throw new IllegalArgumentException("a card shows four different colours");
        }
        if ((doubled & ~colours) != 0 || Integer.bitCount(doubled) > 1) {
            throw new IllegalArgumentException("a card shows at most one of its colours twice");
        }
    }

    /** The card that shows just these colours, if there is one: four different ones, one of them possibly twice. */
    public static Optional<Card> of(List<Colour> shown) {
        int once = 0;
        int twice = 0;
        for (Colour colour : shown) {
            int bit = 1 << colour.ordinal();
            if ((twice & bit) != 0) {
                return Optional.empty();
            }
            twice |= once & bit;
            once |= bit;
        }
        boolean isCard = Integer.bitCount(once) == 4 && Integer.bitCount(twice) <= 1;
        return isCard ? Optional.of(new Card(once, twice)) : Optional.empty();
    }

    /** The card with these letters, in any order and either case. */
    public static Parsed<Card> parse(String letters) {
        List<Colour> shown = new ArrayList<>();
        for (int i = 0; i < Math.min(letters.length(), MOST_SHOWN + 1); i++) {
            Colour.parse(letters.charAt(i)).ifPresent(shown::add);
        }
        Optional<Card> card = shown.size() == letters.length() ? of(shown) : Optional.empty();
        return card.isPresent()
                ? new Parsed.Value<>(card.get())
                : new Parsed.Failure<>(Quote.of(letters)
                        + " is not a card; a card is four different colours of y b g s r v, one of them possibly"
                        + " twice");
    }

    /** How many colour fields: 4 or 5. */
    public int size() {
        return doubled == 0 ? 4 : 5;
    }

    /** How often the card shows a colour: 0, 1 or 2. */
    public int count(Colour colour) {
        int bit = 1 << colour.ordinal();
        return ((colours & bit) != 0 ? 1 : 0) + ((doubled & bit) != 0 ? 1 : 0);
    }

    /** The colour fields in writing order, a doubled colour twice. */
    public List<Colour> shown() {
        List<Colour> shown = new ArrayList<>(size());
        for (Colour colour : COLOURS) {
            for (int i = 0; i < count(colour); i++) {
                shown.add(colour);
            }
        }
        return List.copyOf(shown);
    }

    /** Cards sort as they are written, colour by colour. */
    @Override
    public int compareTo(Card other) {
        return Integer.compare(place(), other.place());
    }

    /** The colours as the digits of a number, the first one the most significant: a card with one more comes later. */
    private int place() {
        int place = 0;
        int digits = 0;
        for (Colour colour : COLOURS) {
            for (int i = 0; i < count(colour); i++) {
                place = place * (COLOURS.size() + 1) + colour.ordinal() + 1;
                digits++;
            }
        }
        return digits == MOST_SHOWN ? place : place * (COLOURS.size() + 1);
    }

    /** As in the notation: {@code ybgs}. */
    @Override
    public String toString() {
        StringBuilder letters = new StringBuilder(MOST_SHOWN);
        for (Colour colour : COLOURS) {
            for (int i = 0; i < count(colour); i++) {
                letters.append(colour.letter());
            }
        }
        return letters.toString();
    }
}
