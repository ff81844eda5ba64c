package trasse.browser;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import trasse.rules.notation.BuiltInBoards;

/** Real answers as TypeScript, so that the page's types are checked against them when it is built. */
class SamplesTest {
    private static final Path FILE = Path.of("target/samples.ts");

    @Test
    void realAnswersAreWrittenDownForThePagesTypes() throws IOException {
        List<String> boards =
                BuiltInBoards.NAMES.stream().map(RulesExports::board).toList();
        List<String> positions = new ArrayList<>();
        for (long seed = 0; seed < 8; seed++) {
            for (Call call : RandomGame.calls(seed)) {
                if (call.function().equals("position")) {
                    positions.add(call.answerHere());
                }
            }
        }
        List<String> papers = new ArrayList<>();
        for (long seed = 0; seed < 8; seed++) {
            for (Call call : RandomGame.calls(seed)) {
                if (call.function().equals("paper")) {
                    papers.add(call.answerHere());
                }
            }
        }
        List<String> replays = new ArrayList<>();
        for (int rounds = 0; rounds <= 15; rounds += 5) {
            String record = RandomGame.record(rounds, rounds);
            replays.add(RulesExports.replay(record));
            replays.add(RulesExports.replay(record + "\nround 99\n"));
        }
        List<String> analyses = List.of(
                EngineExports.analyse(RandomGame.record(1, 3), (share, found) -> {}),
                EngineExports.analyse(RandomGame.record(2, 15), (share, found) -> {}));
        List<String> rounds = new ArrayList<>();
        EngineExports.analyse(RandomGame.record(2, 15), (share, found) -> rounds.add(found));
        String begun = RandomGame.record(2, 4);
        List<String> attempts = List.of(EngineExports.attempt(
                begun, "", RandomGame.read(begun).setup().players().getFirst().start(), "-"));
        List<String> hindsights = new ArrayList<>();
        String deal = RandomGame.record(3, 15);
        int start = RandomGame.read(deal).setup().players().getFirst().start();
        hindsights.add(EngineExports.hindsight(deal, start, 12, 0, 10_000, (share, found) -> {
            if (!found.isEmpty()) {
                hindsights.add(found);
            }
        }));
        List<String> rejections =
                RejectedCalls.all().stream().map(Call::answerHere).distinct().toList();
        List<String> faults = BrokenRecords.all().stream()
                .map(BrokenRecords::fault)
                .distinct()
                .toList();
        String text =
                "import type {AnalysedRound, Analysis, Attempt, Board, Fault, Hindsight, PaperScores, Position, Rejection, Replay}"
                        + " from '../../web/src/workers/answers';\n\n"
                        + constant("boards", "Board", boards)
                        + constant("positions", "Position", positions)
                        + constant("papers", "PaperScores", papers)
                        + constant("replays", "Replay", replays)
                        + constant("analyses", "Analysis", analyses)
                        + constant("analysedRounds", "AnalysedRound", rounds)
                        + constant("attempts", "Attempt", attempts)
                        + constant("hindsights", "Hindsight", hindsights)
                        + constant("faults", "Fault", faults)
                        + constant("rejections", "Rejection", rejections)
                        + RecordedGame.againstABot().typescript("gameAgainstABot")
                        + RecordedPaper.ofThree().typescript("paperOfThree")
                        + RecordedPaper.alone().typescript("paperAlone")
                        + RecordedGame.ofTwo().typescript("gameOfTwo")
                        + RecordedGame.stuckAlone().typescript("gameStuckAlone")
                        + RecordedGame.oneIsStuck().typescript("gameWithOneStuck");
        Files.writeString(FILE, text);
        assertTrue(positions.stream().noneMatch(position -> position.startsWith("{\"error\"")));
        assertTrue(rejections.stream().allMatch(rejection -> rejection.startsWith("{\"error\"")));
    }

    private static String constant(String name, String type, List<String> answers) {
        return "export const " + name + ": " + type + "[] = [\n  " + String.join(",\n  ", answers) + ",\n];\n";
    }
}
