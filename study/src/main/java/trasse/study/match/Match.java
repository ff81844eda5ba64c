package trasse.study.match;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import trasse.engine.Limit;
import trasse.engine.bot.Bot;
import trasse.rules.Action;
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
import trasse.rules.notation.BoardReference;
import trasse.rules.notation.GameRecord;
import trasse.rules.notation.PlayedRound;

/**
 * Many games between the same contestants. Every deal is played as often as there are contestants, with each of them
 * once on every start that was dealt; a single contestant plays every deal from all four starts. So luck with cards and
 * starts is the same for all. The same seed deals the same cards to any contestants.
 *
 * <p>Each game depends on its number alone, so a caller can play them in any order and on any threads.
 *
 * @param limits a new one for every move
 * @param nanoClock measures how long the bots think, like {@link System#nanoTime}
 */
public record Match(
        Board board, List<Contestant> contestants, Supplier<Limit> limits, long seed, LongSupplier nanoClock) {
    public Match {
        contestants = List.copyOf(contestants);
    }

    /** The random numbers of one deal. They share none with another deal of this seed, nor with one of the next seed. */
    static Prng chance(long seed, int number) {
        return new Prng(seed ^ new Prng(number).nextLong());
    }

    /** Plays one game; games are numbered from 0. */
    public PlayedGame play(int number) {
        int starts = contestants.size() == 1 ? Board.STARTS : contestants.size();
        int dealNumber = number / starts;
        Prng prng = chance(seed, dealNumber);
        Cards cards = Deck.STANDARD;
        Deal deal = Deal.random(cards, starts, prng);
        List<Player> players = new ArrayList<>();
        List<Bot> bots = new ArrayList<>();
        for (int i = 0; i < contestants.size(); i++) {
            int start = deal.starts().get((i + number) % starts);
            Contestant contestant = contestants.get(i);
            players.add(new Player(start, contestant.name()));
            bots.add(contestant.bots().apply(prng.nextLong()));
        }
        Setup setup = new Setup(board, Edition.BOARDS, players, cards);
        Game game = Game.begin(setup);
        List<PlayedRound> rounds = new ArrayList<>();
        long[] nanos = new long[players.size()];
        for (int round = 1; round <= Deck.SIZE; round++) {
            game = game.after(new Event.CardTurned(deal.deck().card(round))).orElseThrow();
            List<Action> actions = new ArrayList<>();
            for (int i = 0; i < players.size(); i++) {
                int start = players.get(i).start();
                long begin = nanoClock.getAsLong();
                Action action = bots.get(i).play(game.viewFrom(start), limits.get());
                nanos[i] += nanoClock.getAsLong() - begin;
                actions.add(action);
                game = game.after(new Event.Acted(start, action)).orElseThrow();
            }
            rounds.add(new PlayedRound(deal.deck().card(round), actions));
        }
        List<Player> winners = game.position().winners();
        List<GameResult.Share> shares = new ArrayList<>();
        for (int i = 0; i < players.size(); i++) {
            double win = winners.contains(players.get(i)) ? 1.0 / winners.size() : 0;
            shares.add(new GameResult.Share(
                    players.get(i).start(), game.position().seats().get(i).total(), win, nanos[i]));
        }
        return new PlayedGame(
                new GameRecord(BoardReference.of(board), setup, Optional.of(deal.deck()), rounds),
                new GameResult(dealNumber, shares));
    }

    /** How the contestants did in some games, in the order of their numbers. */
    public Standings standings(List<GameResult> results) {
        List<Standings.Standing> standings = new ArrayList<>();
        for (int i = 0; i < contestants.size(); i++) {
            standings.add(standing(i, results));
        }
        return new Standings(results.size(), standings);
    }

    private Standings.Standing standing(int contestant, List<GameResult> results) {
        int games = results.size();
        int deals = results.getLast().deal() + 1;
        double[] sums = new double[deals];
        int[] counts = new int[deals];
        double sum = 0;
        double wins = 0;
        int superResults = 0;
        long nanos = 0;
        double[] startSums = new double[Board.STARTS];
        int[] startCounts = new int[Board.STARTS];
        for (GameResult result : results) {
            GameResult.Share share = result.contestants().get(contestant);
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
