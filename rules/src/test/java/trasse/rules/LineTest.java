package trasse.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LineTest {
    private static final Board BOARD = TestBoards.striped(Map.of(), Map.of());

    @Test
    void aLineEqualsItsReverse() {
        assertEquals(line("e4 e5 f6 f5"), line("f5 f6 e5 e4"));
    }

    @Test
    void aLineAndItsReverseHaveOneHashCode() {
        assertEquals(line("e4 e5 f6 f5").hashCode(), line("f5 f6 e5 e4").hashCode());
    }

    @Test
    void aLineGrownAtBothEndsEqualsOneGrownAtOne() {
        Line middle = line("e5 e6");
        Line left = middle.extend(Play.extension("e5: e4"), Play.card("ybgs"), BOARD)
                .orElseThrow();
        Line both =
                left.extend(Play.extension("e6: e7"), Play.card("bgsr"), BOARD).orElseThrow();
        assertEquals(line("e4 e5 e6 e7"), both);
    }

    @Test
    void aLineThroughTheSameFieldsInAnotherOrderIsAnother() {
        assertNotEquals(line("e4 e5 f5"), line("e4 f5 e5"));
    }

    @Test
    void aLoopCutElsewhereIsAnotherLine() {
        assertNotEquals(line("d5 e6 f6 f5 e4 d4"), line("e6 f6 f5 e4 d4 d5"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"e4 e5 f6 f5", "f5 f6 e5 e4"})
    void aLineIsKeptWithTheLowerEndFirst(String path) {
        assertEquals(Play.fields("e4 e5 f6 f5"), line(path).path());
    }

    @Test
    void aLineKnowsItsFields() {
        assertEquals(
                Fields.of(Field.E4, Field.E5, Field.F5, Field.F6),
                line("e4 e5 f6 f5").fields());
    }

    @Test
    void aLineContainsItsMiddle() {
        assertTrue(line("e4 e5 e6").contains(Field.E5));
    }

    @Test
    void aLineDoesNotContainTheFieldsBesideIt() {
        assertFalse(line("e4 e5 e6").contains(Field.F5));
    }

    @Test
    void aLineEndsAtItsTwoEndsOnly() {
        Line line = line("e4 e5 e6");
        for (Field field : Field.values()) {
            assertEquals(field == Field.E4 || field == Field.E6, line.endsAt(field), field.toString());
        }
    }

    @Test
    void aLineMissesAllOtherFields() {
        assertEquals(
                Fields.ALL.without(Fields.of(Field.E4, Field.E5, Field.E6)),
                line("e4 e5 e6").missed());
    }

    @Test
    void anExtensionLeavesTheLineAsItWas() {
        Line line = line("e4 e5");
        line.extend(Play.extension("e5: e6"), Play.card("bgsr"), BOARD).orElseThrow();
        assertEquals(Play.fields("e4 e5"), line.path());
    }

    @Test
    void aLineIsWrittenAsItsPath() {
        assertEquals("e4 e5 e6", line("e6 e5 e4").toString());
    }

    @Test
    void anExtensionAtTheFirstEndIsListed() {
        assertTrue(line("e4 e5 e6").extensions(Play.card("bgsr"), BOARD).contains(Play.extension("e4: d4 d3")));
    }

    @Test
    void anExtensionAtTheLastEndIsListed() {
        assertTrue(line("e4 e5 e6").extensions(Play.card("bgsr"), BOARD).contains(Play.extension("e6: e7 e8")));
    }

    @Test
    void noExtensionFromTheMiddleIsListed() {
        Set<Field> ends = new HashSet<>();
        line("e4 e5 e6").extensions(Play.card("bgsr"), BOARD).forEach(extension -> ends.add(extension.end()));
        assertEquals(Set.of(Field.E4, Field.E6), ends);
    }

    @Test
    void extensionsOfAStartFieldAreListedInTheFixedOrder() {
        assertEquals(
                List.of(
                        "a1: a2",
                        "a1: a2 a3",
                        "a1: a2 a3 b3",
                        "a1: a2 a3 b3 b4",
                        "a1: a2 a3 b4",
                        "a1: a2 a3 b4 b3",
                        "a1: a2 b3",
                        "a1: a2 b3 a3",
                        "a1: a2 b3 a3 b4",
                        "a1: a2 b3 b4",
                        "a1: a2 b3 b4 a3",
                        "a1: a2 b3 b4 c5",
                        "a1: b1",
                        "a1: b1 c1",
                        "a1: b1 c1 c2",
                        "a1: b1 c1 c2 d2",
                        "a1: b1 c1 d2",
                        "a1: b1 c1 d2 c2",
                        "a1: b1 c2",
                        "a1: b1 c2 c1",
                        "a1: b1 c2 c1 d2",
                        "a1: b1 c2 d2",
                        "a1: b1 c2 d2 c1",
                        "a1: b1 c2 d2 e3"),
                Line.at(Field.A1).extensions(Play.card("ygsv"), BOARD).stream()
                        .map(Extension::toString)
                        .toList());
    }

    @Test
    void everyListedExtensionIsLegal() {
        inManySituations(situation -> {
            for (Extension extension : situation.extensions()) {
                assertInstanceOf(Ruling.Legal.class, situation.extend(extension), extension::toString);
            }
        });
    }

    @Test
    void everyLegalExtensionIsListed() {
        inManySituations(situation ->
                assertEquals(situation.legalExtensions(), new HashSet<>(situation.extensions()), situation::toString));
    }

    @Test
    void noExtensionIsListedTwice() {
        inManySituations(situation -> assertEquals(
                new HashSet<>(situation.extensions()).size(),
                situation.extensions().size(),
                situation::toString));
    }

    @Test
    void countingAgreesWithListing() {
        inManySituations(situation -> assertEquals(
                situation.extensions().size(),
                situation.line().countExtensions(situation.card(), situation.board()),
                situation::toString));
    }

    @Test
    void differentExtensionsGiveDifferentLines() {
        inManySituations(situation -> {
            Set<Line> lines = new HashSet<>();
            for (Extension extension : situation.extensions()) {
                lines.add(situation.extend(extension).orElseThrow());
            }
            assertEquals(situation.extensions().size(), lines.size(), situation::toString);
        });
    }

    @Test
    void theFirstEndComesBeforeTheLastEachExtensionBeforeTheLongerOnesItBeginsAndNeighboursByOrdinal() {
        inManySituations(situation -> {
            Comparator<Extension> order = Comparator.<Extension, Boolean>comparing(
                            extension -> extension.end() != situation.line().first())
                    .thenComparing(Extension::fields, LineTest::compareFieldByField);
            List<Extension> sorted = new ArrayList<>(situation.extensions());
            sorted.sort(order);
            assertEquals(sorted, situation.extensions(), situation::toString);
        });
    }

    @Test
    void thereIsNoExtensionBeforeTheFirst() {
        Extensions extensions = line("e4 e5").extensions(Play.card("bgsr"), BOARD);
        assertThrows(IndexOutOfBoundsException.class, () -> extensions.get(-1));
    }

    @Test
    void thereIsNoExtensionAfterTheLast() {
        Extensions extensions = line("e4 e5").extensions(Play.card("bgsr"), BOARD);
        assertThrows(IndexOutOfBoundsException.class, () -> extensions.get(extensions.size()));
    }

    @Test
    void theListCannotBeChanged() {
        Extensions extensions = line("e4 e5").extensions(Play.card("bgsr"), BOARD);
        assertThrows(UnsupportedOperationException.class, extensions::removeFirst);
    }

    @Test
    void anEndIsOpenToACardIfTheCardCanExtendTheLineThere() {
        inManySituations(situation -> {
            Fields ends = Fields.of(
                    situation.extensions().stream().map(Extension::end).toList());
            assertEquals(
                    ends, situation.line().openEnds(List.of(situation.card()), situation.board()), situation::toString);
        });
    }

    @Test
    void anEndIsOpenIfOneOfSeveralCardsCanExtendTheLineThere() {
        inManySituations(situation -> {
            Line line = situation.line();
            Fields both = line.openEnds(List.of(Play.card("ybgs")), situation.board())
                    .or(line.openEnds(List.of(situation.card()), situation.board()));
            assertEquals(both, line.openEnds(List.of(situation.card(), Play.card("ybgs")), situation.board()));
        });
    }

    @Test
    void noEndIsOpenWithoutCards() {
        assertEquals(Fields.NONE, line("e4 e5").openEnds(List.of(), BOARD));
    }

    private record Situation(Line line, Card card, Board board) {
        Extensions extensions() {
            return line.extensions(card, board);
        }

        Ruling<Line> extend(Extension extension) {
            return line.extend(extension, card, board);
        }

        /** Tries every field after every legal beginning, up to one field more than the card shows. */
        Set<Extension> legalExtensions() {
            Set<Extension> legal = new HashSet<>();
            grow(line.first(), List.of(), legal);
            grow(line.last(), List.of(), legal);
            return legal;
        }

        private void grow(Field end, List<Field> beginning, Set<Extension> legal) {
            if (beginning.size() > card.size()) {
                return;
            }
            for (Field field : Field.values()) {
                List<Field> longer = new ArrayList<>(beginning);
                longer.add(field);
                Extension extension = new Extension(end, longer);
                if (extend(extension) instanceof Ruling.Legal<Line>) {
                    legal.add(extension);
                    grow(end, longer, legal);
                }
            }
        }
    }

    /** Each card of the deck once, on three random boards and the striped one, with lines of random lengths. */
    private static void inManySituations(Consumer<Situation> check) {
        Prng prng = new Prng(1);
        List<Board> boards = List.of(BOARD, TestBoards.random(prng), TestBoards.random(prng), TestBoards.random(prng));
        for (Board board : boards) {
            Line line = Line.at(Field.at(prng.below(Field.COUNT)));
            for (Card card : Deck.shuffled(Deck.STANDARD, prng).cards()) {
                Situation situation = new Situation(line, card, board);
                check.accept(situation);
                Extensions extensions = situation.extensions();
                if (!extensions.isEmpty()) {
                    line = situation
                            .extend(extensions.get(prng.below(extensions.size())))
                            .orElseThrow();
                }
            }
        }
    }

    private static int compareFieldByField(List<Field> one, List<Field> other) {
        for (int i = 0; i < Math.min(one.size(), other.size()); i++) {
            int difference = one.get(i).compareTo(other.get(i));
            if (difference != 0) {
                return difference;
            }
        }
        return one.size() - other.size();
    }

    private static Line line(String path) {
        return Play.line(BOARD, Play.fields(path));
    }
}
