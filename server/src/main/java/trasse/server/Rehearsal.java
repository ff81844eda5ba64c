package trasse.server;

import com.fasterxml.jackson.core.JsonProcessingException;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import trasse.engine.bot.Level;
import trasse.rules.Edition;
import trasse.rules.Pass;
import trasse.rules.notation.BuiltInBoards;
import trasse.server.table.Command;
import trasse.server.table.Dealer;
import trasse.server.table.Entry;
import trasse.server.table.Json;
import trasse.server.table.Names;
import trasse.server.table.Referee;
import trasse.server.table.Table;
import trasse.server.table.TableEvent;
import trasse.server.table.TableView;
import trasse.server.table.Terms;
import trasse.server.table.Verdict;

/**
 * A round that is played without anybody, to load what a game needs before the first request. A virtual thread that loads
 * a class keeps its carrier. If many clients knock at a server that has loaded little, all carriers may wait for a class,
 * and nothing is ever answered.
 */
final class Rehearsal {
    private static final Instant NOW = Instant.EPOCH;
    private static final String ADA = "ada";
    private static final String TIM = "tim";

    private final Referee referee = new Referee(Duration.ofMinutes(1));
    private Table table;

    private Rehearsal() {
        Terms terms = new Terms(Edition.BOARDS, BuiltInBoards.classic(), 2, List.of(Level.CAT), 60, true, false);
        TableEvent opened = TableEvent.Opened.forAnyone(terms, Dealer.deal(), Dealer.salt());
        table = Table.of("rehearsal", List.of(new Entry(1, NOW, opened, null)));
    }

    static void play() {
        Rehearsal rehearsal = new Rehearsal();
        rehearsal.judge(new Command.Join(ADA, Names.normalised("Ada")));
        rehearsal.judge(new Command.Join(TIM, Names.normalised("Tim")));
        rehearsal.judge(new Command.Start(ADA));
        rehearsal.judge(new Command.Draft(TIM, 1, new Pass()));
        rehearsal.judge(new Command.Move(ADA, 1, new Pass()));
        rehearsal.judge(new Command.Move(TIM, 1, new Pass()));
        rehearsal.judge(new Command.BotMove(3, 1, new Pass()));
        rehearsal.judge(new Command.Leave(TIM));
    }

    /** Lets a command happen, and writes and reads what comes of it. */
    private void judge(Command command) {
        if (!(referee.judge(table, command, NOW) instanceof Verdict.Accepted(List<TableEvent> events))) {
            throw new IllegalStateException(String.format(Locale.ROOT, "%s is refused in a rehearsal", command));
        }
        List<Entry> entries = new ArrayList<>();
        for (TableEvent event : events) {
            entries.add(new Entry(table.number() + entries.size() + 1, NOW, copy(event), null));
            Json.text(event.viewFor(ADA, 1));
        }
        table = table.after(entries);
        TableView.json(table, ADA);
    }

    private static TableEvent copy(TableEvent event) {
        try {
            return Json.STORED.readValue(
                    Json.MAPPER.writerFor(TableEvent.class).writeValueAsString(event), TableEvent.class);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException(e);
        }
    }
}
