package trasse.testkit.ledger;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What is told is compared with what is stored. */
class StoredTableTest {
    private static final String JOINED = "{\"number\":1,\"type\":\"joined\",\"chair\":2,\"you\":true}";
    private static final String CARD = "{\"number\":2,\"type\":\"cardTurned\",\"round\":1,\"card\":\"ybgs\"}";
    private static final String ACTED =
            "{\"number\":3,\"type\":\"acted\",\"chair\":2,\"round\":1,\"action\":\"e4: e5\"}";
    private static final String CLOSED = "{\"number\":4,\"type\":\"roundClosed\",\"round\":1}";

    private static List<JsonNode> events(String... texts) {
        ObjectMapper json = new ObjectMapper();
        List<JsonNode> events = new ArrayList<>();
        for (String text : texts) {
            try {
                events.add(json.readTree(text));
            } catch (JsonProcessingException e) {
                throw new IllegalArgumentException(e);
            }
        }
        return events;
    }

    /** A player who was told all of this, and that one move was taken. */
    private static Ledger ledger() {
        Ledger ledger = new Ledger();
        events(JOINED, CARD, ACTED).forEach(ledger::told);
        ledger.answered(new Ledger.Command("move", Map.of("round", 1, "move", "e4: e5"), 4));
        return ledger;
    }

    private static void assertNoticed(String what, List<JsonNode> stored, Ledger ledger) {
        String flaw = StoredTable.flaw(stored, ledger).orElse("nothing is noticed");
        assertTrue(flaw.contains(what), flaw);
    }

    @Test
    void whatIsStoredMayGoOnWhereTheStreamEnded() {
        assertEquals(Optional.empty(), StoredTable.flaw(events(JOINED, CARD, ACTED, CLOSED), ledger()));
    }

    @Test
    void aLostEventIsNoticed() {
        assertNoticed("not what is stored", events(JOINED, CARD), ledger());
    }

    @Test
    void anotherEventThanWasToldIsNoticed() {
        assertNoticed("not what is stored", events(JOINED, CARD, ACTED.replace("e5", "d4"), CLOSED), ledger());
    }

    @Test
    void aLostCommandIsNoticed() {
        Ledger ledger = ledger();
        ledger.answered(new Ledger.Command("take-back", Map.of("round", 1), 5));
        assertNoticed("2 accepted commands led to 1 events", events(JOINED, CARD, ACTED), ledger);
    }

    @Test
    void aCommandThatIsDoneTwiceIsNoticed() {
        String again = ACTED.replace("\"number\":3", "\"number\":4");
        assertNoticed("1 accepted commands led to 2 events", events(JOINED, CARD, ACTED, again), ledger());
    }

    @Test
    void aRefusedCommandThatIsDoneIsNoticed() {
        Ledger ledger = new Ledger();
        ledger.answered(new Ledger.Command("move", Map.of("round", 1, "move", "e4: e5"), 0));
        assertNoticed("0 accepted commands led to 1 events", events(JOINED, CARD, ACTED), ledger);
    }

    @Test
    void anAnswerWithANumberBeforeTheCommandIsNoticed() {
        Ledger ledger = new Ledger();
        ledger.answered(new Ledger.Command("move", Map.of("round", 1, "move", "e4: e5"), 2));
        assertNoticed("not what was answered", events(JOINED, CARD, ACTED), ledger);
    }

    @Test
    void aGapInAStreamIsNoticed() {
        Ledger ledger = new Ledger();
        events(JOINED).forEach(ledger::told);
        assertThrows(AssertionError.class, () -> ledger.told(events(ACTED).getFirst()));
    }
}
