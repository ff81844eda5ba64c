package trasse.testkit.secrets;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import trasse.rules.Deck;
import trasse.rules.Prng;
import trasse.testkit.RandomPlay;

/** A game in which people hesitate, err, come and go, and everyone is curious. */
final class RandomGame {
    private final String table;
    private final List<Witness> seated;
    private final List<Witness> all;
    private final Prng prng;
    private final Set<Witness> away = new HashSet<>();

    /**
     * A game that has begun.
     *
     * @param all those who are seated, and spectators
     */
    RandomGame(String table, List<Witness> seated, List<Witness> all, Prng prng) {
        this.table = table;
        this.seated = seated;
        this.all = all;
        this.prng = prng;
    }

    void play() {
        for (int round = 1; round <= Deck.SIZE; round++) {
            int turned = seated.getFirst().awaitCard(table, round);
            List<Witness> order = new ArrayList<>(seated);
            prng.shuffle(order);
            comeBack(round, turned);
            for (Witness player : order) {
                lookAround(turned);
                decide(player, round, turned, player == order.getLast());
            }
        }
        all.forEach(witness -> witness.awaitOver(table));
        seated.forEach(Witness::recallStandIn);
    }

    /** A player who was replaced in the round before takes over again, and takes the bot's decision back. */
    private void comeBack(int round, int turned) {
        for (Witness player : seated) {
            if (away.remove(player)) {
                player.command(path("return"), Map.of(), turned);
                player.command(path("take-back"), Map.of("round", round), turned);
            }
        }
    }

    private void decide(Witness player, int round, int turned, boolean last) {
        if (prng.below(6) == 0) {
            player.command(path("move"), Map.of("round", round, "move", "a1: i9"), turned);
            player.command(path("move"), Map.of("round", round + 1, "move", "-"), turned);
        }
        if (!last && player.chair() > 1 && prng.below(12) == 0) {
            player.command(path("leave"), Map.of(), turned);
            away.add(player);
            return;
        }
        if (prng.below(4) == 0) {
            player.draft(table, round, RandomPlay.anyMove(player.show(table), prng), turned);
            lookAround(turned);
        }
        if (!last && prng.below(4) == 0) {
            player.move(table, round, RandomPlay.anyMove(player.show(table), prng), turned);
            lookAround(turned);
            if (prng.below(2) == 0) {
                player.command(path("take-back"), Map.of("round", round), turned);
                lookAround(turned);
            }
        }
        player.move(table, round, RandomPlay.anyMove(player.show(table), prng), turned);
    }

    /** Somebody looks at something; the round that is open cannot close meanwhile. */
    private void lookAround(int turned) {
        Witness witness = all.get(prng.below(all.size()));
        switch (prng.below(16)) {
            case 0, 1, 2 -> witness.show(table);
            case 3 -> witness.get(path("record"), turned);
            case 4 -> witness.get("/api/me/games", turned);
            case 5 -> witness.get("/metrics", turned);
            case 6 -> witness.get("/api/tables", turned);
            case 7 -> witness.command(path("move"), Map.of("round", 99, "move", "-"), turned);
            case 8 -> witness.command(path("rematch"), Map.of(), turned);
            case 9 -> witness.follow(table, prng.below(turned));
            case 10 -> witness.command(path("replace"), Map.of("chair", 9), turned);
            case 11 -> witness.command(path("react"), Map.of("reaction", "wow"), turned);
            case 12 -> witness.command(path("nudge"), Map.of("chair", 1 + prng.below(4)), turned);
            case 13 -> witness.get("/t/" + table, turned);
            case 14 -> witness.command(path("nonsense"), Map.of("move", "\u0000"), turned);
            default -> witness.post(path("challenge"), Map.of(), turned);
        }
    }

    private String path(String what) {
        return "/api/tables/" + table + "/" + what;
    }
}
