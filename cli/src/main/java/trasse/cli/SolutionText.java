package trasse.cli;

import java.util.ArrayList;
import java.util.List;
import trasse.engine.solve.Solution;
import trasse.rules.Deck;
import trasse.study.hindsight.Hindsight;

/** A solution for people. */
final class SolutionText {
    private SolutionText() {}

    static String of(Hindsight hindsight, Solution solution) {
        List<String> lines = new ArrayList<>();
        lines.add("Best total for " + hindsight.player().name() + " from round " + hindsight.from() + " on: "
                + solution.total()
                + (solution.isProven() ? ", proven" : ", not proven; at most " + solution.bound()));
        lines.add("");
        for (int round = hindsight.from(); round <= Deck.SIZE; round++) {
            String card = String.valueOf(hindsight.deck().card(round));
            lines.add("round " + " ".repeat(round < 10 ? 1 : 0) + round + "  " + card + " ".repeat(7 - card.length())
                    + solution.actions().get(round - hindsight.from()));
        }
        return String.join(System.lineSeparator(), lines);
    }
}
