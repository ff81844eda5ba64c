package trasse.server.rematch;

import java.util.List;
import java.util.Optional;
import trasse.server.Ids;
import trasse.server.live.LiveTable;
import trasse.server.live.Tables;
import trasse.server.table.Command;
import trasse.server.table.Dealer;
import trasse.server.table.Occupant;
import trasse.server.table.Outcome;
import trasse.server.table.Receipt;
import trasse.server.table.Referee;
import trasse.server.table.Refusal;
import trasse.server.table.Table;
import trasse.server.table.TableEvent;
import trasse.server.table.Terms;

/**
 * Brings the players of a finished game together at another table. They all come to the same one without asking each
 * other, because its id follows from the old table's. Thread-safe.
 */
public final class Rematches {
    private final Tables tables;

    public Rematches(Tables tables) {
        this.tables = tables;
    }

    /**
     * Seats a player of an old table at the next one, which is made for the first player who asks.
     *
     * @param command the id that the player has given the command
     * @return empty if there is no such table
     */
    public Optional<Outcome<Receipt>> join(String oldTable, String visitor, String command) {
        return tables.current(oldTable).map(LiveTable::table).map(old -> {
            Optional<Refusal> refusal = Referee.refusalOfRematch(old, visitor);
            return refusal.isPresent()
                    ? Outcome.refusedBy(old, refusal.get())
                    : new Joining(old, visitor, command).join();
        });
    }

    /** One player's way from the old table to the next. */
    private final class Joining {
        private final Table old;
        private final String visitor;
        private final String command;
        private final String name;

        private Joining(Table old, String visitor, String command) {
            this.old = old;
            this.visitor = visitor;
            this.command = command;
            this.name = old.chairOf(visitor).orElseThrow().name();
        }

        private Outcome<Receipt> join() {
            Optional<LiveTable> made = tables.madeBy(visitor, openingCommand());
            return made.isPresent()
                    ? seated(made.get())
                    : joinAt(old.rematch() == null ? Ids.following(old.id()) : old.rematch());
        }

        /** If everyone has left the next table before the start, the one after that follows from its id. */
        private Outcome<Receipt> joinAt(String next) {
            Optional<LiveTable> found = tables.current(next);
            if (found.isEmpty()) {
                return switch (open(next)) {
                    case Outcome.Done<String>(String opened) -> joinAt(opened);
                    case Outcome.Refused<String>(Refusal refusal, Integer number) ->
                        new Outcome.Refused<>(refusal, number);
                };
            }
            Table table = found.get().table();
            Optional<Integer> done = table.resultOf(Tables.idempotencyKey(visitor, command));
            if (done.isPresent()) {
                return new Outcome.Done<>(new Receipt(next, done.get()));
            }
            if (table.wasGivenUpBeforeTheStart()) {
                return joinAt(Ids.following(next));
            }
            // The table exists before the others are told of it.
            if (!next.equals(old.rematch())) {
                tables.submit(old.id(), null, new Command.Rematch(visitor, next, old.rematch()));
            }
            return table.chairOf(visitor).isPresent() ? seated(found.get()) : sitDown(found.get());
        }

        private Outcome<Receipt> sitDown(LiveTable next) {
            String id = next.table().id();
            Outcome<Receipt> outcome = tables.submit(
                            id, Tables.idempotencyKey(visitor, command), new Command.Join(visitor, name))
                    .orElseThrow();
            // Another device of the player was faster, or everyone has just left: look again.
            boolean again = outcome instanceof Outcome.Refused<Receipt>(Refusal refusal, Integer number)
                    && (refusal.kind() == Refusal.Kind.ALREADY_SEATED
                            || next.table().wasGivenUpBeforeTheStart());
            return again ? joinAt(id) : outcome;
        }

        /** Commands of a visitor have different ids at one table only, so the old table's id is part of this one. */
        private String openingCommand() {
            return "rematch " + old.id() + " " + command;
        }

        private Outcome<String> open(String id) {
            TableEvent.Opened opened =
                    TableEvent.Opened.forInvited(players(old), sameTerms(old), Dealer.deal(), Dealer.salt());
            return tables.open(id, opened, visitor, name, openingCommand());
        }

        /** The receipt names the event by which the player first sat down, so it is the same whenever it is asked. */
        private Outcome<Receipt> seated(LiveTable table) {
            int number = table.state().entries().stream()
                    .filter(entry -> entry.event() instanceof TableEvent.Joined joined
                            && joined.visitor().equals(visitor))
                    .findFirst()
                    .orElseThrow()
                    .number();
            return new Outcome.Done<>(new Receipt(table.table().id(), number));
        }
    }

    private static Terms sameTerms(Table old) {
        Terms terms = old.terms();
        return new Terms(
                terms.edition(),
                terms.board(),
                players(old).size(),
                terms.bots(),
                terms.secondsPerRound(),
                false,
                terms.hints());
    }

    private static List<String> players(Table old) {
        return old.chairs().stream()
                .flatMap(chair -> chair.owner().stream())
                .map(Occupant.Person::visitor)
                .toList();
    }
}
