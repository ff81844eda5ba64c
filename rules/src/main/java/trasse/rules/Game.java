package trasse.rules;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A game as the referee knows it: the open position, and what players have decided in the round being played.
 *
 * @param decided the legal actions decided so far in this round, by start point; empty between rounds
 */
public record Game(Position position, Map<Integer, Action> decided) {
    public Game {
        decided = Decisions.copyOf(decided);
    }

    public static Game begin(Setup setup) {
        return new Game(Position.opening(setup), Decisions.NONE);
    }

    /** The game that these events make, or the first objection to one of them. */
    public static Ruling<Game> replay(Setup setup, List<Event> events) {
        Ruling<Game> game = new Ruling.Legal<>(begin(setup));
        for (Event event : events) {
            switch (game) {
                case Ruling.Legal<Game>(Game soFar) -> game = soFar.after(event);
                case Ruling.Illegal<Game> illegal -> {
                    return illegal;
                }
            }
        }
        return game;
    }

    /** The game after one more event. The last player's action settles the round. */
    public Ruling<Game> after(Event event) {
        return switch (event) {
            case Event.CardTurned(Card card) -> turn(card);
            case Event.Acted(int start, Action action) -> act(start, action);
            case Event.TookBack(int start) -> takeBack(start);
        };
    }

    /** What the player at a start point may know. */
    public View viewFrom(int start) {
        if (position.seat(start).isEmpty()) {
            throw new IllegalArgumentException("nobody plays from start point " + start);
        }
        return new View(position, Optional.of(start), decided.keySet(), Optional.ofNullable(decided.get(start)));
    }

    /** What a spectator may know. */
    public View viewOfSpectator() {
        return new View(position, Optional.empty(), decided.keySet(), Optional.empty());
    }

    private Ruling<Game> turn(Card card) {
        return switch (position.turn(card)) {
            case Ruling.Legal<Position>(Position turned) -> new Ruling.Legal<>(new Game(turned, Decisions.NONE));
            case Ruling.Illegal<Position>(Objection objection) -> new Ruling.Illegal<>(objection);
        };
    }

    private Ruling<Game> act(int start, Action action) {
        Optional<Objection> objection = objectionTo(start, action);
        if (objection.isPresent()) {
            return new Ruling.Illegal<>(objection.get());
        }
        Decisions more = Decisions.copyOf(decided).with(start, action);
        return new Ruling.Legal<>(
                more.size() == position.seats().size()
                        ? new Game(position.settle(more), Decisions.NONE)
                        : new Game(position, more));
    }

    private Ruling<Game> takeBack(int start) {
        if (position.seat(start).isEmpty()) {
            return new Ruling.Illegal<>(new Objection.NobodyAtStart(start));
        }
        if (!decided.containsKey(start)) {
            return new Ruling.Illegal<>(new Objection.NothingToTakeBack(start));
        }
        return new Ruling.Legal<>(new Game(position, Decisions.copyOf(decided).without(start)));
    }

    private Optional<Objection> objectionTo(int start, Action action) {
        Optional<Seat> seat = position.seat(start);
        if (seat.isEmpty()) {
            return Optional.of(new Objection.NobodyAtStart(start));
        }
        if (position.open().isEmpty()) {
            return Optional.of(new Objection.NoCardOpen());
        }
        Card card = position.open().get();
        return switch (action) {
            case Pass() -> Optional.empty();
            case Extension extension ->
                seat.get().line().objectionTo(extension, card, position.setup().board());
        };
    }
}
