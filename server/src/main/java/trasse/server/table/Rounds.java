package trasse.server.table;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import trasse.rules.Action;
import trasse.rules.Card;
import trasse.rules.Event;
import trasse.rules.Game;
import trasse.rules.Objection;
import trasse.rules.Pass;
import trasse.rules.Position;
import trasse.rules.Ruling;
import trasse.rules.Seat;

/** How a game goes on: the events that its start or the players' decisions lead to. Used once, by one thread. */
final class Rounds {
    private final Table table;
    private final Instant now;
    private final List<TableEvent> events = new ArrayList<>();
    private final Map<Integer, Action> decided = new TreeMap<>();
    private Game game;

    private Rounds(Table table, Instant now) {
        this.table = table;
        this.now = now;
        this.game = table.begunGame();
        game.decided()
                .forEach(
                        (start, action) -> decided.put(table.chairAtStart(start).number(), action));
    }

    /** The game begins with the players who are there. */
    static List<TableEvent> begin(Table table, Instant now) {
        List<TableEvent.Seated> seated = new ArrayList<>();
        for (Chair chair : table.chairs()) {
            if (!chair.isFree()) {
                int start = table.opened().deal().starts().get(seated.size());
                seated.add(new TableEvent.Seated(chair.number(), chair.name(), start));
            }
        }
        return List.of(new TableEvent.Started(seated), cardTurned(table, 1, now));
    }

    /**
     * Players decide. If no other decisions are missing, the round closes and the next card is turned. Players who have
     * finished pass at once, so that the rest of the game follows if all have.
     */
    static Ruling<List<TableEvent>> decide(Table table, List<TableEvent.Acted> decisions, Instant now) {
        Rounds rounds = new Rounds(table, now);
        for (TableEvent.Acted decision : decisions) {
            Optional<Objection> objection = rounds.decide(decision);
            if (objection.isPresent()) {
                return new Ruling.Illegal<>(objection.get());
            }
        }
        return new Ruling.Legal<>(rounds.events);
    }

    private Optional<Objection> decide(TableEvent.Acted decision) {
        int start = table.chair(decision.chair()).startPoint();
        switch (game.after(new Event.Acted(start, decision.action()))) {
            case Ruling.Illegal<Game>(Objection objection) -> {
                return Optional.of(objection);
            }
            case Ruling.Legal<Game>(Game after) -> game = after;
        }
        decided.put(decision.chair(), decision.action());
        events.add(decision);
        if (game.position().open().isEmpty()) {
            close(game.position());
        }
        return Optional.empty();
    }

    private void close(Position position) {
        List<TableEvent.Announced> announced = position.announcements().stream()
                .map(said -> new TableEvent.Announced(
                        table.chairAtStart(said.player().start()).number(), said.number(), said.points()))
                .toList();
        events.add(new TableEvent.RoundClosed(position.round(), decided, announced, totals(position)));
        if (position.isOver()) {
            end(position);
        } else {
            turn(position.round() + 1);
        }
    }

    private void turn(int round) {
        TableEvent.CardTurned turned = cardTurned(table, round, now);
        events.add(turned);
        game = game.after(new Event.CardTurned(turned.card())).orElseThrow();
        decided.clear();
        table.chairs().stream()
                .filter(Chair::finished)
                .forEach(chair -> decide(new TableEvent.Acted(chair.number(), round, new Pass())));
    }

    private static TableEvent.CardTurned cardTurned(Table table, int round, Instant now) {
        Integer seconds = table.terms().secondsPerRound();
        Long deadline = seconds == null ? null : now.plusSeconds(seconds).toEpochMilli();
        Card card = table.opened().deal().deck().card(round);
        return new TableEvent.CardTurned(round, card, deadline);
    }

    private void end(Position position) {
        List<Integer> winners = position.winners().stream()
                .map(player -> table.chairAtStart(player.start()).number())
                .toList();
        TableEvent.Opened opened = table.opened();
        events.add(new TableEvent.Over(totals(position), winners, opened.deal().deck(), opened.salt()));
    }

    private Map<Integer, Integer> totals(Position position) {
        Map<Integer, Integer> totals = new TreeMap<>();
        for (Seat seat : position.seats()) {
            totals.put(table.chairAtStart(seat.player().start()).number(), seat.total());
        }
        return totals;
    }
}
