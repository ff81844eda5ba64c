package trasse.rules;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Iterator;
import java.util.List;
import java.util.stream.Collectors;

/** A set of cards, always in writing order, so that it cannot tell in which order they come up. */
public record Cards(List<Card> sorted) implements Iterable<Card> {
    public Cards {
        sorted = sorted.stream().sorted().distinct().toList();
    }

    public boolean contains(Card card) {
        return sorted.contains(card);
    }

    public int size() {
        return sorted.size();
    }

    public Cards without(Collection<Card> gone) {
        List<Card> left = new ArrayList<>(sorted);
        left.removeAll(gone);
        return new Cards(left);
    }

    @Override
    public Iterator<Card> iterator() {
        return sorted.iterator();
    }

    @Override
    public String toString() {
        return sorted.stream().map(Card::toString).collect(Collectors.joining(" "));
    }
}
