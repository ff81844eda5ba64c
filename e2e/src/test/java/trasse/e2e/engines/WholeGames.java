package trasse.e2e.engines;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInfo;
import trasse.rules.notation.GameRecord;
import trasse.rules.notation.NotationException;
import trasse.rules.notation.RecordReader;
import trasse.server.Server;
import trasse.server.Settings;
import trasse.server.StartFailure;

/** What must be possible in every engine: the tutorial, a game alone, one with bots, and one on the server. */
@Tag("deep")
abstract class WholeGames {
    static final Path TARGET = Path.of("target");

    private RemoteBrowser browser;
    private Server server;
    private Visitor ada;

    abstract RemoteBrowser launch();

    @BeforeEach
    void arrive() throws IOException, StartFailure {
        Path games = Files.createTempDirectory(TARGET.toAbsolutePath(), "games");
        server = Server.start(Settings.local(0, games), InstantSource.system());
        browser = launch();
        ada = new Visitor(browser);
        browser.open("http://127.0.0.1:" + server.port() + "/");
    }

    @AfterEach
    void leave(TestInfo test) throws IOException {
        Files.write(
                TARGET.resolve(getClass().getSimpleName()
                        + "-"
                        + test.getTestMethod().orElseThrow().getName()
                        + ".png"),
                browser.picture());
        browser.close();
        server.close();
    }

    @Test
    void theTutorial() {
        ada.presses("Learn to play");
        ada.presses("Next");
        List.of("e5", "e6", "e7", "d7").forEach(ada::marks);
        ada.presses("Draw");
        ada.presses("Next");
        ada.presses("Next");
        List.of("d8", "c7", "b6", "b5").forEach(ada::marks);
        ada.presses("Draw");
        ada.sees("You reach the 8: 8 points");
        ada.presses("Next");
        ada.sees("that makes 42");
    }

    @Test
    void aGameAlone() throws NotationException {
        ada.presses("Play solo");
        ada.playsToTheEnd();
        assertEquals(15, kept().rounds().size());
    }

    @Test
    void aGameWithBots() throws NotationException {
        ada.presses("Against bots");
        ada.presses("Start");
        ada.playsToTheEnd();
        assertEquals(15, kept().rounds().size());
    }

    @Test
    void aGameOnTheServer() {
        ada.presses("Daily game");
        ada.types("Your name", "Ada");
        ada.presses("Play today’s game");
        ada.playsToTheEnd();
        ada.presses("Compare with the others");
        ada.sees("1 player has finished");
    }

    private GameRecord kept() throws NotationException {
        return RecordReader.read("the kept record", ada.keptRecord().getBytes(UTF_8));
    }
}
