package trasse.server.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import trasse.rules.Deal;
import trasse.rules.Deck;
import trasse.rules.Edition;
import trasse.rules.Prng;

/** What the referee decides where it depends on the very moment. */
class RefereeTest {
    private static final Instant NOON = Instant.parse("2026-11-16T12:00:00Z");
    private static final Referee REFEREE = new Referee(Duration.ofMinutes(1));

    private static Table opened() {
        Terms terms = new Terms(Edition.BOARDS, "classic", 2, List.of(), null, false, false);
        Deal deal = Deal.random(Deck.STANDARD, 4, new Prng(1));
        TableEvent opened = TableEvent.Opened.forAnyone(terms, deal, "salt");
        return Table.of("table", List.of(new Entry(1, NOON, opened, null)));
    }

    private static Table after(Table table, Command command, Instant now) {
        Verdict.Accepted happens = assertInstanceOf(Verdict.Accepted.class, REFEREE.judge(table, command, now));
        List<Entry> entries = new ArrayList<>();
        happens.events()
                .forEach(event -> entries.add(new Entry(table.number() + 1 + entries.size(), now, event, null)));
        return table.after(entries);
    }

    private static Table playing() {
        Table one = after(opened(), new Command.Join("ada", "Ada"), NOON);
        Table two = after(one, new Command.Join("ben", "Ben"), NOON);
        return after(two, new Command.Start("ada"), NOON);
    }

    @Test
    void whoeverCameBackAMomentAgoIsNotGoneThoughNobodyHasNoticed() {
        Instant later = NOON.plusSeconds(60);
        Command replace = new Command.Replace("ada", 2, NOON);
        Table replaced = after(playing(), replace, later);
        Table back = after(replaced, new Command.Return("ben"), later);
        Verdict again = REFEREE.judge(back, replace, later.plusSeconds(59));
        assertEquals(
                Refusal.Kind.NOT_GONE,
                assertInstanceOf(Verdict.Refused.class, again).refusal().kind());
        after(back, replace, later.plusSeconds(60));
    }
}
