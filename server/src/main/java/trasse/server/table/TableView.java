package trasse.server.table;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import trasse.engine.bot.Level;
import trasse.rules.Action;
import trasse.rules.Board;
import trasse.rules.Card;
import trasse.rules.Field;
import trasse.rules.Position;
import trasse.rules.Seat;
import trasse.rules.View;
import trasse.rules.notation.Commitment;

/**
 * A table as one visitor may see it, after a certain event. It is made from a {@link View}, which has neither the cards
 * to come nor the others' decisions.
 *
 * @param number of the last event in it: a stream goes on from there
 * @param you your chair; null for a spectator
 * @param left the cards still to come, sorted
 * @param decision your own, in the open round
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
public record TableView(
        String id,
        int number,
        Instant at,
        Phase phase,
        Terms terms,
        String commitment,
        @Nullable String daily,
        @Nullable String challenge,
        List<ChairView> chairs,
        @Nullable Integer you,
        @Nullable Integer round,
        @Nullable Card card,
        @Nullable Long deadline,
        List<Card> played,
        List<Card> left,
        @Nullable Action decision,
        List<Integer> winners,
        @Nullable String rematch) {
    /**
     * A chair and what lies open there.
     *
     * @param kind {@code free}, {@code person}, {@code bot}, or {@code stand-in} for a bot that plays for somebody
     * @param points what is in the boxes of the score strip, by number
     * @param halves the numbers not reached yet that are worth half here from now on
     */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    public record ChairView(
            int chair,
            String kind,
            String name,
            @Nullable Level level,
            @Nullable Integer start,
            @Nullable Boolean ready,
            @Nullable List<Field> line,
            @Nullable Map<Integer, Integer> points,
            @Nullable List<Integer> halves,
            @Nullable Integer plus,
            @Nullable Integer minus,
            @Nullable Integer total) {}

    public static TableView of(Table table, String visitor) {
        Optional<Chair> own = table.chairOf(visitor);
        Optional<View> view = table.theGame()
                .map(game -> own.map(chair -> game.viewFrom(chair.startPoint())).orElseGet(game::viewOfSpectator));
        Optional<Position> position = view.map(View::position);
        TableEvent.Opened opened = table.opened();
        return new TableView(
                table.id(),
                table.number(),
                table.movedAt(),
                table.phase(),
                table.terms(),
                Commitment.to(opened.deal().deck(), opened.salt()),
                opened.daily(),
                opened.challenge(),
                table.chairs().stream().map(chair -> chairView(chair, view)).toList(),
                own.map(Chair::number).orElse(null),
                position.map(Position::round).orElse(null),
                table.openRound().map(TableEvent.CardTurned::card).orElse(null),
                table.openRound().map(TableEvent.CardTurned::deadline).orElse(null),
                position.map(Position::played).orElse(List.of()),
                position.map(open -> open.left().sorted()).orElse(List.of()),
                view.flatMap(View::decision).orElse(null),
                position.map(open -> open.winners().stream()
                                .map(player ->
                                        table.chairAtStart(player.start()).number())
                                .toList())
                        .orElse(List.of()),
                table.rematch());
    }

    private static ChairView chairView(Chair chair, Optional<View> view) {
        String kind = switch (chair.occupant()) {
            case Occupant.Nobody() -> "free";
            case Occupant.Person(String visitor, String name) -> "person";
            case Occupant.Bot(var level, String name) -> "bot";
            case Occupant.StandIn(var level, var gone) -> "stand-in";
        };
        Optional<Seat> seat = view.flatMap(seen -> seen.position().seat(chair.startPoint()));
        return new ChairView(
                chair.number(),
                kind,
                chair.name(),
                chair.bot().orElse(null),
                chair.start(),
                view.map(seen -> seen.ready().contains(chair.startPoint())).orElse(null),
                seat.map(open -> open.line().path()).orElse(null),
                seat.map(TableView::points).orElse(null),
                seat.map(open -> halves(view.orElseThrow().position(), open)).orElse(null),
                seat.map(Seat::plus).orElse(null),
                seat.map(Seat::minus).orElse(null),
                seat.map(Seat::total).orElse(null));
    }

    private static Map<Integer, Integer> points(Seat seat) {
        Map<Integer, Integer> points = new TreeMap<>();
        for (int number = Board.LOWEST_NUMBER; number <= Board.HIGHEST_NUMBER; number++) {
            int box = number;
            seat.strip().points(number).ifPresent(scored -> points.put(box, scored));
        }
        return points;
    }

    private static List<Integer> halves(Position position, Seat seat) {
        return IntStream.rangeClosed(Board.LOWEST_NUMBER, Board.HIGHEST_NUMBER)
                .filter(number -> position.isWorthHalf(number, seat))
                .boxed()
                .toList();
    }
}
