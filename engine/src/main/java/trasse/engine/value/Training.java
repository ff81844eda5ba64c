package trasse.engine.value;

import java.util.ArrayList;
import java.util.List;
import java.util.function.DoubleConsumer;
import trasse.engine.Limit;
import trasse.rules.Board;
import trasse.rules.Deck;
import trasse.rules.Field;
import trasse.rules.Prng;

/**
 * Trains a valuation by self-play: many games from random starts, played by {@link Learner}s that correct it. The same
 * seed and number of games give the same weights. Mutable and not thread-safe.
 */
public final class Training {
    private final Valuation valuation;
    private final Board board;
    private final List<Field> starts;
    private final long games;
    private final Prng prng;
    private final List<Learner> learners = new ArrayList<>();
    private long played;

    private Training(Valuation valuation, List<Field> starts, int seats, long games, long seed) {
        this.valuation = valuation;
        this.board = valuation.paths().board();
        this.starts = List.copyOf(starts);
        this.games = games;
        this.prng = new Prng(seed);
        for (int seat = 0; seat < seats; seat++) {
            learners.add(new Learner(valuation));
        }
    }

    /** Training for solo games from some fields. */
    public static Training solo(Valuation valuation, List<Field> starts, long games, long seed) {
        return new Training(valuation, starts, 1, games, seed);
    }

    /** Training for games of two, three and four, in turn. */
    public static Training multiplayer(Valuation valuation, long games, long seed) {
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

    /** Plays until the limit is reached or all games are played, and gives the mean total of all players in them. */
    public double play(Limit limit) {
        return play(limit, share -> {});
    }

    /**
     * The same, with reports on the way.
     *
     * @param limit its work is the games of this call
     * @param progressReport is told the share of all games that has been played
     */
    public double play(Limit limit, DoubleConsumer progressReport) {
        long sum = 0;
        long seats = 0;
        for (long game = 0; !isOver() && !limit.isReached(game); game++) {
            float rate = LearningRate.after(played, games);
            List<Learner> players = players();
            playGame(players);
            players.forEach(player -> player.learn(rate));
            for (Learner player : players) {
                sum += player.gained() + 1 - Field.COUNT;
            }
            seats += players.size();
            played++;
            progressReport.accept(progress());
        }
        return seats == 0 ? 0 : (double) sum / seats;
    }

    private List<Learner> players() {
        int most = learners.size();
        return most == 1 ? learners : learners.subList(0, 2 + (int) (played % (most - 1)));
    }

    private void playGame(List<Learner> players) {
        List<Field> dealt = new ArrayList<>(starts);
        prng.shuffle(dealt);
        List<Integer> order = new ArrayList<>();
        for (int card = 0; card < Deck.SIZE; card++) {
            order.add(card);
        }
        prng.shuffle(order);
        int[] dots = new int[players.size()];
        for (int seat = 0; seat < players.size(); seat++) {
            players.get(seat).begin(dealt.get(seat).ordinal(), prng);
        }
        int left = (1 << Deck.SIZE) - 1;
        for (int card : order) {
            left &= ~(1 << card);
            if (players.size() > 1) {
                joinAll(players, dots);
            }
            int[] before = reached(players);
            for (Learner player : players) {
                player.play(card, left, prng);
            }
            addDots(before, reached(players), dots);
        }
    }

    private static int[] reached(List<Learner> players) {
        int[] reached = new int[players.size()];
        for (int seat = 0; seat < reached.length; seat++) {
            reached[seat] = players.get(seat).reached();
        }
        return reached;
    }

    private void joinAll(List<Learner> players, int[] dots) {
        for (int seat = 0; seat < players.size(); seat++) {
            Competition.Rivals rivals = new Competition.Rivals(board);
            for (Learner other : players) {
                if (other != players.get(seat)) {
                    other.addTo(rivals);
                }
            }
            players.get(seat).join(rivals.competition(dots[seat]));
        }
    }

    /**
     * At the end of a round, a number that was announced in it gets a dot from every player who has not reached it.
     *
     * @param before the numbers each player had reached before the round, bit {@code n} for number {@code n}
     * @param reached those that each player has reached now
     * @param dots of each player; the new ones are added
     */
    static void addDots(int[] before, int[] reached, int[] dots) {
        int announced = 0;
        for (int seat = 0; seat < dots.length; seat++) {
            announced |= reached[seat] & ~before[seat];
        }
        for (int seat = 0; seat < dots.length; seat++) {
            dots[seat] |= announced & ~reached[seat];
        }
    }
}
