package trasse.testkit;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Playwright;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** The Chromium of this machine. It finds no other machine. */
public final class Chromium implements AutoCloseable {
    /** A name for this machine by which a page is not trusted as one from this machine is. */
    public static final String HOME = "home.test";

    /** The one without windows comes first, as tests take a third less time with it. */
    private static final List<String> NAMES =
            List.of("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable");

    private static final List<String> ARGUMENTS = List.of(
            "--no-sandbox",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync",
            "--no-first-run",
            "--host-resolver-rules=MAP " + HOME
                    + " 127.0.0.1 , MAP * ~NOTFOUND , EXCLUDE 127.0.0.1 , EXCLUDE localhost");

    private final Playwright playwright;
    private final Browser browser;

    private Chromium(Playwright playwright, Browser browser) {
        this.playwright = playwright;
        this.browser = browser;
    }

    public static Chromium launch() {
        Path program = program();
        Playwright playwright = Playwright.create(
                new Playwright.CreateOptions().setEnv(Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")));
        Browser browser = playwright
                .chromium()
                .launch(new BrowserType.LaunchOptions()
                        .setExecutablePath(program)
                        .setArgs(ARGUMENTS));
        return new Chromium(playwright, browser);
    }

    private static Path program() {
        String chosen = System.getenv("TRASSE_CHROMIUM");
        Stream<Path> candidates = chosen != null
                ? Stream.of(Path.of(chosen))
                : NAMES.stream()
                        .flatMap(name -> Stream.of(System.getenv("PATH").split(File.pathSeparator, -1))
                                .map(folder -> Path.of(folder, name)));
        return candidates
                .filter(Files::isExecutable)
                .findFirst()
                .orElseThrow(() -> new IllegalStateException(
                        chosen != null
                                ? "TRASSE_CHROMIUM is " + chosen + ", which cannot be run: let it name a Chromium"
                                : "these tests need Chromium: install it (for example the package chromium),"
                                        + " or let TRASSE_CHROMIUM name it"));
    }

    public BrowserContext newContext(Browser.NewContextOptions options) {
        return browser.newContext(options);
    }

    /** The time that the processor has given to the browser and all that belongs to it. */
    public static Duration processorTime() {
        return ProcessHandle.current()
                .descendants()
                .map(process -> process.info().totalCpuDuration().orElse(Duration.ZERO))
                .reduce(Duration.ZERO, Duration::plus);
    }

    @Override
    public void close() {
        browser.close();
        playwright.close();
    }
}
