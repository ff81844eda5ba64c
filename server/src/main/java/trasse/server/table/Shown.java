package trasse.server.table;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import org.jspecify.annotations.Nullable;
import trasse.rules.Action;

/** An event as somebody at the table, or watching it, is told of it. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
@JsonSubTypes({
    @JsonSubTypes.Type(value = Shown.Opened.class, name = "opened"),
    @JsonSubTypes.Type(value = Shown.Joined.class, name = "joined"),
    @JsonSubTypes.Type(value = Shown.Acted.class, name = "acted"),
    @JsonSubTypes.Type(value = TableEvent.Left.class, name = "left"),
    @JsonSubTypes.Type(value = TableEvent.Started.class, name = "started"),
    @JsonSubTypes.Type(value = TableEvent.CardTurned.class, name = "cardTurned"),
    @JsonSubTypes.Type(value = TableEvent.TookBack.class, name = "tookBack"),
    @JsonSubTypes.Type(value = TableEvent.RoundClosed.class, name = "roundClosed"),
    @JsonSubTypes.Type(value = TableEvent.Replaced.class, name = "replaced"),
    @JsonSubTypes.Type(value = TableEvent.Returned.class, name = "returned"),
    @JsonSubTypes.Type(value = TableEvent.Over.class, name = "over"),
    @JsonSubTypes.Type(value = TableEvent.Abandoned.class, name = "abandoned"),
    @JsonSubTypes.Type(value = TableEvent.Rematch.class, name = "rematch")
})
@JsonInclude(JsonInclude.Include.NON_NULL)
public sealed interface Shown permits Shown.Opened, Shown.Joined, Shown.Acted, TableEvent.Open {
    /** The deal is promised, not told. */
    record Opened(
            Terms terms,
            String commitment,
            @Nullable String daily,
            @Nullable String challenge) implements Shown {}

    record Joined(int chair, String name, boolean you) implements Shown {}

    /** Everyone is told that somebody has decided, and only that one what. */
    record Acted(int chair, int round, @Nullable Action action) implements Shown {}
}
