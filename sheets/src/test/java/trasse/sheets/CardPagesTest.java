package trasse.sheets;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import trasse.rules.Card;
import trasse.rules.Colour;
import trasse.rules.Deck;

class CardPagesTest {
    private static final double EXACT = 0.001;

    @ParameterizedTest
    @EnumSource(Paper.class)
    void aCardMeasures63By88Millimetres(Paper paper) {
        for (Part part : List.of(Part.CARDS, Part.FOLD)) {
            List<Box> cards = Printouts.of(paper, part).pages().stream()
                    .flatMap(page -> cards(page).stream())
                    .toList();
            assertEquals(15, cards.size());
            for (Box card : cards) {
                // They lie on their sides.
                assertEquals(88, card.width(), EXACT);
                assertEquals(63, card.height(), EXACT);
            }
        }
    }

    @ParameterizedTest
    @EnumSource(Paper.class)
    void theFacesAreTheStandardDeck(Paper paper) {
        for (Part part : List.of(Part.CARDS, Part.FOLD)) {
            List<Card> shown = new ArrayList<>();
            for (Page page : Printouts.of(paper, part).pages()) {
                cards(page).forEach(card -> shown.add(coloursWithin(card, page)));
            }
            assertEquals(Deck.STANDARD.sorted(), shown.stream().sorted().toList());
        }
    }

    /** Without colours, the glyphs alone say which card it is. */
    @ParameterizedTest
    @EnumSource(Inks.class)
    void theGlyphsOfTheFacesAreTheStandardDeck(Inks inks) {
        for (Part part : List.of(Part.CARDS, Part.FOLD)) {
            List<Card> shown = new ArrayList<>();
            for (Page page : Printouts.of(Paper.A4, Language.EN, part, inks).pages()) {
                for (Box card : cards(page)) {
                    List<Colour> glyphs = DrawnGlyphs.SIDEWAYS.within(card, page, inks);
                    shown.add(Card.of(glyphs).orElseThrow());
                }
            }
            assertEquals(Deck.STANDARD.sorted(), shown.stream().sorted().toList());
        }
    }

    /** The paper may be turned over its long or its short edge. */
    @ParameterizedTest
    @EnumSource(Paper.class)
    void behindEveryFaceThereIsABackWhicheverWayThePaperIsTurned(Paper paper) {
        List<Page> pages = Printouts.of(paper, Part.CARDS).pages();
        for (int i = 0; i < pages.size(); i += 2) {
            TreeSet<String> backs = new TreeSet<>(middlesOfBacks(pages.get(i + 1)));
            for (Box face : cards(pages.get(i))) {
                double x = (face.left() + face.right()) / 2;
                double y = (face.top() + face.bottom()) / 2;
                assertTrue(backs.contains(place(paper.width() - x, y)));
                assertTrue(backs.contains(place(x, paper.height() - y)));
            }
        }
    }

    @ParameterizedTest
    @EnumSource(Paper.class)
    void aFoldBringsEachBackBehindItsFace(Paper paper) {
        for (Page page : Printouts.of(paper, Part.FOLD).pages()) {
            List<String> mirrored = cards(page).stream()
                    .map(face ->
                            place(paper.width() - (face.left() + face.right()) / 2, (face.top() + face.bottom()) / 2))
                    .toList();
            assertEquals(mirrored, middlesOfBacks(page));
        }
    }

    @ParameterizedTest
    @EnumSource(Paper.class)
    void theGroundOfBacksGoes3MillimetresBeyondTheCut(Paper paper) {
        List<Page> pages = Printouts.of(paper, Part.CARDS).pages();
        Box ground = Box.of(pages.get(1).shapes().getFirst());
        List<Box> faces = cards(pages.getFirst());
        assertEquals(3, faces.stream().mapToDouble(Box::left).min().orElseThrow() - ground.left(), EXACT);
        assertEquals(3, faces.stream().mapToDouble(Box::top).min().orElseThrow() - ground.top(), EXACT);
        assertEquals(
                3, ground.right() - faces.stream().mapToDouble(Box::right).max().orElseThrow(), EXACT);
        assertEquals(
                3,
                ground.bottom() - faces.stream().mapToDouble(Box::bottom).max().orElseThrow(),
                EXACT);
    }

    @ParameterizedTest
    @EnumSource(Paper.class)
    void everyEdgeOfACardHasACutMarkInLineWithItOrIsTheFold(Paper paper) {
        for (Part part : List.of(Part.CARDS, Part.FOLD)) {
            for (Page page : Printouts.of(paper, part).pages()) {
                List<Box> marks = strokes(page).map(Box::of).toList();
                for (Box card : cards(page)) {
                    assertTrue(hasVerticalMark(marks, card.left(), card));
                    assertTrue(part == Part.FOLD || hasVerticalMark(marks, card.right(), card));
                    assertTrue(hasHorizontalMark(marks, card.top(), card));
                    assertTrue(hasHorizontalMark(marks, card.bottom(), card));
                }
            }
        }
    }

    private static boolean hasVerticalMark(List<Box> marks, double x, Box card) {
        return marks.stream()
                .anyMatch(mark -> mark.width() < 0.2
                        && mark.height() > 2
                        && Math.abs((mark.left() + mark.right()) / 2 - x) < EXACT
                        && (mark.bottom() < card.top() || mark.top() > card.bottom()));
    }

    private static boolean hasHorizontalMark(List<Box> marks, double y, Box card) {
        return marks.stream()
                .anyMatch(mark -> mark.height() < 0.2
                        && mark.width() > 2
                        && Math.abs((mark.top() + mark.bottom()) / 2 - y) < EXACT
                        && (mark.right() < card.left() || mark.left() > card.right()));
    }

    /** The fine lines around faces. */
    private static List<Box> cards(Page page) {
        return strokes(page)
                .filter(stroke -> stroke.outline().steps().size() == 5)
                .map(stroke -> Box.of(stroke.outline(), 0))
                .toList();
    }

    private static Stream<Shape.Stroked> strokes(Page page) {
        return page.shapes().stream().filter(Shape.Stroked.class::isInstance).map(Shape.Stroked.class::cast);
    }

    /** A back has its two ends of a line, in equal distance from its middle. */
    private static List<String> middlesOfBacks(Page page) {
        List<Box> ends = page.shapes().stream()
                .filter(shape -> shape instanceof Shape.Filled(Outline outline, Rgb colour)
                        && colour.equals(Inks.COLOURS.text()))
                .map(Box::of)
                .toList();
        List<String> middles = new ArrayList<>();
        for (int i = 0; i < ends.size(); i += 2) {
            middles.add(place(
                    (ends.get(i).left() + ends.get(i + 1).right()) / 2,
                    (ends.get(i).top() + ends.get(i + 1).bottom()) / 2));
        }
        return middles;
    }

    private static String place(double x, double y) {
        return Math.round(x * 100) + " " + Math.round(y * 100);
    }

    private static Card coloursWithin(Box card, Page page) {
        List<Colour> shown = new ArrayList<>();
        for (Shape shape : page.shapes()) {
            Box box = Box.of(shape);
            boolean isWithin = box.left() > card.left()
                    && box.right() < card.right()
                    && box.top() > card.top()
                    && box.bottom() < card.bottom();
            for (Colour colour : Colour.values()) {
                if (isWithin
                        && shape instanceof Shape.Filled(Outline outline, Rgb ink)
                        && ink.equals(Inks.COLOURS.field(colour))) {
                    shown.add(colour);
                }
            }
        }
        return Card.of(shown).orElseThrow();
    }
}
