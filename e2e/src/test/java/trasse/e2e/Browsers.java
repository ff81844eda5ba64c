package trasse.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.ConsoleMessage;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.PlaywrightException;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.extension.AfterAllCallback;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import trasse.server.Server;
import trasse.server.Settings;
import trasse.server.StartFailure;
import trasse.testkit.Chromium;

/**
 * A server for the tests of a class, and visitors with browsers of their own.
 *
 * <p>A test fails, whatever else it finds, if a page writes an error to the console, throws something, or asks another
 * server for anything. What the pages of a failed test looked like is kept in {@code target/failures}.
 */
final class Browsers implements BeforeAllCallback, AfterEachCallback, AfterAllCallback {
    private static final Path FAILURES = Path.of("target", "failures");
    private static final int PATIENCE = 60_000;

    private final TravellingClock clock = new TravellingClock();
    private final List<BrowserContext> visitors = new ArrayList<>();
    private final List<String> complaints = new ArrayList<>();
    private final List<String> tolerated = new ArrayList<>();
    private @Nullable Chromium chromium;
    private @Nullable Path games;
    private @Nullable Server server;
    private int port;

    @Override
    public void beforeAll(ExtensionContext context) throws IOException {
        PlaywrightAssertions.setDefaultAssertionTimeout(PATIENCE);
        chromium = context.getRoot()
                .getStore(ExtensionContext.Namespace.GLOBAL)
                .computeIfAbsent(Chromium.class, key -> Chromium.launch(), Chromium.class);
        games = Files.createTempDirectory(Path.of("target").toAbsolutePath(), "games");
        server = start();
        port = server.port();
    }

    /** At any port at first, and then at the same one again. */
    private Server start() {
        try {
            return Server.start(Settings.local(port, Objects.requireNonNull(games)), clock);
        } catch (StartFailure e) {
            throw new IllegalStateException(e);
        }
    }

    private Server server() {
        return Objects.requireNonNull(server);
    }

    /** The server goes, and comes back with what it has stored. */
    void restartServer() {
        restartServer(() -> {});
    }

    /** The server goes, something happens without it, and it comes back with what it has stored. */
    void restartServer(Runnable meanwhile) {
        server().close();
        try {
            meanwhile.run();
        } finally {
            server = start();
        }
    }

    /** Until the end of the test, it is this moment at the server, like {@code 2026-11-20T12:00:00Z}. */
    void travelTo(String moment) {
        clock.travelTo(Instant.parse(moment));
    }

    /** The address of the server, without a slash at the end. */
    String address() {
        return "http://127.0.0.1:" + port;
    }

    /** The address of the server in a home network, where nothing is encrypted. */
    private String homeAddress() {
        return "http://" + Chromium.HOME + ":" + port;
    }

    /** A new visitor at an address of the page. */
    Page open(Look look, String path) {
        Page page = arrive(look).newPage();
        page.navigate(path);
        return page;
    }

    /** A new visitor. */
    BrowserContext arrive(Look look) {
        return arrive(look, address());
    }

    /** A new visitor, who reaches the server over plain HTTP. */
    BrowserContext arriveFromHome(Look look) {
        return arrive(look, homeAddress());
    }

    private BrowserContext arrive(Look look, String address) {
        BrowserContext visitor =
                Objects.requireNonNull(chromium).newContext(look.options().setBaseURL(address));
        visitors.add(visitor);
        visitor.setDefaultTimeout(PATIENCE);
        visitor.onConsoleMessage(this::hear);
        visitor.onWebError(error -> complaints.add("thrown: " + error.error()));
        visitor.onRequest(request -> {
            if (!isOwn(request.url())) {
                complaints.add("asked of others: " + request.url());
            }
        });
        return visitor;
    }

    private boolean isOwn(String url) {
        return url.startsWith(address() + "/")
                || url.startsWith(homeAddress() + "/")
                || url.startsWith("data:")
                || url.startsWith("blob:")
                || url.equals("about:blank");
    }

    private void hear(ConsoleMessage message) {
        if (message.type().equals("error")) {
            complaints.add("on the console: " + message.text() + " (" + message.location() + ")");
        }
    }

    /** Waits for a complaint that contains some words, and drops it. */
    void expect(String words) {
        Page anyPage = visitors.getLast().pages().getLast();
        anyPage.waitForCondition(() -> complaints.stream().anyMatch(complaint -> complaint.contains(words)));
        complaints.removeIf(complaint -> complaint.contains(words));
    }

    /** In this test, complaints that contain some words are what should happen. */
    void tolerate(String words) {
        tolerated.add(words);
    }

    @Override
    public void afterEach(ExtensionContext test) throws IOException {
        List<Page> pages =
                visitors.stream().flatMap(visitor -> visitor.pages().stream()).toList();
        pages.forEach(this::hearOut);
        complaints.removeIf(complaint -> tolerated.stream().anyMatch(complaint::contains));
        List<String> found = List.copyOf(complaints);
        Optional<Throwable> failure = test.getExecutionException();
        if (failure.isPresent() || !found.isEmpty()) {
            keep(test, pages);
        }
        visitors.forEach(BrowserContext::close);
        visitors.clear();
        clock.comeBack();
        complaints.clear();
        tolerated.clear();
        if (failure.isPresent()) {
            found.forEach(complaint -> failure.get().addSuppressed(new AssertionError(complaint)));
        } else {
            assertEquals(List.of(), found);
        }
    }

    /** Complaints come only while something is asked of the browser. */
    private void hearOut(Page page) {
        try {
            page.title();
        } catch (PlaywrightException e) {
            complaints.add("does not answer: " + e.getMessage());
        }
    }

    private static void keep(ExtensionContext test, List<Page> pages) throws IOException {
        Files.createDirectories(FAILURES);
        String name = String.join(
                        "-",
                        test.getRequiredTestClass().getSimpleName(),
                        test.getRequiredTestMethod().getName(),
                        test.getDisplayName())
                .replaceAll("[^A-Za-z0-9-]+", "_");
        for (int i = 0; i < pages.size(); i++) {
            Path file = FAILURES.resolve(name + "-" + (i + 1) + ".png");
            try {
                pages.get(i).screenshot(new Page.ScreenshotOptions().setPath(file));
                Files.writeString(
                        FAILURES.resolve(name + "-" + (i + 1) + ".html"),
                        pages.get(i).content());
            } catch (PlaywrightException e) {
                test.publishReportEntry("no picture of " + file, String.valueOf(e.getMessage()));
            }
        }
    }

    @Override
    public void afterAll(ExtensionContext context) {
        server().close();
    }
}
