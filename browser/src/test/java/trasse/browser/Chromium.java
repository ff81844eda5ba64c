package trasse.browser;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Playwright;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import trasse.json.JsonWriter;

/** The compiled functions in a web worker of a real browser. */
final class Chromium implements AutoCloseable {
    private static final List<String> ARGUMENTS = List.of(
            "--no-sandbox",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync",
            "--no-first-run",
            "--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1 , EXCLUDE localhost");

    private static final String ASK = """
            questions => new Promise((resolve, reject) => {
              window.worker ??= new Worker('/worker.js', {type: 'module'});
              window.worker.onerror = event => reject(new Error(event.message));
              window.worker.onmessage = event => resolve(event.data);
              window.worker.postMessage(questions);
            })""";

    private final HttpServer server;
    private final Playwright playwright;
    private final Page page;

    Chromium() throws IOException {
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.createContext("/", Chromium::serve);
        server.start();
        playwright = Playwright.create(
                new Playwright.CreateOptions().setEnv(Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")));
        Browser browser = playwright
                .chromium()
                .launch(new BrowserType.LaunchOptions()
                        .setExecutablePath(executable())
                        .setArgs(ARGUMENTS));
        page = browser.newPage();
        page.navigate("http://127.0.0.1:" + server.getAddress().getPort() + "/");
    }

    private static Path executable() {
        String chosen = System.getenv("TRASSE_CHROMIUM");
        if (chosen != null) {
            return Path.of(chosen);
        }
        return Stream.concat(Stream.of(Path.of("/usr/bin/chromium")), onThePath())
                .filter(Files::isExecutable)
                .findFirst()
                .orElseThrow(() -> new IllegalStateException("These tests need a Chromium: install one (for example the"
                        + " package chromium), or name its program in TRASSE_CHROMIUM."));
    }

    private static Stream<Path> onThePath() {
        List<String> folders =
                List.of(Optional.ofNullable(System.getenv("PATH")).orElse("").split(":", -1));
        return Stream.of("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
                .flatMap(name -> folders.stream().map(folder -> Path.of(folder, name)));
    }

    /** The answers of the browser, in the order of the questions. */
    List<String> ask(List<Question> questions) {
        JsonWriter json = new JsonWriter().list();
        questions.forEach(question -> question.write(json));
        List<?> answers = (List<?>) page.evaluate(ASK, json.endList().toString());
        return answers.stream().map(String.class::cast).toList();
    }

    /** The time that the processor has given to the browser and all that belongs to it. */
    static Duration processorTime() {
        return ProcessHandle.current()
                .descendants()
                .map(process -> process.info().totalCpuDuration().orElse(Duration.ZERO))
                .reduce(Duration.ZERO, Duration::plus);
    }

    private static void serve(HttpExchange exchange) throws IOException {
        String path = exchange.getRequestURI().getPath();
        byte[] body = body(path);
        String type = path.endsWith(".js")
                ? "text/javascript"
                : path.endsWith(".wasm")
                        ? "application/wasm"
                        : path.equals("/") ? "text/html" : "application/octet-stream";
        exchange.getResponseHeaders().set("Content-Type", type);
        exchange.sendResponseHeaders(200, body.length == 0 ? -1 : body.length);
        try (exchange) {
            exchange.getResponseBody().write(body);
        }
    }

    private static byte[] body(String path) throws IOException {
        if (path.equals("/")) {
            return "<!doctype html><title>Trasse</title>".getBytes(StandardCharsets.UTF_8);
        }
        if (path.equals("/worker.js")) {
            try (InputStream in = Chromium.class.getResourceAsStream("worker.js")) {
                return Objects.requireNonNull(in).readAllBytes();
            }
        }
        if (path.startsWith("/weights/")) {
            return Question.weights(path.substring("/weights/".length()));
        }
        Path file = Path.of("target/wasm", path.substring(1));
        return Files.exists(file) ? Files.readAllBytes(file) : new byte[0];
    }

    @Override
    public void close() {
        playwright.close();
        server.stop(0);
    }
}
