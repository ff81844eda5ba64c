package trasse.server;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.Objects;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import trasse.engine.weights.ShippedWeights;
import trasse.rules.Board;
import trasse.rules.notation.BoardCode;
import trasse.rules.notation.BuiltInBoards;
import trasse.server.http.Page;

/** How the page gets to browsers. Which page does not matter, so it is a small one of the test's own. */
class PageTest {
    private static final String FOLDER = "trasse/server/page";
    private static final String SCRIPT = "/assets/index-B2x_9-aa.js";
    private static final String WORKER = "/assets/worker-C3y_8-bb.js";
    private static final HttpClient HTTP = HttpClient.newHttpClient();

    private static Server server;

    @BeforeAll
    static void start(@TempDir Path folder) throws StartFailure {
        server = Server.start(
                Variant.of(Settings.local(0, folder)).settings(), InstantSource.system(), new Page(FOLDER));
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    private static URI at(String path) {
        return URI.create("http://127.0.0.1:" + server.port() + path);
    }

    private static HttpResponse<byte[]> ask(String method, String path, String... headers) {
        HttpRequest.Builder request =
                HttpRequest.newBuilder(at(path)).method(method, HttpRequest.BodyPublishers.noBody());
        try {
            return HTTP.send(
                    (headers.length == 0 ? request : request.headers(headers)).build(),
                    HttpResponse.BodyHandlers.ofByteArray());
        } catch (IOException e) {
            throw new AssertionError(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new AssertionError(e);
        }
    }

    private static HttpResponse<byte[]> get(String path, String... headers) {
        return ask("GET", path, headers);
    }

    private static String header(HttpResponse<?> response, String name) {
        return response.headers().firstValue(name).orElse("none");
    }

    private static byte[] stored(String name) throws IOException {
        try (InputStream in = PageTest.class.getResourceAsStream("/" + FOLDER + name)) {
            return Objects.requireNonNull(in).readAllBytes();
        }
    }

    private static byte[] unpacked(byte[] gzip) throws IOException {
        return new GZIPInputStream(new ByteArrayInputStream(gzip)).readAllBytes();
    }

    private static void assertIsThePage(HttpResponse<byte[]> response) throws IOException {
        assertEquals(200, response.statusCode());
        assertEquals(
                new String(stored("/index.html"), StandardCharsets.UTF_8),
                new String(response.body(), StandardCharsets.UTF_8)
                        .replaceAll("(?s)<title>.*summary_large_image\" />", "<title>A page for tests</title>"));
        assertEquals("text/html;charset=utf-8", header(response, "Content-Type"));
        assertEquals("no-cache", header(response, "Cache-Control"));
    }

    private static void assertNotFound(HttpResponse<byte[]> response) {
        assertEquals(404, response.statusCode());
        assertEquals("application/problem+json", header(response, "Content-Type"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/",
                "/index.html",
                "/play",
                "/play/",
                "/t/bcdfghjkmnpqrstvw",
                "/t/bcdfghjkmnpqrstvw?from=qr",
                "/daily",
                "/daily/2026-11-16",
                "/c/bcdfghjkmnpqrstvw",
                "/rules",
                "/learn",
                "/settings",
                "/watch",
                "/apiary",
                "/a%20place"
            })
    void everyPlaceIsThePage(String path) throws IOException {
        assertIsThePage(get(path, "Accept", "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8"));
    }

    @Test
    void aClientThatDoesNotSayWhatItAcceptsGetsThePage() throws IOException {
        assertIsThePage(get("/t/some"));
        assertIsThePage(get("/t/some", "Accept", "*/*"));
    }

    @Test
    void aClientThatDoesNotAcceptAPageGetsAProblem() {
        assertNotFound(get("/t/some", "Accept", "application/json"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/favicon.ico",
                "/nowhere.html",
                "/assets",
                "/assets/",
                "/assets/index",
                "/assets/nowhere.js",
                "/weights",
                "/weights/",
                "/weights/meadow",
                "/weights/classic.weights",
                "/preview",
                "/preview/",
                "/preview/home",
                "/preview/home-.png",
                "/preview/t.png",
                "/preview/t-nowhere.png",
                "/preview/c-nowhere.png",
                "/preview/daily-2999-01-01.png",
                "/preview/daily-tomorrow.png",
                "/api",
                "/api/",
                "/api/nowhere",
                "/health",
                "/health/nowhere",
                "/metrics/nowhere",
                "/.env",
                "/.git/config.txt"
            })
    void whatIsNoPlaceAndNoFileIsNotFound(String path) {
        assertNotFound(get(path, "Accept", "text/html"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/../secret.txt",
                "/assets/../../secret.txt",
                "/..%2fsecret.txt",
                "/%2e%2e/secret.txt",
                "/assets/..%2f..%2fsecret.txt",
                "/..\\secret.txt",
                "/..;/secret.txt",
                "/./../secret.txt",
                "//../secret.txt",
                "/assets//../../secret.txt",
                "/..../secret.txt"
            })
    void noPathLeadsOutOfThePage(String path) {
        String answer = RawHttp.exchange(at("/"), "GET " + path + " HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
        assertTrue(answer.matches("(?s)HTTP/1.1 40[04] .*"), answer);
        assertFalse(answer.contains("nobody else"), answer);
    }

    @ParameterizedTest
    @ValueSource(strings = {"http://x", "http://x?y", "//", "//x", "/?", "*", "/%ff", "/a//b/"})
    void noAddressIsTooOdd(String address) {
        String answer =
                RawHttp.exchange(at("/"), "GET " + address + " HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
        assertTrue(answer.matches("(?s)HTTP/1.1 (200|400|404) .*"), answer);
    }

    @ParameterizedTest
    @CsvSource({
        SCRIPT + ",text/javascript; charset=utf-8",
        "/assets/index-D4z.css,text/css; charset=utf-8",
        "/assets/engine-E5a.wasm,application/wasm",
        "/assets/letters-F6b.woff2,font/woff2",
        "/icon.svg,image/svg+xml",
        "/icon.png,image/png",
        "/manifest.webmanifest,application/manifest+json",
        "/sw.js,text/javascript; charset=utf-8"
    })
    void aFileIsSentForWhatItIs(String path, String type) throws IOException {
        HttpResponse<byte[]> response = get(path);
        assertEquals(200, response.statusCode());
        assertEquals(type, header(response, "Content-Type"));
        assertEquals("none", header(response, "Content-Encoding"));
        assertArrayEquals(stored(path), response.body());
    }

    @Test
    void whatEveryBuildNamesAnewIsKeptForEver() {
        assertEquals("public, max-age=31536000, immutable", header(get(SCRIPT), "Cache-Control"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"/sw.js", "/manifest.webmanifest", "/icon.png"})
    void whatKeepsItsNameIsAskedForAgain(String path) {
        assertEquals("no-cache", header(get(path), "Cache-Control"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"/", "/t/some", "/sw.js", "/icon.png", SCRIPT, "/weights/classic", "/preview/home.png"})
    void whatSomebodyHasIsNotSentAgain(String path) {
        HttpResponse<byte[]> first = get(path);
        String tag = header(first, "ETag");
        HttpResponse<byte[]> second = get(path, "If-None-Match", "\"another\", " + tag);
        assertEquals(304, second.statusCode());
        assertEquals(0, second.body().length);
        assertEquals(tag, header(second, "ETag"));
        assertEquals(header(first, "Cache-Control"), header(second, "Cache-Control"));
        assertEquals(200, get(path, "If-None-Match", "\"another\"").statusCode());
    }

    @Test
    void filesThatDifferHaveOtherTags() {
        assertNotEquals(header(get("/"), "ETag"), header(get("/sw.js"), "ETag"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"/", SCRIPT, "/assets/index-D4z.css", "/assets/engine-E5a.wasm", "/icon.svg", "/sw.js"})
    void filesArePackedForThoseWhoCanUnpackThem(String path) throws IOException {
        HttpResponse<byte[]> packed = get(path, "Accept-Encoding", "br, gzip;q=0.9");
        assertEquals("gzip", header(packed, "Content-Encoding"));
        assertTrue(header(packed, "Vary").startsWith("Accept-Encoding"));
        assertEquals(Integer.toString(packed.body().length), header(packed, "Content-Length"));
        HttpResponse<byte[]> plain = get(path);
        assertEquals(header(packed, "Vary"), header(plain, "Vary"));
        assertArrayEquals(plain.body(), unpacked(packed.body()));
    }

    @Test
    void packingPays() {
        assertTrue(get(SCRIPT, "Accept-Encoding", "gzip").body().length * 10
                < get(SCRIPT).body().length);
    }

    @ParameterizedTest
    @ValueSource(strings = {"identity", "br", "gzip;q=0", "gzip; q=0.0", "x-other"})
    void whoCannotUnpackGetsFilesAsTheyAre(String encoding) throws IOException {
        HttpResponse<byte[]> response = get(SCRIPT, "Accept-Encoding", encoding);
        assertEquals("none", header(response, "Content-Encoding"));
        assertArrayEquals(stored(SCRIPT), response.body());
    }

    @ParameterizedTest
    @ValueSource(strings = {"/icon.png", "/assets/letters-F6b.woff2"})
    void whatIsPackedAlreadyIsNotPackedAgain(String path) throws IOException {
        HttpResponse<byte[]> response = get(path, "Accept-Encoding", "gzip");
        assertEquals("none", header(response, "Content-Encoding"));
        assertArrayEquals(stored(path), response.body());
    }

    @ParameterizedTest
    @ValueSource(strings = {"/", "/t/some", SCRIPT, "/icon.png", "/weights/garden", "/preview/home.png"})
    void headSaysWhatGetWouldSend(String path) {
        HttpResponse<byte[]> get = get(path, "Accept-Encoding", "gzip");
        HttpResponse<byte[]> head = ask("HEAD", path, "Accept-Encoding", "gzip");
        assertEquals(200, head.statusCode());
        assertEquals(0, head.body().length);
        for (String name :
                new String[] {"Content-Type", "Content-Length", "Content-Encoding", "Cache-Control", "ETag", "Vary"}) {
            assertEquals(header(get, name), header(head, name), name);
        }
    }

    @Test
    void headOfWhatIsNotThereIsNotFound() {
        assertEquals(404, ask("HEAD", "/nowhere.js").statusCode());
    }

    @ParameterizedTest
    @ValueSource(strings = {"POST", "PUT", "DELETE"})
    void thePageTakesNoCommands(String method) {
        assertNotFound(ask(method, "/play"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"classic", "garden"})
    void whatBotsKnowAboutABoardIsFoundByItsCodeAndByItsName(String name) {
        Board board = BuiltInBoards.find(name).orElseThrow();
        HttpResponse<byte[]> response = get("/weights/" + BoardCode.of(board));
        assertEquals(200, response.statusCode());
        assertArrayEquals(response.body(), get("/weights/" + name).body());
    }

    @Test
    void nothingIsKnownAboutABoardThatNobodyHasLearned() {
        HttpResponse<byte[]> response = get("/weights/" + BoardCode.of(Boards.another(1)));
        assertEquals(204, response.statusCode());
        assertEquals("no-cache", header(response, "Cache-Control"));
    }

    @Test
    void whatAnyBoardTeachesIsThereToBeginWith() {
        HttpResponse<byte[]> response = get("/weights/any-board", "Accept-Encoding", "gzip");
        assertEquals(200, response.statusCode());
        assertArrayEquals(ShippedWeights.zippedHeadStart(), response.body());
    }

    @ParameterizedTest
    @ValueSource(strings = {"classic", "garden"})
    void whatBotsKnowIsSentPackedAsItLies(String board) throws IOException {
        byte[] lies =
                ShippedWeights.zipped(BuiltInBoards.find(board).orElseThrow()).orElseThrow();
        HttpResponse<byte[]> response = get("/weights/" + board, "Accept-Encoding", "gzip");
        assertEquals(200, response.statusCode());
        assertArrayEquals(lies, response.body());
        assertEquals("gzip", header(response, "Content-Encoding"));
        assertEquals("application/octet-stream", header(response, "Content-Type"));
        assertEquals("public, max-age=86400", header(response, "Cache-Control"));
        assertArrayEquals(unpacked(lies), get("/weights/" + board).body());
    }

    @Test
    void onlyTheWorkerMayMakeCode() {
        String strict = header(get("/"), "Content-Security-Policy");
        assertEquals(
                "default-src 'self'; script-src 'self'; worker-src 'self'; style-src 'self'; img-src 'self' data:;"
                        + " connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self';"
                        + " frame-ancestors 'none'; object-src 'none'",
                strict);
        assertEquals(
                strict.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval' 'unsafe-eval'"),
                header(get(WORKER), "Content-Security-Policy"));
        for (String path :
                new String[] {SCRIPT, "/sw.js", "/assets/worker-missing.js", "/t/worker-x", "/weights/classic"}) {
            assertEquals(strict, header(get(path), "Content-Security-Policy"), path);
        }
    }

    @Test
    void filesOfThePageAreGuardedToo() {
        assertEquals("nosniff", header(get(SCRIPT), "X-Content-Type-Options"));
        assertEquals("same-origin", header(get(SCRIPT), "Cross-Origin-Resource-Policy"));
    }

    @Test
    void whatIsNotSentAgainIsCountedAsThat() {
        get("/", "If-None-Match", header(get("/"), "ETag"));
        assertTrue(new String(get("/metrics").body(), StandardCharsets.UTF_8)
                .contains("trasse_answers_total{status=\"304\"}"));
    }
}
