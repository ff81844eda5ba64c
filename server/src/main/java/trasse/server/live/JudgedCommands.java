package trasse.server.live;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import trasse.server.table.Entry;
import trasse.server.table.Outcome;
import trasse.server.table.Receipt;
import trasse.server.table.Referee;
import trasse.server.table.Refusal;
import trasse.server.table.Table;
import trasse.server.table.TableEvent;
import trasse.server.table.Verdict;

/** Commands at a table that were judged one after the other, each by the state to which those before it lead. */
final class JudgedCommands {
    private final List<PendingCommand> commands;
    private final List<Outcome<Receipt>> outcomes = new ArrayList<>();
    private final List<Entry> entries = new ArrayList<>();
    private Table table;

    private JudgedCommands(Table known, List<PendingCommand> commands) {
        this.commands = commands;
        this.table = known;
    }

    static JudgedCommands of(Table known, List<PendingCommand> commands, Referee referee, Instant now) {
        JudgedCommands judged = new JudgedCommands(known, commands);
        commands.forEach(command -> judged.outcomes.add(judged.outcome(command, referee, now)));
        return judged;
    }

    private Outcome<Receipt> outcome(PendingCommand command, Referee referee, Instant now) {
        Optional<Integer> earlier = command.key().flatMap(table::resultOf);
        if (earlier.isPresent()) {
            return new Outcome.Done<>(new Receipt(table.id(), earlier.get()));
        }
        return switch (referee.judge(table, command.command(), now)) {
            case Verdict.Refused(Refusal refusal) -> Outcome.refusedBy(table, refusal);
            case Verdict.Accepted(List<TableEvent> events) -> {
                List<Entry> more =
                        Entry.following(table, events, now, command.key().orElse(null));
                entries.addAll(more);
                table = table.after(more);
                yield new Outcome.Done<>(new Receipt(table.id(), table.number()));
            }
        };
    }

    /** The table after all of them. */
    Table table() {
        return table;
    }

    /** What they lead to. */
    List<Entry> entries() {
        return entries;
    }

    /** Tells each command what has come of it. */
    void answer() {
        for (int i = 0; i < commands.size(); i++) {
            commands.get(i).answer(outcomes.get(i));
        }
    }
}
