package trasse.engine.solve;

import java.util.ArrayList;
import java.util.List;
import trasse.rules.Announcement;
import trasse.rules.Board;
import trasse.rules.Card;
import trasse.rules.Deck;
import trasse.rules.Field;
import trasse.rules.Line;
import trasse.rules.Position;
import trasse.rules.ScoreStrip;
import trasse.rules.Seat;

/**
 * The rest of a game for one player, with all cards to come known. It may be the whole game.
 *
 * @param points on the score strip so far
 * @param cards those to come, in their order
 */
public record Endgame(Board board, Line line, int points, NumberScoring scoring, List<Card> cards) {
    public Endgame {
        cards = List.copyOf(cards);
    }

    /** A whole solo game. */
    public static Endgame solo(Board board, int start, Deck deck) {
        return new Endgame(board, Line.at(board.start(start)), 0, new NumberScoring.Solo(0), deck.cards());
    }

    /**
     * The rest from a round on. The others play as they did, and pass in rounds that are not played yet.
     *
     * @param positions before the first round and after each settled one
     * @param start the player's start point
     * @param from the first round to play anew, at most one after the last settled
     */
    public static Endgame of(List<Position> positions, Deck deck, int start, int from) {
        Position before = positions.get(from - 1);
        Seat seat = before.seat(start)
                .orElseThrow(() -> new IllegalArgumentException("nobody plays from start point " + start));
        NumberScoring scoring = before.setup().isSolo()
                ? new NumberScoring.Solo(highest(seat.strip()))
                : multiplayer(positions, start, from);
        List<Card> toCome = deck.cards().subList(from - 1, Deck.SIZE);
        return new Endgame(before.setup().board(), seat.line(), seat.plus(), scoring, toCome);
    }

    private static int highest(ScoreStrip strip) {
        int highest = Board.HIGHEST_NUMBER;
        while (highest >= Board.LOWEST_NUMBER && !strip.hasReached(highest)) {
            highest--;
        }
        return highest < Board.LOWEST_NUMBER ? 0 : highest;
    }

    private static NumberScoring multiplayer(List<Position> positions, int start, int from) {
        List<Integer> lastInFull = new ArrayList<>();
        for (int number = Board.LOWEST_NUMBER; number <= Board.HIGHEST_NUMBER; number++) {
            lastInFull.add(roundReachedByOthers(number, positions, start) - from);
        }
        return new NumberScoring.Multiplayer(lastInFull);
    }

    /** The first round in which somebody else reached the number; the last round of all if nobody did. */
    private static int roundReachedByOthers(int number, List<Position> positions, int start) {
        for (int round = 1; round < positions.size(); round++) {
            for (Announcement announced : positions.get(round).announcements()) {
                if (announced.number() == number && announced.player().start() != start) {
                    return round;
                }
            }
        }
        return Deck.SIZE;
    }

    /** The total if the player passes from now on. */
    public int totalSoFar() {
        return points - (Field.COUNT - line.length());
    }
}
