package trasse.study.boards;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import trasse.rules.Board;
import trasse.rules.Field;

/**
 * How equal the four starts of a board are: the totals of a {@link TrainedPlayer} on the same deals from each of them.
 *
 * @param tallies for starts 1 to 4
 */
public record StartBalance(Board board, List<Tally> tallies) {
    private record Measured(Field start, Tally tally) {}

    /**
     * Keeps start 1 and chooses the others anew from all fields next to the centre, so that the four are most equal.
     *
     * @param games how many games the player trains
     * @param deals on how many deals it then plays from each start, the same from all
     */
    static StartBalance mostEqual(Board board, int games, int deals, long seed) {
        List<Field> possible = new ArrayList<>(List.of(board.start(1)));
        for (Field field : Field.CENTRE.neighbours()) {
            if (field != board.start(1) && board.number(field).isEmpty()) {
                possible.add(field);
            }
        }
        TrainedPlayer player = TrainedPlayer.trained(board, possible, games, seed);
        List<Measured> measured = possible.stream()
                .map(start -> new Measured(start, player.tally(start, deals, seed)))
                .toList();
        return combinations(measured).stream()
                .map(chosen -> new StartBalance(
                        board.withStarts(chosen.stream().map(Measured::start).toList()),
                        chosen.stream().map(Measured::tally).toList()))
                .min(Comparator.comparingDouble(StartBalance::spread))
                .orElseThrow();
    }

    /** All ways to choose four, the first always among them. */
    private static List<List<Measured>> combinations(List<Measured> measured) {
        List<List<Measured>> combinations = new ArrayList<>();
        for (int second = 1; second < measured.size(); second++) {
            for (int third = second + 1; third < measured.size(); third++) {
                for (int fourth = third + 1; fourth < measured.size(); fourth++) {
                    combinations.add(List.of(
                            measured.getFirst(), measured.get(second), measured.get(third), measured.get(fourth)));
                }
            }
        }
        return combinations;
    }

    /** The best start's mean less the worst start's. */
    public double spread() {
        return tallies.stream().mapToDouble(Tally::mean).max().orElseThrow()
                - tallies.stream().mapToDouble(Tally::mean).min().orElseThrow();
    }
}
