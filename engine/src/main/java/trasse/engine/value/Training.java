package trasse.engine.value;

import java.util.ArrayList;
import java.util.List;
import trasse.rules.Board;
import trasse.rules.Deck;
import trasse.rules.Field;
import trasse.rules.Prng;

/**
 * Teaches a valuation by playing: many games, each from a random start, by {@link Apprentice}s that correct it. The
 * steps get smaller towards the end, so that what was learned settles. The same seed and number of games teach the
 * same. Mutable and not thread-safe.
 */
public final class Training {
    private static final float FIRST_RATE = 0.2f;
    private static final float LAST_RATE = 0.02f;

    private final Valuation valuation;
    private final Board board;
    private final List<Field> starts;
    private final long games;
    private final Prng prng;
    private final List<Apprentice> apprentices = new ArrayList<>();
    private long played;

    private Training(Valuation valuation, List<Field> starts, int seats, long games, long seed) {
        this.valuation = valuation;
        this.board = valuation.paths().board();
        this.starts = List.copyOf(starts);
        this.games = games;
        this.prng = new Prng(seed);
        for (int seat = 0; seat < seats; seat++) {
            apprentices.add(new Apprentice(valuation));
        }
    }

    /** Training for solo games from some fields. */
    public static Training solo(Valuation valuation, List<Field> starts, long games, long seed) {
        return new Training(valuation, starts, 1, games, seed);
    }

    /** Training for games of two, three and four, in turn. */
    public static Training race(Valuation valuation, long games, long seed) {
        return new Training(valuation, valuation.paths().board().starts(), Board.STARTS, games, seed);
    }

    public Valuation valuation() {
        return valuation;
    }

    public boolean isOver() {
        return played == games;
    }

    /** The share of the games that has been played. */
    public double progress() {
        return (double) played / games;
    }

    /** Plays this many games, or what is left of them, and gives the mean total of all players in them. */
    public double play(long more) {
        long sum = 0;
        long seats = 0;
        for (long game = 0; game < more && !isOver(); game++) {
            float rate = (float) (FIRST_RATE * StrictMath.pow(LAST_RATE / FIRST_RATE, progress()));
            List<Apprentice> players = players();
            playGame(players, rate);
            for (Apprentice player : players) {
                sum += player.gained() + 1 - Field.COUNT;
            }
            seats += players.size();
            played++;
        }
        return seats == 0 ? 0 : (double) sum / seats;
    }

    private List<Apprentice> players() {
        int most = apprentices.size();
        return most == 1 ? apprentices : apprentices.subList(0, 2 + (int) (played % (most - 1)));
    }

    private void playGame(List<Apprentice> players, float rate) {
        List<Field> dealt = new ArrayList<>(starts);
        prng.shuffle(dealt);
        List<Integer> order = new ArrayList<>();
        for (int card = 0; card < Deck.SIZE; card++) {
            order.add(card);
        }
        prng.shuffle(order);
        int[] dots = new int[players.size()];
        for (int seat = 0; seat < players.size(); seat++) {
            players.get(seat).begin(dealt.get(seat).ordinal());
        }
        int left = (1 << Deck.SIZE) - 1;
        for (int card : order) {
            left &= ~(1 << card);
            if (players.size() > 1) {
                joinAll(players, dots);
            }
            int[] before = new int[players.size()];
            for (int seat = 0; seat < before.length; seat++) {
                before[seat] = players.get(seat).reached();
                players.get(seat).play(card, left, rate, prng);
            }
            announce(players, before, dots);
        }
    }

    private void joinAll(List<Apprentice> players, int[] dots) {
        for (int seat = 0; seat < players.size(); seat++) {
            Race.Rivals rivals = new Race.Rivals(board);
            for (Apprentice other : players) {
                if (other != players.get(seat)) {
                    other.addTo(rivals);
                }
            }
            players.get(seat).join(rivals.race(dots[seat]));
        }
    }

    /** Everyone who has not reached a number by the end of the round in which another did gets a dot. */
    private static void announce(List<Apprentice> players, int[] before, int[] dots) {
        int announced = 0;
        for (int seat = 0; seat < players.size(); seat++) {
            announced |= players.get(seat).reached() & ~before[seat];
        }
        for (int seat = 0; seat < players.size(); seat++) {
            dots[seat] |= announced & ~players.get(seat).reached();
        }
    }
}
