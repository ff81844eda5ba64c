package trasse.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * All that lies open on the table: what every player and every spectator may know.
 *
 * @param seats in the order of the players, as of the last settled round
 * @param played the cards of the settled rounds, in the order they came up
 * @param open the card of the round that is being played
 * @param announcements what was announced when the last round was settled, player by player along their extensions
 */
public record Position(
        Setup setup, List<Seat> seats, List<Card> played, Optional<Card> open, List<Announcement> announcements) {
    public Position {
        seats = List.copyOf(seats);
        played = List.copyOf(played);
        announcements = List.copyOf(announcements);
    }

    static Position opening(Setup setup) {
        List<Seat> seats = setup.players().stream()
                .map(player -> new Seat(player, Line.at(setup.board().start(player.start())), ScoreStrip.EMPTY))
                .toList();
        return new Position(setup, seats, List.of(), Optional.empty(), List.of());
    }

    /** The round being played, or the last one settled; 0 before the first card. */
    public int round() {
        return played.size() + (open.isPresent() ? 1 : 0);
    }

    public boolean isOver() {
        return played.size() == Deck.SIZE;
    }

    /** The cards still to come. */
    public Cards left() {
        Cards left = setup.cards().without(played);
        return open.isPresent() ? left.without(List.of(open.get())) : left;
    }

    /** Whether neither the open card nor any card to come can extend a player's line: only passes are left. */
    public boolean isStuck(Seat seat) {
        return !isOver() && open.stream().allMatch(card -> isStuck(seat, List.of(card))) && isStuck(seat, left());
    }

    private boolean isStuck(Seat seat, Iterable<Card> cards) {
        return seat.line().openEnds(cards, setup.board()).isEmpty();
    }

    public Optional<Seat> seat(int start) {
        for (Seat seat : seats) {
            if (seat.player().start() == start) {
                return Optional.of(seat);
            }
        }
        return Optional.empty();
    }

    /** All players with the best total; nobody before the end. */
    public List<Player> winners() {
        if (!isOver()) {
            return List.of();
        }
        return Winners.among(seats, Seat::total).stream().map(Seat::player).toList();
    }

    /** A finished solo game with a total over the edition's mark. */
    public boolean isSuperResult() {
        return isOver()
                && setup.isSolo()
                && setup.edition().isSuper(seats.getFirst().total());
    }

    Ruling<Position> turn(Card card) {
        if (open.isPresent()) {
            return new Ruling.Illegal<>(new Objection.RoundOpen(open.get()));
        }
        if (!setup.cards().contains(card) || played.contains(card)) {
            return new Ruling.Illegal<>(new Objection.CardNotLeft(card, left()));
        }
        return new Ruling.Legal<>(new Position(setup, seats, played, Optional.of(card), announcements));
    }

    /** Settles the round for all at once. The actions, by start point, are legal and one for each player. */
    Position settle(Map<Integer, Action> actions) {
        Card card = open.orElseThrow();
        List<Seat> settled = new ArrayList<>();
        List<Announcement> announced = new ArrayList<>();
        for (Seat seat : seats) {
            settled.add(
                    switch (actions.get(seat.player().start())) {
                        case Extension extension -> extended(seat, extension, announced);
                        case Pass() -> seat;
                        case null -> throw new IllegalStateException(seat.player() + " has not acted");
                    });
        }
        List<Integer> numbers = announced.stream().map(Announcement::number).toList();
        settled.replaceAll(
                seat -> new Seat(seat.player(), seat.line(), seat.strip().withDots(numbers)));
        Card[] longer = played.toArray(new Card[played.size() + 1]);
        longer[played.size()] = card;
        return new Position(setup, settled, List.of(longer), Optional.empty(), announced);
    }

    private Seat extended(Seat seat, Extension extension, List<Announcement> announced) {
        Line line = seat.line().extendUnchecked(extension);
        ScoreStrip strip = seat.strip();
        for (Field field : extension.fields()) {
            int number = setup.board().number(field).orElse(0);
            if (number != 0) {
                strip = strip.reaching(number, players());
                announced.add(new Announcement(
                        seat.player(), number, strip.points(number).orElseThrow()));
            }
        }
        return new Seat(seat.player(), line, strip);
    }

    /** Whether a number that a player has not reached yet would bring only half of its points now. */
    public boolean isWorthHalf(int number, Seat seat) {
        return !seat.strip().hasReached(number) && seat.strip().isWorthHalf(number, players());
    }

    private int players() {
        return setup.players().size();
    }
}
