package trasse.sheets;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import trasse.rules.Board;
import trasse.rules.Parsed;
import trasse.rules.notation.BuiltInBoards;

class PrintoutTest {
    private static final Board BOARD = BuiltInBoards.classic();

    @Test
    void wordsSayWhatIsPrinted() {
        assertEquals(
                new Printout(
                        BOARD,
                        Paper.LETTER,
                        Language.FR,
                        Set.of(Part.SHEETS, Part.FOLD),
                        SheetsPerPage.FOUR,
                        Inks.GREY),
                Printout.parse(BOARD, "letter", "fr", "fold,sheets", "4", true).orElseThrow());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            a3     | en | sheets      | 2 | 'a3' is not a paper; expected a4 or letter
            A4     | en | sheets      | 2 | 'A4' is not a paper; expected a4 or letter
            a4     | es | sheets      | 2 | 'es' is not a language; expected en, de, fr or it
            a4     | en | sheets,dice | 2 | 'dice' is not a part; expected sheets, cards, fold or rules
            a4     | en | sheets      | 3 | '3' is not a number of sheets per page; expected 2 or 4
            a4     | en | sheets,     | 2 | '' is not a part; expected sheets, cards, fold or rules
            """, quoteCharacter = '"')
    void unknownWordsAreRefusedWithWhatIsKnown(
            String paper, String language, String parts, String sheetsPerPage, String why) {
        assertEquals(new Parsed.Failure<>(why), Printout.parse(BOARD, paper, language, parts, sheetsPerPage, false));
    }
}
