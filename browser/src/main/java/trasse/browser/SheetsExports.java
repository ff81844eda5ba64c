package trasse.browser;

import java.util.stream.Collectors;
import org.teavm.jso.JSExport;
import trasse.rules.Board;
import trasse.rules.notation.BoardReference;
import trasse.sheets.Printout;
import trasse.sheets.Svg;

/** What the page prints: a WebAssembly module of its own, which only the screen for printing loads. */
public final class SheetsExports {
    /** What the page calls its typeface. */
    private static final String TYPEFACE = "Atkinson";

    private SheetsExports() {}

    /**
     * The pages of a printout as SVG, a line each.
     *
     * @param board its name, or {@code ~} and its code
     * @param parts with commas between them
     */
    @JSExport
    public static String pages(
            String board, String paper, String language, String parts, String sheetsPerPage, boolean grey) {
        return Query.answer(() -> {
            Board printed = BoardReference.parse(board).orElseThrow(Rejection::of);
            Printout printout = Printout.parse(printed, paper, language, parts, sheetsPerPage, grey)
                    .orElseThrow(Rejection::of);
            return printout.pages().stream()
                    .map(page -> Svg.write(page, TYPEFACE))
                    .collect(Collectors.joining("\n"));
        });
    }
}
