package trasse.cli.match;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.DoubleConsumer;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import trasse.engine.bot.Bot;
import trasse.engine.bot.Budget;
import trasse.rules.Board;
import trasse.rules.Cards;
import trasse.rules.Deal;
import trasse.rules.Deck;
import trasse.rules.Edition;
import trasse.rules.Event;
import trasse.rules.Game;
import trasse.rules.Player;
import trasse.rules.Prng;
import trasse.rules.Setup;

/**
 * Many games between the same contestants. Every deal is played as often as there are contestants, with each of them
 * once on every start that was dealt; alone, every deal is played from all four starts. So luck with cards and starts is
 * the same for all. The same seed deals the same cards, whoever plays.
 */
public final class Match {
    private final Board board;
    private final List<Contestant> contestants;
    private final Supplier<Budget> budget;
    private final int games;
    private final long seed;

    /** A match that has not begun. */
    public Match(Board board, List<Contestant> contestants, Supplier<Budget> budget, int games, long seed) {
        this.board = board;
        this.contestants = List.copyOf(contestants);
        this.budget = budget;
        this.games = games;
        this.seed = seed;
    }

    private record Share(int start, int total, double win, long nanos) {}

    private record Result(int deal, List<Share> shares) {}

    /**
     * Plays all games, on all cores.
     *
     * @param progress is told the share of the games that is done
     */
    public Standings play(DoubleConsumer progress) {
        int gamesPerDeal = contestants.size() == 1 ? Board.STARTS : contestants.size();
        AtomicInteger done = new AtomicInteger();
        List<Result> results = IntStream.range(0, games)
                .parallel()
                .mapToObj(game -> {
                    Result result = play(game / gamesPerDeal, game % gamesPerDeal);
                    progress.accept((double) done.incrementAndGet() / games);
                    return result;
                })
                .toList();
        List<Standings.Standing> standings = new ArrayList<>();
        for (int contestant = 0; contestant < contestants.size(); contestant++) {
            standings.add(standing(contestant, results));
        }
        return new Standings(games, standings);
    }

    /** The random numbers of one deal. They share none with another deal of this seed, nor with one of the next seed. */
    static Prng chance(long seed, int number) {
        return new Prng(seed ^ new Prng(number).nextLong());
    }

    private Result play(int number, int turn) {
        Prng prng = chance(seed, number);
        Cards cards = Deck.STANDARD;
        Deal deal = Deal.random(cards, contestants.size() == 1 ? Board.STARTS : contestants.size(), prng);
        List<Player> players = new ArrayList<>();
        List<Bot> bots = new ArrayList<>();
        for (int i = 0; i < contestants.size(); i++) {
            int start = deal.starts().get((i + turn) % deal.starts().size());
            Contestant contestant = contestants.get(i);
            players.add(new Player(start, contestant.name()));
            bots.add(contestant.bots().apply(prng.nextLong()));
        }
        Game game = Game.begin(new Setup(board, Edition.BOARDS, players, cards));
        long[] nanos = new long[players.size()];
        for (int round = 1; round <= Deck.SIZE; round++) {
            game = game.after(new Event.CardTurned(deal.deck().card(round))).orElseThrow();
            for (int i = 0; i < players.size(); i++) {
                int start = players.get(i).start();
                long begin = System.nanoTime();
                Event acted = new Event.Acted(start, bots.get(i).play(game.viewFrom(start), budget.get()));
                nanos[i] += System.nanoTime() - begin;
                game = game.after(acted).orElseThrow();
            }
        }
        List<Player> winners = game.position().winners();
        List<Share> shares = new ArrayList<>();
        for (int i = 0; i < players.size(); i++) {
            double win = winners.contains(players.get(i)) ? 1.0 / winners.size() : 0;
            shares.add(new Share(
                    players.get(i).start(), game.position().seats().get(i).total(), win, nanos[i]));
        }
        return new Result(number, shares);
    }

    private Standings.Standing standing(int contestant, List<Result> results) {
        int deals = results.getLast().deal() + 1;
        double[] sums = new double[deals];
        int[] counts = new int[deals];
        double sum = 0;
        double wins = 0;
        int superResults = 0;
        long nanos = 0;
        double[] startSums = new double[Board.STARTS];
        int[] startCounts = new int[Board.STARTS];
        for (Result result : results) {
            Share share = result.shares().get(contestant);
            int total = share.total();
            sums[result.deal()] += total;
            counts[result.deal()]++;
            sum += total;
            startSums[share.start() - 1] += total;
            startCounts[share.start() - 1]++;
            wins += share.win();
            superResults += Edition.BOARDS.isSuper(total) ? 1 : 0;
            nanos += share.nanos();
        }
        double mean = sum / games;
        double squares = 0;
        for (int deal = 0; deal < deals; deal++) {
            double off = sums[deal] - mean * counts[deal];
            squares += off * off;
        }
        List<Double> byStart = new ArrayList<>();
        for (int start = 0; start < Board.STARTS; start++) {
            byStart.add(startSums[start] / startCounts[start]);
        }
        return new Standings.Standing(
                contestants.get(contestant).name(),
                mean,
                deals < 2 ? Double.NaN : Math.sqrt(squares * deals / (deals - 1)) / games,
                wins / games,
                (double) superResults / games,
                nanos / 1e6 / games / Deck.SIZE,
                byStart);
    }
}
