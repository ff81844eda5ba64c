package trasse.rules.plain;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** The cards. A card is written as its colour letters, such as ybgs or ybbgs. */
public final class PlainDeck {

    public static final List<Character> COLOURS = List.of('y', 'b', 'g', 's', 'r', 'v');

    /** As many as there are sets of four out of six colours. */
    public static final int CARDS = 15;

    private PlainDeck() {}

    /** The colour fields of a card; its letters may come in any order and either case. */
    public static List<Character> colourFields(String card) {
        List<Character> colourFields = new ArrayList<>();
        for (char letter : card.toLowerCase(Locale.ROOT).toCharArray()) {
            colourFields.add(letter);
        }
        return List.copyOf(colourFields);
    }

    /** Whether these are the cards of a deck, in any order. */
    public static boolean legal(List<String> cards) {
        if (cards.size() != CARDS) {
            return false;
        }
        Set<Set<Character>> sets = new HashSet<>();
        Set<Character> doubled = new HashSet<>();
        for (String card : cards) {
            List<Character> colourFields = colourFields(card);
            Set<Character> different = new HashSet<>();
            List<Character> repeated = new ArrayList<>();
            for (char colour : colourFields) {
                if (!different.add(colour)) {
                    repeated.add(colour);
                }
            }

            // Every card shows four different colours, and at most one of them twice.
            if (different.size() != 4 || !COLOURS.containsAll(different) || repeated.size() > 1) {
                return false;
            }
            // Each set of four once: fifteen different sets are all there are.
            if (!sets.add(different)) {
                return false;
            }
            // Each colour is doubled on one card.
            for (char colour : repeated) {
                if (!doubled.add(colour)) {
                    return false;
                }
            }
        }
        return doubled.equals(Set.copyOf(COLOURS));
    }
}
