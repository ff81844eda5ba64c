package trasse.rules;

import java.util.ArrayList;
import java.util.List;

/** Random setups and random, legal play, the same for the same generator. */
public final class RandomPlay {
    private RandomPlay() {}

    /** One to four players at random starts, in either edition, with any legal cards. */
    public static Setup setup(Board board, Prng prng) {
        List<Player> players = new ArrayList<>();
        for (int start : Deal.random(Deck.STANDARD, 1 + prng.below(4), prng).starts()) {
            players.add(new Player(start, "Player " + start));
        }
        return new Setup(board, Edition.values()[prng.below(2)], players, cards(prng));
    }

    /** The cards of any legal deck: around one card that doubles any colour, if need be. */
    private static Cards cards(Prng prng) {
        List<Card> standard = Deck.STANDARD.sorted();
        Card first = standard.get(prng.below(standard.size()));
        Colour doubled = first.shown().get(prng.below(first.size()));
        return Deck.around(List.of(new Card(first.colours(), 1 << doubled.ordinal())))
                .orElseThrow();
    }

    /** Mostly any extension, often one of the longest, sometimes a pass. */
    public static Action action(Line line, Card card, Board board, Prng prng) {
        List<Extension> extensions = line.extensions(card, board);
        if (extensions.isEmpty() || prng.below(20) == 0) {
            return new Pass();
        }
        if (prng.below(2) == 0) {
            return extensions.get(prng.below(extensions.size()));
        }
        int longest = extensions.stream()
                .mapToInt(extension -> extension.fields().size())
                .max()
                .orElseThrow();
        List<Extension> best = extensions.stream()
                .filter(extension -> extension.fields().size() == longest)
                .toList();
        return best.get(prng.below(best.size()));
    }
}
