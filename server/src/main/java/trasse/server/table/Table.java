package trasse.server.table;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import trasse.rules.Deck;
import trasse.rules.Event;
import trasse.rules.Game;
import trasse.rules.Player;
import trasse.rules.Position;
import trasse.rules.Setup;
import trasse.rules.notation.BoardReference;
import trasse.rules.notation.GameRecord;
import trasse.rules.notation.PlayedRound;

/**
 * The state of a table: the fold of its events. Immutable.
 *
 * @param number of the last event
 * @param movedAt when that happened
 * @param opened what the table was made with, its deal included: for the referee only
 * @param startsWhenFull whether the game begins when the last chair is taken
 * @param chairs those in the game, once it has begun
 * @param game null until it begins
 * @param turned the open round's card and deadline; null between rounds
 * @param rounds the closed ones
 * @param results what each command led to
 * @param rematch the table where the same people go on
 */
public record Table(
        String id,
        int number,
        Instant movedAt,
        TableEvent.Opened opened,
        Phase phase,
        boolean startsWhenFull,
        List<Chair> chairs,
        @Nullable Game game,
        TableEvent.@Nullable CardTurned turned,
        Instant turnedAt,
        List<PlayedRound> rounds,
        Results results,
        @Nullable String rematch) {
    private static final Duration BOT_TIMEOUT = Duration.ofMillis(600);
    private static final Duration WAITING_TIMEOUT = Duration.ofDays(1);
    private static final Duration PLAYING_TIMEOUT = Duration.ofDays(30);

    /** Folds events, of which there is at least one. */
    public static Table of(String id, List<Entry> entries) {
        Entry first = entries.getFirst();
        if (!(first.event() instanceof TableEvent.Opened opened)) {
            throw new IllegalStateException("table " + id + " does not begin with its opening");
        }
        Table table = new Table(
                id,
                first.number(),
                first.at(),
                opened,
                Phase.WAITING,
                opened.terms().people() == 1,
                chairs(opened.terms(), first.at()),
                null,
                null,
                first.at(),
                List.of(),
                Results.NONE.with(first),
                null);
        return table.after(entries.subList(1, entries.size()));
    }

    /** The table after more events. */
    public Table after(List<Entry> more) {
        Table table = this;
        for (Entry entry : more) {
            table = table.after(entry);
        }
        return table;
    }

    private Table after(Entry entry) {
        if (entry.number() != number + 1) {
            throw new IllegalStateException("event " + entry.number() + " of table " + id + " follows " + number);
        }
        Table counted = counted(entry);
        return switch (entry.event()) {
            case TableEvent.Opened again -> throw new IllegalStateException("table " + id + " is opened twice");
            case TableEvent.Joined(int chair, String visitor, String name) ->
                counted.seating(chair, new Occupant.Person(visitor, name));
            case TableEvent.Left(int chair) -> counted.seating(chair, new Occupant.Nobody());
            case TableEvent.StartAwaited() -> counted.awaitingStart();
            case TableEvent.Started(List<TableEvent.Seated> seated) -> counted.begun(seated);
            case TableEvent.CardTurned turn -> counted.turning(turn);
            case TableEvent.Acted(int chair, int round, var action, boolean timeUp) ->
                counted.playing(new Event.Acted(chair(chair).startPoint(), action))
                        .changing(chair, one -> one.with(one.activity().decided()));
            case TableEvent.Drafted(int chair, int round, var action) ->
                counted.changing(chair, one -> one.with(one.activity().drafted(action)));
            case TableEvent.TookBack(int chair, int round) ->
                counted.playing(new Event.TookBack(chair(chair).startPoint()));
            case TableEvent.Finished(int chair) -> counted.changing(chair, Chair::finishing);
            case TableEvent.RoundClosed closed -> counted.closing(closed);
            case TableEvent.Replaced(int chair, var level) ->
                counted.seating(chair, new Occupant.StandIn(level, person(chair)));
            case TableEvent.Returned(int chair) -> counted.seating(chair, person(chair));
            case TableEvent.Over over -> counted.with(Phase.OVER, idleChairs(), game, null);
            case TableEvent.Abandoned() -> counted.with(Phase.ABANDONED, chairs, game, null);
            case TableEvent.Rematch(String next) -> counted.followedBy(next);
            case TableEvent.Reacted(int chair, var reaction) ->
                counted.changing(chair, one -> one.with(one.activity().reacted()));
            case TableEvent.Nudged(int chair, int by) ->
                counted.changing(chair, one -> one.with(one.activity().afterNudge()));
        };
    }

    private static List<Chair> chairs(Terms terms, Instant opened) {
        List<Chair> chairs = new ArrayList<>();
        for (int number = 1; number <= terms.people(); number++) {
            chairs.add(Chair.of(number, new Occupant.Nobody(), opened));
        }
        List<String> names = terms.botNames();
        for (int i = 0; i < names.size(); i++) {
            Occupant bot = new Occupant.Bot(terms.bots().get(i), names.get(i));
            chairs.add(Chair.of(chairs.size() + 1, bot, opened));
        }
        return List.copyOf(chairs);
    }

    public Terms terms() {
        return opened.terms();
    }

    /** The number of the last event that a command has led to; empty if it has not been done. */
    public Optional<Integer> resultOf(String commandKey) {
        return results.of(commandKey);
    }

    public Optional<Game> theGame() {
        return Optional.ofNullable(game);
    }

    /** The game of a table where it has begun. */
    public Game begunGame() {
        if (game == null) {
            throw new IllegalStateException("the game at table " + id + " has not begun");
        }
        return game;
    }

    public Chair chair(int chairNumber) {
        return findChair(chairNumber).orElseThrow();
    }

    public Optional<Chair> findChair(int chairNumber) {
        return chairs.stream().filter(chair -> chair.number() == chairNumber).findFirst();
    }

    public Optional<Chair> chairOf(String visitor) {
        return chairs.stream().filter(chair -> chair.isOf(visitor)).findFirst();
    }

    /** The number of a visitor's chair; 0 for a spectator. */
    public int chairNumberOf(String visitor) {
        return chairOf(visitor).map(Chair::number).orElse(0);
    }

    Chair chairAtStart(int start) {
        return chairs.stream()
                .filter(chair -> chair.startPoint() == start)
                .findFirst()
                .orElseThrow();
    }

    /** The round that waits for decisions. */
    public Optional<TableEvent.CardTurned> openRound() {
        return Optional.ofNullable(turned);
    }

    /** Chairs in the game that have not decided in the open round. */
    public List<Chair> undecided() {
        if (turned == null) {
            return List.of();
        }
        return chairs.stream()
                .filter(chair -> !begunGame().decided().containsKey(chair.startPoint()))
                .toList();
    }

    /** Chairs of people without whom the game does not go on: they must decide, or start it now that all are there. */
    public List<Chair> awaited() {
        if (phase != Phase.WAITING) {
            return undecided().stream().filter(Chair::hasPerson).toList();
        }
        return chairs.stream().anyMatch(Chair::isFree)
                ? List.of()
                : chairs.stream().filter(Chair::hasPerson).limit(1).toList();
    }

    /** When the table needs attention though no command comes; empty once it is over. */
    public Optional<Instant> due() {
        return switch (phase) {
            case WAITING -> Optional.of(movedAt.plus(WAITING_TIMEOUT));
            case PLAYING -> {
                Instant due = movedAt.plus(PLAYING_TIMEOUT);
                if (turned != null && turned.deadline() != null) {
                    due = Instant.ofEpochMilli(turned.deadline());
                }
                if (undecided().stream().anyMatch(chair -> chair.bot().isPresent())
                        && turnedAt.plus(BOT_TIMEOUT).isBefore(due)) {
                    due = turnedAt.plus(BOT_TIMEOUT);
                }
                yield Optional.of(due);
            }
            case OVER, ABANDONED -> Optional.empty();
        };
    }

    /** Whether nothing has happened for so long that nobody will come back. */
    boolean isForgotten(Instant now) {
        return !movedAt.plus(phase == Phase.WAITING ? WAITING_TIMEOUT : PLAYING_TIMEOUT)
                .isAfter(now);
    }

    /** Whether no chair is free. */
    boolean isFull() {
        return chairs.stream().noneMatch(Chair::isFree);
    }

    /** Whether the list of open tables shows this one. */
    public boolean isListed() {
        return phase == Phase.WAITING && terms().listed() && !isFull();
    }

    /** Whether everybody left, or nobody came, before the game began. */
    public boolean wasGivenUpBeforeTheStart() {
        return phase == Phase.ABANDONED && game == null;
    }

    /** The game in our notation, as far as it has got; the deck is in it only when the table is over. */
    public GameRecord record() {
        return new GameRecord(
                BoardReference.of(terms().board()),
                begunGame().position().setup(),
                phase == Phase.OVER ? Optional.of(opened.deal().deck()) : Optional.empty(),
                rounds);
    }

    private Table counted(Entry entry) {
        return new Table(
                id,
                entry.number(),
                entry.at(),
                opened,
                phase,
                startsWhenFull,
                chairs,
                game,
                turned,
                turnedAt,
                rounds,
                results.with(entry),
                rematch);
    }

    private Table with(Phase next, List<Chair> seats, @Nullable Game played, TableEvent.@Nullable CardTurned card) {
        return new Table(
                id,
                number,
                movedAt,
                opened,
                next,
                startsWhenFull,
                seats,
                played,
                card,
                turnedAt,
                rounds,
                results,
                rematch);
    }

    private List<Chair> idleChairs() {
        return chairs.stream().map(chair -> chair.with(Chair.Activity.NONE)).toList();
    }

    private Table seating(int chairNumber, Occupant occupant) {
        return changing(chairNumber, chair -> chair.with(occupant, movedAt));
    }

    private Table changing(int chairNumber, UnaryOperator<Chair> change) {
        List<Chair> seats = chairs.stream()
                .map(chair -> chair.number() == chairNumber ? change.apply(chair) : chair)
                .toList();
        return with(phase, seats, game, turned);
    }

    private Occupant.Person person(int chairNumber) {
        return chair(chairNumber)
                .owner()
                .orElseThrow(
                        () -> new IllegalStateException("chair " + chairNumber + " of table " + id + " is nobody's"));
    }

    private Table awaitingStart() {
        return new Table(
                id, number, movedAt, opened, phase, true, chairs, game, turned, turnedAt, rounds, results, rematch);
    }

    private Table begun(List<TableEvent.Seated> seated) {
        List<Chair> taken = seated.stream()
                .map(seat -> chair(seat.chair()).at(seat.start()))
                .toList();
        List<Player> players = seated.stream()
                .map(seat -> new Player(seat.start(), seat.name()))
                .toList();
        Setup setup = new Setup(terms().board(), terms().edition(), players, Deck.STANDARD);
        return with(Phase.PLAYING, taken, Game.begin(setup), null);
    }

    private Table turning(TableEvent.CardTurned turn) {
        Game played = begunGame().after(new Event.CardTurned(turn.card())).orElseThrow();
        return new Table(
                id,
                number,
                movedAt,
                opened,
                phase,
                startsWhenFull,
                idleChairs(),
                played,
                turn,
                movedAt,
                rounds,
                results,
                rematch);
    }

    private Table playing(Event event) {
        return with(phase, chairs, begunGame().after(event).orElseThrow(), turned);
    }

    private Table closing(TableEvent.RoundClosed closed) {
        Position position = begunGame().position();
        List<PlayedRound> more = new ArrayList<>(rounds);
        more.add(new PlayedRound(
                position.played().getLast(),
                chairs.stream()
                        .map(chair -> Optional.ofNullable(closed.actions().get(chair.number()))
                                .orElseThrow())
                        .toList()));
        return new Table(
                id,
                number,
                movedAt,
                opened,
                phase,
                startsWhenFull,
                chairs,
                game,
                null,
                turnedAt,
                List.copyOf(more),
                results,
                rematch);
    }

    private Table followedBy(String next) {
        return new Table(
                id,
                number,
                movedAt,
                opened,
                phase,
                startsWhenFull,
                chairs,
                game,
                turned,
                turnedAt,
                rounds,
                results,
                next);
    }
}
