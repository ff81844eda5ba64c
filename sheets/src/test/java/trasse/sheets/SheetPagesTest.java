package trasse.sheets;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import trasse.rules.Board;
import trasse.rules.Colour;
import trasse.rules.Field;
import trasse.rules.notation.BoardCode;
import trasse.rules.notation.BuiltInBoards;

class SheetPagesTest {
    private static final Board BOARD = BuiltInBoards.classic();

    @Test
    void everyStartHasASheet() {
        List<String> starts = Printouts.of(BOARD).pages().stream()
                .flatMap(page -> Printouts.texts(page).stream())
                .filter(text -> text.startsWith("Start "))
                .toList();
        assertEquals(List.of("Start 1", "Start 2", "Start 3", "Start 4"), starts);
    }

    @ParameterizedTest
    @EnumSource(Paper.class)
    void fourSheetsShareAPage(Paper paper) {
        List<Page> pages =
                Printouts.smallSheets(paper, Language.EN, Inks.COLOURS).pages();
        assertEquals(1, pages.size());
        Page page = pages.getFirst();
        assertEquals(
                List.of("Start 1", "Start 2", "Start 3", "Start 4"),
                Printouts.texts(page).stream()
                        .filter(text -> text.startsWith("Start "))
                        .toList());
        List<Box> fields = hexagons(page, Inks.COLOURS);
        assertEquals(4 * Field.COUNT, fields.size());
        for (int i = 0; i < fields.size(); i++) {
            Box field = fields.get(i);
            assertTrue(field.width() > 9.5, "a pen needs room");
            Colour colour = BOARD.colour(Field.at(i % Field.COUNT));
            assertEquals(List.of(colour), DrawnGlyphs.UPRIGHT.within(field, page, Inks.COLOURS), "field " + i);
        }
        for (int number = Board.LOWEST_NUMBER; number <= Board.HIGHEST_NUMBER; number++) {
            String written = String.valueOf(number);
            assertTrue(Printouts.texts(page).stream().filter(written::equals).count() >= 8, written);
        }
    }

    /** Nothing crosses the lines to cut along, and nothing of a strip reaches its board or the next strip. */
    @ParameterizedTest
    @EnumSource(Language.class)
    void smallSheetsKeepApart(Language language) {
        for (Paper paper : Paper.values()) {
            Page page =
                    Printouts.smallSheets(paper, language, Inks.GREY).pages().getFirst();
            for (Shape shape : page.shapes()) {
                Box box = Box.of(shape);
                boolean isCut = box.width() < 0.2 || box.height() < 0.2;
                assertTrue(
                        isCut
                                || (isBeside(box.left(), box.right(), paper.width() / 2)
                                        && isBeside(box.top(), box.bottom(), paper.height() / 2)),
                        () -> shape + " covers " + box);
            }
            List<Box> texts = page.shapes().stream()
                    .filter(Shape.Text.class::isInstance)
                    .map(Box::of)
                    .toList();
            List<Box> boxes = page.shapes().stream()
                    .filter(shape -> shape instanceof Shape.Stroked(Outline outline, Rgb colour, double line)
                            && outline.steps().size() == 5)
                    .map(Box::of)
                    .toList();
            assertEquals(4 * 12, boxes.size());
            for (Box box : boxes) {
                assertTrue(texts.stream().noneMatch(text -> overlap(text, box)), () -> "a text in " + box);
            }
        }
    }

    private static boolean isBeside(double from, double to, double line) {
        return to < line || from > line;
    }

    private static boolean overlap(Box one, Box other) {
        return one.left() < other.right()
                && other.left() < one.right()
                && one.top() < other.bottom()
                && other.top() < one.bottom();
    }

    /** With the same glyph as on the page, whether there are colours or not. */
    @ParameterizedTest
    @EnumSource(Inks.class)
    void everyFieldShowsTheGlyphOfItsColourAndNoOther(Inks inks) {
        Page page =
                Printouts.of(Paper.A4, Language.EN, Part.SHEETS, inks).pages().getFirst();
        List<Box> fields = hexagons(page, inks);
        assertEquals(2 * Field.COUNT, fields.size());
        for (int i = 0; i < fields.size(); i++) {
            Colour colour = BOARD.colour(Field.at(i % Field.COUNT));
            assertEquals(List.of(colour), DrawnGlyphs.UPRIGHT.within(fields.get(i), page, inks), "field " + i);
        }
    }

    /** What is drawn with six sides and filled, in the order of the fields. */
    private static List<Box> hexagons(Page page, Inks inks) {
        List<Box> fields = new ArrayList<>();
        for (Shape shape : page.shapes()) {
            if (shape instanceof Shape.Filled(Outline outline, Rgb colour)
                    && outline.steps().size() == 7
                    && isGround(colour, inks)) {
                fields.add(Box.of(shape));
            }
        }
        return fields;
    }

    private static boolean isGround(Rgb rgb, Inks inks) {
        for (Colour colour : Colour.values()) {
            if (rgb.equals(inks.field(colour))) {
                return true;
            }
        }
        return false;
    }

    @Test
    void theNumbersOfTheBoardAndOfTheStripAreWritten() {
        List<String> texts = Printouts.texts(Printouts.of(BOARD).pages().getFirst());
        for (int number = Board.LOWEST_NUMBER; number <= Board.HIGHEST_NUMBER; number++) {
            String written = String.valueOf(number);
            // On two boards and on two strips; 2 to 5 are also halves.
            assertTrue(texts.stream().filter(written::equals).count() >= 4, written);
        }
    }

    @Test
    void theStripsOfBothPapersAreTheSame() {
        assertEquals(
                Printouts.texts(Printouts.of(Paper.A4, Part.SHEETS).pages().getFirst()),
                Printouts.texts(Printouts.of(Paper.LETTER, Part.SHEETS).pages().getFirst()));
    }

    @Test
    void aBuiltInBoardHasANameInEachLanguage() {
        Page page = Printouts.of(Paper.A4, Language.DE, Part.SHEETS, Inks.GREY)
                .pages()
                .getFirst();
        assertTrue(Printouts.texts(page).contains("Klassisch"));
    }

    @Test
    void aBoardWithoutANameIsPrintedWithoutOne() {
        Board unnamed = BoardCode.parse(BoardCode.of(renamed("Any", BOARD.start(2), BOARD.start(1))))
                .orElseThrow();
        assertTrue(Printouts.texts(Printouts.of(unnamed).pages().getFirst()).stream()
                .noneMatch(Board.UNNAMED::equals));
    }

    @Test
    void aNameThatTheTypefaceCannotWriteIsPrintedAsFarAsItCan() {
        Board board = renamed("Łąka 草原", BOARD.start(2), BOARD.start(1));
        assertTrue(Printouts.texts(Printouts.of(board).pages().getFirst()).contains("Łąka ??"));
    }

    @Test
    void aLongNameIsCutBeforeItReachesTheBoard() {
        Board board = renamed("A meadow with a very long name indeed", BOARD.start(2), BOARD.start(1));
        String name = Printouts.texts(Printouts.of(board).pages().getFirst()).stream()
                .filter(text -> text.startsWith("A meadow"))
                .findFirst()
                .orElseThrow();
        assertTrue(name.endsWith("…"), name);
    }

    @Test
    void theRingOfASheetIsAroundItsStart() {
        List<Page> pages = Printouts.of(BOARD).pages();
        for (int start = 1; start <= Board.STARTS; start++) {
            Page page = pages.get((start - 1) / 2);
            Box ring = page.shapes().stream()
                    .filter(shape -> shape instanceof Shape.Stroked(Outline outline, Rgb colour, double width)
                            && outline.steps().size() == 7
                            && colour.equals(Inks.COLOURS.text()))
                    .map(Box::of)
                    .toList()
                    .get((start - 1) % 2);
            int field = BOARD.start(start).ordinal() + (start - 1) % 2 * Field.COUNT;
            Box ground = hexagons(page, Inks.COLOURS).get(field);
            assertEquals(ground.left() + ground.right(), ring.left() + ring.right(), 0.001);
            assertEquals(ground.top() + ground.bottom(), ring.top() + ring.bottom(), 0.001);
        }
    }

    private static Board renamed(String name, Field first, Field second) {
        return new Board(
                name,
                List.of(Field.values()).stream().map(BOARD::colour).toList(),
                BOARD.numberFields(),
                List.of(first, second, BOARD.start(3), BOARD.start(4)));
    }

    @Test
    void glyphsDifferFromEachOther() {
        assertEquals(
                Colour.values().length,
                Set.copyOf(List.of(Colour.values()).stream()
                                .map(colour -> Glyphs.at(new Point(0, 0), 1, colour))
                                .toList())
                        .size());
    }
}
