package trasse.sheets;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import trasse.rules.Words;

class RulePageTest {
    @ParameterizedTest
    @EnumSource(Language.class)
    void theRulesHaveTheSamePartsInEveryLanguage(Language language) {
        assertEquals(structure(Language.EN), structure(language));
    }

    private static String structure(Language language) {
        return Words.lines(Resources.text("rules-" + language + ".txt")).stream()
                .map(line -> line.startsWith("!")
                        ? line
                        : line.replaceFirst("^[^#|-].*", "text").replaceFirst(" .*", ""))
                .collect(Collectors.joining(" "));
    }

    @ParameterizedTest
    @EnumSource(Language.class)
    void everyLanguageHasTheSameLabels(Language language) {
        Map<String, String> english = Resources.properties("en.properties");
        assertEquals(
                english.keySet(), Resources.properties(language + ".properties").keySet());
    }

    @ParameterizedTest
    @EnumSource(Language.class)
    void allTheTextIsOnThePageInOrder(Language language) {
        for (Paper paper : Paper.values()) {
            Page page = Printouts.of(paper, language, Part.RULES, Inks.COLOURS)
                    .pages()
                    .getFirst();
            String printed = String.join(" ", Printouts.texts(page));
            for (String line : Words.lines(Resources.text("rules-" + language + ".txt"))) {
                String text = line.replaceFirst("^[#-] ", "");
                assertTrue(text.startsWith("!") || text.equals("|") || printed.contains(text), text);
            }
        }
    }

    @ParameterizedTest
    @EnumSource(Language.class)
    void bothMarksOfASuperResultAreNamed(Language language) {
        List<String> texts = Printouts.texts(
                Printouts.of(Paper.A4, language, Part.RULES, Inks.GREY).pages().getFirst());
        String printed = String.join(" ", texts);
        assertTrue(printed.contains("40") && printed.contains("35"), printed);
    }
}
