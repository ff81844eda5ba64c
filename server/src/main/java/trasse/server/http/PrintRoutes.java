package trasse.server.http;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.time.InstantSource;
import org.jspecify.annotations.Nullable;
import trasse.rules.Board;
import trasse.rules.Quote;
import trasse.rules.notation.BoardReference;
import trasse.rules.notation.BuiltInBoards;
import trasse.server.Workshop;
import trasse.sheets.Part;
import trasse.sheets.Printout;
import trasse.sheets.SheetsPerPage;

/** Boards as PDFs to print. The latest are kept, and all clients together can have only so many written. */
final class PrintRoutes {
    private static final int WRITTEN_PER_SECOND = 2;
    private static final String ONE_DAY = "public, max-age=86400";

    private final Workshop<Printout> press;
    private final RateLimit writing;

    PrintRoutes(Workshop<Printout> press, InstantSource clock) {
        this.press = press;
        this.writing = new RateLimit(WRITTEN_PER_SECOND, clock);
    }

    void addTo(RoutesConfig routes) {
        Reading.add(routes, "/api/boards/{board}/print", this::print);
    }

    private void print(Context context) {
        Printout printout = printout(context);
        byte[] pdf = press.find(printout);
        if (pdf == null) {
            writing.take("");
            pdf = press.make(printout);
        }
        context.header("Cache-Control", ONE_DAY)
                .header("Content-Disposition", "attachment; filename=\"" + fileName(printout.board()) + "\"")
                .contentType("application/pdf")
                .result(pdf);
    }

    private static Printout printout(Context context) {
        Board board = BoardReference.parse(context.pathParam("board")).orElseThrow(Problem::notFound);
        return Printout.parse(
                        board,
                        either(context.queryParam("paper"), "a4"),
                        either(context.queryParam("language"), "en"),
                        either(context.queryParam("parts"), Part.DEFAULT),
                        either(context.queryParam("sheetsPerPage"), SheetsPerPage.DEFAULT),
                        isGrey(either(context.queryParam("grey"), "false")))
                .orElseThrow(Problem::malformed);
    }

    private static String either(@Nullable String given, String otherwise) {
        return given == null ? otherwise : given;
    }

    private static boolean isGrey(String text) {
        return switch (text) {
            case "true" -> true;
            case "false" -> false;
            default -> throw Problem.malformed("grey is true or false, not " + Quote.of(text));
        };
    }

    private static String fileName(Board board) {
        return BuiltInBoards.nameOf(board).map(name -> "trasse-" + name).orElse("trasse") + ".pdf";
    }
}
