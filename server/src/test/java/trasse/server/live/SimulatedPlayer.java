package trasse.server.live;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import trasse.rules.Action;
import trasse.rules.Extensions;
import trasse.rules.Game;
import trasse.rules.Line;
import trasse.rules.Pass;
import trasse.rules.Prng;
import trasse.server.table.Chair;
import trasse.server.table.Command;
import trasse.server.table.Entry;
import trasse.server.table.Reaction;
import trasse.server.table.Table;

/**
 * Somebody who plays: wants one thing at a time and asks for it until there is an answer, and follows the table.
 */
final class SimulatedPlayer {
    /** Something the player wants. */
    record Wish(String key, Command command) {}

    private final String visitor;
    private final Prng prng;
    private final Map<Wish, Integer> granted = new LinkedHashMap<>();
    private final List<Entry> seen = new ArrayList<>();
    private @Nullable Wish wish;
    private int wishes;
    private int told;

    SimulatedPlayer(String visitor, Prng prng) {
        this.visitor = visitor;
        this.prng = prng;
    }

    String visitor() {
        return visitor;
    }

    /** What the player has asked for and has no answer to. */
    Optional<Wish> open() {
        return Optional.ofNullable(wish);
    }

    /** Commands that were done, as far as the player knows, with the number that the answer had. */
    Map<Wish, Integer> granted() {
        return granted;
    }

    /** The events that have reached the player. */
    List<Entry> seen() {
        return seen;
    }

    /** The events that have reached the player since this was last asked for. */
    List<Entry> news() {
        List<Entry> news = List.copyOf(seen.subList(told, seen.size()));
        told = seen.size();
        return news;
    }

    void grant(Wish answered, int number) {
        granted.put(answered, number);
        wish = null;
    }

    void refuse() {
        wish = null;
    }

    void want(Command command) {
        wishes++;
        wish = new Wish(visitor + " " + wishes, command);
    }

    /** Wants something, by what is known about the table. Not all of it is allowed. */
    void wantAnything(Table table) {
        int round = table.openRound().map(turned -> turned.round()).orElse(1);
        want(
                switch (prng.below(16)) {
                    case 0 -> new Command.Join(visitor, "Name of " + visitor);
                    case 1 -> new Command.Start(visitor);
                    case 2 -> new Command.TakeBack(visitor, round);
                    case 3 -> new Command.React(visitor, Reaction.values()[prng.below(Reaction.values().length)]);
                    case 4 -> new Command.Nudge(visitor, 1 + prng.below(3));
                    case 5 -> new Command.Finish(visitor);
                    case 6 -> new Command.Draft(visitor, round, anyAction(table));
                    case 7 -> new Command.Move(visitor, round + 1, new Pass());
                    default -> new Command.Move(visitor, round, anyAction(table));
                });
    }

    /** A decision that is allowed in the open round. */
    Action anyAction(Table table) {
        Optional<Game> game = table.theGame();
        Optional<Chair> chair = table.chairOf(visitor);
        if (game.isEmpty() || chair.isEmpty() || table.openRound().isEmpty() || prng.below(6) == 0) {
            return new Pass();
        }
        Line line = game.get()
                .position()
                .seat(chair.get().startPoint())
                .orElseThrow()
                .line();
        Extensions possible =
                line.extensions(table.openRound().get().card(), table.terms().board());
        return possible.isEmpty() ? new Pass() : possible.get(prng.below(possible.size()));
    }
}
