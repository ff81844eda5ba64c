package trasse.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.net.http.HttpRequest;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import trasse.testkit.Client;

/** Requests mean what they say, and nothing else. */
class StrictRequestsTest extends SharedServerTest {
    private static Client.Answer head(Client client, String path) {
        return client.send(client.request(path)
                .method("HEAD", HttpRequest.BodyPublishers.noBody())
                .build());
    }

    @Test
    void aHeaderCannotTurnOneMethodIntoAnother() {
        Client ada = arrive("Ada");
        HttpRequest disguised = ada.request("/api/me")
                .header("X-HTTP-Method-Override", "DELETE")
                .GET()
                .build();
        assertTrue(ada.send(disguised).expect(200).body().path("known").asBoolean());
        ada.get("/api/me").expect(200);
    }

    @Test
    void aTableThatDoesNotExistHasNoHeadEither() {
        assertEquals(404, head(arrive("Ada"), "/api/tables/nowhere").status());
        assertEquals(404, head(arrive("Ada"), "/api/tables/nowhere/events").status());
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "/events"})
    void aTableThatExistsHasAHeadWithoutABody(String part) {
        Client ada = arrive("Ada");
        Client.Answer answer = head(ada, "/api/tables/" + ada.open(Map.of()) + part);
        assertEquals(200, answer.status());
        assertEquals("", answer.text());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"command\": 7, \"name\": \"Ada\"}",
                "{\"command\": true, \"name\": \"Ada\"}",
                "{\"command\": \"c\", \"name\": 7}",
                "{\"command\": \"c\", \"name\": 7.5}",
                "{\"command\": \"c\", \"name\": false}"
            })
    void aTextIsNotANumberOrATruthValue(String body) {
        Client.Answer answer = arrive("Ada").postText("/api/tables", body);
        assertEquals("malformed", answer.expect(400).problem());
        assertTrue(answer.text().contains("this is not a text"), answer.text());
    }

    @Test
    void aCharacterIsWrittenInItsShortestForm() {
        Client ada = arrive("Ada");
        ByteArrayOutputStream body = new ByteArrayOutputStream();
        body.writeBytes("{\"command\": \"c\", \"name\": \"".getBytes(StandardCharsets.UTF_8));
        // An A in two bytes.
        body.writeBytes(new byte[] {(byte) 0xC1, (byte) 0x81});
        body.writeBytes("\"}".getBytes(StandardCharsets.UTF_8));
        HttpRequest overlong = ada.request("/api/tables")
                .header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofByteArray(body.toByteArray()))
                .build();
        Client.Answer answer = ada.send(overlong).expect(400);
        assertEquals("malformed", answer.problem());
        assertTrue(answer.text().contains("UTF-8"), answer.text());
    }
}
