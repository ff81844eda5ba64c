package trasse.server.http;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.List;
import java.util.Optional;
import trasse.server.Ids;
import trasse.server.live.LiveTable;
import trasse.server.live.Outcome;
import trasse.server.live.Presence;
import trasse.server.live.Tables;
import trasse.server.table.Command;
import trasse.server.table.Occupant;
import trasse.server.table.Referee;
import trasse.server.table.Refusal;
import trasse.server.table.Table;
import trasse.server.table.TableEvent;
import trasse.server.table.Terms;

/** The same people again. */
final class RematchRoutes {
    private final Tables tables;
    private final Presence presence;
    private final Caller caller;

    RematchRoutes(Tables tables, Presence presence, Caller caller) {
        this.tables = tables;
        this.presence = presence;
        this.caller = caller;
    }

    void addTo(RoutesConfig routes) {
        routes.post("/api/tables/{table}/rematch", this::rematch);
    }

    private void rematch(Context context) {
        String command =
                Requests.command(Requests.read(context, Requests.Plain.class).command());
        String visitor = caller.requireVisitor(context);
        presence.acted(visitor);
        Table old = Requests.table(context, tables).table();
        Optional<Refusal> refusal = Referee.againstRematch(old, visitor);
        if (refusal.isPresent()) {
            throw Problem.of(new Outcome.Refused(refusal.get(), old.number()));
        }
        Answers.json(context, new Wish(old, visitor, command).come());
    }

    /** Somebody wants to sit down where the people of an old table go on. */
    private final class Wish {
        private final Table old;
        private final String visitor;
        private final String command;
        private final String name;

        private Wish(Table old, String visitor, String command) {
            this.old = old;
            this.visitor = visitor;
            this.command = command;
            this.name = old.chairOf(visitor).orElseThrow().name();
        }

        /** Sits down, unless this very command has done so before. Whoever asks first has the table made. */
        private Outcome.Done come() {
            Optional<LiveTable> made = tables.madeBy(visitor, opening());
            return made.isPresent()
                    ? seated(made.get())
                    : comeTo(old.rematch() == null ? Ids.following(old.id()) : old.rematch());
        }

        /**
         * All come to the same table without asking each other, because its id follows from the old one's. If everyone
         * has left it before the start, the next one's id follows from that.
         */
        private Outcome.Done comeTo(String next) {
            Optional<LiveTable> there = tables.current(next);
            if (there.isEmpty()) {
                return comeTo(open(next));
            }
            Table table = there.get().table();
            Integer done = table.done().get(key());
            if (done != null) {
                return new Outcome.Done(next, done);
            }
            if (table.wasGivenUpBeforeTheStart()) {
                return comeTo(Ids.following(next));
            }
            // The table is there before anyone is told of it.
            if (!next.equals(old.rematch())) {
                tables.submit(old.id(), null, new Command.Rematch(visitor, next, old.rematch()));
            }
            return table.chairOf(visitor).isPresent() ? seated(there.get()) : join(there.get());
        }

        private Outcome.Done join(LiveTable next) {
            String id = next.table().id();
            return switch (tables.submit(id, key(), new Command.Join(visitor, name))
                    .orElseThrow()) {
                case Outcome.Done done -> done;
                // Another device was faster, or everyone has just left: look again.
                case Outcome.Refused(Refusal refusal, int number)
                when refusal.kind() == Refusal.Kind.ALREADY_SEATED
                        || next.table().wasGivenUpBeforeTheStart() -> comeTo(id);
                case Outcome.Refused refused -> throw Problem.of(refused);
            };
        }

        private String key() {
            return visitor + " " + command;
        }

        /** What the command is called if it makes the table: ids tell commands apart at the old table only. */
        private String opening() {
            return "rematch " + old.id() + " " + command;
        }

        private String open(String id) {
            TableEvent.Opened opened = TableEvent.Opened.forInvited(people(old), again(old), Ids.deal(), Ids.salt());
            return tables.open(id, opened, visitor, name, opening()).orElseThrow(Problem::tooManyTables);
        }

        /** Answers with the event with which somebody first sat down, which is the same whenever it is asked. */
        private Outcome.Done seated(LiveTable table) {
            int number = table.state().entries().stream()
                    .filter(entry -> entry.event() instanceof TableEvent.Joined joined
                            && joined.visitor().equals(visitor))
                    .findFirst()
                    .orElseThrow()
                    .number();
            return new Outcome.Done(table.table().id(), number);
        }
    }

    private static Terms again(Table old) {
        Terms terms = old.terms();
        return new Terms(
                terms.edition(),
                terms.board(),
                people(old).size(),
                terms.bots(),
                terms.secondsPerRound(),
                false,
                terms.hints());
    }

    private static List<String> people(Table old) {
        return old.chairs().stream()
                .flatMap(chair -> chair.owner().stream())
                .map(Occupant.Person::visitor)
                .toList();
    }
}
