package trasse.server.table;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.Nulls;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import trasse.engine.bot.Level;
import trasse.rules.Action;
import trasse.rules.Card;
import trasse.rules.Deal;
import trasse.rules.Deck;
import trasse.rules.notation.Commitment;

/** Something that has happened at a table, with all its secrets. A table is the fold of its events. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
@JsonSubTypes({
    @JsonSubTypes.Type(value = TableEvent.Opened.class, name = "opened"),
    @JsonSubTypes.Type(value = TableEvent.Joined.class, name = "joined"),
    @JsonSubTypes.Type(value = TableEvent.Acted.class, name = "acted"),
    @JsonSubTypes.Type(value = TableEvent.Drafted.class, name = "drafted"),
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
public sealed interface TableEvent {
    /**
     * The event as a visitor may know it.
     *
     * @param visitor empty for a spectator without a key
     * @param chair the visitor's chair; 0 for a spectator
     */
    EventView viewFor(String visitor, int chair);

    /** An event without secrets. */
    sealed interface Public extends TableEvent, EventView {
        @Override
        default EventView viewFor(String visitor, int chair) {
            return this;
        }
    }

    /**
     * The table is made, and the deal with it.
     *
     * @param deal the deck, and start points for four, of which the chairs get the first
     * @param daily the day whose deal this is
     * @param challenge the challenge that this answers
     * @param invited the visitors who may join; null if anyone may
     */
    record Opened(
            Terms terms,
            Deal deal,
            String salt,
            @Nullable String daily,
            @Nullable String challenge,
            @Nullable List<String> invited)
            implements TableEvent {
        /** A table for anyone. */
        public static Opened forAnyone(Terms terms, Deal deal, String salt) {
            return new Opened(terms, deal, salt, null, null, null);
        }

        public static Opened forDay(String day, Terms terms, Deal deal, String salt) {
            return new Opened(terms, deal, salt, day, null, null);
        }

        public static Opened forChallenge(String challenge, Terms terms, Deal deal, String salt) {
            return new Opened(terms, deal, salt, null, challenge, null);
        }

        public static Opened forInvited(List<String> invited, Terms terms, Deal deal, String salt) {
            return new Opened(terms, deal, salt, null, null, invited);
        }

        @Override
        public EventView viewFor(String visitor, int chair) {
            return new EventView.Opened(terms, Commitment.to(deal.deck(), salt), daily, challenge);
        }
    }

    record Joined(int chair, String visitor, String name) implements TableEvent {
        @Override
        public EventView viewFor(String viewer, int viewersChair) {
            return new EventView.Joined(chair, name, visitor.equals(viewer));
        }
    }

    /** A player leaves before the game begins. */
    record Left(int chair) implements Public {}

    /** The game is going to begin when the last chair is taken. */
    record StartAwaited() implements Public {}

    /** The game begins with the players who are there. */
    record Started(List<Seated> seated) implements Public {}

    record Seated(int chair, String name, int start) {}

    /**
     * A round begins.
     *
     * @param deadline in milliseconds since 1970; null if there is none
     */
    record CardTurned(int round, Card card, @Nullable Long deadline) implements Public {}

    /**
     * A player decides.
     *
     * @param timeUp whether time is up, and this is the player's draft or a pass; false in rows from before there were drafts
     */
    record Acted(
            int chair,
            int round,
            Action action,

            @JsonInclude(JsonInclude.Include.NON_DEFAULT) @JsonSetter(nulls = Nulls.AS_EMPTY)
            boolean timeUp)
            implements TableEvent {
        /** A decision of the player's own. */
        public Acted(int chair, int round, Action action) {
            this(chair, round, action, false);
        }

        @Override
        public EventView viewFor(String viewer, int viewersChair) {
            return new EventView.Acted(chair, round, viewersChair == chair ? action : null, timeUp);
        }
    }

    /** A provisional decision, which is played if time is up before the player decides. */
    record Drafted(int chair, int round, Action action) implements TableEvent {
        @Override
        public EventView viewFor(String viewer, int viewersChair) {
            return new EventView.Drafted(chair, round, viewersChair == chair ? action : null);
        }
    }

    record TookBack(int chair, int round) implements Public {}

    /** A player whose line is stuck passes in all rounds that are left. */
    record Finished(int chair) implements Public {}

    /**
     * Lines are shown, numbers announced.
     *
     * @param actions by chair
     * @param totals by chair
     */
    record RoundClosed(int round, Map<Integer, Action> actions, List<Announced> announced, Map<Integer, Integer> totals)
            implements Public {
        public RoundClosed {
            actions = new TreeMap<>(actions);
            totals = new TreeMap<>(totals);
        }
    }

    record Announced(int chair, int number, int points) {}

    /** A bot takes over for a player who is gone. */
    record Replaced(int chair, Level level) implements Public {}

    /** The player who was gone is back, and the bot steps aside. */
    record Returned(int chair) implements Public {}

    /**
     * The last card is played, and the deal revealed.
     *
     * @param totals by chair
     * @param winners their chairs
     */
    record Over(Map<Integer, Integer> totals, List<Integer> winners, Deck deck, String salt) implements Public {
        public Over {
            totals = new TreeMap<>(totals);
        }
    }

    /** Nobody is left to go on. */
    record Abandoned() implements Public {}

    /** The players go on at another table. */
    record Rematch(String table) implements Public {}

    /** A player says something to the others. */
    record Reacted(int chair, Reaction reaction) implements Public {}

    /**
     * A player who has not decided is reminded that the others are waiting.
     *
     * @param by the chair of the player who reminds
     */
    record Nudged(int chair, int by) implements Public {}
}
