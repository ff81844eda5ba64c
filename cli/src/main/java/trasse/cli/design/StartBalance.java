package trasse.cli.design;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import trasse.rules.Board;
import trasse.rules.Deck;
import trasse.rules.Edition;
import trasse.rules.Field;
import trasse.rules.Player;
import trasse.rules.Prng;
import trasse.rules.Setup;

/**
 * How equal the four starts of a board are: what {@link Walker} makes of the same deals from each of them.
 *
 * @param tallies for starts 1 to 4
 */
public record StartBalance(Board board, List<Tally> tallies) {
    private record Measured(Field start, Tally tally) {}

    /** Measures a board as it is. */
    static StartBalance of(Board board, int deals, long seed) {
        List<Measured> measured = measure(board, board.starts(), deals, seed);
        return new StartBalance(board, measured.stream().map(Measured::tally).toList());
    }

    /**
     * Keeps start 1 and chooses the others anew from all fields next to the centre, so that the four are most equal.
     */
    static StartBalance mostEqual(Board board, int deals, long seed) {
        List<Field> possible = new ArrayList<>(List.of(board.start(1)));
        for (Field field : Field.CENTRE.neighbours()) {
            if (field != board.start(1) && board.number(field).isEmpty()) {
                possible.add(field);
            }
        }
        List<Measured> measured = measure(board, possible, deals, seed);
        return choices(measured).stream()
                .map(chosen -> new StartBalance(
                        board.withStarts(chosen.stream().map(Measured::start).toList()),
                        chosen.stream().map(Measured::tally).toList()))
                .min(Comparator.comparingDouble(StartBalance::spread))
                .orElseThrow();
    }

    /** All ways to choose four, the first always among them. */
    private static List<List<Measured>> choices(List<Measured> measured) {
        List<List<Measured>> choices = new ArrayList<>();
        for (int second = 1; second < measured.size(); second++) {
            for (int third = second + 1; third < measured.size(); third++) {
                for (int fourth = third + 1; fourth < measured.size(); fourth++) {
                    choices.add(List.of(
                            measured.getFirst(), measured.get(second), measured.get(third), measured.get(fourth)));
                }
            }
        }
        return choices;
    }

    private static List<Measured> measure(Board board, List<Field> starts, int deals, long seed) {
        return starts.parallelStream()
                .map(start -> new Measured(start, tally(board, start, deals, seed)))
                .toList();
    }

    private static Tally tally(Board board, Field start, int deals, long seed) {
        Player walker = new Player(1, "Walker");
        Setup solo = new Setup(withFirstStart(board, start), Edition.BOARDS, List.of(walker), Deck.STANDARD);
        Prng prng = new Prng(seed);
        Tally tally = Tally.NONE;
        for (int deal = 0; deal < deals; deal++) {
            tally = tally.plus(Walker.total(solo, Deck.shuffled(Deck.STANDARD, prng)));
        }
        return tally;
    }

    private static Board withFirstStart(Board board, Field start) {
        List<Field> starts = new ArrayList<>(board.starts());
        starts.remove(start);
        starts.addFirst(start);
        return board.withStarts(starts.subList(0, Board.STARTS));
    }

    /** The best start's mean less the worst start's. */
    public double spread() {
        return tallies.stream().mapToDouble(Tally::mean).max().orElseThrow()
                - tallies.stream().mapToDouble(Tally::mean).min().orElseThrow();
    }
}
