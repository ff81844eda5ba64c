package trasse.server.table;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import trasse.engine.bot.Level;
import trasse.rules.Action;
import trasse.rules.Event;
import trasse.rules.Game;
import trasse.rules.Objection;
import trasse.rules.Pass;
import trasse.rules.Position;
import trasse.rules.Ruling;
import trasse.server.table.Refusal.Kind;

/**
 * Judges commands by the rules of the table and of the game. Pure: the same table, command and time give the same verdict.
 *
 * @param goneAfter how long a player must have been offline before the others may let a bot take over
 */
public record Referee(Duration goneAfter) {
    /** The bot that plays for people who are gone. */
    private static final Level STAND_IN = Level.CAT;

    /** In a round, by one player, drafts included. Nobody needs as many, and each one is stored for good. */
    private static final int MOST_DECISIONS = 50;

    /** In a round, by one player; before the first round, and after the last, as many again. */
    private static final int MOST_REACTIONS = 5;

    /** How long a player may think before the others can nudge them. */
    private static final Duration UNDISTURBED = Duration.ofSeconds(20);

    public Verdict judge(Table table, Command command, Instant now) {
        return switch (command) {
            case Command.Join(String visitor, String name) -> join(table, visitor, name, now);
            case Command.Leave(String visitor) -> leave(table, visitor);
            case Command.Start(String visitor) -> start(table, visitor, now);
            case Command.StartWhenFull(String visitor) -> startWhenFull(table, visitor, now);
            case Command.Move(String visitor, int round, Action action) -> move(table, visitor, round, action, now);
            case Command.Draft(String visitor, int round, Action action) -> draft(table, visitor, round, action, now);
            case Command.TakeBack(String visitor, int round) -> takeBack(table, visitor, round, now);
            case Command.Finish(String visitor) -> finish(table, visitor, now);
            case Command.Replace(String visitor, int chair, Instant seen) -> replace(table, visitor, chair, seen, now);
            case Command.Return(String visitor) -> comeBack(table, visitor);
            case Command.Rematch rematch -> rematch(table, rematch);
            case Command.React(String visitor, Reaction reaction) -> react(table, visitor, reaction);
            case Command.Nudge(String visitor, int chair) -> nudge(table, visitor, chair, now);
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
        Table joined = following(table, events, now);
        if (joined.startsWhenFull() && joined.isFull()) {
            events.addAll(Rounds.begin(joined, now));
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
        return refusalOfStart(table, visitor).orElseGet(() -> new Verdict.Accepted(Rounds.begin(table, now)));
    }

    private static Verdict startWhenFull(Table table, String visitor, Instant now) {
        if (table.isFull()) {
            return start(table, visitor, now);
        }
        List<TableEvent> events = table.startsWhenFull() ? List.of() : List.of(new TableEvent.StartAwaited());
        return refusalOfStart(table, visitor).orElseGet(() -> new Verdict.Accepted(events));
    }

    private static Optional<Verdict> refusalOfStart(Table table, String visitor) {
        if (table.chairOf(visitor).isEmpty()) {
            return Optional.of(notSeated());
        }
        if (table.phase() == Phase.PLAYING) {
            return Optional.of(refused(Kind.ALREADY_STARTED, "the game has begun"));
        }
        if (table.phase() != Phase.WAITING) {
            return Optional.of(over());
        }
        Chair host =
                table.chairs().stream().filter(Chair::hasPerson).findFirst().orElseThrow();
        return host.isOf(visitor)
                ? Optional.empty()
                : Optional.of(refused(Kind.NOT_HOST, host.name() + " sits on the first chair and starts the game"));
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
        if (chair.get().activity().decisions() >= MOST_DECISIONS) {
            return decidedTooOften();
        }
        TableEvent.Acted decision = new TableEvent.Acted(chair.get().number(), round, action);
        return decided(table, back(chair.get()), List.of(decision), now);
    }

    private static Verdict draft(Table table, String visitor, int round, Action action, Instant now) {
        Optional<Chair> chair = table.chairOf(visitor);
        if (chair.isEmpty()) {
            return notSeated();
        }
        Optional<Verdict> refusal = refusalOfRound(table, round, now);
        if (refusal.isPresent()) {
            return refusal.get();
        }
        // The last allowed decision is kept for a real one.
        if (chair.get().activity().decisions() >= MOST_DECISIONS - 1) {
            return decidedTooOften();
        }
        return switch (table.begunGame().after(new Event.Acted(chair.get().startPoint(), action))) {
            case Ruling.Illegal<Game>(Objection objection) -> new Verdict.Refused(illegal(objection));
            case Ruling.Legal<Game> legal ->
                accepted(
                        back(chair.get()),
                        List.of(new TableEvent.Drafted(chair.get().number(), round, action)));
        };
    }

    private static Verdict botMove(Table table, int chair, int round, Action action, Instant now) {
        Optional<Verdict> refusal = refusalOfRound(table, round, now);
        if (refusal.isPresent()) {
            return refusal.get();
        }
        boolean waitedFor = table.undecided().stream()
                .anyMatch(waiting -> waiting.number() == chair && waiting.bot().isPresent());
        return waitedFor
                ? decided(table, List.of(), List.of(new TableEvent.Acted(chair, round, action)), now)
                : new Verdict.Accepted(List.of());
    }

    private static Verdict alarm(Table table, Instant now) {
        if (!table.phase().isOpen()) {
            return over();
        }
        if (isTimeUp(table, now)) {
            return decided(table, List.of(), decisionsAtTheDeadline(table), now);
        }
        return table.isForgotten(now) ? accepted(new TableEvent.Abandoned()) : new Verdict.Accepted(List.of());
    }

    /** Players who have not decided play their draft, or pass if they have none. */
    private static List<TableEvent.Acted> decisionsAtTheDeadline(Table table) {
        int round = table.begunGame().position().round();
        return table.undecided().stream()
                .map(chair -> new TableEvent.Acted(
                        chair.number(), round, chair.activity().draftOrPass(), true))
                .toList();
    }

    private static Verdict decided(
            Table table, List<TableEvent> before, List<TableEvent.Acted> decisions, Instant now) {
        return switch (Rounds.decide(table, decisions, now)) {
            case Ruling.Illegal<List<TableEvent>>(Objection objection) -> new Verdict.Refused(illegal(objection));
            case Ruling.Legal<List<TableEvent>>(List<TableEvent> events) -> accepted(before, events);
        };
    }

    /** A player who does something while a bot stands in is back, and the bot steps aside. */
    private static List<TableEvent> back(Chair chair) {
        return chair.hasPerson() ? List.of() : List.of(new TableEvent.Returned(chair.number()));
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
        if (chair.get().finished()) {
            return refused(Kind.NOTHING_TO_TAKE_BACK, "you have finished, and pass in every round");
        }
        if (table.undecided().contains(chair.get())) {
            return refused(Kind.NOTHING_TO_TAKE_BACK, "you have not decided in this round");
        }
        // A player who took the last allowed decision back could not decide any more.
        if (chair.get().activity().decisions() >= MOST_DECISIONS) {
            return decidedTooOften();
        }
        // Without the player's return, the bot would just decide again.
        return accepted(
                back(chair.get()), List.of(new TableEvent.TookBack(chair.get().number(), round)));
    }

    private static Verdict finish(Table table, String visitor, Instant now) {
        Optional<Chair> chair = table.chairOf(visitor);
        if (chair.isEmpty()) {
            return notSeated();
        }
        if (table.phase() != Phase.PLAYING) {
            return notPlaying(table);
        }
        if (chair.get().finished()) {
            return new Verdict.Accepted(List.of());
        }
        Position position = table.begunGame().position();
        if (!position.isStuck(position.seat(chair.get().startPoint()).orElseThrow())) {
            return refused(Kind.NOT_STUCK, "your line can still grow");
        }
        int number = chair.get().number();
        List<TableEvent> events = new ArrayList<>(back(chair.get()));
        events.add(new TableEvent.Finished(number));
        List<TableEvent.Acted> pass = table.undecided().contains(chair.get())
                ? List.of(new TableEvent.Acted(number, position.round(), new Pass()))
                : List.of();
        return decided(following(table, events, now), events, pass, now);
    }

    private Verdict replace(Table table, String visitor, int chairNumber, Instant seen, Instant now) {
        if (table.chairOf(visitor).isEmpty()) {
            return notSeated();
        }
        if (table.phase() != Phase.PLAYING) {
            return notPlaying(table);
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
            return notPlaying(table);
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

    private static Verdict react(Table table, String visitor, Reaction reaction) {
        Optional<Chair> chair = table.chairOf(visitor);
        if (chair.isEmpty()) {
            return notSeated();
        }
        return chair.get().activity().reactions() < MOST_REACTIONS
                ? accepted(new TableEvent.Reacted(chair.get().number(), reaction))
                : refused(Kind.REACTED_TOO_OFTEN, "a player reacts at most " + MOST_REACTIONS + " times a round");
    }

    private static Verdict nudge(Table table, String visitor, int chairNumber, Instant now) {
        Optional<Chair> by = table.chairOf(visitor);
        if (by.isEmpty()) {
            return notSeated();
        }
        if (table.phase() != Phase.PLAYING) {
            return notPlaying(table);
        }
        List<Chair> undecided = table.undecided();
        if (undecided.contains(by.get())) {
            return refused(Kind.NOT_WAITING, "decide yourself first");
        }
        Optional<Chair> late = undecided.stream()
                .filter(chair -> chair.number() == chairNumber && chair.hasPerson())
                .findFirst();
        if (late.isEmpty()) {
            return refused(Kind.NOT_WAITING, "no player on chair " + chairNumber + " has yet to decide");
        }
        if (table.turnedAt().plus(UNDISTURBED).isAfter(now)) {
            return refused(
                    Kind.NOT_WAITING,
                    "a player has " + UNDISTURBED.toSeconds() + " seconds before the others can nudge");
        }
        return late.get().activity().nudged()
                ? refused(Kind.NUDGED_ALREADY, late.get().name() + " was nudged in this round already")
                : accepted(new TableEvent.Nudged(chairNumber, by.get().number()));
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

    /** The table after events that a command leads to. */
    private static Table following(Table table, List<TableEvent> events, Instant now) {
        List<Entry> entries = new ArrayList<>();
        for (TableEvent event : events) {
            entries.add(new Entry(table.number() + 1 + entries.size(), now, event, null));
        }
        return table.after(entries);
    }

    private static Verdict accepted(TableEvent event) {
        return new Verdict.Accepted(List.of(event));
    }

    private static Verdict accepted(List<TableEvent> before, List<TableEvent> events) {
        return new Verdict.Accepted(
                Stream.concat(before.stream(), events.stream()).toList());
    }

    private static Verdict refused(Kind kind, String detail) {
        return new Verdict.Refused(Refusal.of(kind, detail));
    }

    private static Verdict notSeated() {
        return refused(Kind.NOT_YOUR_SEAT, "you do not sit at this table");
    }

    private static Verdict notPlaying(Table table) {
        return table.phase() == Phase.WAITING ? notStarted() : over();
    }

    private static Verdict notStarted() {
        return refused(Kind.NOT_STARTED, "the game has not begun");
    }

    private static Verdict decidedTooOften() {
        return refused(
                Kind.DECIDED_TOO_OFTEN,
                "a player decides at most " + MOST_DECISIONS + " times a round; your last decision stays");
    }

    private static Verdict over() {
        return refused(Kind.TABLE_OVER, "this table is over");
    }
}
