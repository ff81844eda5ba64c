package trasse.browser;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Page;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import trasse.json.JsonWriter;
import trasse.testkit.Chromium;

/** The compiled functions in a web worker of a real browser. */
final class ChromiumWorker implements AutoCloseable {
    private static final String ASK = """
            calls => new Promise((resolve, reject) => {
              window.worker ??= new Worker('/worker.js', {type: 'module'});
              window.worker.onerror = event => reject(new Error(event.message));
              window.worker.onmessage = event => resolve(event.data);
              window.worker.postMessage(calls);
            })""";

    private final HttpServer server;
    private final Chromium chromium;
    private final Page page;

    ChromiumWorker() throws IOException {
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.createContext("/", ChromiumWorker::serve);
        server.start();
        chromium = Chromium.launch();
        page = chromium.newContext(new Browser.NewContextOptions()).newPage();
        page.navigate("http://127.0.0.1:" + server.getAddress().getPort() + "/");
    }

    /** The answers of the browser, in the order of the calls. */
    List<String> ask(List<Call> calls) {
        JsonWriter json = new JsonWriter().list();
        calls.forEach(call -> call.write(json));
        List<?> answers = (List<?>) page.evaluate(ASK, json.endList().toString());
        return answers.stream().map(String.class::cast).toList();
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
            try (InputStream in = ChromiumWorker.class.getResourceAsStream("worker.js")) {
                return Objects.requireNonNull(in).readAllBytes();
            }
        }
        if (path.startsWith("/weights/")) {
            return Call.weights(path.substring("/weights/".length()));
        }
        Path file = Path.of("target/wasm", path.substring(1));
        return Files.exists(file) ? Files.readAllBytes(file) : new byte[0];
    }

    @Override
    public void close() {
        chromium.close();
        server.stop(0);
    }
}
