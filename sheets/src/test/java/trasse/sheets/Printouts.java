package trasse.sheets;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import trasse.rules.Board;
import trasse.rules.notation.BuiltInBoards;

/** Printouts for tests. */
final class Printouts {
    private Printouts() {}

    static Printout of(Paper paper, Part part) {
        return of(paper, Language.EN, part, Inks.COLOURS);
    }

    static Printout of(Paper paper, Language language, Part part, Inks inks) {
        return new Printout(BuiltInBoards.classic(), paper, language, Set.of(part), inks);
    }

    static Printout of(Board board) {
        return new Printout(board, Paper.A4, Language.EN, Set.of(Part.SHEETS), Inks.COLOURS);
    }

    /** Four to a page. */
    static Printout smallSheets(Paper paper, Language language, Inks inks) {
        return new Printout(BuiltInBoards.classic(), paper, language, Set.of(Part.SHEETS), SheetsPerPage.FOUR, inks);
    }

    /** All parts, on all papers, in all languages and both kinds of ink. */
    static List<Printout> all() {
        List<Printout> all = new ArrayList<>();
        for (Paper paper : Paper.values()) {
            for (Language language : Language.values()) {
                for (Inks inks : Inks.values()) {
                    all.add(new Printout(BuiltInBoards.classic(), paper, language, Set.of(Part.values()), inks));
                }
            }
        }
        return all;
    }

    static List<String> texts(Page page) {
        return page.shapes().stream()
                .filter(Shape.Text.class::isInstance)
                .map(shape -> ((Shape.Text) shape).text())
                .toList();
    }
}
