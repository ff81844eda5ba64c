package trasse.sheets;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import trasse.rules.Board;
import trasse.rules.Parsed;

/** What is to be printed. */
public record Printout(
        Board board, Paper paper, Language language, Set<Part> parts, SheetsPerPage sheetsPerPage, Inks inks) {
    public Printout {
        parts = Set.copyOf(parts);
    }

    /** With two sheets to a page. */
    public Printout(Board board, Paper paper, Language language, Set<Part> parts, Inks inks) {
        this(board, paper, language, parts, SheetsPerPage.TWO, inks);
    }

    /** The printout that words stand for, as on the command line, in links and in the page. */
    public static Parsed<Printout> parse(
            Board board, String paper, String language, String parts, String sheetsPerPage, boolean isGrey) {
        Inks inks = isGrey ? Inks.GREY : Inks.COLOURS;
        return Paper.parse(paper)
                .flatMap(on -> Language.parse(language)
                        .flatMap(in -> Part.parse(parts)
                                .flatMap(chosen -> SheetsPerPage.parse(sheetsPerPage)
                                        .map(together -> new Printout(board, on, in, chosen, together, inks)))));
    }

    public List<Page> pages() {
        List<Page> pages = new ArrayList<>();
        for (Part part : Part.values()) {
            if (parts.contains(part)) {
                pages.addAll(
                        switch (part) {
                            case SHEETS -> new SheetPages(this).pages();
                            case CARDS -> new CardPages(this).doubleSided();
                            case FOLD -> new CardPages(this).folded();
                            case RULES -> List.of(RulePage.of(this));
                        });
            }
        }
        return pages;
    }
}
