package trasse.server.table;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every kind of event as it is stored, and as a later version might store it while this one is still running. */
class StoredEventsTest {
    private static final ObjectReader EVENT = Json.STORED.readerFor(TableEvent.class);

    /** What has numbers of chairs for its names is a map, which has no fields. */
    private static final Set<String> MAPS = Set.of("actions", "totals");

    private static final List<String> ROWS = """
            {"type":"opened","terms":{"edition":"pad","board":{"code":"Fb7nnCCiUqdnUCS_oq27P5BSK0KbsQKAjCL3mVdf",\
            "name":"garden"},"people":2,"bots":["owl"],"secondsPerRound":600,"listed":true,"hints":true},\
            "deal":{"deck":"bbsrv yggrv ygsv ybsr ybgv ybgrr bgsvv ybssv bgsr gsrv bgrv ybrv yygsr ysrv ybgs",\
            "starts":[4,3,2,1]},"salt":"eee84aa947d576c7c49927428e89f605","daily":"2026-11-18",\
            "challenge":"r949prwv2tct4fdwm","invited":["mzz3c7k8kw44k5g7s"]}
            {"type":"joined","chair":1,"visitor":"mzz3c7k8kw44k5g7s","name":"Ada"}
            {"type":"acted","chair":1,"round":1,"action":"d4: e4 e3","timeUp":true}
            {"type":"drafted","chair":1,"round":1,"action":"d4: e4"}
            {"type":"left","chair":2}
            {"type":"startAwaited"}
            {"type":"started","seated":[{"chair":1,"name":"Ada","start":4},{"chair":2,"name":"Ben","start":3}]}
            {"type":"cardTurned","round":1,"card":"bbsrv","deadline":1794852849281}
            {"type":"tookBack","chair":1,"round":1}
            {"type":"finished","chair":1}
            {"type":"roundClosed","round":1,"actions":{"1":"-","2":"d4: e4 e3"},\
            "announced":[{"chair":2,"number":7,"points":7}],"totals":{"1":-60,"2":-51}}
            {"type":"replaced","chair":1,"level":"cat"}
            {"type":"returned","chair":1}
            {"type":"over","totals":{"1":-60,"2":-51},"winners":[2],\
            "deck":"bbsrv yggrv ygsv ybsr ybgv ybgrr bgsvv ybssv bgsr gsrv bgrv ybrv yygsr ysrv ybgs",\
            "salt":"eee84aa947d576c7c49927428e89f605"}
            {"type":"abandoned"}
            {"type":"rematch","table":"r949prwv2tct4fdwm"}
            {"type":"reacted","chair":1,"reaction":"bravo"}
            {"type":"nudged","chair":1,"by":2}
            """.lines().toList();

    private static Stream<String> rows() {
        return ROWS.stream();
    }

    @Test
    void everyKindOfEventHasARow() {
        assertEquals(
                Arrays.stream(TableEvent.class.getPermittedSubclasses())
                        .flatMap(kind ->
                                kind.isInterface() ? Arrays.stream(kind.getPermittedSubclasses()) : Stream.of(kind))
                        .map(Class::getSimpleName)
                        .collect(Collectors.toSet()),
                ROWS.stream()
                        .map(StoredEventsTest::read)
                        .map(event -> event.getClass().getSimpleName())
                        .collect(Collectors.toSet()));
    }

    @ParameterizedTest
    @MethodSource("rows")
    void anEventIsWrittenAsItWasRead(String row) throws JsonProcessingException {
        assertEquals(Json.MAPPER.readTree(row), Json.MAPPER.readTree(Json.text(read(row))));
    }

    @ParameterizedTest
    @MethodSource("rows")
    void fieldsThatALaterVersionHasAddedAreIgnoredAtEveryLevel(String row) throws JsonProcessingException {
        JsonNode later = Json.MAPPER.readTree(row);
        addFields(later);
        assertEquals(read(row), read(later.toString()));
    }

    /** Gives every object some fields more. */
    private static void addFields(JsonNode node) {
        if (node instanceof ArrayNode list) {
            list.forEach(StoredEventsTest::addFields);
        } else if (node instanceof ObjectNode object) {
            object.properties().stream()
                    .filter(field -> !MAPS.contains(field.getKey()))
                    .forEach(field -> addFields(field.getValue()));
            object.put("laterText", "text")
                    .putNull("laterNull")
                    .putArray("laterList")
                    .addObject()
                    .put("some", 1);
        }
    }

    private static TableEvent read(String row) {
        try {
            return EVENT.readValue(row);
        } catch (JsonProcessingException e) {
            throw new AssertionError(row, e);
        }
    }
}
