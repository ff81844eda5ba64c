package trasse.server;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.InetAddress;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import trasse.rules.Deck;
import trasse.rules.Prng;
import trasse.rules.notation.BoardCode;
import trasse.server.http.Page;
import trasse.testkit.Client;
import trasse.testkit.RandomPlay;

/** What a link looks like where it is shared. */
class PreviewsTest {
    private static final MovableClock CLOCK = new MovableClock(Instant.parse("2026-11-14T12:00:00Z"));
    private static final HttpClient HTTP = HttpClient.newHttpClient();
    private static final int LARGEST_PICTURE = 60_000;

    private static Server server;

    @BeforeAll
    static void start(@TempDir Path folder) throws StartFailure {
        server = Server.start(
                Variant.of(Settings.local(0, folder))
                        .trusting(List.of(InetAddress.getLoopbackAddress()))
                        .settings(),
                CLOCK,
                new Page("trasse/server/page"));
        Client.spectator(server.port()).get("/api/daily").expect(200);
        CLOCK.advance(Duration.ofDays(2));
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    /** Long enough for each test to have pictures drawn. */
    @BeforeEach
    void aMinuteLater() {
        CLOCK.advance(Duration.ofMinutes(1));
    }

    private static HttpResponse<byte[]> get(String path, String... headers) {
        HttpRequest.Builder request = HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + server.port() + path));
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

    private static String html(String path, String... headers) {
        HttpResponse<byte[]> response = get(path, headers);
        assertEquals(200, response.statusCode());
        return new String(response.body(), StandardCharsets.UTF_8);
    }

    /** The content of a meta element, unescaped by nobody. */
    private static String meta(String html, String name) {
        Matcher matcher = Pattern.compile("<meta (?:name|property)=\"" + name + "\" content=\"([^\"]*)\" />")
                .matcher(html);
        assertTrue(matcher.find(), name + " is missing from " + html);
        return matcher.group(1);
    }

    private static String title(String path, String... headers) {
        return meta(html(path, headers), "og:title");
    }

    /** The path of a page's picture. */
    private static String picture(String path) {
        return URI.create(meta(html(path), "og:image")).getPath();
    }

    private static byte[] drawn(String path) {
        HttpResponse<byte[]> response = get(picture(path));
        assertEquals(200, response.statusCode());
        return response.body();
    }

    private static Client arrive(String name) {
        return Client.arrive(server.port(), name);
    }

    private static void pass(Client client, String table) {
        for (int round = 1; round <= Deck.SIZE; round++) {
            client.move(table, round, "-").expect(200);
        }
    }

    private static String playDaily(Client client) {
        return client.post("/api/daily/play", Map.of("name", client.name()))
                .expect(201)
                .body()
                .path("table")
                .asText();
    }

    private static String challenge(Client client) {
        String table = client.open(Map.of());
        pass(client, table);
        return client.post("/api/tables/" + table + "/challenge", Map.of())
                .expect(200)
                .body()
                .path("challenge")
                .asText();
    }

    @Test
    void everyLinkHasWhatOtherSitesAskFor() {
        String html = html("/");
        assertTrue(html.contains("<title>Trasse</title>"), html);
        assertEquals("Trasse", meta(html, "og:title"));
        assertEquals(meta(html, "description"), meta(html, "og:description"));
        assertEquals("website", meta(html, "og:type"));
        assertEquals("en_GB", meta(html, "og:locale"));
        assertEquals("1200", meta(html, "og:image:width"));
        assertEquals("630", meta(html, "og:image:height"));
        assertEquals("summary_large_image", meta(html, "twitter:card"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "en|Daily game, 16 November 2026",
                "de-CH,de;q=0.9|Partie des Tages, 16. November 2026",
                "fr|Partie du jour, 16 novembre 2026",
                "it-IT|Partita del giorno, 16 novembre 2026",
                "es, it;q=0.5, de;q=0.7|Partie des Tages, 16. November 2026",
                "es|Daily game, 16 November 2026",
                "*|Daily game, 16 November 2026",
                "what is this|Daily game, 16 November 2026"
            })
    void aLinkSpeaksTheLanguageOfTheClient(String language, String title) {
        assertEquals(title, title("/daily/2026-11-16", "Accept-Language", language));
    }

    @Test
    void cachesAreToldThatThePageDependsOnTheLanguage() {
        assertEquals(
                "Accept-Encoding, Accept-Language",
                get("/").headers().firstValue("Vary").orElse(""));
    }

    @Test
    void addressesAreThoseThatTheClientKnows() {
        String own = "http://127.0.0.1:" + server.port();
        assertEquals(own + "/daily", meta(html("/daily"), "og:url"));
        assertEquals(own + "/preview/home.png", meta(html("/"), "og:image"));
        assertEquals("https" + own.substring(4) + "/", meta(html("/", "X-Forwarded-Proto", "https"), "og:url"));
    }

    @Test
    void aHostThatIsNoneIsNotRepeated() {
        String answer = RawHttp.exchange(
                URI.create("http://127.0.0.1:" + server.port() + "/"),
                "GET / HTTP/1.1\r\nHost: x\"><script>\r\nConnection: close\r\n\r\n");
        assertFalse(answer.contains("<script>"), answer);
    }

    @Test
    void aTableIsAnInvitationUntilTheGameBegins() {
        Client ada = arrive("Ada");
        Client ben = arrive("Ben");
        String table = ada.open(Map.of("people", 3, "bots", List.of("magpie")));
        ben.join(table).expect(200);
        assertEquals("Ada invites you to play", title("/t/" + table));
        assertEquals("Ada lädt dich zu einer Partie ein", title("/t/" + table, "Accept-Language", "de"));
        ada.start(table).expect(200);
        assertEquals("A game with Ada and Ben", title("/t/" + table));
    }

    @Test
    void aChallengeSaysWhoItIsFromAndNotTheResult() {
        String challenge = challenge(arrive("Ada"));
        String html = html("/c/" + challenge);
        assertEquals("Ada challenges you", meta(html, "og:title"));
        assertFalse(html.contains("60 "), html);
    }

    @Test
    void aGameOfTodayIsShownAsTheDayAndNobodysGame() {
        Client ada = arrive("Zenobia");
        String table = playDaily(ada);
        String html = html("/t/" + table);
        assertEquals(title("/daily"), meta(html, "og:title"));
        assertEquals(picture("/daily"), picture("/t/" + table));
        assertFalse(html.contains("Zenobia"), html);
    }

    @Test
    void aDayInThePastInvitesToLook() {
        assertEquals(
                "See how everyone did that day, and practise with its cards.",
                meta(html("/daily/2026-11-14"), "og:description"));
    }

    @ParameterizedTest
    @CsvSource({
        "/t/nowhere",
        "/c/nowhere",
        "/daily/2999-01-01",
        "/daily/2026-11-13",
        "/daily/tomorrow",
        "/days",
        "/t",
        "/t/",
        "/learn",
        "/same"
    })
    void aLinkToNothingSpecialIsALinkToTheGame(String path) {
        assertEquals("Trasse", title(path));
    }

    @Test
    void anAbandonedTableIsALinkToTheGame() {
        Client ada = arrive("Ada");
        String table = ada.open(Map.of("people", 2));
        ada.command("/api/tables/" + table + "/leave", Map.of()).expect(200);
        assertEquals("Trasse", title("/t/" + table));
    }

    @Test
    void namesAreTextAndNothingElse() {
        Client ada = arrive("\"><script>&Ada");
        String html = html("/t/" + ada.open(Map.of("people", 2)));
        assertTrue(meta(html, "og:title").startsWith("&quot;&gt;&lt;script&gt;&amp;Ada "), html);
        assertTrue(html.contains("<title>&quot;&gt;&lt;script&gt;&amp;Ada "), html);
    }

    @Test
    void everyPictureIsAsLargeAsItIsSaidToBeAndSmallToLoad() throws IOException {
        Client ada = arrive("Ada");
        for (String path : List.of(
                "/", "/daily", "/t/" + ada.open(Map.of("people", 2, "board", "garden")), "/c/" + challenge(ada))) {
            byte[] bytes = drawn(path);
            assertTrue(bytes.length < LARGEST_PICTURE, path + ": " + bytes.length);
            BufferedImage image = ImageIO.read(new ByteArrayInputStream(bytes));
            assertNotNull(image, path);
            assertEquals(1200, image.getWidth());
            assertEquals(630, image.getHeight());
        }
    }

    @Test
    void aPictureMayBeKeptAndShownElsewhere() {
        HttpResponse<byte[]> response = get("/preview/home.png");
        assertEquals("image/png", response.headers().firstValue("Content-Type").orElse(""));
        assertEquals(
                "public, max-age=3600",
                response.headers().firstValue("Cache-Control").orElse(""));
        assertEquals(
                "cross-origin",
                response.headers().firstValue("Cross-Origin-Resource-Policy").orElse(""));
    }

    @Test
    void aPictureShowsNothingOfTheGame() {
        Client ada = arrive("Ada");
        String table = ada.open(Map.of());
        byte[] before = drawn("/t/" + table);
        RandomPlay.toTheEnd(table, List.of(ada), new Prng(1));
        assertArrayEquals(before, drawn("/t/" + table));
    }

    @Test
    void thePictureOfADayShowsNothingOfItsGames() {
        byte[] before = drawn("/daily");
        Client ada = arrive("Ada");
        pass(ada, playDaily(ada));
        assertArrayEquals(before, drawn("/daily"));
    }

    @Test
    void nobodyCanMakeTheServerDrawWithoutEnd() {
        Client ada = arrive("Ada");
        get("/preview/home.png");
        CLOCK.advance(Duration.ofMinutes(1));
        int refused = 0;
        for (int i = 1; i <= 12; i++) {
            String table = ada.open(Map.of("board", "~" + BoardCode.of(Boards.another(i))));
            int status = get("/preview/t-" + table + ".png").statusCode();
            assertTrue(status == 200 || status == 429, "status " + status);
            refused += status == 429 ? 1 : 0;
        }
        assertEquals(2, refused);
        assertEquals(200, get("/preview/home.png").statusCode(), "a picture that is there already");
    }
}
