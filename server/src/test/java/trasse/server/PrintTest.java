package trasse.server;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import trasse.pdf.Pdf;
import trasse.rules.notation.BoardCode;
import trasse.rules.notation.BuiltInBoards;
import trasse.sheets.Inks;
import trasse.sheets.Language;
import trasse.sheets.Paper;
import trasse.sheets.Part;
import trasse.sheets.Printout;
import trasse.sheets.SheetsPerPage;

/** A board comes as a PDF. */
class PrintTest extends SharedServerTest {
    private HttpResponse<byte[]> get(String path) throws IOException, InterruptedException {
        try (HttpClient client = HttpClient.newHttpClient()) {
            URI address = URI.create("http://127.0.0.1:" + server().port() + path);
            return client.send(HttpRequest.newBuilder(address).build(), HttpResponse.BodyHandlers.ofByteArray());
        }
    }

    private static Printout printout(Paper paper, Language language, Set<Part> parts, Inks inks) {
        return new Printout(BuiltInBoards.classic(), paper, language, parts, inks);
    }

    @Test
    void aBoardIsPrintedWithEverythingByDefault() throws IOException, InterruptedException {
        HttpResponse<byte[]> answer = get("/api/boards/classic/print");
        assertEquals(200, answer.statusCode());
        assertEquals(
                "application/pdf", answer.headers().firstValue("Content-Type").orElseThrow());
        assertEquals(
                "attachment; filename=\"trasse-classic.pdf\"",
                answer.headers().firstValue("Content-Disposition").orElseThrow());
        assertEquals(
                "public, max-age=86400",
                answer.headers().firstValue("Cache-Control").orElseThrow());
        assertArrayEquals(
                Pdf.write(printout(Paper.A4, Language.EN, Set.of(Part.SHEETS, Part.CARDS, Part.RULES), Inks.COLOURS)),
                answer.body());
    }

    @Test
    void everyOptionCountsAndACodeIsABoard() throws IOException, InterruptedException {
        String code = BoardCode.of(BuiltInBoards.classic());
        HttpResponse<byte[]> answer =
                get("/api/boards/~" + code + "/print?paper=letter&language=fr&parts=fold,rules&grey=true");
        assertEquals(200, answer.statusCode());
        assertArrayEquals(
                Pdf.write(printout(Paper.LETTER, Language.FR, Set.of(Part.FOLD, Part.RULES), Inks.GREY)),
                answer.body());
    }

    @Test
    void fourSheetsCanShareAPage() throws IOException, InterruptedException {
        HttpResponse<byte[]> answer = get("/api/boards/classic/print?parts=sheets&sheetsPerPage=4");
        assertEquals(200, answer.statusCode());
        Printout wanted = new Printout(
                BuiltInBoards.classic(), Paper.A4, Language.EN, Set.of(Part.SHEETS), SheetsPerPage.FOUR, Inks.COLOURS);
        assertArrayEquals(Pdf.write(wanted), answer.body());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', textBlock = """
            meadow  |             | 404 | 'meadow' is not a board: expected classic or garden, or ~ and a board code
            classic | paper=a5    | 400 | 'a5' is not a paper; expected a4 or letter
            classic | language=es | 400 | 'es' is not a language; expected en, de, fr or it
            classic | parts=      | 400 | '' is not a part; expected sheets, cards, fold or rules
            classic | sheetsPerPage=3 | 400 | '3' is not a number of sheets per page; expected 2 or 4
            classic | grey=yes    | 400 | grey is true or false, not 'yes'
            """)
    void badInputIsAProblemThatSaysWhatIsWrong(String board, String option, int status, String detail) {
        String path = "/api/boards/" + board + "/print" + (option == null ? "" : "?" + option);
        assertEquals(
                detail,
                spectator().get(path).expect(status).body().path("detail").asText());
    }

    @Test
    void aProblemIsNotKept() throws IOException, InterruptedException {
        HttpResponse<byte[]> answer = get("/api/boards/classic/print?paper=a5");
        assertEquals("no-store", answer.headers().firstValue("Cache-Control").orElseThrow());
        assertTrue(answer.headers().firstValue("Content-Type").orElseThrow().startsWith("application/problem+json"));
    }
}
