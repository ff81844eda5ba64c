package trasse.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Page;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import trasse.rules.notation.GameRecord;
import trasse.rules.notation.RecordWriter;

/** The rules answer at once, whatever the engine is doing. */
class ResponsivenessTest {
    private static final int ASKED = 30;

    /** If the rules had to wait for the engine, the factor would be in the hundreds. */
    private static final double GENEROUS = 20;

    private static final int THINKING_MILLIS = 4000;

    @RegisterExtension
    static final Browsers BROWSERS = new Browsers();

    /** The script of a worker, as the page itself has loaded it. */
    private static String workerScript(List<String> requests, String name) {
        Optional<String> script =
                requests.stream().filter(url -> url.contains("/worker-" + name)).findFirst();
        return script.orElseThrow(() -> new AssertionError("no worker of the " + name + " in " + requests));
    }

    @Test
    void extensionsAreListedWhileAnOwlThinks() {
        String action = answersAtOnceDuring("bot");
        assertTrue(action.matches("([a-i]\\d: .*|-)"), action);
    }

    @Test
    void extensionsAreListedWhileAGameIsAnalysed() {
        String analysis = answersAtOnceDuring("analyse");
        assertTrue(analysis.contains("\"luck\":"), analysis);
    }

    /** Asks the rules while the engine answers a call; tells what it has answered. */
    private static String answersAtOnceDuring(String call) {
        BrowserContext visitor = BROWSERS.arrive(Look.DESKTOP);
        List<String> requests = new ArrayList<>();
        visitor.onRequest(request -> requests.add(request.url()));
        GameRecord game = RecordedGames.played(5, 21, "You");
        Page page = visitor.newPage();
        page.navigate(SavedGames.put(visitor, game));
        Person you = new Person(page);
        you.isToDecide();
        // The page starts the engine when somebody asks for a hint.
        you.presses("Hint: which end?");
        page.waitForCondition(() -> requests.stream().anyMatch(url -> url.contains("/engine-")));

        Object measured = page.evaluate(
                """
                async ([rulesScript, engineScript, call, record, line, card, start, finished, asked, millis]) => {
                    const open = (script) => {
                        const worker = new Worker(script, {type: 'module'});
                        const waiting = new Map();
                        let id = 0;
                        worker.onmessage = ({data}) =>
                            'progress' in data || 'found' in data ? undefined : waiting.get(data.id)(data);
                        return (request) => new Promise((resolve) => {
                            waiting.set(++id, resolve);
                            worker.postMessage({...request, id});
                        });
                    };
                    const rules = open(rulesScript);
                    const engine = open(engineScript);
                    const bot = (thinking) => engine(
                        {call: 'bot', args: [record, '', start, 'owl', 1n, thinking, 0]});
                    const calls = {
                        bot: () => bot(millis),
                        analyse: () => engine({call: 'analyse', record: finished}),
                    };
                    const median = async () => {
                        const times = [];
                        for (let i = 0; i < asked; i++) {
                            const begin = performance.now();
                            const {answer} = await rules({call: 'extensions', args: ['classic', line, card]});
                            times.push(performance.now() - begin);
                            if (!answer.includes(': ')) {
                                throw new Error(answer);
                            }
                        }
                        return times.sort((a, b) => a - b)[Math.floor(asked / 2)];
                    };
                    // Both are loaded and warm before anything is measured.
                    await bot(50);
                    await median();
                    const alone = await median();
                    let isBusy = true;
                    const answered = calls[call]().then(({answer}) => {
                        isBusy = false;
                        return answer;
                    });
                    const meanwhile = await median();
                    return {alone, meanwhile, wasBusy: isBusy, answer: await answered};
                }
                """,
                List.of(
                        workerScript(requests, "rules"),
                        workerScript(requests, "engine"),
                        call,
                        RecordWriter.write(game),
                        game.game().position().seats().getFirst().line().toString(),
                        RecordedGames.openCard(game).toString(),
                        game.setup().players().getFirst().start(),
                        RecordWriter.write(RecordedGames.played(15, 22, "Ada", "Ben")),
                        ASKED,
                        THINKING_MILLIS));

        Map<?, ?> result = (Map<?, ?>) measured;
        assertEquals(true, result.get("wasBusy"), result.toString());
        double alone = number(result, "alone");
        double meanwhile = number(result, "meanwhile");
        assertTrue(meanwhile <= GENEROUS * alone, result.toString());
        return String.valueOf(result.get("answer"));
    }

    private static double number(Map<?, ?> result, String key) {
        return result.get(key) instanceof Number number ? number.doubleValue() : Double.NaN;
    }
}
