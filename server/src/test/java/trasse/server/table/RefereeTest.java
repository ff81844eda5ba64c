package trasse.server.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import trasse.engine.bot.Level;
import trasse.rules.Action;
import trasse.rules.Deal;
import trasse.rules.Deck;
import trasse.rules.Edition;
import trasse.rules.Extension;
import trasse.rules.Field;
import trasse.rules.Pass;
import trasse.rules.Position;
import trasse.rules.Prng;
import trasse.rules.Seat;
import trasse.rules.notation.BuiltInBoards;
import trasse.server.table.Refusal.Kind;
import trasse.testkit.DeadEnd;

/** Every command and every refusal, on tables that are folded from events. */
class RefereeTest {
    private static final Instant NOON = Instant.parse("2026-11-16T12:00:00Z");
    private static final Duration GONE_AFTER = Duration.ofMinutes(1);
    private static final Instant LATER = NOON.plus(GONE_AFTER);
    private static final Referee REFEREE = new Referee(GONE_AFTER);
    private static final Deal DEAL = Deal.random(Deck.STANDARD, 4, new Prng(1));
    private static final Action PASS = new Pass();
    private static final int SECONDS = 30;

    /** The kinds that other services give. */
    private static final Set<Kind> GIVEN_ELSEWHERE = EnumSet.of(
            Kind.BAD_TERMS,
            Kind.BAD_NAME,
            Kind.TOO_MANY_TABLES,
            Kind.NOT_SOLO,
            Kind.WITH_HINTS,
            Kind.DAILY_DEAL,
            Kind.ALREADY_PLAYED,
            Kind.PLAY_FIRST);

    private static Terms terms(int people, List<Level> bots) {
        return new Terms(Edition.BOARDS, BuiltInBoards.classic(), people, bots, null, false, false);
    }

    private static Table opened(TableEvent.Opened opened) {
        return Table.of("table", List.of(new Entry(1, NOON, opened, null)));
    }

    private static Table forTwo() {
        return opened(TableEvent.Opened.forAnyone(terms(2, List.of()), DEAL, "salt"));
    }

    private static Table withBot() {
        return opened(TableEvent.Opened.forAnyone(terms(2, List.of(Level.MAGPIE)), DEAL, "salt"));
    }

    private static Table timed() {
        Terms terms = new Terms(Edition.BOARDS, BuiltInBoards.classic(), 2, List.of(), SECONDS, false, false);
        return opened(TableEvent.Opened.forAnyone(terms, DEAL, "salt"));
    }

    private static Table forInvited() {
        return opened(TableEvent.Opened.forInvited(List.of("ada", "ben"), terms(2, List.of()), DEAL, "salt"));
    }

    private static List<TableEvent> accepted(Table table, Command command, Instant now) {
        return assertInstanceOf(Verdict.Accepted.class, REFEREE.judge(table, command, now))
                .events();
    }

    private static Refusal refused(Table table, Command command, Instant now) {
        return assertInstanceOf(Verdict.Refused.class, REFEREE.judge(table, command, now))
                .refusal();
    }

    private static Table after(Table table, Command command, Instant now) {
        List<Entry> entries = new ArrayList<>();
        for (TableEvent event : accepted(table, command, now)) {
            entries.add(new Entry(table.number() + 1 + entries.size(), now, event, null));
        }
        return table.after(entries);
    }

    private static Table after(Table table, Command... commands) {
        Table moved = table;
        for (Command command : commands) {
            moved = after(moved, command, NOON);
        }
        return moved;
    }

    private static Table seated(Table table) {
        return after(table, new Command.Join("ada", "Ada"), new Command.Join("ben", "Ben"));
    }

    private static Table playing(Table table) {
        return after(seated(table), new Command.Start("ada"));
    }

    private static Table playing() {
        return playing(forTwo());
    }

    private static Table abandoned() {
        return after(playing(), new Command.Leave("ada"), new Command.Leave("ben"));
    }

    private static Table over() {
        return round(Deck.SIZE, playing());
    }

    /** After this many rounds in which both players pass. */
    private static Table round(int rounds, Table begun) {
        Table table = begun;
        for (int round = 1; round <= rounds; round++) {
            table = after(table, new Command.Move("ada", round, PASS), new Command.Move("ben", round, PASS));
        }
        return table;
    }

    private static Table decidedOften(int times) {
        Table table = playing();
        for (int i = 0; i < times; i++) {
            table = after(table, new Command.Move("ada", 1, PASS));
        }
        return table;
    }

    private static TableEvent cardTurned(int round) {
        return new TableEvent.CardTurned(round, DEAL.deck().card(round), null);
    }

    // What happens when a command is accepted.

    @Test
    void theFirstToJoinGetsTheFirstChair() {
        assertEquals(
                List.of(new TableEvent.Joined(1, "ada", "Ada")),
                accepted(forTwo(), new Command.Join("ada", "Ada"), NOON));
    }

    @Test
    void aChairThatWasLeftIsTakenFirst() {
        Table left = after(seated(forTwo()), new Command.Leave("ada"));
        assertEquals(
                List.of(new TableEvent.Joined(1, "cleo", "Cleo")),
                accepted(left, new Command.Join("cleo", "Cleo"), NOON));
    }

    @Test
    void aTableForOneBeginsAtOnce() {
        Table empty = opened(TableEvent.Opened.forAnyone(terms(1, List.of(Level.MAGPIE)), DEAL, "salt"));
        assertEquals(
                List.of(
                        new TableEvent.Joined(1, "ada", "Ada"),
                        new TableEvent.Started(List.of(
                                new TableEvent.Seated(1, "Ada", DEAL.starts().get(0)),
                                new TableEvent.Seated(2, "Magpie", DEAL.starts().get(1)))),
                        cardTurned(1)),
                accepted(empty, new Command.Join("ada", "Ada"), NOON));
    }

    @Test
    void anInvitedVisitorMayJoin() {
        assertEquals(
                List.of(new TableEvent.Joined(1, "ben", "Ben")),
                accepted(forInvited(), new Command.Join("ben", "Ben"), NOON));
    }

    @Test
    void aPlayerWhoLeavesBeforeTheStartGivesTheChairBack() {
        assertEquals(List.of(new TableEvent.Left(2)), accepted(seated(forTwo()), new Command.Leave("ben"), NOON));
    }

    @Test
    void aBotPlaysForAPlayerWhoLeavesTheGame() {
        assertEquals(
                List.of(new TableEvent.Replaced(2, Level.CAT)), accepted(playing(), new Command.Leave("ben"), NOON));
    }

    @Test
    void theTableIsAbandonedWhenTheLastPersonLeaves() {
        Table alone = after(playing(withBot()), new Command.Leave("ben"));
        assertEquals(List.of(new TableEvent.Abandoned()), accepted(alone, new Command.Leave("ada"), NOON));
    }

    @Test
    void theGameStartsWithThePlayersWhoAreThere() {
        Table one = after(withBot(), new Command.Join("ada", "Ada"));
        assertEquals(
                List.of(
                        new TableEvent.Started(List.of(
                                new TableEvent.Seated(1, "Ada", DEAL.starts().get(0)),
                                new TableEvent.Seated(3, "Magpie", DEAL.starts().get(1)))),
                        cardTurned(1)),
                accepted(one, new Command.Start("ada"), NOON));
    }

    @Test
    void aGameCanWaitForTheLastChair() {
        Table one = after(forTwo(), new Command.Join("ada", "Ada"));
        assertEquals(List.of(new TableEvent.StartAwaited()), accepted(one, new Command.StartWhenFull("ada"), NOON));
    }

    @Test
    void aGameThatWaitsForTheLastChairIsNotMadeToWaitAgain() {
        Table awaited = after(forTwo(), new Command.Join("ada", "Ada"), new Command.StartWhenFull("ada"));
        assertEquals(List.of(), accepted(awaited, new Command.StartWhenFull("ada"), NOON));
    }

    @Test
    void thePlayerOnTheLastChairStartsAGameThatWaits() {
        Table awaited = after(forTwo(), new Command.Join("ada", "Ada"), new Command.StartWhenFull("ada"));
        assertEquals(
                List.of(TableEvent.Joined.class, TableEvent.Started.class, TableEvent.CardTurned.class),
                types(accepted(awaited, new Command.Join("ben", "Ben"), NOON)));
    }

    @Test
    void aGameWaitsOnWhenAPlayerLeaves() {
        Table three = opened(TableEvent.Opened.forAnyone(terms(3, List.of()), DEAL, "salt"));
        Table left = after(seated(three), new Command.StartWhenFull("ada"), new Command.Leave("ada"));
        Table two = after(left, new Command.Join("cleo", "Cleo"));
        assertEquals(Phase.WAITING, two.phase());
        assertEquals(Phase.PLAYING, after(two, new Command.Join("ada", "Ada")).phase());
    }

    @Test
    void aGameThatWaitsCanBeStartedAtOnce() {
        Table awaited = after(forTwo(), new Command.Join("ada", "Ada"), new Command.StartWhenFull("ada"));
        assertEquals(
                List.of(TableEvent.Started.class, TableEvent.CardTurned.class),
                types(accepted(awaited, new Command.Start("ada"), NOON)));
    }

    @Test
    void aFullTableDoesNotWait() {
        assertEquals(
                List.of(TableEvent.Started.class, TableEvent.CardTurned.class),
                types(accepted(seated(forTwo()), new Command.StartWhenFull("ada"), NOON)));
    }

    @Test
    void aTimedRoundHasADeadline() {
        assertEquals(
                new TableEvent.CardTurned(
                        1, DEAL.deck().card(1), NOON.plusSeconds(SECONDS).toEpochMilli()),
                accepted(seated(timed()), new Command.Start("ada"), NOON).getLast());
    }

    @Test
    void aDecisionWaitsForTheOthers() {
        assertEquals(
                List.of(new TableEvent.Acted(1, 1, PASS)), accepted(playing(), new Command.Move("ada", 1, PASS), NOON));
    }

    @Test
    void theLastDecisionClosesTheRoundAndTurnsTheNextCard() {
        Table waiting = after(playing(), new Command.Move("ada", 1, PASS));
        assertEquals(
                List.of(
                        new TableEvent.Acted(2, 1, PASS),
                        new TableEvent.RoundClosed(1, Map.of(1, PASS, 2, PASS), List.of(), Map.of(1, -60, 2, -60)),
                        cardTurned(2)),
                accepted(waiting, new Command.Move("ben", 1, PASS), NOON));
    }

    @Test
    void aNewDecisionReplacesTheOldOne() {
        Table table = playing();
        Table decided =
                after(table, new Command.Move("ada", 1, anExtension(table, 1)), new Command.Move("ada", 1, PASS));
        Table closed = after(decided, new Command.Move("ben", 1, PASS));
        assertEquals(seat(table, 1).line().path(), seat(closed, 1).line().path());
    }

    private static Seat seat(Table table, int chair) {
        return table.begunGame()
                .position()
                .seat(table.chair(chair).startPoint())
                .orElseThrow();
    }

    private static Action anExtension(Table table, int chair) {
        return seat(table, chair)
                .line()
                .extensions(DEAL.deck().card(1), table.terms().board())
                .get(0);
    }

    @Test
    void aDraftDecidesNothingYet() {
        Table table = after(playing(timed()), new Command.Move("ada", 1, PASS));
        Action draft = anExtension(table, 2);
        assertEquals(
                List.of(new TableEvent.Drafted(2, 1, draft)),
                accepted(table, new Command.Draft("ben", 1, draft), NOON));
    }

    @Test
    void theAlarmPlaysTheLastDraft() {
        Table table = playing(timed());
        Action draft = anExtension(table, 2);
        Table drafted = after(table, new Command.Draft("ben", 1, PASS), new Command.Draft("ben", 1, draft));
        assertEquals(
                List.of(new TableEvent.Acted(1, 1, PASS, true), new TableEvent.Acted(2, 1, draft, true)),
                accepted(drafted, new Command.Alarm(), NOON.plusSeconds(SECONDS))
                        .subList(0, 2));
    }

    @Test
    void aDecisionCountsMoreThanALaterDraft() {
        Table table = playing(timed());
        Table drafted =
                after(table, new Command.Move("ben", 1, PASS), new Command.Draft("ben", 1, anExtension(table, 2)));
        assertEquals(
                List.of(new TableEvent.Acted(1, 1, PASS, true)),
                accepted(drafted, new Command.Alarm(), NOON.plusSeconds(SECONDS))
                        .subList(0, 1));
    }

    @Test
    void aDraftIsForItsRoundOnly() {
        Table table = playing(timed());
        Table next = round(1, after(table, new Command.Draft("ben", 1, anExtension(table, 2))));
        assertEquals(
                List.of(new TableEvent.Acted(1, 2, PASS, true), new TableEvent.Acted(2, 2, PASS, true)),
                accepted(next, new Command.Alarm(), NOON.plusSeconds(SECONDS)).subList(0, 2));
    }

    @Test
    void aPlayerWhoDraftsIsBack() {
        Table replaced = after(playing(), new Command.Leave("ben"));
        assertEquals(
                List.of(new TableEvent.Returned(2), new TableEvent.Drafted(2, 1, PASS)),
                accepted(replaced, new Command.Draft("ben", 1, PASS), NOON));
    }

    @Test
    void aPlayerWhoHasDraftedAsOftenAsPossibleCanStillDecide() {
        Table table = playing();
        for (int i = 0; i < 49; i++) {
            table = after(table, new Command.Draft("ada", 1, PASS));
        }
        assertEquals(
                Kind.DECIDED_TOO_OFTEN,
                refused(table, new Command.Draft("ada", 1, PASS), NOON).kind());
        accepted(table, new Command.Move("ada", 1, PASS), NOON);
    }

    @Test
    void theLastRoundEndsTheGameAndRevealsTheDeal() {
        Table last = after(round(Deck.SIZE - 1, playing()), new Command.Move("ada", Deck.SIZE, PASS));
        assertEquals(
                new TableEvent.Over(Map.of(1, -60, 2, -60), List.of(1, 2), DEAL.deck(), "salt"),
                accepted(last, new Command.Move("ben", Deck.SIZE, PASS), NOON).getLast());
    }

    @Test
    void aPlayerWhoMovesIsBack() {
        Table replaced = after(playing(), new Command.Leave("ben"));
        assertEquals(
                List.of(new TableEvent.Returned(2), new TableEvent.Acted(2, 1, PASS)),
                accepted(replaced, new Command.Move("ben", 1, PASS), NOON));
    }

    @Test
    void aDecisionCanBeTakenBack() {
        Table decided = after(playing(), new Command.Move("ada", 1, PASS));
        assertEquals(List.of(new TableEvent.TookBack(1, 1)), accepted(decided, new Command.TakeBack("ada", 1), NOON));
    }

    @Test
    void aPlayerWhoTakesTheBotsDecisionBackIsBack() {
        Table decided = after(playing(), new Command.Leave("ben"), new Command.BotMove(2, 1, PASS));
        assertEquals(
                List.of(new TableEvent.Returned(2), new TableEvent.TookBack(2, 1)),
                accepted(decided, new Command.TakeBack("ben", 1), NOON));
    }

    @Test
    void aPlayerWhoIsGoneCanBeReplaced() {
        assertEquals(
                List.of(new TableEvent.Replaced(2, Level.CAT)),
                accepted(playing(), new Command.Replace("ada", 2, NOON), LATER));
    }

    @Test
    void aPlayerWhoWasReplacedCanComeBack() {
        Table replaced = after(playing(), new Command.Leave("ben"));
        assertEquals(List.of(new TableEvent.Returned(2)), accepted(replaced, new Command.Return("ben"), NOON));
    }

    @Test
    void aRematchIsAnnounced() {
        assertEquals(
                List.of(new TableEvent.Rematch("next")),
                accepted(over(), new Command.Rematch("ada", "next", null), NOON));
    }

    @Test
    void anAbandonedGameCanHaveARematch() {
        assertEquals(
                List.of(new TableEvent.Rematch("next")),
                accepted(abandoned(), new Command.Rematch("ada", "next", null), NOON));
    }

    @Test
    void aRematchThatWasGivenUpIsReplacedByAnother() {
        Table announced = after(over(), new Command.Rematch("ada", "next", null));
        assertEquals(
                List.of(new TableEvent.Rematch("another")),
                accepted(announced, new Command.Rematch("ben", "another", "next"), NOON));
    }

    @Test
    void aRematchThatIsAnnouncedAlreadyIsNotAnnouncedAgain() {
        Table announced = after(over(), new Command.Rematch("ada", "next", null));
        assertEquals(List.of(), accepted(announced, new Command.Rematch("ben", "next", null), NOON));
    }

    @Test
    void aBotsDecisionCounts() {
        assertEquals(
                List.of(new TableEvent.Acted(3, 1, PASS)),
                accepted(playing(withBot()), new Command.BotMove(3, 1, PASS), NOON));
    }

    @Test
    void aSecondDecisionOfABotChangesNothing() {
        Table decided = after(playing(withBot()), new Command.BotMove(3, 1, PASS));
        assertEquals(List.of(), accepted(decided, new Command.BotMove(3, 1, PASS), NOON));
    }

    @Test
    void aBotDoesNotDecideForAPlayerWhoIsBack() {
        Table back = after(playing(), new Command.Leave("ben"), new Command.Return("ben"));
        assertEquals(List.of(), accepted(back, new Command.BotMove(2, 1, PASS), NOON));
    }

    @Test
    void theAlarmPassesForAllWhoAreLate() {
        Instant deadline = NOON.plusSeconds(SECONDS);
        Table half = after(playing(timed()), new Command.Move("ada", 1, PASS));
        List<TableEvent> events = accepted(half, new Command.Alarm(), deadline);
        assertEquals(
                List.of(
                        new TableEvent.Acted(2, 1, PASS, true),
                        new TableEvent.RoundClosed(1, Map.of(1, PASS, 2, PASS), List.of(), Map.of(1, -60, 2, -60)),
                        new TableEvent.CardTurned(
                                2,
                                DEAL.deck().card(2),
                                deadline.plusSeconds(SECONDS).toEpochMilli())),
                events);
    }

    @Test
    void theAlarmComesTooEarly() {
        assertEquals(
                List.of(),
                accepted(
                        playing(timed()),
                        new Command.Alarm(),
                        NOON.plusSeconds(SECONDS).minusMillis(1)));
    }

    @Test
    void aTableWhereNobodyStartsIsAbandonedAfterADay() {
        Instant aDayLater = NOON.plus(Duration.ofDays(1));
        assertEquals(List.of(), accepted(forTwo(), new Command.Alarm(), aDayLater.minusMillis(1)));
        assertEquals(List.of(new TableEvent.Abandoned()), accepted(forTwo(), new Command.Alarm(), aDayLater));
    }

    @Test
    void aGameWhereNobodyMovesIsAbandonedAfterThirtyDays() {
        Instant aMonthLater = NOON.plus(Duration.ofDays(30));
        assertEquals(List.of(), accepted(playing(), new Command.Alarm(), aMonthLater.minusMillis(1)));
        assertEquals(List.of(new TableEvent.Abandoned()), accepted(playing(), new Command.Alarm(), aMonthLater));
    }

    /** A deal by which two players who steer into dead ends are soon both stuck. */
    private static final Deal NARROW = Deal.random(Deck.STANDARD, 4, new Prng(7));

    /** A table where these players have steered into a dead end, and the others have passed. */
    private static Table stuck(List<String> visitors) {
        Table table = playing(opened(TableEvent.Opened.forAnyone(terms(2, List.of()), NARROW, "salt")));
        while (!visitors.stream().allMatch(isStuckAt(table))) {
            for (String visitor : List.of("ada", "ben")) {
                Action action = visitors.contains(visitor) ? intoADeadEnd(table, visitor) : PASS;
                table = after(table, new Command.Move(visitor, openRound(table), action));
            }
        }
        return table;
    }

    private static Predicate<String> isStuckAt(Table table) {
        Position position = table.begunGame().position();
        return visitor -> position.isStuck(seat(table, table.chairNumberOf(visitor)));
    }

    private static Action intoADeadEnd(Table table, String visitor) {
        Position position = table.begunGame().position();
        return DeadEnd.move(
                seat(table, table.chairNumberOf(visitor)).line(),
                position.open().orElseThrow(),
                position.left(),
                table.terms().board());
    }

    private static int openRound(Table table) {
        return table.begunGame().position().round();
    }

    private static List<Class<?>> types(List<TableEvent> events) {
        return events.stream().<Class<?>>map(TableEvent::getClass).toList();
    }

    @Test
    void aPlayerWhoFinishesPassesInTheOpenRound() {
        Table table = stuck(List.of("ada"));
        assertEquals(
                List.of(new TableEvent.Finished(1), new TableEvent.Acted(1, openRound(table), PASS)),
                accepted(table, new Command.Finish("ada"), NOON));
    }

    @Test
    void aPlayerWhoHasPassedAlreadyJustFinishes() {
        Table table = stuck(List.of("ada"));
        Table passed = after(table, new Command.Move("ada", openRound(table), PASS));
        assertEquals(List.of(new TableEvent.Finished(1)), accepted(passed, new Command.Finish("ada"), NOON));
    }

    @Test
    void aPlayerWhoHasFinishedPassesAsSoonAsACardIsTurned() {
        Table table = after(stuck(List.of("ada")), new Command.Finish("ada"));
        int round = openRound(table);
        List<TableEvent> events = accepted(table, new Command.Move("ben", round, PASS), NOON);
        assertEquals(
                List.of(
                        TableEvent.Acted.class,
                        TableEvent.RoundClosed.class,
                        TableEvent.CardTurned.class,
                        TableEvent.Acted.class),
                types(events));
        assertEquals(new TableEvent.Acted(1, round + 1, PASS), events.getLast());
    }

    @Test
    void whenTheLastPlayerFinishesTheGameIsOver() {
        Table table = after(stuck(List.of("ada", "ben")), new Command.Finish("ada"));
        List<TableEvent> events = accepted(table, new Command.Finish("ben"), NOON);
        int left = Deck.SIZE - openRound(table);
        assertTrue(left > 0);
        assertInstanceOf(TableEvent.Over.class, events.getLast());
        assertEquals(
                left,
                events.stream().filter(TableEvent.CardTurned.class::isInstance).count());
        assertEquals(Phase.OVER, after(table, new Command.Finish("ben")).phase());
    }

    @Test
    void aPlayerWhoFinishesTwiceFinishesOnce() {
        Table table = after(stuck(List.of("ada")), new Command.Finish("ada"));
        assertEquals(List.of(), accepted(table, new Command.Finish("ada"), NOON));
    }

    @Test
    void aPlayerWhoFinishesIsBack() {
        Table table = after(stuck(List.of("ada")), new Command.Leave("ada"));
        assertEquals(
                List.of(TableEvent.Returned.class, TableEvent.Finished.class, TableEvent.Acted.class),
                types(accepted(table, new Command.Finish("ada"), NOON)));
    }

    private static final Instant UNDISTURBED = NOON.plusSeconds(20);

    private static Table reactedOften(Table table) {
        Table moved = table;
        for (int i = 0; i < 5; i++) {
            moved = after(moved, new Command.React("ada", Reaction.WOW));
        }
        return moved;
    }

    @Test
    void aPlayerCanReactBeforeDuringAndAfterTheGame() {
        for (Table table : List.of(seated(forTwo()), playing(), over(), abandoned())) {
            assertEquals(
                    List.of(new TableEvent.Reacted(2, Reaction.BRAVO)),
                    accepted(table, new Command.React("ben", Reaction.BRAVO), NOON));
        }
    }

    @Test
    void aPlayerWhoHasReactedTooOftenCanReactInTheNextRoundAndAfterTheGame() {
        accepted(round(1, reactedOften(playing())), new Command.React("ada", Reaction.WOW), NOON);
        Table last = reactedOften(round(Deck.SIZE - 1, playing()));
        Table over = after(last, new Command.Move("ada", Deck.SIZE, PASS), new Command.Move("ben", Deck.SIZE, PASS));
        accepted(over, new Command.React("ada", Reaction.WOW), NOON);
    }

    @Test
    void aPlayerWhoHasDecidedCanNudgeOneWhoHasNot() {
        Table waiting = after(playing(), new Command.Move("ada", 1, PASS));
        assertEquals(List.of(new TableEvent.Nudged(2, 1)), accepted(waiting, new Command.Nudge("ada", 2), UNDISTURBED));
    }

    @Test
    void aPlayerCanBeNudgedAgainInTheNextRound() {
        Table nudged =
                after(after(playing(), new Command.Move("ada", 1, PASS)), new Command.Nudge("ada", 2), UNDISTURBED);
        Table next = after(nudged, new Command.Move("ben", 1, PASS), new Command.Move("ada", 2, PASS));
        accepted(next, new Command.Nudge("ada", 2), UNDISTURBED);
    }

    // What is refused.

    /**
     * A command that is refused.
     *
     * @param state what is special about the table
     */
    record Case(String state, Table table, Command command, Instant now, Kind kind) {
        private static Case of(String state, Table table, Command command, Kind kind) {
            return new Case(state, table, command, NOON, kind);
        }

        @Override
        public String toString() {
            return command.getClass().getSimpleName() + " " + state + " is " + kind;
        }
    }

    static List<Case> refusals() {
        List<Case> cases = new ArrayList<>();
        cases.addAll(refusedJoins());
        cases.addAll(refusedLeaves());
        cases.addAll(refusedStarts(Command.Start::new));
        cases.addAll(refusedStarts(Command.StartWhenFull::new));
        cases.addAll(refusedInRounds("ada", round -> new Command.Move("ada", round, PASS)));
        cases.addAll(refusedInRounds("ada", round -> new Command.Draft("ada", round, PASS)));
        cases.addAll(refusedInRounds("ada", round -> new Command.TakeBack("ada", round)));
        cases.addAll(refusedInRounds("a bot", round -> new Command.BotMove(3, round, PASS)));
        cases.addAll(refusedDecisions());
        cases.addAll(refusedFinishes());
        cases.addAll(refusedReplacements());
        cases.addAll(refusedReturns());
        cases.addAll(refusedRematches());
        cases.addAll(refusedNudges());
        cases.add(Case.of("by a spectator", playing(), new Command.React("cleo", Reaction.WOW), Kind.NOT_YOUR_SEAT));
        cases.add(Case.of(
                "too often", reactedOften(playing()), new Command.React("ada", Reaction.WOW), Kind.REACTED_TOO_OFTEN));
        cases.add(Case.of("when all is over", over(), new Command.Alarm(), Kind.TABLE_OVER));
        cases.add(Case.of("when the table is abandoned", abandoned(), new Command.Alarm(), Kind.TABLE_OVER));
        return cases;
    }

    private static List<Case> refusedJoins() {
        Command cleo = new Command.Join("cleo", "Cleo");
        return List.of(
                Case.of("twice", seated(forTwo()), new Command.Join("ada", "Other"), Kind.ALREADY_SEATED),
                Case.of("when all is over", over(), cleo, Kind.TABLE_OVER),
                Case.of("when the table is abandoned", abandoned(), cleo, Kind.TABLE_OVER),
                Case.of("during the game", playing(), cleo, Kind.ALREADY_STARTED),
                Case.of("without an invitation", forInvited(), cleo, Kind.NOT_INVITED),
                Case.of("with another's name", seated(withBot()), new Command.Join("cleo", "BEN"), Kind.NAME_TAKEN),
                Case.of("with a bot's name", withBot(), new Command.Join("cleo", "magpie"), Kind.NAME_TAKEN),
                Case.of("without a free chair", seated(forTwo()), cleo, Kind.TABLE_FULL));
    }

    private static List<Case> refusedLeaves() {
        Table replaced = after(playing(), new Command.Leave("ben"));
        return List.of(
                Case.of("of a spectator", playing(), new Command.Leave("cleo"), Kind.NOT_YOUR_SEAT),
                Case.of("when all is over", over(), new Command.Leave("ada"), Kind.TABLE_OVER),
                Case.of("when the table is abandoned", abandoned(), new Command.Leave("ada"), Kind.TABLE_OVER),
                Case.of("twice", replaced, new Command.Leave("ben"), Kind.ALREADY_REPLACED));
    }

    private static List<Case> refusedStarts(Function<String, Command> command) {
        Table free = seated(opened(TableEvent.Opened.forAnyone(terms(3, List.of()), DEAL, "salt")));
        return List.of(
                Case.of("by a spectator", seated(forTwo()), command.apply("cleo"), Kind.NOT_YOUR_SEAT),
                Case.of("twice", playing(), command.apply("ada"), Kind.ALREADY_STARTED),
                Case.of("when all is over", over(), command.apply("ada"), Kind.TABLE_OVER),
                Case.of("when the table is abandoned", abandoned(), command.apply("ada"), Kind.TABLE_OVER),
                Case.of("by a guest", seated(forTwo()), command.apply("ben"), Kind.NOT_HOST),
                Case.of("by a guest with a free chair", free, command.apply("ben"), Kind.NOT_HOST));
    }

    /** Whatever belongs to a round is refused outside of it. */
    private static List<Case> refusedInRounds(String who, Function<Integer, Command> command) {
        return List.of(
                Case.of("by " + who + " before the start", seated(forTwo()), command.apply(1), Kind.NOT_STARTED),
                Case.of("by " + who + " when all is over", over(), command.apply(Deck.SIZE), Kind.TABLE_OVER),
                Case.of("by " + who + " when the table is abandoned", abandoned(), command.apply(1), Kind.TABLE_OVER),
                Case.of("by " + who + " for the round before", round(1, playing()), command.apply(1), Kind.WRONG_ROUND),
                Case.of("by " + who + " for the next round", playing(), command.apply(2), Kind.WRONG_ROUND),
                new Case(
                        "by " + who + " at the deadline",
                        playing(timed()),
                        command.apply(1),
                        NOON.plusSeconds(SECONDS),
                        Kind.TIME_UP));
    }

    private static List<Case> refusedDecisions() {
        Action illegal = new Extension(Field.A1, List.of(Field.A2));
        return List.of(
                Case.of("by a spectator", playing(), new Command.Move("cleo", 1, PASS), Kind.NOT_YOUR_SEAT),
                Case.of("against the rules", playing(), new Command.Move("ada", 1, illegal), Kind.ILLEGAL_MOVE),
                Case.of("against the rules", playing(withBot()), new Command.BotMove(3, 1, illegal), Kind.ILLEGAL_MOVE),
                Case.of("too often", decidedOften(50), new Command.Move("ada", 1, PASS), Kind.DECIDED_TOO_OFTEN),
                Case.of("too often", decidedOften(50), new Command.TakeBack("ada", 1), Kind.DECIDED_TOO_OFTEN),
                Case.of("by a spectator", playing(), new Command.Draft("cleo", 1, PASS), Kind.NOT_YOUR_SEAT),
                Case.of("against the rules", playing(), new Command.Draft("ada", 1, illegal), Kind.ILLEGAL_MOVE),
                Case.of("too often", decidedOften(49), new Command.Draft("ada", 1, PASS), Kind.DECIDED_TOO_OFTEN),
                Case.of("by a spectator", playing(), new Command.TakeBack("cleo", 1), Kind.NOT_YOUR_SEAT),
                Case.of("of nothing", playing(), new Command.TakeBack("ada", 1), Kind.NOTHING_TO_TAKE_BACK));
    }

    private static List<Case> refusedFinishes() {
        Table finished = after(stuck(List.of("ada")), new Command.Finish("ada"));
        Command.TakeBack takeBack = new Command.TakeBack("ada", openRound(finished));
        return List.of(
                Case.of("by a spectator", playing(), new Command.Finish("cleo"), Kind.NOT_YOUR_SEAT),
                Case.of("before the start", seated(forTwo()), new Command.Finish("ada"), Kind.NOT_STARTED),
                Case.of("when all is over", over(), new Command.Finish("ada"), Kind.TABLE_OVER),
                Case.of("when the table is abandoned", abandoned(), new Command.Finish("ada"), Kind.TABLE_OVER),
                Case.of("of a line that can grow", playing(), new Command.Finish("ada"), Kind.NOT_STUCK),
                Case.of("of a player who has finished", finished, takeBack, Kind.NOTHING_TO_TAKE_BACK));
    }

    private static List<Case> refusedReplacements() {
        Table back = after(after(playing(), new Command.Leave("ben")), new Command.Return("ben"), LATER);
        Command ben = new Command.Replace("ada", 2, NOON);
        return List.of(
                Case.of("by a spectator", playing(), new Command.Replace("cleo", 2, NOON), Kind.NOT_YOUR_SEAT),
                Case.of("before the start", seated(forTwo()), ben, Kind.NOT_STARTED),
                Case.of("when all is over", over(), ben, Kind.TABLE_OVER),
                Case.of("when the table is abandoned", abandoned(), ben, Kind.TABLE_OVER),
                Case.of("of no chair", playing(), new Command.Replace("ada", 9, NOON), Kind.NOT_GONE),
                new Case("of a bot", playing(withBot()), new Command.Replace("ada", 3, NOON), LATER, Kind.NOT_GONE),
                new Case("of a player who is here", playing(), ben, LATER.minusMillis(1), Kind.NOT_GONE),
                new Case(
                        "of a player who has just come back",
                        back,
                        ben,
                        LATER.plus(GONE_AFTER).minusMillis(1),
                        Kind.NOT_GONE));
    }

    private static List<Case> refusedReturns() {
        return List.of(
                Case.of("of a spectator", playing(), new Command.Return("cleo"), Kind.NOT_YOUR_SEAT),
                Case.of("before the start", seated(forTwo()), new Command.Return("ada"), Kind.NOT_STARTED),
                Case.of("when all is over", over(), new Command.Return("ada"), Kind.TABLE_OVER),
                Case.of("when the table is abandoned", abandoned(), new Command.Return("ada"), Kind.TABLE_OVER),
                Case.of("of a player who is here", playing(), new Command.Return("ada"), Kind.NOT_REPLACED));
    }

    private static List<Case> refusedRematches() {
        Table neverBegun = after(after(forTwo(), new Command.Join("ada", "Ada")), new Command.Leave("ada"));
        Command rematch = new Command.Rematch("ada", "next", null);
        return List.of(
                Case.of("by a spectator", over(), new Command.Rematch("cleo", "next", null), Kind.NOT_YOUR_SEAT),
                Case.of("before the start", seated(forTwo()), rematch, Kind.NOT_OVER),
                Case.of("during the game", playing(), rematch, Kind.NOT_OVER),
                Case.of("of a game that never began", neverBegun, rematch, Kind.NOT_STARTED));
    }

    private static List<Case> refusedNudges() {
        Command ben = new Command.Nudge("ada", 2);
        Table waiting = after(playing(withBot()), new Command.Move("ada", 1, PASS));
        Table nudged = after(waiting, ben, UNDISTURBED);
        Table replaced = after(waiting, new Command.Leave("ben"));
        Command spectators = new Command.Nudge("cleo", 2);
        return List.of(
                new Case("by a spectator", waiting, spectators, UNDISTURBED, Kind.NOT_YOUR_SEAT),
                Case.of("before the start", seated(forTwo()), ben, Kind.NOT_STARTED),
                Case.of("when all is over", over(), ben, Kind.TABLE_OVER),
                Case.of("when the table is abandoned", abandoned(), ben, Kind.TABLE_OVER),
                new Case("by a player who has not decided", playing(), ben, UNDISTURBED, Kind.NOT_WAITING),
                new Case("too early", waiting, ben, UNDISTURBED.minusMillis(1), Kind.NOT_WAITING),
                new Case("of oneself", waiting, new Command.Nudge("ada", 1), UNDISTURBED, Kind.NOT_WAITING),
                new Case("of a bot", waiting, new Command.Nudge("ada", 3), UNDISTURBED, Kind.NOT_WAITING),
                new Case("of a stand-in", replaced, ben, UNDISTURBED, Kind.NOT_WAITING),
                new Case("of no chair", waiting, new Command.Nudge("ada", 9), UNDISTURBED, Kind.NOT_WAITING),
                new Case("twice", nudged, ben, UNDISTURBED, Kind.NUDGED_ALREADY));
    }

    @ParameterizedTest
    @MethodSource
    void refusals(Case refused) {
        assertEquals(
                refused.kind,
                refused(refused.table, refused.command, refused.now).kind());
    }

    @Test
    void everyKindThatTheRefereeGivesIsAmongTheRefusals() {
        Set<Kind> expected = EnumSet.complementOf(EnumSet.copyOf(GIVEN_ELSEWHERE));
        assertEquals(
                expected,
                refusals().stream().map(Case::kind).collect(Collectors.toCollection(() -> EnumSet.noneOf(Kind.class))));
    }

    @Test
    void everyCommandIsAmongTheRefusals() {
        Set<Class<?>> commands =
                Stream.of(Command.class.getPermittedSubclasses()).collect(Collectors.toSet());
        assertEquals(
                commands,
                refusals().stream().map(refused -> refused.command.getClass()).collect(Collectors.toSet()));
    }

    @Test
    void anIllegalMoveNamesTheFieldThatBreaksARule() {
        Action illegal = new Extension(Field.A1, List.of(Field.A2));
        assertEquals(
                Optional.of(Field.A1),
                refused(playing(), new Command.Move("ada", 1, illegal), NOON).field());
    }

    @Test
    void aPlayerWhoCameBackCanBeReplacedWhenGoneAgain() {
        Table back = after(after(playing(), new Command.Leave("ben")), new Command.Return("ben"), LATER);
        accepted(back, new Command.Replace("ada", 2, NOON), LATER.plus(GONE_AFTER));
    }
}
