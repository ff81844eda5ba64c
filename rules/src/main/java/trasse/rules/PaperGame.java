package trasse.rules;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * A game on paper: nobody but its player sees a line, so the strips are all there is. They are filled in by what the
 * players announce, and at the end each of them says how many fields the line has missed.
 *
 * <p>Players are known by their place at the table, from 0 on; one player alone plays by the solo rule.
 *
 * @param strips as they are after the announcements of the open round, but before its dots
 * @param rounds how many rounds are closed
 * @param announced the numbers of the open round, in the order in which they were said
 */
public record PaperGame(List<ScoreStrip> strips, int rounds, List<Integer> announced) {
    /** How many fields have a number. */
    private static final int NUMBERS = Board.HIGHEST_NUMBER - Board.LOWEST_NUMBER + 1;

    public PaperGame {
        strips = List.copyOf(strips);
        announced = List.copyOf(announced);
    }

    public static PaperGame begin(int players) {
        return new PaperGame(Collections.nCopies(players, ScoreStrip.EMPTY), 0, List.of());
    }

    /**
     * Reads the announcements of a game, a line for each round, the last of which is still open. An announcement is the
     * player, from 1 on, a colon and the number; those of a round stand in the order in which they were said: {@code 1:8
     * 1:3 2:8}.
     */
    public static Parsed<PaperGame> parse(int players, String announcements) {
        if (players < 1 || players > Board.STARTS) {
            return new Parsed.Failure<>("a game has 1 to 4 players, not " + players);
        }
        List<String> rounds = Words.lines(announcements);
        if (rounds.size() > Deck.SIZE + 1) {
            return new Parsed.Failure<>("a game has " + Deck.SIZE + " rounds, not " + (rounds.size() - 1));
        }
        PaperGame game = begin(players);
        for (int round = 0; round < rounds.size(); round++) {
            game = round == 0 ? game : game.closeRound();
            for (String word : Words.of(rounds.get(round))) {
                int place = word.length() > 2 && word.charAt(1) == ':' ? word.charAt(0) - '1' : -1;
                int number = place < 0 ? 0 : number(word.substring(2));
                if (place < 0 || place >= players || number == 0 || game.isOver()) {
                    return new Parsed.Failure<>(Quote.of(word) + " is not a player, a colon and a number");
                }
                if (game.strips.get(place).hasReached(number)) {
                    return new Parsed.Failure<>(Quote.of(word) + " comes twice; a line never enters a field twice");
                }
                game = game.announce(place, number);
            }
        }
        return new Parsed.Value<>(game);
    }

    private static int number(String word) {
        for (int number = Board.LOWEST_NUMBER; number <= Board.HIGHEST_NUMBER; number++) {
            if (word.equals(String.valueOf(number))) {
                return number;
            }
        }
        return 0;
    }

    /** A player has reached a number in the open round. Those of one player are announced in the order drawn. */
    public PaperGame announce(int place, int number) {
        List<ScoreStrip> after = new ArrayList<>(strips);
        after.set(place, strips.get(place).reaching(number, strips.size()));
        List<Integer> longer = new ArrayList<>(announced);
        longer.add(number);
        return new PaperGame(after, rounds, longer);
    }

    /** The end of a round: everyone puts dots beside the numbers that others have announced. */
    public PaperGame closeRound() {
        List<ScoreStrip> after = new ArrayList<>(strips);
        after.replaceAll(strip -> strip.withDots(announced));
        return new PaperGame(after, rounds + 1, List.of());
    }

    public boolean isOver() {
        return rounds == Deck.SIZE;
    }

    /** What a number that a player has not reached would bring in the open round. */
    public int worth(int place, int number) {
        return strips.get(place).reaching(number, strips.size()).points(number).orElseThrow();
    }

    /** The numbers that a player never reached are missed fields, too. */
    public int leastMissed(int place) {
        return NUMBERS - strips.get(place).reached();
    }

    /** A line has at least its start, where no number is, and the numbers that it has reached. */
    public int mostMissed(int place) {
        return Field.COUNT - 1 - strips.get(place).reached();
    }

    /**
     * The places with the best total.
     *
     * @param missed how many fields each player has missed
     */
    public List<Integer> winners(List<Integer> missed) {
        List<Integer> places = new ArrayList<>();
        for (int place = 0; place < strips.size(); place++) {
            places.add(place);
        }
        return Winners.among(places, place -> strips.get(place).total(missed.get(place)));
    }
}
