package trasse.testkit.ledger;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import trasse.rules.Deck;
import trasse.rules.Seat;
import trasse.rules.notation.Commitment;
import trasse.rules.notation.GameRecord;
import trasse.rules.notation.NotationException;
import trasse.rules.notation.RecordReader;

/** A table whose game is over, as a server has it stored, compared with what its players were told. */
final class StoredTable {
    /** The events that a player's commands lead to, by the command. */
    private static final Map<String, String> EVENTS =
            Map.of("move", "acted", "draft", "drafted", "take-back", "tookBack", "react", "reacted");

    private final String id;

    StoredTable(String id) {
        this.id = id;
    }

    /** The record of the game, which is legal and finished, with the cards that were promised. */
    String checkedRecord(PersistentClient reader) {
        String text = reader.get("/api/tables/" + id + "/record").expect(200).text();
        List<JsonNode> events = eventsFor(reader);
        JsonNode over = events.getLast();
        try {
            GameRecord record = RecordReader.read(id, text.getBytes(StandardCharsets.UTF_8));
            require(record.rounds().size() == Deck.SIZE, "the record is not of a whole game: " + text);
            require(
                    over.path("deck")
                            .asText()
                            .equals(record.deck().orElseThrow().toString()),
                    "another deck was revealed than was played: " + over);
            requireTotals(record, over, events);
            String promised = events.getFirst().path("commitment").asText();
            require(
                    promised.equals(Commitment.to(
                            record.deck().orElseThrow(), over.path("salt").asText())),
                    "other cards than were promised");
        } catch (NotationException e) {
            throw new AssertionError("not a legal game: " + e.getMessage() + "\n" + text, e);
        }
        return text;
    }

    private void requireTotals(GameRecord record, JsonNode over, List<JsonNode> events) {
        JsonNode started = events.stream()
                .filter(event -> event.path("type").asText().equals("started"))
                .findFirst()
                .orElseThrow();
        for (JsonNode seated : started.path("seated")) {
            Seat seat =
                    record.game().position().seat(seated.path("start").asInt()).orElseThrow();
            require(
                    over.path("totals").path(seated.path("chair").asText()).asInt() == seat.total(),
                    "a total is not what the rules say: " + over);
        }
    }

    /** All events, as a viewer gets them from the beginning. */
    private List<JsonNode> eventsFor(PersistentClient viewer) {
        while (true) {
            List<JsonNode> events = new ArrayList<>();
            viewer.listen(id, 0, message -> {
                if (message.isUnnamed()) {
                    events.add(message.json());
                }
                return events.isEmpty() || !isOver(events.getLast());
            });
            if (!events.isEmpty() && isOver(events.getLast())) {
                return events;
            }
            viewer.goElsewhere();
        }
    }

    private static boolean isOver(JsonNode event) {
        return event.path("type").asText().equals("over");
    }

    /** Checks that all that a player was told is stored, once, and that nothing else is stored for that player. */
    void check(PersistentClient player, Ledger ledger) {
        Optional<String> flaw = flaw(eventsFor(player), ledger);
        require(flaw.isEmpty(), flaw.orElse(""));
        for (Ledger.Command command : ledger.accepted()) {
            int again = player.post("/api/tables/" + id + "/" + command.path(), command.body())
                    .expect(200)
                    .body()
                    .path("number")
                    .asInt();
            require(again == command.number(), command + " is answered " + again + " when it is sent again");
        }
    }

    /** What differs between the stored events, as the player may see them, and what the player was told. */
    static Optional<String> flaw(List<JsonNode> stored, Ledger ledger) {
        if (stored.size() < ledger.events().size()
                || !ledger.events().equals(stored.subList(0, ledger.events().size()))) {
            return Optional.of("the stream was not what is stored:\n" + ledger.events() + "\n" + stored);
        }
        List<JsonNode> own = ofOneself(stored);
        List<Ledger.Command> accepted = ledger.accepted();
        if (own.size() != accepted.size()) {
            return Optional.of(
                    accepted.size() + " accepted commands led to " + own.size() + " events:\n" + accepted + "\n" + own);
        }
        int before = 0;
        for (int i = 0; i < own.size(); i++) {
            if (!cameOf(accepted.get(i), own.get(i), before)) {
                return Optional.of("what is stored is not what was answered: " + accepted.get(i) + "\n" + own.get(i));
            }
            before = accepted.get(i).number();
        }
        return Optional.empty();
    }

    /** What the player did. */
    private static List<JsonNode> ofOneself(List<JsonNode> stored) {
        int chair = stored.stream()
                .filter(event -> event.path("you").asBoolean())
                .findFirst()
                .orElseThrow()
                .path("chair")
                .asInt();
        return stored.stream()
                .filter(event -> event.path("chair").asInt() == chair
                        && EVENTS.containsValue(event.path("type").asText()))
                .toList();
    }

    /**
     * Whether an event is what came of a command.
     *
     * @param before the number in the answer to the player's command before
     */
    private static boolean cameOf(Ledger.Command command, JsonNode event, int before) {
        int number = event.path("number").asInt();
        return event.path("type").asText().equals(EVENTS.get(command.path()))
                && isSame(command, "round", event.path("round"))
                && isSame(command, "move", event.path("action"))
                && isSame(command, "reaction", event.path("reaction"))
                && before < number
                && number <= command.number();
    }

    private static boolean isSame(Ledger.Command command, String field, JsonNode stored) {
        return !command.body().containsKey(field)
                || Objects.toString(command.body().get(field)).equals(stored.asText());
    }

    private void require(boolean holds, String otherwise) {
        if (!holds) {
            throw new AssertionError("table " + id + ": " + otherwise);
        }
    }
}
