package trasse.server.table;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import org.jspecify.annotations.Nullable;
import trasse.rules.Action;

/** An event as a viewer, at the table or watching it, may know it. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
@JsonSubTypes({
    @JsonSubTypes.Type(value = EventView.Opened.class, name = "opened"),
    @JsonSubTypes.Type(value = EventView.Joined.class, name = "joined"),
    @JsonSubTypes.Type(value = EventView.Acted.class, name = "acted"),
    @JsonSubTypes.Type(value = EventView.Drafted.class, name = "drafted"),
    @JsonSubTypes.Type(value = TableEvent.Left.class, name = "left"),
    @JsonSubTypes.Type(value = TableEvent.StartAwaited.class, name = "startAwaited"),
    @JsonSubTypes.Type(value = TableEvent.Started.class, name = "started"),
    @JsonSubTypes.Type(value = TableEvent.CardTurned.class, name = "cardTurned"),
    @JsonSubTypes.Type(value = TableEvent.TookBack.class, name = "tookBack"),
    @JsonSubTypes.Type(value = TableEvent.Finished.class, name = "finished"),
    @JsonSubTypes.Type(value = TableEvent.RoundClosed.class, name = "roundClosed"),
    @JsonSubTypes.Type(value = TableEvent.Replaced.class, name = "replaced"),
    @JsonSubTypes.Type(value = TableEvent.Returned.class, name = "returned"),
    @JsonSubTypes.Type(value = TableEvent.Over.class, name = "over"),
    @JsonSubTypes.Type(value = TableEvent.Abandoned.class, name = "abandoned"),
    @JsonSubTypes.Type(value = TableEvent.Rematch.class, name = "rematch"),
    @JsonSubTypes.Type(value = TableEvent.Reacted.class, name = "reacted"),
    @JsonSubTypes.Type(value = TableEvent.Nudged.class, name = "nudged")
})
@JsonInclude(JsonInclude.Include.NON_NULL)
public sealed interface EventView
        permits EventView.Opened, EventView.Joined, EventView.Acted, EventView.Drafted, TableEvent.Public {
    /** The deal is committed to, not revealed. */
    record Opened(
            Terms terms,
            String commitment,
            @Nullable String daily,
            @Nullable String challenge) implements EventView {}

    record Joined(int chair, String name, boolean you) implements EventView {}

    /** Everyone learns that a player has decided, but only that player learns what. */
    record Acted(
            int chair,
            int round,
            @Nullable Action action,
            @JsonInclude(JsonInclude.Include.NON_DEFAULT) boolean timeUp) implements EventView {}

    /** Everyone learns that a player has a draft, but only that player learns which. */
    record Drafted(int chair, int round, @Nullable Action action) implements EventView {}
}
