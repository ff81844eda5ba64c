package trasse.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Download;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.awt.geom.Rectangle2D;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.text.PDFTextStripper;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import trasse.pdf.Pdf;
import trasse.rules.Board;
import trasse.rules.notation.BoardCode;
import trasse.rules.notation.BuiltInBoards;
import trasse.sheets.Inks;
import trasse.sheets.Language;
import trasse.sheets.Paper;
import trasse.sheets.Part;
import trasse.sheets.Printout;
import trasse.sheets.SheetsPerPage;
import trasse.testkit.Client;

/** A board on paper, from the page. */
class PrintTest {
    private static final Set<Part> USUAL = Set.of(Part.SHEETS, Part.CARDS, Part.RULES);

    @RegisterExtension
    static final Browsers BROWSERS = new Browsers();

    private static Printout printout(Board board, Paper paper, Language language, Set<Part> parts, Inks inks) {
        return new Printout(board, paper, language, parts, inks);
    }

    private static Printout usual() {
        return printout(BuiltInBoards.classic(), Paper.A4, Language.EN, USUAL, Inks.COLOURS);
    }

    private static Person opens(Look look, String path) {
        return new Person(BROWSERS.open(look, path));
    }

    private static Locator pages(Person person) {
        return person.page().locator("li .paper svg");
    }

    /** A page of a PDF: its size in millimetres, rounded, and its text without spaces. */
    private record PrintedPage(long width, long height, String text) {
        static List<PrintedPage> of(byte[] pdf) throws IOException {
            List<PrintedPage> pages = new ArrayList<>();
            try (PDDocument document = Loader.loadPDF(pdf)) {
                PDFTextStripper stripper = new PDFTextStripper();
                for (int number = 1; number <= document.getNumberOfPages(); number++) {
                    stripper.setStartPage(number);
                    stripper.setEndPage(number);
                    PDRectangle size = document.getPage(number - 1).getMediaBox();
                    pages.add(new PrintedPage(
                            millimetres(size.getWidth()),
                            millimetres(size.getHeight()),
                            stripper.getText(document).replaceAll("[\\s\u00a0]", "")));
                }
            }
            return pages;
        }

        private static long millimetres(float points) {
            return Math.round(points * 25.4 / 72);
        }
    }

    private static byte[] printed(Person person) {
        return person.page()
                .pdf(new Page.PdfOptions().setPreferCSSPageSize(true).setPrintBackground(true));
    }

    @Test
    void whatTheBrowserPrintsIsThePdfPageByPage() throws IOException {
        Person ada = opens(Look.DESKTOP, "/print");
        assertThat(pages(ada)).hasCount(7);
        assertEquals(PrintedPage.of(Pdf.write(usual())), PrintedPage.of(printed(ada)));
    }

    /** The cards lie on their sides, with a fine line around each face. */
    @ParameterizedTest
    @ValueSource(strings = {"en-GB", "en-US"})
    void aCardFromTheBrowserMeasures63By88Millimetres(String locale) throws IOException {
        Person ada = opens(Look.DESKTOP.in(locale), "/print");
        assertThat(pages(ada)).hasCount(7);
        for (String other : List.of("Sheets to draw on", "Rules")) {
            ada.page()
                    .getByLabel(other, new Page.GetByLabelOptions().setExact(true))
                    .uncheck();
        }
        assertThat(pages(ada)).hasCount(4);
        List<Rectangle2D> cards = new ArrayList<>();
        try (PDDocument document = Loader.loadPDF(printed(ada))) {
            for (PDPage page : document.getPages()) {
                cards.addAll(PrintedOutlines.of(page).stream()
                        .filter(box -> Math.abs(box.getWidth() - 88) < 2 && Math.abs(box.getHeight() - 63) < 2)
                        .toList());
            }
        }
        assertEquals(15, cards.size());
        for (Rectangle2D card : cards) {
            assertEquals(88, card.getWidth(), 0.2);
            assertEquals(63, card.getHeight(), 0.2);
        }
    }

    @Test
    void everyChoiceIsPrinted() throws IOException {
        Person ada = opens(Look.DESKTOP.in("de-CH"), "/print");
        assertThat(pages(ada)).hasCount(7);
        ada.chooses("Tafel", "Garten");
        ada.chooses("Rückseiten der Karten", "Zum Falten");
        ada.chooses("Farbe", "Schwarz-weiß");
        ada.chooses("Papier", "US Letter");
        ada.chooses("Sprache", "Français");
        ada.chooses("Spielpläne pro Seite", "Vier");
        assertThat(pages(ada)).hasCount(6);
        assertThat(pages(ada).last()).containsText("Les règles");
        Board garden = BuiltInBoards.find("garden").orElseThrow();
        Printout wanted = new Printout(
                garden,
                Paper.LETTER,
                Language.FR,
                Set.of(Part.SHEETS, Part.FOLD, Part.RULES),
                SheetsPerPage.FOUR,
                Inks.GREY);
        assertEquals(PrintedPage.of(Pdf.write(wanted)), PrintedPage.of(printed(ada)));
        assertArrayEquals(Pdf.write(wanted), downloaded(ada, "PDF herunterladen"));
    }

    private static byte[] downloaded(Person person, String button) throws IOException {
        Download download = person.page().waitForDownload(() -> person.presses(button));
        return Files.readAllBytes(download.path());
    }

    /** The font of the page and the font of the PDF have the same widths, to half a millimetre in a line. */
    @Test
    void textIsAsWideAsInThePdf() {
        Person ada = opens(Look.DESKTOP, "/print");
        assertThat(pages(ada)).hasCount(7);
        ada.page().evaluate("() => document.fonts.ready.then(() => true)");
        for (trasse.sheets.Page page : usual().pages()) {
            for (trasse.sheets.Shape shape : page.shapes()) {
                if (shape instanceof trasse.sheets.Shape.Text text
                        && text.text().length() > 20) {
                    double there = ((Number) ada.page()
                                    .evaluate(
                                            "wanted => [...document.querySelectorAll('.paper text')]"
                                                    + ".find(text => text.textContent === wanted).getComputedTextLength()",
                                            text.text()))
                            .doubleValue();
                    double here = trasse.sheets.Typeface.width(text.text(), text.size(), text.weight());
                    assertEquals(here, there, 0.5, text.text());
                }
            }
        }
    }

    @Test
    void theButtonOpensTheDialogOfTheBrowser() {
        BrowserContext visitor = BROWSERS.arrive(Look.PHONE);
        visitor.addInitScript("window.print = () => { window.dialogs = (window.dialogs ?? 0) + 1; }");
        Page page = visitor.newPage();
        page.navigate("/print");
        Person ada = new Person(page);
        assertThat(pages(ada)).hasCount(7);
        ada.presses("Print");
        assertEquals(1, page.evaluate("window.dialogs"));
    }

    @ParameterizedTest
    @CsvSource({"en-US, US Letter", "en-GB, A4"})
    void thePaperIsThatOfTheCountry(String locale, String paper) {
        Person ada = opens(Look.PHONE.in(locale), "/print");
        assertThat(ada.page().getByRole(AriaRole.RADIO, new Page.GetByRoleOptions().setName(paper)))
                .isChecked();
    }

    @Test
    void aBoardOfOnesOwnIsPrintedFromItsLink() throws IOException {
        Person ada = opens(Look.DESKTOP, "/print/~" + BoardCode.of(OwnBoardTest.BOARD));
        assertThat(pages(ada)).hasCount(7);
        assertThat(ada.page().getByRole(AriaRole.RADIO, new Page.GetByRoleOptions().setName("This board")))
                .isChecked();
        Board unnamed = BoardCode.parse(BoardCode.of(OwnBoardTest.BOARD)).orElseThrow();
        Printout wanted = printout(unnamed, Paper.A4, Language.EN, USUAL, Inks.COLOURS);
        assertArrayEquals(Pdf.write(wanted), downloaded(ada, "Download PDF"));
    }

    @Test
    void aLinkWithoutABoardSaysSoAndOtherBoardsCanBeChosen() {
        Person ada = opens(Look.PHONE, "/print/~moon");
        assertThat(ada.page().getByRole(AriaRole.ALERT))
                .hasText("This link doesn’t lead to a board. Part of it may be missing.");
        assertThat(ada.button("Print")).isDisabled();
        ada.chooses("Board", "Classic");
        assertThat(pages(ada)).hasCount(7);
        assertThat(ada.button("Print")).isEnabled();
    }

    @Test
    void nothingChosenIsNothingToPrint() {
        Person ada = opens(Look.PHONE, "/print");
        for (String part : List.of("Sheets to draw on", "Cards", "Rules")) {
            ada.page()
                    .getByLabel(part, new Page.GetByLabelOptions().setExact(true))
                    .uncheck();
        }
        assertThat(ada.page().getByText("Choose something to print.")).isVisible();
        assertThat(ada.button("Print")).isDisabled();
        assertThat(ada.button("Download PDF")).isDisabled();
    }

    @Test
    void withoutANetworkItIsPrintedAndThePdfSaysWhatItNeeds() throws IOException {
        BrowserContext device = BROWSERS.arrive(Look.PHONE);
        Page page = device.newPage();
        page.navigate("/");
        OfflineTest.isKept(page);
        device.setOffline(true);
        page.navigate("/print");
        Person ada = new Person(page);
        assertThat(pages(ada)).hasCount(7);
        assertThat(ada.button("Download PDF")).isDisabled();
        assertThat(page.getByText("The PDF needs a connection. Printing works without one."))
                .isVisible();
        assertEquals(7, PrintedPage.of(printed(ada)).size());
        device.setOffline(false);
        assertThat(ada.button("Download PDF")).isEnabled();
    }

    @Test
    void theBoardOfATableCanBePrinted() {
        Client host = Client.arrive(URI.create(BROWSERS.address()).getPort(), "Ada");
        String code = "~" + BoardCode.of(OwnBoardTest.BOARD);
        String table = host.open(Map.of("people", 2, "board", code));
        Person tim = opens(Look.PHONE, "/t/" + table);
        tim.touches(tim.page().getByRole(AriaRole.LINK, new Page.GetByRoleOptions().setName("Print and play")));
        assertThat(tim.page()).hasURL(BROWSERS.address() + "/print/" + code);
        assertThat(pages(tim)).hasCount(7);
    }

    @Test
    void whereABoardIsChosenItCanBePrinted() {
        Person ada = opens(Look.PHONE, "/");
        ada.presses("Board and edition");
        ada.chooses("Board", "Garden");
        ada.touches(ada.page().getByRole(AriaRole.LINK, new Page.GetByRoleOptions().setName("Print and play")));
        assertThat(ada.heading()).hasText("Print and play");
        assertThat(pages(ada).first()).containsText("Garden");
        assertTrue(ada.page().url().endsWith("/print/garden"), ada.page().url());
    }
}
