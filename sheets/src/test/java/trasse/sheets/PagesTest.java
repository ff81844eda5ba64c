package trasse.sheets;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import trasse.rules.notation.BuiltInBoards;

class PagesTest {
    /** Text may hang a little below the last line. */
    private static final double TOLERANCE = 0.3;

    static List<Printout> all() {
        return Printouts.all();
    }

    static List<Printout> allWithSmallSheets() {
        List<Printout> all = new ArrayList<>(Printouts.all());
        for (Printout printout : Printouts.all()) {
            all.add(Printouts.smallSheets(printout.paper(), printout.language(), printout.inks()));
        }
        return all;
    }

    @ParameterizedTest
    @MethodSource("allWithSmallSheets")
    void nothingIsDrawnInTheMargins(Printout printout) {
        for (Page page : printout.pages()) {
            for (Shape shape : page.shapes()) {
                Box box = Box.of(shape);
                double least = Paper.MARGIN - TOLERANCE;
                assertTrue(
                        box.left() >= least
                                && box.top() >= least
                                && box.right() <= page.paper().width() - least
                                && box.bottom() <= page.paper().height() - least,
                        () -> shape + " covers " + box);
            }
        }
    }

    @ParameterizedTest
    @MethodSource("all")
    void everyPartHasItsPages(Printout printout) {
        assertEquals(2 + 4 + 4 + 1, printout.pages().size());
    }

    @Test
    void onlyThePartsThatAreAskedForArePrinted() {
        Printout two = new Printout(
                BuiltInBoards.classic(), Paper.A4, Language.EN, Set.of(Part.RULES, Part.SHEETS), Inks.COLOURS);
        List<Page> pages = Stream.concat(
                        Printouts.of(Paper.A4, Part.SHEETS).pages().stream(),
                        Printouts.of(Paper.A4, Part.RULES).pages().stream())
                .toList();
        assertEquals(pages, two.pages());
    }

    @Test
    void greyPagesHaveNoColours() {
        List<Rgb> colours = Printouts.all().stream()
                .filter(printout -> printout.inks() == Inks.GREY)
                .flatMap(printout -> printout.pages().stream())
                .flatMap(page -> page.shapes().stream())
                .map(PagesTest::colour)
                .filter(colour -> colour.red() != colour.green() || colour.green() != colour.blue())
                .toList();
        assertEquals(List.of(), colours);
    }

    @Test
    void littleInkIsUsed() {
        for (Shape shape : Printouts.of(Paper.A4, Part.CARDS).pages().get(1).shapes()) {
            if (shape instanceof Shape.Filled(Outline outline, Rgb colour)
                    && Box.of(outline, 0).width() > 10) {
                assertTrue(Math.min(colour.red(), Math.min(colour.green(), colour.blue())) > 220, colour::toString);
            }
        }
    }

    private static Rgb colour(Shape shape) {
        return switch (shape) {
            case Shape.Filled filled -> filled.colour();
            case Shape.Stroked stroked -> stroked.colour();
            case Shape.Text text -> text.colour();
        };
    }
}
