package trasse.server.table;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import trasse.json.JsonWriter;
import trasse.json.SeatJson;
import trasse.rules.Edition;
import trasse.rules.Game;
import trasse.rules.Player;
import trasse.rules.Position;
import trasse.rules.Seat;
import trasse.rules.View;
import trasse.rules.notation.Commitment;

/**
 * A table as its viewers may see it, after a certain event, as JSON. All that is secret about the game is absent from the
 * {@link View}s that it is made from, which have neither the order of the cards to come nor the others' decisions. What
 * all viewers see is written once. Thread-safe.
 */
public final class TableView {
    private final Table table;

    /** In UTF-8. Written when it is first asked for; if two threads do that at once, both write the same. */
    private volatile byte @Nullable [] shared;

    public TableView(Table table) {
        this.table = table;
    }

    /**
     * The view of a visitor, in UTF-8.
     *
     * @param visitor empty for a spectator without a key
     */
    public byte[] json(String visitor) {
        byte[] common = shared;
        if (common == null) {
            common = utf8(new Shared(table).written());
            shared = common;
        }
        Optional<Chair> own = table.chairOf(visitor);
        return own.isEmpty() ? common.clone() : joined(common, utf8(own(own.get())));
    }

    private String own(Chair chair) {
        JsonWriter json = new JsonWriter().object();
        json.key("you").value(chair.number());
        table.theGame()
                .flatMap(game -> game.viewFrom(chair.startPoint()).decision())
                .ifPresent(decision -> json.key("decision").value(decision.toString()));
        return json.endObject().toString();
    }

    /** One object with the members of two. */
    private static byte[] joined(byte[] one, byte[] other) {
        byte[] both = Arrays.copyOf(one, one.length + other.length - 1);
        both[one.length - 1] = ',';
        System.arraycopy(other, 1, both, one.length, other.length - 1);
        return both;
    }

    private static byte[] utf8(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    /** What everyone sees, players and spectators. */
    private static final class Shared {
        private final Table table;
        private final Optional<View> view;
        private final JsonWriter json = new JsonWriter();

        private Shared(Table table) {
            this.table = table;
            this.view = table.theGame().map(Game::viewOfSpectator);
        }

        private String written() {
            json.object();
            writeTable();
            view.map(View::position).ifPresentOrElse(this::writePosition, this::writeBeforeTheStart);
            Optional.ofNullable(table.rematch())
                    .ifPresent(rematch -> json.key("rematch").value(rematch));
            return json.endObject().toString();
        }

        private void writeTable() {
            TableEvent.Opened opened = table.opened();
            json.key("id").value(table.id());
            json.key("number").value(table.number());
            json.key("at").value(table.movedAt().toEpochMilli());
            json.key("phase").value(table.phase().toString());
            json.key("terms").raw(Json.text(table.terms()));
            json.key("commitment").value(Commitment.to(opened.deal().deck(), opened.salt()));
            Optional.ofNullable(opened.daily())
                    .ifPresent(day -> json.key("daily").value(day));
            Optional.ofNullable(opened.challenge())
                    .ifPresent(challenge -> json.key("challenge").value(challenge));
            json.key("chairs").list();
            table.chairs().forEach(this::writeChair);
            json.endList();
        }

        private void writeChair(Chair chair) {
            json.object();
            json.key("chair").value(chair.number());
            json.key("kind").value(kind(chair.occupant()));
            chair.bot().ifPresent(level -> json.key("level").value(level.toString()));
            if (view.isPresent()) {
                Position position = view.get().position();
                Seat seat = position.seat(chair.startPoint()).orElseThrow();
                json.key("ready").value(view.get().ready().contains(chair.startPoint()));
                json.key("finished").value(chair.finished());
                SeatJson.writeMembers(seat, position, json);
            } else {
                json.key("name").value(chair.name());
            }
            json.endObject();
        }

        private static String kind(Occupant occupant) {
            return switch (occupant) {
                case Occupant.Nobody() -> "free";
                case Occupant.Person(String visitor, String name) -> "person";
                case Occupant.Bot(var level, String name) -> "bot";
                case Occupant.StandIn(var level, var gone) -> "stand-in";
            };
        }

        private void writePosition(Position position) {
            json.key("round").value(position.round());
            table.openRound().ifPresent(turned -> {
                json.key("card").value(turned.card().toString());
                Optional.ofNullable(turned.deadline())
                        .ifPresent(deadline -> json.key("deadline").value(deadline));
            });
            json.key("played").texts(position.played());
            json.key("left").texts(position.left().sorted());
            json.key("winners").list();
            for (Player winner : position.winners()) {
                json.value(table.chairAtStart(winner.start()).number());
            }
            json.endList();
            if (position.isOver() && position.setup().isSolo()) {
                Edition edition = position.setup().edition();
                json.key("superResult").value(position.isSuperResult());
                json.key("superMark").value(edition.superMark());
            }
        }

        private void writeBeforeTheStart() {
            if (table.phase() == Phase.WAITING && table.startsWhenFull()) {
                json.key("startsWhenFull").value(true);
            }
            json.key("played").list().endList();
            json.key("left").list().endList();
            json.key("winners").list().endList();
        }
    }
}
