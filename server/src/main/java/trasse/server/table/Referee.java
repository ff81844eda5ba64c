package trasse.server.table;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import trasse.engine.bot.Level;
import trasse.rules.Action;
import trasse.rules.Event;
import trasse.rules.Game;
import trasse.rules.Objection;
import trasse.rules.Pass;
import trasse.rules.Position;
import trasse.rules.Ruling;
import trasse.rules.Seat;
import trasse.server.table.Refusal.Kind;

/**
 * Judges commands by the rules of the table and of the game. Pure: the same table, command and time give the same verdict.
 *
 * @param goneAfter how long a player must have been offline before the others may let a bot take over
 */
public record Referee(Duration goneAfter) {
    /** The bot that plays for people who are gone. */
    private static final Level STAND_IN = Level.CLEVER;

    /** In a round, by one player. Nobody needs as many, and each one is stored for good. */
    private static final int MOST_DECISIONS = 50;

    public Verdict judge(Table table, Command command, Instant now) {
        return switch (command) {
            case Command.Join(String visitor, String name) -> join(table, visitor, name, now);
            case Command.Leave(String visitor) -> leave(table, visitor);
            case Command.Start(String visitor) -> start(table, visitor, now);
            case Command.Move(String visitor, int round, Action action) -> move(table, visitor, round, action, now);
            case Command.TakeBack(String visitor, int round) -> takeBack(table, visitor, round, now);
            case Command.Replace(String visitor, int chair, Instant seen) -> replace(table, visitor, chair, seen, now);
            case Command.Return(String visitor) -> comeBack(table, visitor);
            case Command.Rematch rematch -> rematch(table, rematch);
            case Command.BotMove(int chair, int round, Action action) -> botMove(table, chair, round, action, now);
            case Command.Alarm() -> alarm(table, now);
        };
    }

    private static Verdict join(Table table, String visitor, String name, Instant now) {
        if (table.chairOf(visitor).isPresent()) {
            return refused(Kind.ALREADY_SEATED, "you sit at this table already");
        }
        if (!table.phase().isOpen()) {
            return over();
        }
        if (table.phase() == Phase.PLAYING) {
            return refused(Kind.ALREADY_STARTED, "the game has begun without you; you may watch it");
        }
        List<String> invited = table.opened().invited();
        if (invited != null && !invited.contains(visitor)) {
            return refused(Kind.NOT_INVITED, "this table is for the players of an earlier game; you may watch");
        }
        if (table.chairs().stream().anyMatch(chair -> Names.areAlike(chair.name(), name))) {
            return refused(Kind.NAME_TAKEN, "somebody at this table is called " + name + " already");
        }
        Optional<Chair> free = table.chairs().stream().filter(Chair::isFree).findFirst();
        if (free.isEmpty()) {
            return refused(Kind.TABLE_FULL, "all chairs are taken");
        }
        List<TableEvent> events = new ArrayList<>();
        events.add(new TableEvent.Joined(free.get().number(), visitor, name));
        if (table.terms().people() == 1) {
            Table joined = table.after(List.of(new Entry(table.number() + 1, now, events.getFirst(), null)));
            events.addAll(beginning(joined, now));
        }
        return new Verdict.Accepted(events);
    }

    private static Verdict leave(Table table, String visitor) {
        Optional<Chair> chair = table.chairOf(visitor);
        if (chair.isEmpty()) {
            return notSeated();
        }
        if (!table.phase().isOpen()) {
            return over();
        }
        if (chair.get().bot().isPresent()) {
            return refused(Kind.ALREADY_REPLACED, "a bot plays for you already");
        }
        boolean last = table.chairs().stream()
                .noneMatch(other ->
                        other.hasPerson() && other.number() != chair.get().number());
        if (last) {
            return accepted(new TableEvent.Abandoned());
        }
        return accepted(
                table.phase() == Phase.WAITING
                        ? new TableEvent.Left(chair.get().number())
                        : new TableEvent.Replaced(chair.get().number(), STAND_IN));
    }

    private static Verdict start(Table table, String visitor, Instant now) {
        if (table.chairOf(visitor).isEmpty()) {
            return notSeated();
        }
        if (table.phase() == Phase.PLAYING) {
            return refused(Kind.ALREADY_STARTED, "the game has begun");
        }
        if (table.phase() != Phase.WAITING) {
            return over();
        }
        Chair host =
                table.chairs().stream().filter(Chair::hasPerson).findFirst().orElseThrow();
        if (!host.isOf(visitor)) {
            return refused(Kind.NOT_HOST, host.name() + " sits on the first chair and starts the game");
        }
        return new Verdict.Accepted(beginning(table, now));
    }

    private static List<TableEvent> beginning(Table table, Instant now) {
        List<TableEvent.Seated> seated = new ArrayList<>();
        for (Chair chair : table.chairs()) {
            if (!chair.isFree()) {
                int start = table.opened().deal().starts().get(seated.size());
                seated.add(new TableEvent.Seated(chair.number(), chair.name(), start));
            }
        }
        return List.of(new TableEvent.Started(seated), cardTurned(table, 1, now));
    }

    private static TableEvent cardTurned(Table table, int round, Instant now) {
        Integer seconds = table.terms().secondsPerRound();
        Long deadline = seconds == null ? null : now.plusSeconds(seconds).toEpochMilli();
        return new TableEvent.CardTurned(round, table.opened().deal().deck().card(round), deadline);
    }

    private static Verdict move(Table table, String visitor, int round, Action action, Instant now) {
        Optional<Chair> chair = table.chairOf(visitor);
        if (chair.isEmpty()) {
            return notSeated();
        }
        Optional<Verdict> refusal = refusalOfRound(table, round, now);
        if (refusal.isPresent()) {
            return refusal.get();
        }
        if (chair.get().decisions() >= MOST_DECISIONS) {
            return decidedTooOften();
        }
        List<TableEvent> events = new ArrayList<>();
        if (!chair.get().hasPerson()) {
            events.add(new TableEvent.Returned(chair.get().number()));
        }
        return acted(table, events, Map.of(chair.get().number(), action), now);
    }

    private static Verdict botMove(Table table, int chair, int round, Action action, Instant now) {
        Optional<Verdict> refusal = refusalOfRound(table, round, now);
        if (refusal.isPresent()) {
            return refusal.get();
        }
        boolean waitedFor = table.undecided().stream()
                .anyMatch(waiting -> waiting.number() == chair && waiting.bot().isPresent());
        return waitedFor
                ? acted(table, new ArrayList<>(), Map.of(chair, action), now)
                : new Verdict.Accepted(List.of());
    }

    private static Verdict alarm(Table table, Instant now) {
        if (!table.phase().isOpen()) {
            return over();
        }
        if (isTimeUp(table, now)) {
            Map<Integer, Action> passes = new TreeMap<>();
            table.undecided().forEach(chair -> passes.put(chair.number(), new Pass()));
            return acted(table, new ArrayList<>(), passes, now);
        }
        return table.isForgotten(now) ? accepted(new TableEvent.Abandoned()) : new Verdict.Accepted(List.of());
    }

    /** Adds decisions to the events, and the end of the round if no others are missing. */
    private static Verdict acted(Table table, List<TableEvent> events, Map<Integer, Action> actions, Instant now) {
        Game game = table.begunGame();
        int round = game.position().round();
        Map<Integer, Action> decided = new TreeMap<>();
        game.decided()
                .forEach(
                        (start, action) -> decided.put(table.chairAtStart(start).number(), action));
        for (Map.Entry<Integer, Action> act : actions.entrySet()) {
            int start = table.chair(act.getKey()).startPoint();
            switch (game.after(new Event.Acted(start, act.getValue()))) {
                case Ruling.Illegal<Game>(Objection objection) -> {
                    return new Verdict.Refused(illegal(objection));
                }
                case Ruling.Legal<Game>(Game after) -> game = after;
            }
            decided.put(act.getKey(), act.getValue());
            events.add(new TableEvent.Acted(act.getKey(), round, act.getValue()));
        }
        if (game.position().open().isEmpty()) {
            events.add(closed(table, game.position(), decided));
            events.add(game.position().isOver() ? end(table, game.position()) : cardTurned(table, round + 1, now));
        }
        return new Verdict.Accepted(events);
    }

    private static TableEvent closed(Table table, Position position, Map<Integer, Action> decided) {
        List<TableEvent.Announced> announced = position.announcements().stream()
                .map(said -> new TableEvent.Announced(
                        table.chairAtStart(said.player().start()).number(), said.number(), said.points()))
                .toList();
        return new TableEvent.RoundClosed(position.round(), decided, announced, totals(table, position));
    }

    private static TableEvent end(Table table, Position position) {
        List<Integer> winners = position.winners().stream()
                .map(player -> table.chairAtStart(player.start()).number())
                .toList();
        return new TableEvent.Over(
                totals(table, position),
                winners,
                table.opened().deal().deck(),
                table.opened().salt());
    }

    private static Map<Integer, Integer> totals(Table table, Position position) {
        Map<Integer, Integer> totals = new TreeMap<>();
        for (Seat seat : position.seats()) {
            totals.put(table.chairAtStart(seat.player().start()).number(), seat.total());
        }
        return totals;
    }

    private static Verdict takeBack(Table table, String visitor, int round, Instant now) {
        Optional<Chair> chair = table.chairOf(visitor);
        if (chair.isEmpty()) {
            return notSeated();
        }
        Optional<Verdict> refusal = refusalOfRound(table, round, now);
        if (refusal.isPresent()) {
            return refusal.get();
        }
        if (table.undecided().contains(chair.get())) {
            return refused(Kind.NOTHING_TO_TAKE_BACK, "you have not decided in this round");
        }
        // A player who took the last allowed decision back could not decide any more.
        if (chair.get().decisions() >= MOST_DECISIONS) {
            return decidedTooOften();
        }
        int number = chair.get().number();
        TableEvent tookBack = new TableEvent.TookBack(number, round);
        // A player who takes the bot's decision back is here again; otherwise the bot would just decide again.
        return chair.get().hasPerson()
                ? accepted(tookBack)
                : new Verdict.Accepted(List.of(new TableEvent.Returned(number), tookBack));
    }

    private Verdict replace(Table table, String visitor, int chairNumber, Instant seen, Instant now) {
        if (table.chairOf(visitor).isEmpty()) {
            return notSeated();
        }
        if (table.phase() != Phase.PLAYING) {
            return table.phase() == Phase.WAITING ? notStarted() : over();
        }
        Optional<Chair> chair = table.findChair(chairNumber).filter(Chair::hasPerson);
        if (chair.isEmpty()) {
            return refused(Kind.NOT_GONE, "no player who could be replaced sits on chair " + chairNumber);
        }
        // The table knows that a player is back, even if this node has not heard of it.
        Instant here = seen.isAfter(chair.get().since()) ? seen : chair.get().since();
        Instant gone = here.plus(goneAfter);
        if (gone.isAfter(now)) {
            return refused(
                    Kind.NOT_GONE,
                    chair.get().name() + " was here a moment ago; ask again in "
                            + Math.max(1, Duration.between(now, gone).toSeconds()) + " seconds");
        }
        return accepted(new TableEvent.Replaced(chairNumber, STAND_IN));
    }

    private static Verdict comeBack(Table table, String visitor) {
        Optional<Chair> chair = table.chairOf(visitor);
        if (chair.isEmpty()) {
            return notSeated();
        }
        if (table.phase() != Phase.PLAYING) {
            return table.phase() == Phase.WAITING ? notStarted() : over();
        }
        return chair.get().hasPerson()
                ? refused(Kind.NOT_REPLACED, "no bot plays for you")
                : accepted(new TableEvent.Returned(chair.get().number()));
    }

    private static Verdict rematch(Table table, Command.Rematch wanted) {
        Optional<Refusal> refusal = refusalOfRematch(table, wanted.visitor());
        if (refusal.isPresent()) {
            return new Verdict.Refused(refusal.get());
        }
        return Objects.equals(table.rematch(), wanted.instead())
                ? accepted(new TableEvent.Rematch(wanted.table()))
                : new Verdict.Accepted(List.of());
    }

    /** Why a visitor cannot have a rematch of a table's game; empty if they can. */
    public static Optional<Refusal> refusalOfRematch(Table table, String visitor) {
        if (table.chairOf(visitor).isEmpty()) {
            return Optional.of(Refusal.of(Kind.NOT_YOUR_SEAT, "you do not sit at this table"));
        }
        if (table.phase().isOpen()) {
            return Optional.of(Refusal.of(Kind.NOT_OVER, "the game is not over yet"));
        }
        return table.wasGivenUpBeforeTheStart()
                ? Optional.of(Refusal.of(Kind.NOT_STARTED, "the game never began; make another table"))
                : Optional.empty();
    }

    private static Optional<Verdict> refusalOfRound(Table table, int round, Instant now) {
        if (table.phase() == Phase.WAITING) {
            return Optional.of(notStarted());
        }
        if (!table.phase().isOpen()) {
            return Optional.of(over());
        }
        int open = table.begunGame().position().round();
        if (open != round) {
            return Optional.of(refused(Kind.WRONG_ROUND, "round " + open + " is open, not round " + round));
        }
        // The alarm closes the round a moment later; until then, a command is too late all the same.
        return isTimeUp(table, now)
                ? Optional.of(refused(Kind.TIME_UP, "the time for round " + round + " is up"))
                : Optional.empty();
    }

    private static boolean isTimeUp(Table table, Instant now) {
        Long deadline = table.openRound().map(TableEvent.CardTurned::deadline).orElse(null);
        return deadline != null && deadline <= now.toEpochMilli();
    }

    private static Refusal illegal(Objection objection) {
        return new Refusal(
                Kind.ILLEGAL_MOVE,
                objection.sentence(),
                objection instanceof Objection.ToExtension extension
                        ? Optional.of(extension.field())
                        : Optional.empty());
    }

    private static Verdict accepted(TableEvent event) {
        return new Verdict.Accepted(List.of(event));
    }

    private static Verdict refused(Kind kind, String detail) {
        return new Verdict.Refused(Refusal.of(kind, detail));
    }

    private static Verdict notSeated() {
        return refused(Kind.NOT_YOUR_SEAT, "you do not sit at this table");
    }

    private static Verdict notStarted() {
        return refused(Kind.NOT_STARTED, "the game has not begun");
    }

    private static Verdict decidedTooOften() {
        return refused(
                Kind.DECIDED_TOO_OFTEN,
                "you have decided " + MOST_DECISIONS + " times in this round; your last decision stays");
    }

    private static Verdict over() {
        return refused(Kind.TABLE_OVER, "this table is over");
    }
}
