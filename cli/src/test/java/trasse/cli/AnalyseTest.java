package trasse.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import trasse.engine.bot.Analyst;
import trasse.rules.Card;
import trasse.rules.Pass;
import trasse.rules.Player;
import trasse.study.analysis.ActionAnalysis;
import trasse.study.analysis.PlayerAnalysis;
import trasse.study.analysis.RoundAnalysis;
import trasse.study.reasons.Reasons;

class AnalyseTest {
    private static final String RECORD = """
            trasse 1
            board striped.board
            edition boards
            player 1 Sarah
            """;

    @TempDir
    @SuppressWarnings("NullAway.Init")
    private Path folder;

    @Test
    void forProgramsThePartsAddUpToTheTotal() {
        String json = CliRun.printed("analyse", example(), "--json");
        double sum = Stream.of("expected", "luck", "skill", "rivals", "reassessed")
                .mapToDouble(part -> number(json, part))
                .sum();
        assertEquals(number(json, "total"), sum, 1e-9);
        assertEquals(15, count("\"round\":", json));
        assertTrue(json.startsWith("{\"finished\":true,\"players\":[{\"name\":"), json);
    }

    @Test
    void theTotalIsThatOfTheRules() {
        String judged = CliRun.printed("score", example(), "--json");
        assertEquals(number(judged, "total"), number(CliRun.printed("analyse", example(), "--json"), "total"));
    }

    @Test
    void forPeopleThereIsALineForEveryRoundASumAndTheWorstMistake() {
        List<String> lines = CliRun.printed("analyse", example()).lines().toList();
        assertEquals(
                15,
                lines.stream()
                        .filter(line -> line.matches(" +\\d+ {2}[ybgsrv]{4,5} .*"))
                        .count());
        assertTrue(lines.get(lines.size() - 4).matches("[\\d.]+ expected .* luck .* skill .* = \\d+, the total"));
        assertTrue(lines.get(lines.size() - 3).matches("With average cards: [\\d.]+\\."));
        assertTrue(
                lines.get(lines.size() - 2)
                        .matches(
                                "Played with an accuracy of [\\d.]+ out of 100: \\d+ mistakes? \\(\\?\\?\\), \\d+ inaccurac.*"));
        assertTrue(lines.getLast().matches("The worst mistake was in round \\d+: .* cost [\\d.]+ points\\."));
    }

    /** Each term by itself would be rounded down, and their sum is rounded up. */
    @Test
    void forPeopleTheSumAddsUpAsItIsWritten() {
        Card card = Card.parse("ybgs").orElseThrow();
        ActionAnalysis action = new ActionAnalysis(
                new Pass(),
                13.008,
                List.of(new Analyst.Valued(new Pass(), 13.008)),
                13.006,
                Optional.empty(),
                Reasons.NONE);
        RoundAnalysis round = new RoundAnalysis(1, card, 10.004, action, 13.006);
        PlayerAnalysis analysis = new PlayerAnalysis(new Player(1, "Sarah"), true, 10.004, List.of(round), 13.006);
        assertEquals(
                "10.00 expected at the start + 3.01 luck + 0.00 skill + 0.00 rivals + 0.00 on a closer look"
                        + " = 13.01, the total to expect now",
                AnalysisText.sum(analysis, false));
    }

    @Test
    void forPeopleTheSumOfAWholeGameAddsUpAsItIsWritten() {
        String sum = CliRun.printed("analyse", example())
                .lines()
                .filter(line -> line.contains(" luck "))
                .reduce((first, last) -> last)
                .orElseThrow();
        List<BigDecimal> terms = Pattern.compile("([+-] )?(\\d+(\\.\\d+)?)")
                .matcher(sum)
                .results()
                .map(found -> new BigDecimal(found.group().replace(" ", "")))
                .toList();
        BigDecimal added = terms.subList(0, terms.size() - 1).stream().reduce(BigDecimal.ZERO, BigDecimal::add);
        assertEquals(0, added.compareTo(terms.getLast()), sum);
    }

    @Test
    void aGameThatHasNotBegunHasATotalToExpectAndNoMistake() throws IOException {
        String text = CliRun.printed("analyse", saved(RECORD));
        assertTrue(text.contains("the total to expect now"), text);
        assertTrue(text.contains("There was no mistake"), text);
    }

    @Test
    void aRecordThatBreaksARuleIsRefused() throws IOException {
        String said = CliRun.refusal("analyse", saved(RECORD + "round 1 ybgs\n1 a1: a2\n"));
        assertTrue(said.contains("game.trasse:6: "), said);
    }

    @Test
    void weightsThatCannotBeUsedAreRefused() throws IOException {
        String record = saved(RECORD);
        Files.writeString(folder.resolve("striped.weights"), "not weights");
        assertTrue(CliRun.refusal("analyse", record).contains("striped.weights: cannot be used"));
    }

    private String saved(String record) throws IOException {
        Files.writeString(folder.resolve("striped.board"), Samples.BOARD);
        return Files.writeString(folder.resolve("game.trasse"), record).toString();
    }

    private static String example() {
        return DocsTest.ROOT.resolve("docs/example.trasse").toString();
    }

    private static double number(String json, String name) {
        MatchResult first = Pattern.compile("\"" + name + "\":(-?[\\d.E-]+)")
                .matcher(json)
                .results()
                .findFirst()
                .orElseThrow();
        return Double.parseDouble(first.group(1));
    }

    private static long count(String part, String text) {
        return Pattern.compile(part).matcher(text).results().count();
    }
}
