package trasse.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import trasse.rules.Deck;
import trasse.rules.Field;
import trasse.rules.Prng;
import trasse.rules.TestBoards;

class DistinctPathsTest {
    private static final int BOARDS = 5;

    private record Outcome(long mask, int tip, int numbers) {}

    private interface Check {
        void of(PathTable table, DistinctPaths paths);
    }

    @Test
    void theyComeToTheSameAsAllPaths() {
        onRandomBoards((table, paths) -> {
            for (int card = 0; card < table.cards().size(); card++) {
                for (int field = 0; field < Field.COUNT; field++) {
                    Set<Outcome> all = new HashSet<>();
                    for (int path = table.begin(card, field); path < table.end(card, field); path++) {
                        all.add(new Outcome(table.mask(path), table.tip(path), table.numbers(path)));
                    }
                    assertEquals(all, new HashSet<>(outcomes(paths, card, field)));
                }
            }
        });
    }

    @Test
    void noTwoOfThemComeToTheSame() {
        onRandomBoards((table, paths) -> {
            for (int card = 0; card < table.cards().size(); card++) {
                for (int field = 0; field < Field.COUNT; field++) {
                    List<Outcome> outcomes = outcomes(paths, card, field);
                    assertEquals(new HashSet<>(outcomes).size(), outcomes.size());
                }
            }
        });
    }

    @Test
    void skippingWhatContinuesABlockedPathLeavesExactlyTheLegalOnes() {
        Prng prng = new Prng(1);
        onRandomBoards((table, paths) -> {
            for (int card = 0; card < table.cards().size(); card++) {
                for (int field = 0; field < Field.COUNT; field++) {
                    long visited = prng.nextLong();
                    Set<Integer> legal = new HashSet<>();
                    Set<Integer> found = new HashSet<>();
                    for (int path = paths.begin(card, field); path < paths.end(card, field); path++) {
                        if ((paths.mask(path) & visited) == 0) {
                            legal.add(path);
                        }
                    }
                    int path = paths.begin(card, field);
                    while (path < paths.end(card, field)) {
                        boolean free = (visited >>> paths.tip(path) & 1) == 0;
                        if (free) {
                            found.add(path);
                        }
                        path = free ? path + 1 : paths.next(path);
                    }
                    assertEquals(legal, found);
                }
            }
        });
    }

    @Test
    void aPathHasTheFieldsOfItsShape() {
        onRandomBoards((table, paths) -> {
            int last = paths.end(table.cards().size() - 1, Field.COUNT - 1);
            for (int path = 0; path < last; path++) {
                assertEquals(paths.mask(path), paths.shapeMask(paths.shape(path)));
            }
        });
    }

    @Test
    void noTwoShapesHaveTheSameFields() {
        onRandomBoards((table, paths) -> {
            Set<Long> masks = new HashSet<>();
            for (int shape = 0; shape < paths.shapes(); shape++) {
                masks.add(paths.shapeMask(shape));
            }
            assertEquals(paths.shapes(), masks.size());
        });
    }

    @Test
    void noFieldHasMoreOfThemThanTheMost() {
        onRandomBoards((table, paths) -> {
            int most = 0;
            for (int card = 0; card < table.cards().size(); card++) {
                for (int field = 0; field < Field.COUNT; field++) {
                    most = Math.max(most, outcomes(paths, card, field).size());
                }
            }
            assertEquals(most, paths.most());
        });
    }

    private static List<Outcome> outcomes(DistinctPaths paths, int card, int field) {
        List<Outcome> outcomes = new ArrayList<>();
        for (int path = paths.begin(card, field); path < paths.end(card, field); path++) {
            outcomes.add(new Outcome(paths.mask(path), paths.tip(path), paths.numbers(path)));
        }
        return outcomes;
    }

    private static void onRandomBoards(Check check) {
        for (int seed = 0; seed < BOARDS; seed++) {
            PathTable table = PathTable.of(TestBoards.random(new Prng(seed)), Deck.STANDARD.sorted());
            check.of(table, DistinctPaths.of(table));
        }
    }
}
